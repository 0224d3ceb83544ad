// Validates the dates and times of application identifiers.

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Validates YYMMDD or YYYYMMDD. Two-digit years mean 1951–2050 (General Specifications 7.12), where every fourth year is a leap year.
 * Day 00 means the whole month, if the identifier allows it.
 */
export function date(value: string, { dayMayBeZero = false } = {}): string | undefined {
  const year = Number(value.slice(0, -4));
  const month = Number(value.slice(-4, -2));
  const day = Number(value.slice(-2));
  const days = DAYS[month - 1];
  if (days === undefined) return `the date has no month ${value.slice(-4, -2)}`;
  const leap = year % 4 === 0 && (value.length === 6 || year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && !leap ? 28 : days;
  if (day > last || (day === 0 && !dayMayBeZero)) return `the date has no day ${value.slice(-2)}`;
  return undefined;
}

/** This and the following checks return a sentence that states the fault, or undefined. */
export const hour = (value: string): string | undefined => (Number(value) > 23 ? `the time has no hour ${value}` : undefined);

export const sixtieth = (value: string, unit: string): string | undefined =>
  Number(value) > 59 ? `the time has no ${unit} ${value}` : undefined;

export const hourMinute = (value: string): string | undefined => hour(value.slice(0, 2)) ?? sixtieth(value.slice(2), 'minute');
