// Formats numbers, dates, ages and legal references in one language.
import type { Language } from '../../server/contract/index.ts';
import { shown } from '../../server/domain/foreign/index.ts';
import { labelLanguageOf, localeOf } from '../../server/domain/language/languages.ts';
import { citationIn } from '../../server/domain/passport/citation.ts';
import { sayEnglish } from './english-texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS = [
  { unit: 'year', size: 365.25 * DAY, from: 2 * 365.25 * DAY },
  { unit: 'month', size: 30.4375 * DAY, from: 60 * DAY },
  { unit: 'day', size: DAY, from: DAY },
  { unit: 'hour', size: HOUR, from: HOUR },
  { unit: 'minute', size: MINUTE, from: MINUTE },
] as const;

export interface Format {
  number(value: number, digits?: number): string;
  /** A share in percent, 0–100, in the format of the language, for example `12.5 %`. */
  percent(value: number): string;
  bytes(value: number): string;
  /** The day only. Text that is not a date is returned unchanged. */
  date(iso: string): string;
  /** Day, time and time zone of this computer. */
  dateTime(iso: string): string;
  /** The exact moment in UTC, for records. */
  utc(iso: string): string;
  /** The elapsed time, for example `3 days`; undefined for less than a minute, for the future and for text that is not a date. */
  age(iso: string, now: number): string | undefined;
  language(tag: string): string;
  /** The name of an ISO 3166-1 alpha-2 code; the code itself if it has no name. */
  country(code: string): string;
  /** A legal basis as the workbench identifies it, or the name of an act; empty if there is none. */
  citation(basis: string): string;
  /** A label of the workbench. Labels exist in `LABEL_LANGUAGES`; in any other language, the label is declared as English. */
  label(text: string): string;
  /** The items on one line, in the punctuation of the language. */
  list(items: readonly string[]): string;
  readonly decimalMark: '.' | ',';
}

export function formatIn(language: Language): Format {
  // Chromium has no dates, units and country names in Irish and Maltese. Fall back to English, not to the language of the system.
  const locale = [localeOf(language), localeOf('en')];
  const lawLanguage = labelLanguageOf(language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  // An ISO 8601 calendar date without a time has no zone: it is shown as the same day everywhere.
  const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  // Apart from the moment: in one format with it, Greek spells the zone out.
  const zone = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZoneName: 'short' });
  const zoneAt = (iso: string) => zone.formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' });
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const isEnglish = language !== 'en' && day.resolvedOptions().locale === localeOf('en');
  const say = (text: string) => (isEnglish ? sayEnglish(text) : text);
  const show = (iso: string, format: Intl.DateTimeFormat) =>
    Number.isNaN(Date.parse(iso)) ? shown(iso) : say(format.format(new Date(iso)));
  const number = (value: number, digits = 2) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);

  return {
    number,
    percent: (value) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100),
    bytes(value) {
      const [unit, size] = value < 1000 ? ['byte', 1] : value < 1_000_000 ? ['kilobyte', 1000] : ['megabyte', 1_000_000];
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: `${unit}`,
        unitDisplay: unit === 'byte' ? 'long' : 'short',
        maximumFractionDigits: 1,
      }).format(value / Number(size));
    },
    date: (iso) => show(iso, /^\d{4}-\d{2}-\d{2}$/.test(iso) ? calendarDay : day),
    dateTime: (iso) => (Number.isNaN(Date.parse(iso)) ? shown(iso) : say(`${moment.format(new Date(iso))} ${zoneAt(iso)}`)),
    utc: (iso) => (Number.isNaN(Date.parse(iso)) ? shown(iso) : new Date(iso).toISOString().replace('.000Z', 'Z')),
    age(iso, now) {
      const passed = now - Date.parse(iso);
      const step = STEPS.find(({ from }) => passed >= from);
      if (step === undefined) return undefined;
      return say(
        new Intl.NumberFormat(locale, { style: 'unit', unit: step.unit, unitDisplay: 'long' }).format(Math.floor(passed / step.size)),
      );
    },
    language(tag) {
      try {
        return say(names.of(tag) ?? shown(tag));
      } catch {
        return shown(tag);
      }
    },
    country(code) {
      try {
        return say(regions.of(code) ?? shown(code));
      } catch {
        return shown(code);
      }
    },
    citation(basis) {
      const cited = citationIn(basis, lawLanguage);
      return lawLanguage === language ? cited : sayEnglish(cited);
    },
    label: (text) => (lawLanguage === language ? text : sayEnglish(text)),
    list: (items) => new Intl.ListFormat(locale, { type: 'unit' }).format(items),
    decimalMark: new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.',
  };
}
