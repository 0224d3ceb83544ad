// The keys of one burst in, what a scanner sent with them out: text, text with a key that stands for no character, or nothing.
import { NEIGHBOUR_MS, SCAN_IN_FIELD_MS, SCAN_MS } from '../lib/pace.ts';

/** Where a key went: into the field for scans, a field that takes scans as its text, another field, or none. */
export type Place = 'scan-field' | 'takes' | 'field' | 'none';

export type Item =
  | { readonly kind: 'character'; readonly text: string; readonly us: string }
  | { readonly kind: 'end'; readonly key: 'Enter' | 'Tab' }
  /** It stands for no character. */
  | { readonly kind: 'other'; readonly name: string };

export interface Scan {
  /** As sent: GS (U+001D) kept, AIM prefix kept, suffix dropped. */
  readonly text: string;
  /** What the same keys say on a US keyboard, when that differs: the scanner and this computer may disagree on the layout. */
  readonly usText?: string;
  /** The key that stands for no character: without it the text would be another number. */
  readonly unreadable?: string;
}

/** Shorter than the shortest product key (GTIN-8) leaves room for short lot labels, but not for a slip of two keys. */
export const SHORTEST = 4;
const SHORTEST_WITHOUT_SUFFIX = 8;
/** QR version 40 holds 7089 digits. */
export const LONGEST = 8_192;

export interface Burst {
  readonly items: readonly Item[];
  /** Milliseconds before each item but the first. */
  readonly gaps: readonly number[];
  readonly place: Place;
  /** It began with a key, perhaps of a person, and a pause. */
  readonly isDoubtful: boolean;
}

const isCharacter = (item: Item): item is Item & { kind: 'character' } => item.kind === 'character';
const charactersOf = ({ items }: Burst): number => items.filter(isCharacter).length;
const endsAt = ({ items }: Burst): number => items.findLastIndex(({ kind }) => kind !== 'end') + 1;

/** As fast as a scanner; a suffix may come late. */
export function isFast(burst: Burst): boolean {
  const gaps = burst.gaps.slice(0, Math.max(0, endsAt(burst) - 1));
  if (gaps.length === 0) return burst.items.length > 1 && burst.gaps.every((gap) => gap <= NEIGHBOUR_MS);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return mean <= (burst.place === 'none' ? SCAN_MS : SCAN_IN_FIELD_MS) || burst.gaps.every((gap) => gap <= NEIGHBOUR_MS);
}

export const isScan = (burst: Burst): boolean => charactersOf(burst) >= SHORTEST && isFast(burst);

/** `noise`: keys of a scanner that make up no code. */
export type Sent = { readonly kind: 'scans'; readonly scans: readonly Scan[] } | { readonly kind: 'noise' } | undefined;

export function readBurst(burst: Burst): Sent {
  const { items, place } = burst;
  if (!isFast(burst)) return undefined;
  const characters = charactersOf(burst);
  const hasSuffix = items.at(-1)?.kind === 'end';
  if (characters < SHORTEST) return items.length >= SHORTEST && (hasSuffix || place === 'none') ? { kind: 'noise' } : undefined;
  if (!hasSuffix && (place !== 'none' || characters < SHORTEST_WITHOUT_SUFFIX)) return undefined;
  const first = items.findIndex(({ kind }) => kind !== 'end');
  const body = items.slice(first, endsAt(burst));
  const other = body.find((item) => item.kind === 'other');
  const unreadable = other?.name ?? (burst.isDoubtful ? 'a pause after the first key' : undefined);
  if (unreadable !== undefined) return { kind: 'scans', scans: [{ text: spell(body, 'text'), unreadable }] };
  return { kind: 'scans', scans: linesOf(body).map(scanOf) };
}

/** A scanner that sends what it has stored sends a code a line; a document in one code has lines of its own. */
function linesOf(body: readonly Item[]): readonly (readonly Item[])[] {
  const lines: Item[][] = [[]];
  for (const item of body) {
    if (item.kind === 'end' && item.key === 'Enter') lines.push([]);
    else lines.at(-1)?.push(item);
  }
  const full = lines.filter((line) => line.length > 0);
  const isDocument = /^\s*[{[-]/.test(spell(body, 'us')) || /^\s*[{[-]/.test(spell(body, 'text'));
  return !isDocument && full.every((line) => line.length >= SHORTEST) ? full : [body];
}

const spell = (body: readonly Item[], how: 'text' | 'us'): string =>
  body.map((item) => (item.kind === 'character' ? item[how] : item.kind === 'other' ? '' : item.key === 'Tab' ? '\t' : '\n')).join('');

function scanOf(body: readonly Item[]): Scan {
  const [text, us] = [spell(body, 'text'), spell(body, 'us')];
  return { text, ...(us === text ? {} : { usText: us }) };
}
