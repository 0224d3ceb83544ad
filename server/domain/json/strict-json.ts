// Parses JSON strictly: a text that two parsers could read differently is refused (RFC 7493, stricter).

import { isUtf8 } from 'node:buffer';
import type { InputCode } from '../evidence/input-codes.ts';
import type { Json } from './json.ts';
import type { JsonFault } from './json-fault.ts';
import { findFault, isExact } from './json-fault.ts';
import { quotesIn, ROOM, room } from './quotes.ts';

export interface JsonLimits {
  /** The maximum size of the whole text in UTF-8 bytes. */
  readonly maxBytes: number;
  /** The maximum nesting of objects and arrays. A scalar has depth 0. */
  readonly maxDepth: number;
}

export const JSON_LIMITS: JsonLimits = { maxBytes: 5 * 1024 * 1024, maxDepth: 64 };

export type StrictJson = { readonly ok: true; readonly value: Json } | ({ readonly ok: false } & JsonFault);

const BOM = 0xfeff;

/**
 * Native `JSON.parse` creates the value (own `__proto__` members remain own members; no prototype changes). Counts in the text and in the
 * value prove that it is the only possible reading. A suspicious text is passed to the slower reader, which reports the fault and its
 * position.
 */
export function parseStrictJson(input: string | Uint8Array, limits: JsonLimits = JSON_LIMITS): StrictJson {
  const text = typeof input === 'string' ? input : decode(input, limits);
  if (typeof text !== 'string') return text;
  if (text.length > limits.maxBytes || (text.length * 3 > limits.maxBytes && Buffer.byteLength(text) > limits.maxBytes)) {
    return tooLarge(limits);
  }
  if (!text.isWellFormed()) return refuse('DPP-INP-14', 'the text holds half of a surrogate pair', loneSurrogate(text));
  if (text.charCodeAt(0) === BOM) return refuse('DPP-INP-09', 'the text begins with a byte order mark', 0);

  let value: Json | undefined;
  if (text.length <= ROOM && !text.includes('\\')) {
    value = parse(text);
    if (value === undefined) return careful(text, limits);
    // Of a character beyond Latin-1, only the low byte is written. The count of quotation marks may then be too high, but never too low.
    if (isOnlyReading(value, quotesIn(room.write(text, 'latin1')), limits.maxDepth)) return { ok: true, value };
  }
  const names = scan(text, limits.maxDepth);
  if (names === SUSPICIOUS) return careful(text, limits);
  value ??= parse(text);
  return value !== undefined && countMembers(value) === names ? { ok: true, value } : careful(text, limits);
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * In text without a backslash, each quotation mark starts or ends a string. If a name occurs twice in one object, the value has fewer
 * strings than the text, so the counts are equal only if there is no other reading. This also holds if `quotes` is too high.
 */
const isOnlyReading = (value: Json, quotes: number, maxDepth: number): boolean => countStrings(value, maxDepth) * 2 === quotes;

/** Returns the value of well-formed text whose quotation marks are already counted. Returns undefined if the strict parser must decide. */
export function parseUnescaped(text: string, quotes: number): Json | undefined {
  const value = text.includes('\\') ? undefined : parse(text);
  return value !== undefined && isOnlyReading(value, quotes, JSON_LIMITS.maxDepth) ? value : undefined;
}

/**
 * Counts names and strings. Returns NaN if the value is too deep, or has a number that may differ from its text: only integers within 2^53
 * are exact without a check of the text.
 */
function countStrings(value: Json, depth: number): number {
  if (typeof value === 'string') return 1;
  if (typeof value === 'number') return value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return Number.NaN;
  let strings = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const item = value[index];
      strings += typeof item === 'string' ? 1 : countStrings(item, depth - 1);
    }
    return strings;
  }
  const object = value as { readonly [name: string]: Json };
  for (const name in object) {
    const member = object[name] as Json;
    strings += typeof member === 'string' ? 2 : 1 + countStrings(member, depth - 1);
  }
  return strings;
}

function careful(text: string, limits: JsonLimits): StrictJson {
  const fault = findFault(text, limits.maxDepth);
  return fault ? { ok: false, ...fault } : { ok: true, value: JSON.parse(text) };
}

function decode(bytes: Uint8Array, limits: JsonLimits): string | StrictJson {
  if (bytes.length > limits.maxBytes) return tooLarge(limits);
  if (!isUtf8(bytes)) return refuse('DPP-INP-14', 'the bytes are not UTF-8', 0);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}

const refuse = (code: InputCode, detail: string, position: number): StrictJson => ({ ok: false, code, detail, position });
const tooLarge = (limits: JsonLimits): StrictJson => refuse('DPP-INP-10', `more than ${limits.maxBytes} bytes`, limits.maxBytes);

function loneSurrogate(text: string): number {
  let at = 0;
  for (const character of text) {
    if (!character.isWellFormed()) return at;
    at += character.length;
  }
  return at;
}

const SUSPICIOUS = -1;
/** Up to this length, every number without an exponent is finite and every integer is exact (15 digits < 2^53). */
const PLAIN_NUMBER = 15;

/** Counts the names in the text (colons outside strings), or returns SUSPICIOUS if the text needs the slower reader. */
function scan(text: string, maxDepth: number): number {
  // \ud… may be half of a surrogate pair.
  if (text.includes('\\u') && /\\u[dD]/.test(text)) return SUSPICIOUS;
  const { length } = text;
  let colons = 0;
  let depth = 0;
  for (let at = 0; at < length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) {
      at = endOfString(text, at);
      if (at < 0) return SUSPICIOUS;
    } else if (unit === 0x3a) {
      colons++;
    } else if (unit === 0x7b || unit === 0x5b) {
      if (++depth > maxDepth) return SUSPICIOUS;
    } else if (unit === 0x7d || unit === 0x5d) {
      depth--;
    } else if (unit >= 0x30 && unit <= 0x39) {
      const start = at;
      let plain = true;
      for (at++; at < length; at++) {
        const next = text.charCodeAt(at);
        if (next >= 0x30 && next <= 0x39) continue;
        if (next === 0x65 || next === 0x45 || next === 0x2b || next === 0x2d) plain = false;
        else if (next !== 0x2e) break;
      }
      if ((!plain || at - start > PLAIN_NUMBER) && !isExact(text.slice(start, at))) return SUSPICIOUS;
      at--;
    }
  }
  return colons;
}

/** Returns the offset of the quotation mark that ends the string starting at `start`: the next one after an even number of backslashes. */
function endOfString(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text.charCodeAt(at - 1) === 0x5c) {
    let before = at - 1;
    while (text.charCodeAt(before) === 0x5c) before--;
    if ((at - before) % 2 === 1) return at;
    at = text.indexOf('"', at + 1);
  }
  return at;
}

/** `for … in` visits own members only, because no code changes Object.prototype. */
function countMembers(value: Json): number {
  let members = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const item = value[index];
      if (typeof item === 'object' && item !== null) members += countMembers(item);
    }
  } else if (typeof value === 'object' && value !== null) {
    const object = value as { readonly [name: string]: Json };
    for (const name in object) {
      members++;
      const member = object[name];
      if (typeof member === 'object' && member !== null) members += countMembers(member);
    }
  }
  return members;
}
