// The country codes that a passport may name, as a set; names come from the runtime's own language data.
import { COUNTRY_LETTERS } from '../../gs1/code-lists.ts';
import { regionName } from '../../language/intl.ts';

/** ISO 3166-1 alpha-2, and what Union customs data use besides (Implementing Regulation (EU) 2020/1470): Kosovo, Northern Ireland. */
export const COUNTRIES: ReadonlySet<string> = new Set([...COUNTRY_LETTERS, 'XK', 'XI']);

/** Name of a country in a language; the code itself where there is none. */
export function countryName(code: string, language: string): string {
  if (!COUNTRIES.has(code)) return code;
  return regionName(code, [language, 'en']);
}
