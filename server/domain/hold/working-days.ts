// Counts the working days of a suspension (Regulation (EU) 2019/1020, Article 27(a)).
import type { HoldPeriod } from '../../contract/index.ts';
import { HOLIDAY_COUNTRIES, HOLIDAY_YEARS, HOLIDAYS_EDITION, holidaysOf } from './holidays.ts';

/** Article 27(a): the authorities have "four working days" to request that the suspension be maintained. */
const DAYS = 4;
const DAY = 86_400_000;
/** Policy: maximum length of the period in calendar days, including the days off that a person adds. */
const LONGEST = 60;

export const canCount = (country: string, suspendedOn: string): boolean =>
  HOLIDAY_COUNTRIES.includes(country) &&
  Number(suspendedOn.slice(0, 4)) >= HOLIDAY_YEARS.from &&
  // The period may extend into the next year, which the table must cover too.
  Number(suspendedOn.slice(0, 4)) < HOLIDAY_YEARS.until;

/**
 * Regulation (EEC, Euratom) No 1182/71: the day of the event does not count (Article 3(1)), the period ends with the last hour of its last day
 * (Article 3(2)), and working days are all but public holidays, Saturdays and Sundays (Article 2(2)).
 */
export function holdPeriod(suspendedOn: string, country: string, daysOff: readonly string[]): HoldPeriod {
  const workingDays: string[] = [];
  const skipped: HoldPeriod['skipped'][number][] = [];
  const added = new Set(daysOff);
  const start = Date.parse(`${suspendedOn}T00:00:00Z`);
  for (let after = 1; workingDays.length < DAYS; after += 1) {
    if (after > LONGEST) throw new RangeError('no four working days were found');
    const date = new Date(start + after * DAY);
    const day = date.toISOString().slice(0, 10);
    const weekday = date.getUTCDay();
    if (weekday === 0 || weekday === 6) skipped.push({ day, why: 'weekend' });
    else if (holidaysOf(country, date.getUTCFullYear()).has(day)) skipped.push({ day, why: 'holiday' });
    else if (added.has(day)) skipped.push({ day, why: 'added' });
    else workingDays.push(day);
  }
  return { workingDays, skipped, holidays: HOLIDAYS_EDITION };
}
