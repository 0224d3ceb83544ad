// Adds what was scanned, typed or read by the camera to the queue.
import type { Channel, Inspection } from '../../../../server/contract/index.ts';
import type { Gathered } from '../../../../server/domain/decode/parts.ts';
import { commit } from '../../../lib/commit.ts';
import type { ReadSymbol } from '../../../scan/decoder.ts';
import { original } from '../../../ui/index.ts';
import type { Chosen, TextSource } from '../queue/jobs.ts';
import { queue } from '../queue/use-queue.ts';

export const bringText = (text: string, channel: Channel, more: Partial<TextSource> = {}) =>
  queue.bring([{ kind: 'text', text, channel, ...more }]);

/** Inspects an ambiguous text as the reading that a person chose. */
export const bringChosen = ({ text, channel, symbology }: Inspection['input'], chosen: Chosen): void =>
  void commit(() => bringText(original(text), channel, { chosen, ...(symbology === undefined ? {} : { symbology }) }));

export const bringSymbols = (symbols: readonly ReadSymbol[]) =>
  queue.bring(
    symbols.map(({ text, symbology, reader }) => ({
      kind: 'text',
      text,
      channel: reader === 'jsqr' ? 'camera-jsqr' : 'camera',
      ...(symbology === '' ? {} : { symbology }),
    })),
  );

/** Records the parts that the camera read of incomplete codes; they are not inspected. */
export const bringParts = (codes: readonly Gathered[]) =>
  queue.bring(
    codes.map(({ parts, count, read }) => ({
      kind: 'text',
      text: parts.map(({ text }) => text).join('\n'),
      channel: 'camera',
      parts: { count, read },
    })),
  );
