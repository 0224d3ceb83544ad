// Lists the country codes allowed in a passport. Names come from the runtime's language data.
import { COUNTRY_LETTERS } from '../../gs1/code-lists.ts';
import { regionName } from '../../language/intl.ts';
import { LABEL_LANGUAGES } from '../../language/languages.ts';

/**
 * ISO 3166-1 alpha-2, and the additional codes of Union customs data (Implementing Regulation (EU) 2020/1470): Kosovo, Northern Ireland.
 */
export const COUNTRIES: ReadonlySet<string> = new Set([...COUNTRY_LETTERS, 'XK', 'XI']);

/** Returns the name of a country in a language, or the code itself if there is none. */
export function countryName(code: string, language: string): string {
  if (!COUNTRIES.has(code)) return code;
  return regionName(code, [language, 'en']);
}

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();

let codes: ReadonlyMap<string, string | undefined> | undefined;

/** Returns the code of the country with this name in any language of the field labels. Undefined if several countries have the name. */
export function countryNamed(name: string): string | undefined {
  codes ??= codesByName();
  return codes.get(plain(name));
}

function codesByName(): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const language of LABEL_LANGUAGES)
    for (const code of COUNTRIES) {
      const name = plain(countryName(code, language));
      found.set(name, !found.has(name) || found.get(name) === code ? code : undefined);
    }
  return found;
}
