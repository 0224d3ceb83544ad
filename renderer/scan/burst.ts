// Turns the keys of one burst into the text that a scanner sent, if they form a code.
import { NEIGHBOUR_MS, SCAN_IN_FIELD_MS, SCAN_MS } from '../lib/pace.ts';

/** Where a key went: the field for scans, a field that accepts scans as its text, another field, or no field. */
export type Place = 'scan-field' | 'takes' | 'field' | 'none';

export type Item =
  | { readonly kind: 'character'; readonly text: string; readonly us: string }
  | { readonly kind: 'end'; readonly key: 'Enter' | 'Tab' }
  /** The key does not stand for a character. */
  | { readonly kind: 'other'; readonly name: string };

export interface Scan {
  /** As sent: GS (U+001D) and the AIM prefix are kept, the suffix is removed. */
  readonly text: string;
  /** The same keys on a US keyboard, if different: scanner and computer may be set to different layouts. */
  readonly usText?: string;
  /** The key that does not stand for a character: without it, the text would be a different number. */
  readonly unreadable?: string;
}

/** Shorter than the shortest product key (GTIN-8): allows short lot labels, but not an accidental press of two keys. */
export const SHORTEST = 4;
const SHORTEST_WITHOUT_SUFFIX = 8;
/** QR version 40 holds 7089 digits. */
export const LONGEST = 8_192;

export interface Burst {
  readonly items: readonly Item[];
  /** The interval before each item except the first, in milliseconds. */
  readonly gaps: readonly number[];
  readonly place: Place;
  /** The burst began with one key, possibly a person's, and a pause. */
  readonly isDoubtful: boolean;
}

const isCharacter = (item: Item): item is Item & { kind: 'character' } => item.kind === 'character';
const charactersOf = ({ items }: Burst): number => items.filter(isCharacter).length;
const endsAt = ({ items }: Burst): number => items.findLastIndex(({ kind }) => kind !== 'end') + 1;

/** The keys come at a scanner's pace; a suffix may be late. */
export function isFast(burst: Burst): boolean {
  const gaps = burst.gaps.slice(0, Math.max(0, endsAt(burst) - 1));
  if (gaps.length === 0) return burst.items.length > 1 && burst.gaps.every((gap) => gap <= NEIGHBOUR_MS);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return mean <= (burst.place === 'none' ? SCAN_MS : SCAN_IN_FIELD_MS) || burst.gaps.every((gap) => gap <= NEIGHBOUR_MS);
}

export const isScan = (burst: Burst): boolean => charactersOf(burst) >= SHORTEST && isFast(burst);

/** `noise`: keys of a scanner that do not form a code. */
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

/** A scanner that sends stored scans sends one code per line; a document in one code contains line breaks of its own. */
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
