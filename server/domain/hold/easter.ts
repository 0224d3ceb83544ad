// Computes the dates of Easter, as days since 1970-01-01.

const DAY = 86_400_000;
const daysOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY;

/** Gregorian calendar: the anonymous algorithm (Meeus, Jones and Butcher). */
export function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return daysOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Julian calendar, as a date of the Gregorian one; the calendars are 13 days apart from 1900 to 2099. */
export function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + weekday + 114;
  return daysOf(year, Math.floor(sum / 31), (sum % 31) + 1) + 13;
}
