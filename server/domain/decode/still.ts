// Reads every symbol in a still picture: first unfiltered, then through a ladder of filters while that may help.

import { checkLength, type Luma, type Pixels, type Point, toLuma, tooLarge } from './filters/pixels.ts';
import { FIRST, LADDER, type Rung, sizesOf } from './ladder.ts';
import { type Pass, pass, type Sighting } from './reader.ts';
import { moved, type ReadSymbol, samePlace, unite } from './symbol.ts';
import { readLumaWithoutWasm } from './without-wasm.ts';

export interface StillOptions {
  /** Time limit in milliseconds. No rung starts after it; the symbols found so far are returned. */
  readonly budget?: number;
  /** Checked between rungs; true stops the search. */
  readonly cancelled?: () => boolean | Promise<boolean>;
  /** Called after each rung with the number of symbols it added: for benchmarks and a progress bar. */
  readonly onRung?: (name: string, added: number) => void;
}

/** Default time limit in milliseconds: a user waits for the result of a dropped file. */
const BUDGET = 8000;

/**
 * Number of rungs without a new symbol before the search ends, once a symbol was found. Higher while a located symbol remains undecoded.
 */
const PATIENCE = { read: 2, unread: 10 };

/** Throws a RangeError if the pixels do not match the sides or the picture exceeds the limits of pixels.ts. */
export async function readStill(pixels: Pixels, options: StillOptions = {}): Promise<ReadSymbol[]> {
  checkLength(pixels, 4);
  return readStillLuma(toLuma(pixels), options);
}

/** Like `readStill`, for a grey picture. */
export async function readStillLuma(luma: Luma, { budget = BUDGET, cancelled, onRung }: StillOptions = {}): Promise<ReadSymbol[]> {
  checkLength(luma, 1);
  if (tooLarge(luma.width, luma.height)) throw new RangeError(`picture of ${luma.width} × ${luma.height} pixels`);
  const end = performance.now() + budget;
  const sizes = sizesOf(luma);
  const found: ReadSymbol[] = [];
  let unread: Sighting[] = [];

  const climb = async (rung: Rung): Promise<number> => {
    const { symbols, undecoded } = await lookFrom(rung, luma, sizes);
    const added = unite(found, symbols);
    unread = [...unread, ...undecoded].filter(({ corners }) => !found.some((symbol) => samePlace(symbol.corners, corners)));
    onRung?.(rung.name, added);
    return added;
  };

  for (const rung of FIRST) {
    if (rung.name === 'base' && sizes.base === luma) continue;
    await climb(rung);
  }
  let idle = 0;
  for (const rung of LADDER) {
    const patience = found.length === 0 ? LADDER.length : unread.length > 0 ? PATIENCE.unread : PATIENCE.read;
    if (idle >= patience || performance.now() > end || (await cancelled?.()) === true) break;
    idle = (await climb(rung)) > 0 ? 0 : idle + 1;
  }
  // jsQR is the last resort. Its readings are marked as such and never decide a GS1 QR code.
  if (found.length === 0 && (await cancelled?.()) !== true) {
    const added = unite(found, readLumaWithoutWasm(luma, end));
    onRung?.('jsqr', added);
  }
  return found;
}

async function lookFrom(rung: Rung, original: Luma, sizes: ReturnType<typeof sizesOf>): Promise<Pass> {
  const looked = rung.look(sizes);
  const luma = 'luma' in looked ? looked.luma : looked;
  const across = 'luma' in looked ? original.width / sizes.base.width : original.width / luma.width;
  const down = 'luma' in looked ? original.height / sizes.base.height : original.height / luma.height;
  const unturned = 'luma' in looked ? looked.back : (point: Point) => point;
  const back = (point: Point): Point => {
    const { x, y } = unturned(point);
    return { x: x * across, y: y * down };
  };
  const { symbols, undecoded } = await pass(luma, rung.formats, rung.options, true);
  return {
    symbols: symbols.map((symbol) => moved(symbol, back)),
    undecoded: undecoded.map(({ corners: [a, b, c, d], format }) => ({ format, corners: [back(a), back(b), back(c), back(d)] })),
  };
}
