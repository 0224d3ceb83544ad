// Converts any JSON value of a foreign document to harmless text for display.
import { isObject, type Json } from '../json/json.ts';
import { lookup, textIn } from '../language/language.ts';
import { HIDDEN_CHARACTERS } from './fields/formats.ts';
import { formatNumber, type Reading } from './format.ts';
import { NO, say, YES } from './words.ts';

const MAX_TEXT = 1000;
const MAX_MEMBERS = 50;
const MAX_DEPTH = 4;
const HIDDEN = new RegExp(HIDDEN_CHARACTERS.source, 'g');

/**
 * Removes control characters (except tab and line feed) and marks that reorder text, and truncates to 1000 UTF-16 code units. Returns
 * undefined for blank text and for values other than strings and numbers.
 */
export function plainText(value: Json | undefined): string | undefined {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  const clean = text.slice(0, MAX_TEXT).toWellFormed().replace(HIDDEN, '').trim();
  return clean === '' ? undefined : clean;
}

/** Joins the members of lists and objects. Limited to 1000 characters, 50 members per level and 4 levels. */
export function plain(value: Json, reading: Reading, depth = 0): string {
  if (typeof value === 'string') return plainText(value) ?? '';
  if (typeof value === 'number') return formatNumber(value, reading);
  if (typeof value === 'boolean') return say(value ? YES : NO, reading.preferences);
  if (value === null || depth >= MAX_DEPTH) return '';
  const parts = Array.isArray(value)
    ? value.slice(0, MAX_MEMBERS).map((entry: Json) => plain(entry, reading, depth + 1))
    : isObject(value)
      ? membersOf(value, reading, depth)
      : [];
  return parts
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, MAX_TEXT);
}

function membersOf(value: { readonly [name: string]: Json }, reading: Reading, depth: number): string[] {
  const names = Object.keys(value);
  // A language map: takes only the text in the reader's language.
  if (names.length > 0 && names.every((name) => /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(name) && typeof value[name] === 'string')) {
    if (lookup([...reading.preferences, reading.fallback], names) !== undefined) {
      return [plainText(textIn(value, reading.preferences, reading.fallback)) ?? ''];
    }
  }
  return Object.entries(value)
    .slice(0, MAX_MEMBERS)
    .flatMap(([name, entry]) => {
      const text = plain(entry, reading, depth + 1);
      return text === '' ? [] : [`${plainText(name) ?? ''}: ${text}`];
    });
}
