// Reads QR codes with jsQR where WebAssembly cannot be compiled. Its readings never decide a GS1 QR code.
import * as jsqrModule from 'jsqr';
import { boxBlur } from './filters/blur.ts';
import { type Luma, type Pixels, toLuma } from './filters/pixels.ts';
import { crop, fitWithin, scaleBy } from './filters/scale.ts';
import { beginsAsPart } from './mode.ts';
import { type Corners, moved, type ReadSymbol, unite } from './symbol.ts';

// The package is CommonJS with an ES default. Node and the bundlers agree on the value but not on its type.
const exported: unknown = jsqrModule.default;
const jsqr = exported as (
  data: Uint8ClampedArray,
  width: number,
  height: number,
  options: { inversionAttempts: 'dontInvert' },
) => jsqrModule.QRCode | null;

/** Longest side to search, in pixels. jsQR takes about 0.1 s per million pixels. */
const SIDE = 1600;

/** Limit for the codes in one picture. Each costs another pass, because jsQR returns one at a time. */
const MOST_CODES = 8;

/** A 3 × 3 box blur removes the noise that defeats jsQR. Half and quarter scale remove what the blur leaves. */
const RUNGS: readonly ((luma: Luma) => Luma)[] = [
  (luma) => boxBlur(luma, 1),
  (luma) => scaleBy(luma, 0.5),
  (luma) => luma,
  (luma) => scaleBy(luma, 0.25),
];

/**
 * Halves, thirds, quarters and ninths of the picture, each as fractions [left, top, width, height]. Searched when jsQR finds nothing in
 * the whole picture, because several codes can confuse it.
 */
const PARTS: readonly (readonly [number, number, number, number])[] = [2, 3].flatMap((count) => {
  const steps = Array.from({ length: count }, (_, index) => index / count);
  const size = 1 / count;
  return [
    ...steps.map((at) => [at, 0, size, 1] as const),
    ...steps.map((at) => [0, at, 1, size] as const),
    ...steps.flatMap((top) => steps.map((left) => [left, top, size, size] as const)),
  ];
});

/** Reads every QR code that jsQR finds in a still picture, whole or in parts. */
export function readWithoutWasm(pixels: Pixels): ReadSymbol[] {
  const luma = fitWithin(toLuma(pixels), SIDE);
  const found = readWhole(luma, RUNGS);
  if (found.length === 0) {
    for (const [left, top, width, height] of PARTS) {
      const x0 = Math.floor(left * luma.width);
      const y0 = Math.floor(top * luma.height);
      const part = crop(luma, x0, y0, x0 + width * luma.width, y0 + height * luma.height);
      const symbols = readWhole(part, RUNGS.slice(0, 1));
      unite(
        found,
        symbols.map((symbol) => moved(symbol, ({ x, y }) => ({ x: x + x0, y: y + y0 }))),
      );
    }
  }
  const back = pixels.width / luma.width;
  return found.map((symbol) => moved(symbol, ({ x, y }) => ({ x: x * back, y: y * back })));
}

/**
 * Reads the codes that jsQR finds in the whole picture. Starts no further pass after `until`, a time of performance.now in milliseconds.
 */
export function readLumaWithoutWasm(original: Luma, until = Number.POSITIVE_INFINITY): ReadSymbol[] {
  const luma = fitWithin(original, SIDE);
  const back = original.width / luma.width;
  return readWhole(luma, RUNGS, until).map((symbol) => moved(symbol, ({ x, y }) => ({ x: x * back, y: y * back })));
}

function readWhole(original: Luma, rungs: typeof RUNGS, until = Number.POSITIVE_INFINITY): ReadSymbol[] {
  const found: ReadSymbol[] = [];
  let luma = original;
  for (const rung of rungs) {
    while (found.length < MOST_CODES && performance.now() < until) {
      const symbol = readOnce(luma, rung);
      if (symbol === undefined || unite(found, [symbol]) === 0) break;
      luma = wipe(luma, symbol.corners);
    }
  }
  return found;
}

/** Applies one rung per live frame, in rotation. */
export function readFrameWithoutWasm(luma: Luma, frame: number): ReadSymbol[] {
  const symbol = readOnce(luma, RUNGS[frame % 3] ?? ((same) => same));
  return symbol === undefined ? [] : [symbol];
}

function readOnce(luma: Luma, rung: (luma: Luma) => Luma): ReadSymbol | undefined {
  const seen = rung(luma);
  if (seen.width < 21 || seen.height < 21) return undefined;
  const code = jsqr(toRgba(seen), seen.width, seen.height, { inversionAttempts: 'dontInvert' });
  // jsQR returns an empty text for Kanji segments. Policy: such a reading is dropped, because its text would be incomplete.
  if (code === null || code.data === '') return undefined;
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = code.location;
  const corners: Corners = [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner];
  const across = luma.width / seen.width;
  const down = luma.height / seen.height;
  const symbol: ReadSymbol = {
    text: code.data,
    format: 'QRCode',
    symbology: '',
    corners,
    bytes: Uint8Array.from(code.binaryData),
    reader: 'jsqr',
  };
  const inLuma = moved(symbol, ({ x, y }) => ({ x: x * across, y: y * down }));
  // jsQR does not know structured append: for a part it returns garbage, or the part's text as if it were a whole code. Both pictures are
  // checked, because a module has more pixels before scaling.
  return beginsAsPart(seen, corners, code.version) || beginsAsPart(luma, inLuma.corners, code.version) ? undefined : inLuma;
}

function toRgba({ width, height, data }: Luma): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; from < data.length; from++, to += 4) out.fill(data[from] ?? 0, to, to + 3);
  return out;
}

/** Paints the bounding box of a decoded symbol white, so that the next pass finds another. */
function wipe({ width, height, data }: Luma, corners: Corners): Luma {
  const clip = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
  const left = clip(Math.min(...corners.map(({ x }) => x)), width);
  const right = clip(Math.max(...corners.map(({ x }) => x)), width);
  const out = data.slice();
  const bottom = clip(Math.max(...corners.map(({ y }) => y)), height);
  for (let y = clip(Math.min(...corners.map(({ y }) => y)), height); y < bottom; y++) out.fill(255, y * width + left, y * width + right);
  return { width, height, data: out };
}
