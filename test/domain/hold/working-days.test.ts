// The four working days of a suspension: which day counts, public holidays of the 27 Member States, Easter of both calendars.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easter, orthodoxEaster } from '../../../server/domain/hold/easter.ts';
import { HOLIDAY_COUNTRIES, HOLIDAY_YEARS, holidaysOf } from '../../../server/domain/hold/holidays.ts';
import { canCount, holdPeriod } from '../../../server/domain/hold/working-days.ts';

const DAY = 86_400_000;
const iso = (days: number): string => new Date(days * DAY).toISOString().slice(0, 10);

describe('Easter', () => {
  // Published dates of both churches.
  it.each([
    [2024, '2024-03-31', '2024-05-05'],
    [2025, '2025-04-20', '2025-04-20'],
    [2026, '2026-04-05', '2026-04-12'],
    [2027, '2027-03-28', '2027-05-02'],
    [2028, '2028-04-16', '2028-04-16'],
    [2029, '2029-04-01', '2029-04-08'],
    [2030, '2030-04-21', '2030-04-28'],
    [2038, '2038-04-25', '2038-04-25'],
  ])('in %i', (year, west, east) => {
    expect([iso(easter(year)), iso(orthodoxEaster(year))]).toEqual([west, east]);
  });
  it('is a Sunday within its five weeks, and never later in the west than in the east', () => {
    for (let year = 1900; year < 2100; year += 1) {
      for (const day of [easter(year), orthodoxEaster(year)]) expect(new Date(day * DAY).getUTCDay()).toBe(0);
      expect(iso(easter(year)) >= `${year}-03-22` && iso(easter(year)) <= `${year}-04-25`).toBe(true);
      expect(orthodoxEaster(year)).toBeGreaterThanOrEqual(easter(year));
    }
  });
});

describe('public holidays', () => {
  it('are known of the 27 Member States, each with New Year and Christmas, and are real dates of the year', () => {
    expect(HOLIDAY_COUNTRIES).toHaveLength(27);
    for (const country of HOLIDAY_COUNTRIES)
      for (let year = HOLIDAY_YEARS.from; year <= HOLIDAY_YEARS.until; year += 1) {
        const days = [...holidaysOf(country, year)];
        expect(days).toEqual(expect.arrayContaining([`${year}-01-01`, `${year}-12-25`]));
        for (const day of days) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        for (const day of days) expect(day.startsWith(`${year}-`)).toBe(true);
      }
  });
  it.each([
    ['DE', '2027-05-06', 'Ascension'],
    ['DE', '2027-05-17', 'Whit Monday'],
    ['PL', '2027-05-27', 'Corpus Christi'],
    ['GR', '2027-03-15', 'Clean Monday'],
    ['RO', '2027-04-30', 'Orthodox Good Friday'],
    ['IE', '2027-02-01', 'the first Monday of February'],
    ['IE', '2027-10-25', 'the last Monday of October'],
    ['IE', '2027-05-03', 'the first Monday of May'],
    ['SK', '2027-09-15', 'again a day off from 2027'],
    ['IE', '2030-02-01', 'the first of February, a Friday'],
    ['ES', '2027-01-06', 'Epiphany'],
    ['NL', '2027-05-05', 'Liberation Day, every year'],
    ['BG', '2027-12-27', 'Monday for Christmas Day on a Saturday'],
    ['BG', '2027-12-28', 'Tuesday for the second day of Christmas on a Sunday'],
    ['BG', '2028-12-27', 'Wednesday for Christmas Eve on a Sunday, because Christmas follows'],
    ['BG', '2027-05-04', 'Tuesday for 1 May on a Saturday, because Easter Monday follows'],
    ['LV', '2030-05-06', 'Monday for 4 May on a Saturday'],
    ['LV', '2029-11-19', 'Monday for 18 November on a Sunday'],
  ])('%s has %s, %s', (country, day) => {
    expect(holidaysOf(country, Number(day.slice(0, 4))).has(day)).toBe(true);
  });
  it.each([
    ['IE', '2030-02-04', 'the first Monday, if 1 February is a Friday'],
    ['LV', '2027-12-27', 'a Monday for Christmas Day on a Saturday'],
    ['DE', '2027-05-03', 'a Monday for 1 May on a Saturday'],
    ['SK', '2026-09-15', 'a day off in 2026'],
  ])('%s does not have %s, %s', (country, day) => {
    expect(holidaysOf(country, Number(day.slice(0, 4))).has(day)).toBe(false);
  });
  it('of other countries and years are not known', () => {
    expect(() => holidaysOf('CH', 2027)).toThrow(RangeError);
    expect(() => holidaysOf('DE', 2033)).toThrow(RangeError);
    expect(() => holidaysOf('constructor', 2027)).toThrow(RangeError);
    expect([
      canCount('DE', '2031-12-30'),
      canCount('DE', '2032-01-02'),
      canCount('DE', '2025-12-30'),
      canCount('CH', '2027-01-01'),
    ]).toEqual([true, false, false, false]);
  });
});

describe('four working days', () => {
  it.each([
    ['the day itself does not count', '2027-06-07', 'DE', [], '2027-06-11'],
    ['a weekend is skipped', '2027-06-09', 'DE', [], '2027-06-15'],
    ['from a Saturday on', '2027-06-12', 'DE', [], '2027-06-17'],
    ['Easter is skipped', '2027-03-25', 'DE', [], '2027-04-02'],
    ['Good Friday is a working day in France', '2027-03-25', 'FR', [], '2027-04-01'],
    ['over the turn of the year', '2026-12-23', 'DE', [], '2026-12-30'],
    ['holidays on a weekend are skipped once', '2027-12-29', 'RO', [], '2028-01-04'],
    ['a holiday that was moved', '2027-12-23', 'BG', [], '2028-01-04'],
    ['over the end of summer time', '2026-10-22', 'DE', [], '2026-10-28'],
    ['over the begin of summer time', '2027-03-25', 'IT', [], '2027-04-01'],
    ['over 29 February', '2028-02-25', 'DE', [], '2028-03-02'],
    ['days that a person added', '2027-06-07', 'DE', ['2027-06-08', '2027-06-12'], '2027-06-14'],
  ])('%s', (_, day, country, added, last) => {
    expect(holdPeriod(day, country, added).workingDays.at(-1)).toBe(last);
  });

  it('account for each day after the suspension once, in order', () => {
    const start = fc.integer({ min: Date.UTC(2026, 0, 1) / DAY, max: Date.UTC(2031, 11, 31) / DAY });
    fc.assert(
      fc.property(start, fc.constantFrom(...HOLIDAY_COUNTRIES), (day, country) => {
        const { workingDays, skipped } = holdPeriod(iso(day), country, []);
        const all = [...workingDays, ...skipped.map((one) => one.day)].sort();
        expect(workingDays).toHaveLength(4);
        expect(all).toEqual(Array.from({ length: all.length }, (_, at) => iso(day + 1 + at)));
        expect(workingDays.at(-1)).toBe(all.at(-1));
        for (const one of workingDays) {
          expect([0, 6]).not.toContain(new Date(`${one}T00:00:00Z`).getUTCDay());
          expect(holidaysOf(country, Number(one.slice(0, 4))).has(one)).toBe(false);
        }
      }),
    );
  });
  it('ends even if a person adds every day', () => {
    const every = Array.from({ length: 70 }, (_, at) => iso(Date.UTC(2027, 5, 7) / DAY + at));
    expect(() => holdPeriod('2027-06-07', 'DE', every)).toThrow(RangeError);
  });
});
