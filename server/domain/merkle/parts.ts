// Splits the record of a line into its permanent part and the erasable personal parts, each with its own salted hash.
import { hash, randomBytes } from 'node:crypto';

/** The personal parts of a record, in the order of its salts. */
export const PARTS = ['officer', 'place', 'reference', 'note'] as const;
export type RecordPart = (typeof PARTS)[number];

/** The personal members by their place in a record. In a list, the places are those of each item. `text` is the text of a note. */
type Places = { readonly [member: string]: RecordPart | Places };
const DECIDED: Places = { place: 'place', officer: 'officer' };
const PLACES: Places = {
  officer: 'officer',
  place: 'place',
  reference: 'reference',
  note: 'note',
  text: 'note',
  signedIn: { name: 'officer' },
  run: { officer: 'officer', place: 'place', reference: 'reference' },
  sightings: { entries: { place: 'place', decision: DECIDED } },
};

interface Span {
  readonly part: RecordPart;
  readonly start: number;
  readonly end: number;
}

/** Finds the personal texts of a record, which is JSON without blanks. Throws a TypeError for any other text. */
function spansOf(record: string): readonly Span[] {
  const spans: Span[] = [];
  const end = visit(record, 0, PLACES, spans);
  if (end !== record.length) throw new TypeError('a record is one JSON object');
  return spans;
}

/** Visits the value at `at`, and returns the offset after it. */
function visit(text: string, at: number, places: Places, spans: Span[]): number {
  if (text[at] === '[') {
    let next = at + 1;
    if (text[next] === ']') return next + 1;
    for (;;) {
      next = visit(text, next, places, spans);
      if (text[next] === ']') return next + 1;
      if (text[next] !== ',') throw new TypeError('a record is no JSON');
      next += 1;
    }
  }
  if (text[at] !== '{') return skip(text, at);
  let next = at + 1;
  if (text[next] === '}') return next + 1;
  for (;;) {
    const colon = skipString(text, next);
    if (text[colon] !== ':') throw new TypeError('a record is no JSON');
    const name = text.slice(next + 1, colon - 1);
    const place = Object.hasOwn(places, name) ? places[name] : undefined;
    const start = colon + 1;
    next = typeof place === 'object' ? visit(text, start, place, spans) : skip(text, start);
    if (typeof place === 'string' && text[start] === '"') spans.push({ part: place, start, end: next });
    if (text[next] === '}') return next + 1;
    if (text[next] !== ',') throw new TypeError('a record is no JSON');
    next += 1;
  }
}

function skipString(text: string, at: number): number {
  if (text[at] !== '"') throw new TypeError('a record is no JSON');
  for (let next = at + 1; ; ) {
    const quote = text.indexOf('"', next);
    if (quote < 0) throw new TypeError('a record is no JSON');
    let before = quote;
    while (text[before - 1] === '\\') before -= 1;
    if ((quote - before) % 2 === 0) return quote + 1;
    next = quote + 1;
  }
}

function skip(text: string, at: number): number {
  if (text[at] === '"') return skipString(text, at);
  if (text[at] !== '{' && text[at] !== '[') {
    let next = at;
    while (next < text.length && text[next] !== ',' && text[next] !== '}' && text[next] !== ']') next += 1;
    return next;
  }
  const marks = /["{}[\]]/g;
  marks.lastIndex = at + 1;
  for (let depth = 1; ; ) {
    const found = marks.exec(text);
    if (found === null) throw new TypeError('a record is no JSON');
    if (found[0] === '"') marks.lastIndex = skipString(text, found.index);
    else depth += found[0] === '{' || found[0] === '[' ? 1 : -1;
    if (depth === 0) return found.index + 1;
  }
}

const EMPTY = '""';

function without(record: string, spans: readonly Span[], instead = EMPTY): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    pieces.push(record.slice(from, start), instead);
    from = end;
  }
  return `${pieces.join('')}${record.slice(from)}`;
}

/** Returns the record with these parts empty. */
export const withoutParts = (record: string, parts: readonly RecordPart[]): string =>
  without(
    record,
    spansOf(record).filter(({ part }) => parts.includes(part)),
  );

