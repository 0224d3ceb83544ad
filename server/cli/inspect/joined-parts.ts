// Joins the parts of codes that are spread over the files of one run.
import { gatherParts } from '../../domain/decode/parts.ts';
import type { ReadSymbol } from '../../domain/decode/symbol.ts';
import { recognise } from '../../domain/recognise/index.ts';
import { incomplete } from '../../domain/recognise/make.ts';
import type { InvalidInput, Recognised } from '../../domain/recognise/recognised.ts';

/** One symbol or credential of a file. */
export interface Found {
  readonly recognised: Recognised;
  /** A symbol that is one part of a code and waits for the other files. */
  readonly part?: ReadSymbol;
  /** The files whose parts were joined. */
  readonly joined?: readonly string[];
  readonly text?: string;
  readonly symbology?: string;
  /** The page of a PDF document on which it is, from 1. */
  readonly page?: number;
  /** The name of the embedded file that it is. */
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
      const joined = of.map(placeOf);
      const [first] = of;
      if (first)
        wholes.set(
          first,
          recognise({ text, channel: 'camera', symbology }).map((recognised) => ({ recognised, text, symbology, joined })),
        );
      // The same part read again is not another code.
      for (const part of parts) if (of.some((one) => one.text === part.text && one.part?.index === part.part?.index)) used.add(part);
    }
  }
  return waiting.flatMap((one): readonly Waiting[] => {
    const items = wholes.get(one.part);
    if (items !== undefined) return items.map((found, more) => ({ ...one, item: one.item + more, found }));
    const parts = read.get(one.part);
    return used.has(one.part) || parts === undefined ? [] : [{ ...one, found: { ...one.found, recognised: incomplete(parts) } }];
  });
}
