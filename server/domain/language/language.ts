// Selects a reader's language (Accept-Language, RFC 4647 lookup) and the texts in it.
import type { Json } from '../json/json.ts';
import { isObject } from '../json/json.ts';

const MAX_RANGES = 32;

/** Returns the language ranges of an Accept-Language header, best first (RFC 9110 12.5.4). Omits refused ranges (q=0). */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 1000)
    .split(',')
    .slice(0, MAX_RANGES)
    .flatMap((part) => {
      const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter));
      const q = quality === undefined ? 1 : Number(quality.slice(2));
      return /^(\*|[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*)$/.test(range) && q > 0 && q <= 1 ? [{ range, q }] : [];
    })
    .sort((a, b) => b.q - a.q)
    .map(({ range }) => range);
}

/** RFC 4647 section 3.4: shortens each range from the right until it equals an offered tag. */
export function lookup(preferences: readonly string[], offered: readonly string[]): string | undefined {
  const byLowerCase = new Map(offered.map((tag) => [tag.toLowerCase(), tag]));
  for (const preference of preferences) {
    const subtags = preference.toLowerCase().split('-');
    while (subtags.length > 0) {
      const found = byLowerCase.get(subtags.join('-'));
      if (found !== undefined) return found;
      subtags.pop();
      // "single letter or digit subtags … are also removed"
      if (subtags.at(-1)?.length === 1) subtags.pop();
    }
  }
  return undefined;
}

/** A text and its language (BCP 47). */
export interface Tagged {
  readonly text: string;
  readonly language: string;
}

/**
 * Returns the text of a language map, in the first available of the preferred languages or in the fallback language. A plain string is in
 * the fallback language.
 */
export function taggedIn(value: Json | undefined, preferences: readonly string[], fallback: string): Tagged | undefined {
  if (typeof value === 'string') return { text: value, language: fallback };
  if (!isObject(value)) return undefined;
  const language = lookup([...preferences, fallback], Object.keys(value)) ?? Object.keys(value)[0] ?? '';
  const text = value[language];
  return typeof text === 'string' ? { text, language } : undefined;
}

export const textIn = (value: Json | undefined, preferences: readonly string[], fallback: string): string | undefined =>
  taggedIn(value, preferences, fallback)?.text;

const MAX_KNOWN = 500;
const known = new Map<string, boolean>();

/**
 * True if the runtime accepts the tag as a locale: not for ranges like `*` and private tags. Caches the answer, because few tags are in
 * use.
 */
export function isLocale(tag: string): boolean {
  const before = known.get(tag);
  if (before !== undefined) return before;
  const answer = askRuntime(tag);
  if (tag.length <= 35 && known.size < MAX_KNOWN) known.set(tag, answer);
  return answer;
}

function askRuntime(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
