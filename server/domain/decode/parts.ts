// Joins the parts of a code that spans several symbols (structured append).
// ISO/IEC 18004, clause 8; ISO/IEC 16022, clause 5.6.
import type { Part, ReadSymbol } from './symbol.ts';

/** Both standards allow at most 16 parts per code. */
export const MAX_PARTS = 16;

/** Parts with the same format, id and count. */
export interface Gathered {
  readonly parts: readonly ReadSymbol[];
  readonly count: number;
  /** Numbers of the parts that were read, from 1, ascending. */
  readonly read: readonly number[];
  /** The codes that the parts form, each with its parts in order. Empty while a part is missing or when the parts fit no code. */
  readonly wholes: readonly { readonly symbol: ReadSymbol; readonly of: readonly ReadSymbol[] }[];
}

export const isPart = (symbol: ReadSymbol): symbol is ReadSymbol & { readonly part: Part } => symbol.part !== undefined;

/** The state of an incomplete code, for the recognition stage. */
export interface Incomplete {
  readonly count: number;
  readonly read: readonly number[];
}

/** Groups the parts by code, in any order of reading. Ignores symbols that are not parts. */
export function gatherParts(symbols: readonly ReadSymbol[]): readonly Gathered[] {
  const codes = new Map<string, (ReadSymbol & { readonly part: Part })[]>();
  for (const symbol of symbols) {
    if (!isPart(symbol)) continue;
    const { format, part } = symbol;
    const name = JSON.stringify([format, part.id, part.count]);
    codes.set(name, [...(codes.get(name) ?? []), symbol]);
  }
  return [...codes.values()].map((parts) => {
    const count = parts[0]?.part.count ?? 0;
    const places = Array.from({ length: count }, (_, index) => distinct(parts.filter(({ part }) => part.index === index)));
    const read = places.flatMap((place, index) => (place.length > 0 ? [index + 1] : []));
    return { parts, count, read, wholes: count < 2 || read.length < count ? [] : wholesOf(places) };
  });
}

/** Removes duplicates of the same part. */
const distinct = (parts: readonly ReadSymbol[]): readonly ReadSymbol[] =>
  parts.filter((one, at) => parts.findIndex(({ text }) => text === one.text) === at);

/** Policy: limit for the combinations of parts to try. */
const MAX_WAYS = 4096;

/**
 * Returns the codes that the parts form. Two codes may have the same id.
 * For QR codes, a combination counts if its parity fits and no other fitting combination uses one of its parts.
 * A Data Matrix has no parity, so only one part may be present at each position.
 */
function wholesOf(places: readonly (readonly ReadSymbol[])[]): Gathered['wholes'] {
  if (places.reduce((ways, place) => ways * place.length, 1) > MAX_WAYS) return [];
  const ways = places
    .reduce<readonly (readonly ReadSymbol[])[]>((begun, place) => begun.flatMap((way) => place.map((part) => [...way, part])), [[]])
    .filter(fits);
  const hasParity = places[0]?.[0]?.format.startsWith('QR') === true;
  if (!hasParity && ways.length > 1) return [];
  const isAlone = (way: readonly ReadSymbol[]): boolean => !ways.some((other) => other !== way && other.some((part) => way.includes(part)));
  return ways.filter(isAlone).flatMap((of) => {
    const symbol = joined(of);
    return symbol === undefined ? [] : [{ symbol, of }];
  });
}

const GS = 0x1d;

/**
 * ISO/IEC 18004, 8.3: compares the exclusive or of all data bytes with the parity. A separator counts as `%` where the data were
 * alphanumeric.
 */
function fits(parts: readonly ReadSymbol[]): boolean {
  const [first] = parts;
  if (first?.part === undefined || !first.format.startsWith('QR')) return true;
  let parity = 0;
  let separators = 0;
  for (const { bytes } of parts) {
    for (const byte of bytes ?? []) {
      parity ^= byte;
      if (byte === GS) separators++;
    }
  }
  const id = Number(first.part.id);
  return parity === id || (separators % 2 === 1 && (parity ^ GS ^ 0x25) === id);
}

