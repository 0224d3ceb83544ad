// What a person chooses on this screen in; the port, the day or the label as the workbench takes it, or undefined for what it refuses, out.

/** 1 to 65535 in digits. */
export const readPort = (text: string): number | undefined =>
  /^[0-9]{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : undefined;

/** The day a year from `now`, as a field for dates holds it. */
export const aYearFrom = (now: number): string => new Date(now + 365 * 86_400_000).toISOString().slice(0, 10);

/** A day in UTC that is not over yet. */
export const readDay = (text: string, now: number): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && text >= new Date(now).toISOString().slice(0, 10)
    ? text
    : undefined;

export const LABEL_LIMIT = 100;

export const readLabel = (text: string): string | undefined => {
  const label = text.trim();
  return label !== '' && [...label].length <= LABEL_LIMIT ? label : undefined;
};
