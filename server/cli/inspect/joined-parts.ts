// Joins the parts of codes that are spread over the files of one run.
import type { InspectRequest } from '../../contract/index.ts';
import { gatherParts, type Incomplete, unreadableParts } from '../../domain/decode/parts.ts';
import type { ReadSymbol } from '../../domain/decode/symbol.ts';
import { recognise } from '../../domain/recognise/index.ts';
import { incomplete } from '../../domain/recognise/make.ts';
import type { InvalidInput, Recognised } from '../../domain/recognise/recognised.ts';

/** What was read of one symbol, text or file, as the log keeps it. */
export type Source = Pick<InspectRequest, 'channel' | 'text' | 'symbology' | 'unreadable'> & {
  /** The bytes of a file that is not a picture. */
  readonly content?: Uint8Array;
};

/** One symbol or credential of a file. */
export interface Found {
  readonly recognised: Recognised;
  /** Shared by everything recognised in it. */
  readonly source: Source;
  /** A symbol that is one part of a code and waits for the other files. */
  readonly part?: ReadSymbol;
  /** The files whose parts were joined. */
  readonly joined?: readonly string[];
  readonly text?: string;
  readonly symbology?: string;
  /** The page of a PDF document on which it is, from 1. */
  readonly page?: number;
  /** The name of the embedded file, if it is one. */
  readonly embedded?: string;
}

export interface Waiting {
  readonly file: string;
  readonly item: number;
  readonly found: Found;
  readonly part: ReadSymbol;
}

/** Policy: further parts in one run are reported as they arrive, unjoined. */
export const MAX_WAITING = 4096;

export const incompleteOf = ({ text }: ReadSymbol, parts: Incomplete): Pick<Found, 'recognised' | 'source'> => ({
  recognised: incomplete(parts),
  source: { channel: 'file', text, unreadable: unreadableParts(parts) },
});

/** A complete code takes the position of its first part. The parts of an incomplete one stay where they were found. */
export function joinParts(waiting: readonly Waiting[]): readonly Waiting[] {
  const used = new Set<ReadSymbol>();
  const wholes = new Map<ReadSymbol, readonly Found[]>();
  const read = new Map<ReadSymbol, NonNullable<InvalidInput['parts']>>();
  const placeOf = (part: ReadSymbol): string => waiting.find((one) => one.part === part)?.file ?? '';
  for (const { parts, count, read: numbers, wholes: found } of gatherParts(waiting.map(({ part }) => part))) {
    for (const part of parts) read.set(part, { count, read: numbers });
    for (const { symbol, of } of found) {
      const { text, symbology } = symbol;
      const source: Source = { channel: 'file', text, symbology };
      const joined = of.map(placeOf);
      const [first] = of;
      if (first)
        wholes.set(
          first,
          recognise({ text, channel: 'camera', symbology }).map((recognised) => ({ recognised, source, text, symbology, joined })),
        );
      // The same part read again is not another code.
      for (const part of parts) if (of.some((one) => one.text === part.text && one.part?.index === part.part?.index)) used.add(part);
    }
  }
  return waiting.flatMap((one): readonly Waiting[] => {
    const items = wholes.get(one.part);
    if (items !== undefined) return items.map((found, more) => ({ ...one, item: one.item + more, found }));
    const parts = read.get(one.part);
    if (used.has(one.part) || parts === undefined) return [];
    return [{ ...one, found: { ...one.found, ...incompleteOf(one.part, parts) } }];
  });
}
