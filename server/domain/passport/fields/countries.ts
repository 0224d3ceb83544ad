// The country codes allowed in a passport. Names come from the runtime's language data.
import { COUNTRY_LETTERS } from '../../gs1/code-lists.ts';
import { regionName } from '../../language/intl.ts';

/**
 * ISO 3166-1 alpha-2, and the additional codes of Union customs data (Implementing Regulation (EU) 2020/1470): Kosovo, Northern Ireland.
 */
export const COUNTRIES: ReadonlySet<string> = new Set([...COUNTRY_LETTERS, 'XK', 'XI']);

/** Returns the name of a country in a language, or the code itself if there is none. */
export function countryName(code: string, language: string): string {
  if (!COUNTRIES.has(code)) return code;
  return regionName(code, [language, 'en']);
}