/** The current form of a salt: `2`, then for each part its salt (16 bytes) or, if it was erased, its hash (32 bytes), in base64url. */
const FORM = /^2((?:\.(?:[\w-]{22}|[\w-]{43})){4})$/;
const SALT_BYTES = 16;
const HASH_LENGTH = 43;

export const newSalt = (): string => ['2', ...PARTS.map(() => randomBytes(SALT_BYTES).toString('base64url'))].join('.');

const keysOf = (salt: string): readonly string[] | undefined => FORM.exec(salt)?.[1]?.slice(1).split('.');

/** True if a salt has the current form, in which parts can be erased. */
export const hasParts = (salt: string | null): salt is string => salt !== null && keysOf(salt) !== undefined;

/** Returns the erased parts, which the salt of the line shows. */
export const erasedParts = (salt: string | null): readonly RecordPart[] => {
  const keys = salt === null ? undefined : keysOf(salt);
  return keys === undefined ? [] : PARTS.filter((_, at) => keys[at]?.length === HASH_LENGTH);
};

/** Shown in reports in place of an erased text. */
export const ERASED = '[erased by rule or on request]';

/** Returns the record for display, with a mark in place of each text of an erased part, even if the text was empty before. */
export function withErasedMarked(record: string, salt: string | null): string {
  const parts = erasedParts(salt);
  if (parts.length === 0) return record;
  const spans = (spansIn(record) ?? []).filter(({ part, start, end }) => parts.includes(part) && record.slice(start, end) === EMPTY);
  return without(record, spans, JSON.stringify(ERASED));
}

const textsOf = (record: string, spans: readonly Span[], part: RecordPart): readonly string[] =>
  spans.flatMap((span) => (span.part === part ? [record.slice(span.start, span.end)] : []));

const partHash = (part: RecordPart, salt: string, texts: readonly string[]): string =>
  hash('sha256', ['dpp-desk-part-1', part, salt, `[${texts.join(',')}]`].join('\n'), 'base64url');

/**
 * Returns the content that the hash of a line covers: the record with all personal parts empty, and a hash of each part. Returns undefined
 * if the salt has another form, the text is not a record, or an erased part is not empty.
 */
export function coveredBy(record: string, salt: string): readonly string[] | undefined {
  const keys = keysOf(salt);
  if (keys === undefined) return undefined;
  const spans = spansIn(record);
  if (spans === undefined) return undefined;
  const hashes = PARTS.map((part, at) => {
    const [key = '', texts] = [keys[at], textsOf(record, spans, part)];
    if (key.length !== HASH_LENGTH) return partHash(part, key, texts);
    return texts.every((text) => text === EMPTY) ? key : '';
  });
  return hashes.includes('') ? undefined : [without(record, spans), ...hashes];
}

function spansIn(record: string): readonly Span[] | undefined {
  try {
    return spansOf(record);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Erases parts of a line. Returns the rest of the record, and the salt that proves it. The hash of the line does not change. */
export function eraseParts(record: string, salt: string, parts: readonly RecordPart[]): { readonly record: string; readonly salt: string } {
  const keys = keysOf(salt);
  if (keys === undefined) throw new TypeError('the line is of an earlier version');
  const spans = spansOf(record);
  const next = PARTS.map((part, at) => {
    const key = keys[at] ?? '';
    return key.length === HASH_LENGTH || !parts.includes(part) ? key : partHash(part, key, textsOf(record, spans, part));
  });
  return { record: withoutParts(record, parts), salt: ['2', ...next].join('.') };
}

/**
 * A line of an earlier version is hashed as a whole. After one of its parts is erased, its salt holds the hash that the
 * line had before, and the SHA-256 of the rest. Only the log of erasures confirms these values.
 */
const PINNED = /^1\.([0-9a-f]{64})\.([0-9a-f]{64})$/;

export const pinnedSalt = (line: string, left: string): string => `1.${line}.${hash('sha256', left)}`;

export interface Pinned {
  readonly line: string;
  readonly left: string;
}
export function pinnedBy(salt: string | null): Pinned | undefined {
  const [, line, left] = (salt === null ? null : PINNED.exec(salt)) ?? [];
  return line === undefined || left === undefined ? undefined : { line, left };
}
