// Codes that are spread over several symbols: joined when all parts are there and belong together, never read as a whole before.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Gathered, gatherParts, joinWithin, MAX_PARTS } from '../../../server/domain/decode/parts.ts';
import type { ReadSymbol } from '../../../server/domain/decode/symbol.ts';
import { readWithoutWasm } from '../../../server/domain/decode/without-wasm.ts';
import { readPicture } from '../../../server/features/pictures/picture.ts';
import { cases } from '../../fixtures/cases.ts';
import { drawPage, type PartOfCode, partsOf, toPng } from '../../fixtures/clips.ts';

const TEXT = 'https://id.gs1.org/01/09520123456788/21/ABC123';
const CORNERS = [0, 1, 2, 3].map((x) => ({ x, y: x })) as unknown as ReadSymbol['corners'];
const symbolOf = ({ text, index, count, parity }: PartOfCode, more: Partial<ReadSymbol> = {}): ReadSymbol => ({
  text,
  format: 'QRCodeModel2',
  symbology: ']Q1',
  corners: CORNERS,
  bytes: Buffer.from(text),
  part: { index, count, id: String(parity) },
  reader: 'zxing',
  ...more,
});
const textsOf = (gathered: readonly Gathered[]) => gathered.flatMap(({ wholes }) => wholes.map(({ symbol }) => symbol.text));
const read = async (...codes: readonly (string | PartOfCode)[]): Promise<readonly ReadSymbol[]> => {
  const result = await readPicture(toPng(drawPage(codes, { width: 640, height: 480 })));
  return 'symbols' in result ? result.symbols : [];
};

describe('V10: a part of a code', () => {
  it('is known as one, by the real reader', async () => {
    const [first, second] = partsOf(TEXT) as [PartOfCode, PartOfCode];
    expect(await read(first)).toMatchObject([{ text: first.text, part: { index: 0, count: 2, id: String(first.parity) } }]);
    expect(await read(second)).toMatchObject([{ text: second.text, part: { index: 1, count: 2 } }]);
    expect((await read(TEXT)).every(({ part }) => part === undefined)).toBe(true);
  });

  it('is joined with the others, which may be in one picture and in any order', async () => {
    const [first, second, third] = partsOf(TEXT, 3) as [PartOfCode, PartOfCode, PartOfCode];
    const gathered = gatherParts(await read(third, first, second));
    expect(gathered).toMatchObject([{ count: 3, read: [1, 2, 3], wholes: [{ symbol: { text: TEXT, symbology: ']Q1' } }] }]);
    expect(gathered[0]?.wholes[0]?.symbol.part).toBeUndefined();
  });

  it('gives way to the whole in a picture that holds all of them; a part too many stays a part', async () => {
    const [first, second] = partsOf(TEXT) as [PartOfCode, PartOfCode];
    const seen = joinWithin(await read(second, 'x', first, second));
    expect(seen.map(({ text, part }) => [text, part?.index]).sort()).toEqual(
      [
        [TEXT, undefined],
        [second.text, 1],
        ['x', undefined],
      ].sort(),
    );
  });

  it('whose text is that of another part is a part of its own', async () => {
    const parts = partsOf('AAAAAAAA');
    expect(textsOf(gatherParts(await read(...parts)))).toEqual(['AAAAAAAA']);
  });
});

describe('V10: jsqr, which knows no parts,', () => {
  const pixels = (code: string | PartOfCode) => {
    const { width, height, data } = drawPage([code], { width: 320, height: 240, noise: 6 });
    return {
      width,
      height,
      data: Uint8ClampedArray.from({ length: data.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : (data[at >> 2] ?? 0))),
    };
  };
  // From the sixth of eleven on, with such a parity, every unknown indicator is skipped, and the text of the part comes out.
  const parts = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10].flatMap((index) =>
    [0x99, 0xa5, 0x41].map((parity) => ({ text: '(01)09520123456788', index, count: 11, parity })),
  );
  it.each(parts)('reads nothing of part $index with the parity $parity', (part) => expect(readWithoutWasm(pixels(part))).toEqual([]));
  it.each(['https://x.example/1', '12345678', 'ABC 123', 'x'.repeat(60), 'x'.repeat(300)])('still reads %s', (text) =>
    expect(readWithoutWasm(pixels(text))).toMatchObject([{ text }]),
  );
});

