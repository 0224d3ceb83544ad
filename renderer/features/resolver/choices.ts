// Validates port, expiry day and label as the workbench does; undefined for what it would refuse.

/** 1 to 65535, in digits. */
export const readPort = (text: string): number | undefined =>
  /^[0-9]{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : undefined;

/** The day one year after `now`, in the format of a date field. */
export const aYearFrom = (now: number): string => new Date(now + 365 * 86_400_000).toISOString().slice(0, 10);

/** A day that is not over yet in UTC. */
export const readDay = (text: string, now: number): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && text >= new Date(now).toISOString().slice(0, 10)
    ? text
    : undefined;

export const LABEL_LIMIT = 100;

export const readLabel = (text: string): string | undefined => {
  const label = text.trim();
  return label !== '' && [...label].length <= LABEL_LIMIT ? label : undefined;
};
