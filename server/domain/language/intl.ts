// Caches the runtime's formatters by language, because creating one costs more than a hundred uses of it.
import { isLocale } from './language.ts';

const MAX_KEPT = 300;

/** Caches the results of `make`. The cache is bounded, because clients may request any language. */
function kept<T>(make: (locales: readonly string[], options: string) => T): (languages: readonly string[], options?: string) => T {
  const made = new Map<string, T>();
  return (languages, options = '{}') => {
    const locales = languages.filter(isLocale);
    const key = `${locales.join()} ${options}`;
    const before = made.get(key);
    if (before !== undefined) return before;
    const now = make(locales, options);
    if (made.size >= MAX_KEPT) made.clear();
    made.set(key, now);
    return now;
  };
}

const numbers = kept((locales) => new Intl.NumberFormat([...locales], { maximumFractionDigits: 6 }));
/** Policy: English without a region uses European conventions: day before month and the 24-hour clock. */
const european = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);
const dates = kept((locales, options) => new Intl.DateTimeFormat(locales.map(european), JSON.parse(options) as Intl.DateTimeFormatOptions));
const regions = kept((locales) => new Intl.DisplayNames([...locales], { type: 'region', fallback: 'code' }));

export const numberText = (value: number, languages: readonly string[]): string => numbers(languages).format(value);

/** Formats a time (milliseconds since 1970) in UTC. */
export const dateText = (time: number, languages: readonly string[], options: Intl.DateTimeFormatOptions): string =>
  dates(languages, JSON.stringify({ timeZone: 'UTC', ...options })).format(time);

export const regionName = (code: string, languages: readonly string[]): string => regions(languages).of(code) ?? code;
