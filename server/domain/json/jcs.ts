// Serialises a JSON value in its canonical form (RFC 8785), as UTF-8 bytes for hashing or as text.
import type { Json, JsonObject } from './json.ts';

/**
 * Returns the canonical form in a shared buffer that the next call overwrites, so hash it immediately.
 *
 * Throws a TypeError for a value that is not JSON or has no canonical form: undefined, NaN, Infinity, half of a surrogate pair.
 */
export function canonicalBytes(value: Json): Uint8Array {
  if (buffer.length > KEPT) buffer = new Uint8Array(START);
  for (;;) {
    try {
      return buffer.subarray(0, write(buffer, 0, value));
    } catch (error) {
      if (error !== FULL) throw error;
      buffer = new Uint8Array(buffer.length * 4);
    }
  }
}

const utf8 = new TextDecoder();

export const canonicalise = (value: Json): string => utf8.decode(canonicalBytes(value));

const START = 64 * 1024;
const KEPT = 1024 * 1024;

/** One buffer serves all calls, because this module is synchronous. When it is full, writing restarts in a larger one. */
let buffer = new Uint8Array(START);
const FULL = new Error('the buffer is full');

/** The space that always remains after the last check: for a bracket, a comma, a colon, a number. */
const MARGIN = 64;

/** Writes at `at` and returns the offset after the value. The buffer is an argument because the compiler optimises that best. */
function write(into: Uint8Array, at: number, value: Json): number {
  if (typeof value === 'string') return writeString(into, at, value);
  if (at > into.length - MARGIN) throw FULL;
  if (typeof value === 'number') return writeNumber(into, at, value);
  if (value === null) return writeAscii(into, at, 'null');
  if (typeof value === 'boolean') return writeAscii(into, at, value ? 'true' : 'false');
  if (Array.isArray(value)) return writeArray(into, at, value);
  if (typeof value === 'object') return writeObject(into, at, value as JsonObject);
  throw new TypeError(`${typeof value} is not a JSON value`);
}

function writeArray(into: Uint8Array, start: number, items: readonly Json[]): number {
  let at = start;
  into[at++] = 0x5b;
  for (let index = 0; index < items.length; index++) {
    if (index > 0) into[at++] = 0x2c;
    at = write(into, at, items[index] as Json);
  }
  into[at++] = 0x5d;
  return at;
}

function writeObject(into: Uint8Array, start: number, members: JsonObject): number {
  const { sorted, labels } = orderOf(Object.keys(members));
  let at = start;
  into[at++] = 0x7b;
  for (let index = 0; index < sorted.length; index++) {
    const label = labels[index] as Uint8Array;
    if (at + label.length > into.length - MARGIN) throw FULL;
    for (let place = 0; place < label.length; place++) into[at++] = label[place] as number;
    at = write(into, at, members[sorted[index] as string] as Json);
  }
  into[at++] = 0x7d;
  return at;
}

function writeAscii(into: Uint8Array, start: number, text: string): number {
  for (let index = 0; index < text.length; index++) into[start + index] = text.charCodeAt(index);
  return start + text.length;
}

/** RFC 8785 3.2.2.3: ECMAScript's number serialisation (25 characters at most). -0 becomes 0. */
function writeNumber(into: Uint8Array, at: number, value: number): number {
  if (!Number.isFinite(value)) throw new TypeError(`${value} is not a JSON number`);
  return writeAscii(into, at, String(value));
}

/** The longest encoding of a UTF-16 unit: `\u001f`. */
const LONGEST = 6;

/** RFC 8785 3.2.2.2: writes a string with the shortest escapes, in UTF-8 (RFC 3629). */
function writeString(into: Uint8Array, start: number, value: string): number {
  if (start + value.length * LONGEST > into.length - MARGIN) throw FULL;
  let at = start;
  into[at++] = 0x22;
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index);
    if (unit < 0x80) {
      if (unit < 0x20 || unit === 0x22 || unit === 0x5c) at = writeAscii(into, at, escapeOf(unit));
      else into[at++] = unit;
    } else if (unit < 0x800) {
      into[at++] = 0xc0 | (unit >> 6);
      into[at++] = 0x80 | (unit & 0x3f);
    } else if (unit < 0xd800 || unit > 0xdfff) {
      into[at++] = 0xe0 | (unit >> 12);
      into[at++] = 0x80 | ((unit >> 6) & 0x3f);
      into[at++] = 0x80 | (unit & 0x3f);
    } else {
      const point = value.codePointAt(index++) ?? 0;
      if (point < 0x10000) throw new TypeError('a string holds half of a surrogate pair');
      into[at++] = 0xf0 | (point >> 18);
      into[at++] = 0x80 | ((point >> 12) & 0x3f);
      into[at++] = 0x80 | ((point >> 6) & 0x3f);
      into[at++] = 0x80 | (point & 0x3f);
    }
  }
  into[at++] = 0x22;
  return at;
}

const SHORT_ESCAPES: Readonly<Record<number, string>> = { 8: '\\b', 9: '\\t', 10: '\\n', 12: '\\f', 13: '\\r', 34: '\\"', 92: '\\\\' };
const escapeOf = (unit: number): string => SHORT_ESCAPES[unit] ?? `\\u${unit.toString(16).padStart(4, '0')}`;

interface Order {
  readonly names: readonly string[];
  /** RFC 8785 3.2.3: sorted by UTF-16 code units, as the default `sort` does. */
  readonly sorted: readonly string[];
  /** `"name":` in bytes, with a comma before all but the first. */
  readonly labels: readonly Uint8Array[];
}

const SLOTS = 1024;
const SMALL = 96;
const LONG = 64;
/** Objects of one kind have the same names in the same order, so the sorted order is cached, one per slot. */
const orders: (Order | undefined)[] = new Array(SLOTS).fill(undefined);

function orderOf(names: readonly string[]): Order {
  let lengths = names.length;
  for (let index = 0; index < names.length; index++) lengths = (lengths * 31 + (names[index] as string).length) | 0;
  const slot = lengths & (SLOTS - 1);
  const known = orders[slot];
  if (known && sameNames(known.names, names)) return known;
  const order = newOrder(names);
  if (names.length <= SMALL && names.every(({ length }) => length <= LONG)) orders[slot] = order;
  return order;
}

function sameNames(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

function newOrder(names: readonly string[]): Order {
  const sorted = [...names].sort();
  const labels = sorted.map((name, index) => {
    const label = new Uint8Array(name.length * LONGEST + MARGIN + 4);
    const start = index > 0 ? writeAscii(label, 0, ',') : 0;
    return label.slice(0, writeAscii(label, writeString(label, start, name), ':'));
  });
  return { names, sorted, labels };
}
