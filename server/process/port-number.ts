// The text of an option in, the port that it names out (0 is any); undefined for anything but 0 to 65535 in digits.
export const portNumber = (text: string): number | undefined =>
  /^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
