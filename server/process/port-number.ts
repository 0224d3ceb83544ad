// Parses a port number of 0 to 65535 in digits (0 selects any port); returns undefined for any other text.
export const portNumber = (text: string): number | undefined =>
  /^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