/** Concatenates the parts. The format and symbology are those of the first part. */
function joined(parts: readonly ReadSymbol[]): ReadSymbol | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const { part: _, ...symbol } = first;
  const bytes = Uint8Array.from(parts.flatMap((one) => [...(one.bytes ?? [])]));
  return { ...symbol, text: textOf(bytes) ?? parts.map(({ text }) => text).join(''), bytes };
}

/** Decodes the joined bytes, because a part may end in the middle of a character. Returns undefined for invalid UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Replaces the parts of each code that is complete in one picture by the joined code, at the position of its first part. */
export function joinWithin(symbols: readonly ReadSymbol[]): readonly ReadSymbol[] {
  const wholes = gatherParts(symbols).flatMap((gathered) => gathered.wholes);
  const whole = new Map(wholes.map(({ symbol, of }) => [of[0], symbol]));
  const used = new Set(wholes.flatMap(({ of }) => of));
  return symbols.flatMap((symbol) => whole.get(symbol) ?? (used.has(symbol) ? [] : symbol));
}

/** The outcome of a part: it is the first of a complete code, its code is reported elsewhere, or its code is incomplete. */
export type PartFate =
  | { readonly kind: 'whole'; readonly symbol: ReadSymbol }
  | { readonly kind: 'elsewhere' }
  | ({ readonly kind: 'incomplete' } & Incomplete);

/** Returns the outcome of a part. A part of no gathered code is the only known part of an incomplete code. */
export function partIn(part: ReadSymbol, gathered: readonly Gathered[]): PartFate {
  const code = gathered.find(({ parts }) => parts.includes(part));
  if (code === undefined)
    return { kind: 'incomplete', count: part.part?.count ?? 0, read: part.part === undefined ? [] : [part.part.index + 1] };
  const whole = code.wholes.find(({ of }) => of[0] === part);
  if (whole !== undefined) return { kind: 'whole', symbol: whole.symbol };
  // A second reading of a part does not make another code.
  const isJoined = code.wholes.some(({ of }) => of.some((one) => one.text === part.text && one.part?.index === part.part?.index));
  return isJoined ? { kind: 'elsewhere' } : { kind: 'incomplete', count: code.count, read: code.read };
}

/** The data read from one part of an incomplete code. */
export const unreadableParts = (parts: Incomplete) => ({
  code: 'DPP-INP-23' as const,
  detail: `part ${parts.read.join(', ')} of ${parts.count}`,
  parts,
});

interface Reading {
  readonly text?: string;
  readonly symbology?: string;
  readonly unreadable?: unknown;
  readonly part?: unknown;
}

type Joined<T> =
  | Omit<T, 'part'>
  | (Omit<T, 'part'> & { readonly text: string })
  | (Omit<T, 'part'> & { readonly unreadable: ReturnType<typeof unreadableParts> });

/** Replaces the first part of each complete code by the code and removes its other parts. Marks parts of incomplete codes as unreadable. */
export const withoutParts = <T extends Reading>(
  readings: readonly T[],
  gathered: readonly Gathered[],
  symbolOf: (reading: T) => ReadSymbol | undefined,
): readonly Joined<T>[] =>
  readings.flatMap((reading): readonly Joined<T>[] => {
    const { part: _, ...rest } = reading;
    const symbol = symbolOf(reading);
    if (symbol === undefined) return [rest];
    const found = partIn(symbol, gathered);
    if (found.kind === 'elsewhere') return [];
    if (found.kind === 'incomplete') return [{ ...rest, unreadable: unreadableParts({ count: found.count, read: found.read }) }];
    const { text, symbology } = found.symbol;
    return [{ ...rest, text, ...(symbology === '' ? {} : { symbology }) }];
  });

/** Returns the numbers of the missing parts, from 1. */
export const missingParts = ({ count, read }: Incomplete): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter((number) => !read.includes(number));
