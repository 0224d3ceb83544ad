// When a day begins and ends on the clock of this computer, and how filters name it.

/** A day with a change to summer time has 23 hours. */
export function dayAround(now: Date): { readonly from: string; readonly until: string } {
  const midnight = (days: number): string => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
  return { from: midnight(0), until: midnight(1) };
}

/** The day in the format of a date field: 2026-11-27. */
export const dayName = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
