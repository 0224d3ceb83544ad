// Recognises every item in an input (a scan, a paste, the text of a file).

import { JSON_LIMITS, parseStrictJson } from '../json/strict-json.ts';
import { MAX_ITEMS, readDocument, readTokenItems } from './documents.ts';
import { readLine, readText } from './line.ts';
import { invalid, other } from './make.ts';
import type { RawInput, Recognised } from './recognised.ts';
import { beginsLikeToken, readPlainToken, readToken } from './token.ts';

const MAX_BYTES = JSON_LIMITS.maxBytes;

/**
 * Returns at least one item and never throws for bad input; refused items state the reason.
 * Pure and bounded: at most 5 MiB of text, every step linear in its length. It verifies nothing.
 */
export function recognise(input: RawInput): readonly Recognised[] {
  const { text } = input;
  if (text.length > MAX_BYTES || (text.length * 3 > MAX_BYTES && Buffer.byteLength(text) > MAX_BYTES)) {
    return [invalid('DPP-INP-10', `the input is larger than ${MAX_BYTES / 1024 / 1024} MiB`)];
  }
  const token = beginsLikeToken(text) ? readPlainToken(text) : undefined;
  const alone = token && readTokenItems(token, readText(input.channel));
  if (alone?.length === 1) return alone;

  const nul = text.indexOf('\0');
  if (nul >= 0) return [invalid('DPP-INP-14', `the text has a NUL character at place ${nul + 1}`)];
  if (!text.isWellFormed()) return [invalid('DPP-INP-14', 'the text holds half of a surrogate pair')];

  const items = /^\s*[{["]/.test(text) && !/^\s*\[\)>/.test(text) ? readJsonText(input) : readLines(input);
  return items.length > MAX_ITEMS ? [invalid('DPP-INP-10', `the input has more than ${MAX_ITEMS} items`)] : items;
}

/** Reads one JSON text, or one per line when the first line is a complete JSON text. */
function readJsonText(input: RawInput): readonly Recognised[] {
  const { text, channel } = input;
  const json = parseStrictJson(text);
  if (json.ok) return readDocument(json.value, text, (string) => readLine({ text: string, channel }));
  const first = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const oneLine = first.length === text.trim().length;
  if (text.trimStart().startsWith('"') || (!oneLine && parseStrictJson(first).ok)) return readLines(input);
  return [invalid(json.code, json.detail)];
}

/** Splits at CR, LF and TAB as well: readers end a scan with one of them, and no code contains them. */
function readLines(input: RawInput): readonly Recognised[] {
  const filled: string[] = [];
  for (const line of input.text.split(/[\r\n\t\v\f\u2028\u2029]+/)) {
    if (line.trim() !== '' && filled.push(line) > MAX_ITEMS) return [invalid('DPP-INP-10', `the input has more than ${MAX_ITEMS} lines`)];
  }
  if (filled.length === 0) return [{ kind: 'empty', flags: [] }];
  const lines = joined(filled);
  if (isBrokenToken(lines)) return [invalid('DPP-INP-15', 'the token is broken over several lines')];
  const items = lines.flatMap((line) => readLine({ ...input, text: line }));
  const known = items.some(({ kind }) => kind !== 'other' && kind !== 'empty');
  return known || items.length === 1 ? items : [other(input.text)];
}

/** Joins a label copied line by line: `(01)…` followed by `(21)…` is one item. A new `(01)` or `(00)` starts the next. */
function joined(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const continues = /^\s*\([0-9]{2,4}\)/.test(line) && !/^\s*\(0[01]\)/.test(line);
    const before = whole.at(-1);
    if (continues && before !== undefined && /^\s*\([0-9]{2,4}\)/.test(before)) whole[whole.length - 1] = before + line;
    else whole.push(line);
  }
  return whole;
}

/** Detects a token that an e-mail program broke into lines. Policy: rejoining it would silently change what was signed. */
function isBrokenToken(lines: readonly string[]): boolean {
  const [first = '', ...rest] = lines.map((line) => line.trim());
  if (rest.length === 0 || !beginsLikeToken(first) || readToken(first).kind !== 'invalid') return false;
  return rest.every((line) => /^[A-Za-z0-9_.~-]+$/.test(line) && !beginsLikeToken(line));
}
