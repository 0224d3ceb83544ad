// Drawn symbols of nine kinds: from the picture file to the product that the app ends up with.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recognise } from '../../server/domain/recognise/index.ts';
import { readPicture } from '../../server/features/pictures/picture.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';

interface Case {
  readonly id: string;
  readonly file: string;
  readonly expect: {
    readonly gtin?: string;
    readonly serial?: string | null;
    readonly batch?: string;
    readonly expiry?: string;
    readonly kind?: string;
  };
  readonly measured: { readonly zxing_wasm_3_1_4: { readonly text: string; readonly symbologyIdentifier: string } };
}

const folder = vectors === undefined ? '' : `${vectors}gs1/open/`;
const cases: readonly Case[] = vectors === undefined ? [] : JSON.parse(readFileSync(`${folder}barcode-images.json`, 'utf8')).cases;

describe.skipIf(vectors === undefined)(`drawn symbols${vectors === undefined ? ` (skipped: ${skipReason})` : ''}`, () => {
  it('has the whole suite', () => expect(cases.length).toBeGreaterThanOrEqual(27));

  it.each(cases)('reads $id', async ({ file, expect: expected, measured }) => {
    const result = await readPicture(readFileSync(folder + file));
    const symbols = 'symbols' in result ? result.symbols : [];
    const { text, symbologyIdentifier } = measured.zxing_wasm_3_1_4;
    expect(symbols.map((symbol) => [symbol.text, symbol.symbology, symbol.reader])).toEqual([[text, symbologyIdentifier, 'zxing']]);

    const recognised = symbols.flatMap((symbol) => recognise({ text: symbol.text, symbology: symbol.symbology, channel: 'camera' }));
    expect(recognised).toHaveLength(1);
    expect(recognised[0]).toMatchObject(expected);
  });
});
