// Laws of codes in several parts, by each of the readers that join them.
import { describe, expect, it } from 'vitest';
import { collectParts } from '../../renderer/scan/parts.ts';
import { joinParts } from '../../server/cli/inspect/joined-parts.ts';
import { gatherParts, joinWithin } from '../../server/domain/decode/parts.ts';
import type { ReadSymbol } from '../../server/domain/decode/symbol.ts';
import { recognise } from '../../server/domain/recognise/index.ts';
import { partsOf } from '../fixtures/clips.ts';
import { broken } from './broken.ts';

const GTIN = '09520123456788';

describe('a part of a code says nothing by itself', () => {
  const symbolsOf = (text: string, count: number): readonly ReadSymbol[] =>
    partsOf(text, count).map(({ text: piece, index, parity }) => ({
      text: piece,
      format: 'QRCodeModel2',
      symbology: ']Q1',
      corners: [0, 1, 2, 3].map((x) => ({ x, y: index })) as unknown as ReadSymbol['corners'],
      bytes: Buffer.from(piece),
      part: { index, count, id: String(parity) },
      reader: 'zxing',
    }));
  // Each begins like the code of another item.
  const texts = [`https://id.gs1.org/01/${GTIN}/21/A1B2C3D4E5F6`, `https://id.gs1.org/01/${GTIN}/10/L1/21/A1-77`, `(01)${GTIN}(21)A1B2C3`];
  function* subsets(): Generator<{ readonly text: string; readonly shown: readonly ReadSymbol[]; readonly isWhole: boolean }> {
    for (const text of texts)
      for (const count of [2, 3, 4, 5]) {
        const parts = symbolsOf(text, count);
        for (let mask = 1; mask < 2 ** count; mask++) {
          const some = parts.filter((_, index) => (mask >> index) % 2 === 1);
          for (const shown of [some, some.toReversed(), [...some.slice(1), ...some.slice(0, 1)]])
            yield { text, shown, isWhole: some.length === count };
        }
      }
  }
  /** The texts that are handed on as codes of their own. */
  const READERS: Readonly<Record<string, (shown: readonly ReadSymbol[]) => readonly string[]>> = {
    'in one picture': (shown) => joinWithin(shown).flatMap(({ text, part }) => (part === undefined ? [text] : [])),
    'over the frames of a camera': (shown) => {
      const collect = collectParts();
      return [...new Set(shown.flatMap((one, at) => collect([one], at).symbols.map(({ text }) => text)))];
    },
    'over the files of one run': (shown) =>
      joinParts(
        shown.map((part, item) => {
          const [recognised] = recognise({ text: part.text, channel: 'camera' });
          if (recognised === undefined) throw new RangeError('nothing was recognised');
          return { file: `${item}`, item, found: { recognised, source: { channel: 'file', text: part.text }, part }, part };
        }),
      ).flatMap(({ found }) => (found.recognised.kind === 'invalid' && found.recognised.code === 'DPP-INP-23' ? [] : [found.text ?? ''])),
    'brought together': (shown) => gatherParts(shown).flatMap(({ wholes }) => wholes.map(({ symbol }) => symbol.text)),
  };
  it.each(Object.entries(READERS))('%s, and all of them say what the code says', (_, textsIn) => {
    const wrong = ({
      text,
      shown,
      isWhole,
    }: {
      readonly text: string;
      readonly shown: readonly ReadSymbol[];
      readonly isWhole: boolean;
    }) => {
      const found = textsIn(shown);
      const wanted = isWhole ? [text] : [];
      return JSON.stringify(found) === JSON.stringify(wanted) ? undefined : `${shown.map((one) => one.part?.index)} of ${text}: ${found}`;
    };
    expect(broken(subsets(), wrong)).toEqual([]);
  });
});
