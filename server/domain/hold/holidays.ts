// Lists the public holidays of the 27 Member States that apply in the whole country.
import { easter, orthodoxEaster } from './easter.ts';

/** Identifies the version of the table. Set a new date with every change to the table. */
export const HOLIDAYS_EDITION = '2026-11-23';
/** The years that the table covers. The law may change the holidays of later years. */
export const HOLIDAY_YEARS = { from: 2026, until: 2032 } as const;

/**
 * `05-01` is a date. `E+39` and `O-2` count days from Easter in the Gregorian and in the Julian calendar. `2#1` and `10#-1` are the first
 * Monday of February and the last Monday of October; `2#1f` is 1 February if that is a Friday, else the first Monday. After a rule, `@2027`
 * means from that year on, and `~` that the working day after a holiday on a weekend is free too (Bulgaria: Labour Code, Article 154(2);
 * Latvia: Law on Holidays, Section 1). Holidays of regions, and those that always fall on a weekend, are omitted.
 *
 * The Netherlands: 5 May and Good Friday count every year (Algemene termijnenwet, Article 3), although many people work. Spain: regions may
 * replace 6 January, but none does.
 */
const TABLE: Readonly<Record<string, string>> = {
  AT: '01-01 01-06 E+1 05-01 E+39 E+50 E+60 08-15 10-26 11-01 12-08 12-25 12-26',
  BE: '01-01 E+1 05-01 E+39 E+50 07-21 08-15 11-01 11-11 12-25',
  BG: '01-01~ 03-03~ O-2 O+1 05-01~ 05-06~ 05-24~ 09-06~ 09-22~ 12-24~ 12-25~ 12-26~',
  CY: '01-01 01-06 O-48 03-25 04-01 O-2 O+1 05-01 O+50 08-15 10-01 10-28 12-25 12-26',
  CZ: '01-01 E-2 E+1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
  DE: '01-01 E-2 E+1 05-01 E+39 E+50 10-03 12-25 12-26',
  DK: '01-01 E-3 E-2 E+1 E+39 E+50 12-25 12-26',
  EE: '01-01 02-24 E-2 05-01 06-23 06-24 08-20 12-24 12-25 12-26',
  ES: '01-01 01-06 E-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  FI: '01-01 01-06 E-2 E+1 05-01 E+39 12-06 12-25 12-26',
  FR: '01-01 E+1 05-01 05-08 E+39 E+50 07-14 08-15 11-01 11-11 12-25',
  GR: '01-01 01-06 O-48 03-25 O-2 O+1 05-01 O+50 08-15 10-28 12-25 12-26',
  HR: '01-01 01-06 E+1 05-01 05-30 E+60 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
  HU: '01-01 03-15 E-2 E+1 05-01 E+50 08-20 10-23 11-01 12-25 12-26',
  IE: '01-01 2#1f 03-17 E+1 5#1 6#1 8#1 10#-1 12-25 12-26',
  IT: '01-01 01-06 E+1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
  LT: '01-01 02-16 03-11 E+1 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26',
  LU: '01-01 E+1 05-01 05-09 E+39 E+50 06-23 08-15 11-01 12-25 12-26',
  LV: '01-01 E-2 E+1 05-01 05-04~ 06-23 06-24 11-18~ 12-24 12-25 12-26 12-31',
  MT: '01-01 02-10 03-19 03-31 E-2 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
  NL: '01-01 E-2 E+1 04-27 05-05 E+39 E+50 12-25 12-26',
  PL: '01-01 01-06 E+1 05-01 05-03 E+60 08-15 11-01 11-11 12-24 12-25 12-26',
  PT: '01-01 E-2 04-25 05-01 E+60 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  RO: '01-01 01-02 01-06 01-07 01-24 O-2 O+1 05-01 06-01 O+50 08-15 11-30 12-01 12-25 12-26',
  SE: '01-01 01-06 E-2 E+1 05-01 E+39 06-06 12-25 12-26',
  SI: '01-01 01-02 02-08 E+1 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26',
  SK: '01-01 01-06 E-2 E+1 05-01 05-08@2027 07-05 08-29 09-15@2027 11-01 12-24 12-25 12-26',
};

export const HOLIDAY_COUNTRIES: readonly string[] = Object.keys(TABLE);

const DAY = 86_400_000;
const isoOf = (days: number): string => new Date(days * DAY).toISOString().slice(0, 10);

/** Throws a RangeError for a country or a year that the table does not cover. */
export function holidaysOf(country: string, year: number): ReadonlySet<string> {
  const rules = Object.hasOwn(TABLE, country) ? TABLE[country] : undefined;
  if (rules === undefined || year < HOLIDAY_YEARS.from || year > HOLIDAY_YEARS.until)
    throw new RangeError(`the public holidays of ${country} in ${year} are not known here`);
  const days = rules.split(' ').flatMap((rule) => {
    const [what = '', from = '0'] = rule.split('@');
    return year < Number(from) ? [] : [{ day: dayOf(what.replace('~', ''), year), isMoved: what.endsWith('~') }];
  });
  const found = new Set(days.map(({ day }) => day));
  for (const { day, isMoved } of days) if (isMoved && isWeekend(day)) found.add(nextWorkingDay(day, found));
  return found;
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

function nextWorkingDay(day: string, holidays: ReadonlySet<string>): string {
  const next = isoOf(Date.parse(`${day}T00:00:00Z`) / DAY + 1);
  return isWeekend(next) || holidays.has(next) ? nextWorkingDay(next, holidays) : next;
}

function dayOf(rule: string, year: number): string {
  const feast = /^([EO])([+-]\d+)$/.exec(rule);
  if (feast !== null) return isoOf((feast[1] === 'E' ? easter(year) : orthodoxEaster(year)) + Number(feast[2]));
  const monday = /^(\d+)#(-?1)(f?)$/.exec(rule);
  if (monday === null) return `${year}-${rule}`;
  const [, month, which, friday] = monday;
  return mondayOf(year, Number(month), which === '1', friday === 'f');
}

function mondayOf(year: number, month: number, first: boolean, orFriday: boolean): string {
  const start = Date.UTC(year, first ? month - 1 : month, first ? 1 : 0) / DAY;
  const weekday = (start + 3) % 7;
  if (orFriday && weekday === 4) return isoOf(start);
  return isoOf(first ? start + ((7 - weekday) % 7) : start - weekday);
}
