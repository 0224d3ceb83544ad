// Photos of real symbols with known texts: how many the ladder reads, and that it reads none where there is none.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { ReadSymbol } from '../../server/domain/decode/symbol.ts';
import type { PictureResult } from '../../server/features/pictures/picture.ts';
import { inOrder, openPicturePool } from '../../server/features/pictures/pool.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';

interface Photo {
  readonly file: string;
  readonly set: 'boofcv-v3' | 'zxing' | 'zxing-cpp';
  readonly category: string;
  readonly codes?: number;
  readonly texts?: readonly { readonly text: string }[];
  readonly expected?: { readonly text?: string; readonly base64?: string };
}

const folder = vectors === undefined ? '' : `${vectors}qr/open/`;
const photos: readonly Photo[] = vectors === undefined ? [] : JSON.parse(readFileSync(`${folder}index.json`, 'utf8'));

async function* read(some: readonly Photo[]): AsyncGenerator<{ photo: Photo; symbols: readonly ReadSymbol[] }> {
  // No time budget: what is read must not depend on how busy the machine is.
  const pool = openPicturePool({ threads: 2, budget: Number.POSITIVE_INFINITY, timeout: 300_000 });
  try {
    yield* inOrder(some, 4, async (photo) => ({ photo, symbols: symbolsOf(await pool.read(await readFile(folder + photo.file))) }));
  } finally {
    await pool.close();
  }
}

/** "Nothing found" is a result here; a photo that cannot be unpacked is a fault. */
function symbolsOf(result: PictureResult): readonly ReadSymbol[] {
  if ('symbols' in result) return result.symbols;
  expect(result.refused.code).toBe('DPP-INP-18');
  return [];
}

interface Share {
  read: number;
  all: number;
}

class Tally {
  readonly shares = new Map<string, Share>();
  add(category: string, read: number, all: number): void {
    const share = this.shares.get(category) ?? { read: 0, all: 0 };
    this.shares.set(category, { read: share.read + read, all: share.all + all });
  }
  get macro(): number {
    return [...this.shares.values()].reduce((sum, { read, all }) => sum + read / all, 0) / this.shares.size;
  }
  print(title: string): void {
    const lines = [...this.shares].map(
      ([category, { read, all }]) => `  ${category.padEnd(24)} ${read}/${all}  ${((100 * read) / all).toFixed(1)} %`,
    );
    console.log([title, ...lines, `  macro ${(100 * this.macro).toFixed(1)} %`].join('\n'));
  }
}

/** The zxing sets write GS1 data with brackets, or leave the leading AI of a DataBar out, and break lines as they please. */
const plain = (text: string): string => ['(', ')', '\u001d', '\r'].reduce((rest, mark) => rest.replaceAll(mark, ''), text);

function isExpected(symbol: ReadSymbol, { expected }: Photo): boolean {
  if (expected?.text !== undefined) return [plain(expected.text), `01${plain(expected.text)}`].includes(plain(symbol.text));
  return expected?.base64 !== undefined && Buffer.from(symbol.bytes ?? []).toString('base64') === expected.base64;
}

describe.skipIf(vectors === undefined)(`photos${vectors === undefined ? ` (skipped: ${skipReason})` : ''}`, () => {
  it('reads at least 80 % of the QR codes in the BoofCV photos, as the mean over their 16 categories', async () => {
    const tally = new Tally();
    for await (const { photo, symbols } of read(photos.filter(({ set }) => set === 'boofcv-v3'))) {
      const accepted = new Set(photo.texts?.map(({ text }) => text));
      const codes = photo.codes ?? 0;
      tally.add(photo.category, Math.min(codes, symbols.filter(({ text }) => accepted.has(text)).length), codes);
    }
    tally.print('QR codes read, of those labelled:');
    expect(tally.shares.size).toBe(16);
    expect(tally.macro).toBeGreaterThanOrEqual(0.8);
  });

  it('reads nothing where there is nothing', async () => {
    const empty = photos.filter(({ category }) => category.startsWith('falsepositives'));
    expect(empty.length).toBeGreaterThan(20);
    for await (const { photo, symbols } of read(empty))
      expect(symbols.map(({ format, text }) => ({ file: photo.file, format, text }))).toEqual([]);
  });

  it('reads at least 95 % of the symbols of every kind in the zxing sets', async () => {
    const tally = new Tally();
    const known = photos.filter(({ expected }) => expected?.text !== undefined || expected?.base64 !== undefined);
    for await (const { photo, symbols } of read(known)) {
      tally.add(`${photo.set}/${photo.category}`, symbols.some((symbol) => isExpected(symbol, photo)) ? 1 : 0, 1);
    }
    tally.print('Pictures read with the expected text:');
    const all = [...tally.shares.values()];
    expect(all.reduce((sum, { read: part }) => sum + part, 0) / all.reduce((sum, { all: whole }) => sum + whole, 0)).toBeGreaterThanOrEqual(
      0.95,
    );
  });
});
