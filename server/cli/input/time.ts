// Reads a span of time from the command line: a number and a unit, such as 90s, 15m, 12h or 2d.
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds; undefined for anything else. */
export function timeIn(text: string): number | undefined {
  const [, digits = '', unit = ''] = /^([1-9][0-9]{0,6})([smhd])$/.exec(text) ?? [];
  const time = Number(digits) * UNITS[unit as keyof typeof UNITS];
  return time > 0 ? time : undefined;
}

export const DAY = UNITS.d;
