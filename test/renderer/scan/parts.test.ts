// The parts of a code before a camera: remembered until the code is whole, and no longer.
import { describe, expect, it } from 'vitest';
import { collectParts, KEEP_PARTS } from '../../../renderer/scan/parts.ts';
import type { ReadSymbol } from '../../../server/domain/decode/symbol.ts';
import { partsOf } from '../../fixtures/clips.ts';

const at = { x: 0, y: 0 };
const symbols = (text: string, count = 2): ReadSymbol[] =>
  partsOf(text, count).map(({ text: piece, index, parity }) => ({
    text: piece,
    format: 'QRCodeModel2',
    symbology: ']Q1',
    corners: [at, at, at, at],
    bytes: Buffer.from(piece),
    part: { index, count, id: String(parity) },
    reader: 'zxing',
  }));
const TEXT = 'https://id.gs1.org/01/09520123456788/21/ABC123';

describe('V10: parts before the camera', () => {
  it('say nothing alone, and make up the code when the last one comes, in whatever order', () => {
    const [one, two, three] = symbols(TEXT, 3) as [ReadSymbol, ReadSymbol, ReadSymbol];
    const look = collectParts();
    expect(look([three], 0)).toMatchObject({ symbols: [], open: [{ count: 3, read: [3] }] });
    expect(look([], 5000)).toMatchObject({ symbols: [], open: [{ read: [3] }] });
    expect(look([one], 9000)).toMatchObject({ symbols: [], open: [{ read: [1, 3] }] });
    expect(look([two], 20_000)).toMatchObject({ symbols: [{ text: TEXT }], open: [] });
  });

  it('lets other codes in the picture pass', () => {
    const [one] = symbols(TEXT) as [ReadSymbol];
    const { part: _, ...whole } = one;
    expect(collectParts()([one, whole], 0).symbols).toEqual([whole]);
  });

  it('are forgotten when the code was whole and has left the picture, and when a person goes away', () => {
    const [one, two] = symbols(TEXT) as [ReadSymbol, ReadSymbol];
    const look = collectParts();
    look([one], 0);
    expect(look([two], 1000).symbols).toMatchObject([{ text: TEXT }]);
    expect(look([two], 2000).symbols).toMatchObject([{ text: TEXT }]);
    expect(look([], 3000)).toEqual({ symbols: [], open: [] });
    expect(look([two], 4000)).toMatchObject({ symbols: [], open: [{ read: [2] }] });
    expect(look([], 4001 + KEEP_PARTS)).toEqual({ symbols: [], open: [] });
  });

  it('are bounded in number, the oldest going first', () => {
    const look = collectParts();
    for (let number = 0; number < 500; number++) look([{ ...(symbols(TEXT)[0] as ReadSymbol), text: `t${number}` }], number);
    expect(look([], 600).open[0]?.parts).toHaveLength(64);
  });
});