describe('V10: parts', () => {
  it('of every number from 2 to 16 make up the text, in whatever order and however often they were seen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: MAX_PARTS }),
        fc.string({ unit: 'binary', minLength: 16, maxLength: 60 }),
        fc.infiniteStream(fc.nat()),
        (count, text, order) => {
          const bytes = Buffer.from(text);
          const length = Math.ceil(bytes.length / count);
          const parity = bytes.reduce((sum, byte) => sum ^ byte, 0);
          // Cut between bytes: a character may be spread over two parts.
          const parts = Array.from({ length: count }, (_, index) => {
            const piece = bytes.subarray(index * length, (index + 1) * length);
            return symbolOf({ text: piece.toString('latin1'), index, count, parity }, { bytes: piece });
          });
          const shuffled = [...parts, ...parts.slice(0, 3)].map((part) => [order.next().value, part] as const).sort(([a], [b]) => a - b);
          expect(textsOf(gatherParts(shuffled.map(([, part]) => part)))).toEqual([bytes.toString()]);
        },
      ),
      { numRuns: cases(300) },
    );
  });

  it('say which are missing', () => {
    const [one, , three] = partsOf(TEXT, 3).map((part) => symbolOf(part));
    expect(gatherParts([three, one] as ReadSymbol[])).toMatchObject([{ count: 3, read: [1, 3], wholes: [] }]);
  });

  it('of two codes with one number are told apart by their parity, or not joined', () => {
    const other = 'https://id.gs1.org/01/09520123456788/21/ABC132';
    const [a, b] = [partsOf(TEXT).map((part) => symbolOf(part)), partsOf(other).map((part) => symbolOf(part))] as [
      ReadSymbol[],
      ReadSymbol[],
    ];
    expect(a[0]?.part).toEqual(b[0]?.part);
    // The first halves are the same, and so is the parity: whose the second ones are cannot be told.
    expect(textsOf(gatherParts([...a, ...b]))).toEqual([]);
    const third = partsOf(`${TEXT.slice(0, 10)}xy${TEXT.slice(10)}xy`).map((part) => symbolOf(part)) as ReadSymbol[];
    expect(third[0]?.part).toEqual(a[0]?.part);
    expect(textsOf(gatherParts([...a, ...third])).sort()).toEqual([TEXT, `${TEXT.slice(0, 10)}xy${TEXT.slice(10)}xy`].sort());
    const [first] = a;
    const second = third[1];
    expect(textsOf(gatherParts([first, second] as ReadSymbol[]))).toEqual([]);
  });

  it('with another parity than their data, or with numbers that no code has, are not joined', () => {
    const parts = partsOf(TEXT).map((part) => ({ ...part, parity: part.parity ^ 1 }));
    expect(gatherParts(parts.map((part) => symbolOf(part)))).toMatchObject([{ read: [1, 2], wholes: [] }]);
    const odd = [symbolOf(partsOf(TEXT)[0] as PartOfCode, { part: { index: 0, count: 0, id: '5' } })];
    expect(gatherParts(odd)).toMatchObject([{ count: 0, read: [], wholes: [] }]);
  });

  it('are joined in bounded time, however many claim one place', () => {
    const many = Array.from({ length: 4000 }, (_, number) => symbolOf({ text: `t${number}`, index: number % 16, count: 16, parity: 7 }));
    expect(gatherParts(many)).toMatchObject([{ count: 16, wholes: [] }]);
  });

  it('with a separator have the parity of the percent sign that stands for it in alphanumeric data', () => {
    const text = '0109520123456788' + '10L1\u001d21S1';
    for (const spelled of [text, text.replace('\u001d', '%')]) {
      const parity = Buffer.from(spelled).reduce((sum, byte) => sum ^ byte, 0);
      const parts = [text.slice(0, 16), text.slice(16)].map((piece, index) =>
        symbolOf({ text: piece, index, count: 2, parity }, index === 0 ? { symbology: ']Q3' } : {}),
      );
      expect(gatherParts(parts)).toMatchObject([{ wholes: [{ symbol: { text, symbology: ']Q3' } }] }]);
    }
  });
});
