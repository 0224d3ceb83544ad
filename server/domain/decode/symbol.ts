// Defines a read symbol (its content and location) and merges the results of several passes.
import type { Point } from './filters/pixels.ts';

/** Top left, top right, bottom right, bottom left in the symbol's own orientation, in pixels of the picture. */
export type Corners = readonly [Point, Point, Point, Point];

export interface ReadSymbol {
  /** The data as encoded: GS (U+001D) for FNC1, no brackets, no symbology identifier. */
  readonly text: string;
  /** `QRCode`, `DataMatrix`, `Code128`, `EAN13`, `ITF14`, `DataBarExp` … */
  readonly format: string;
  /** AIM symbology identifier (ISO/IEC 15424), e.g. `]Q3`. Empty if the reader cannot determine it. */
  readonly symbology: string;
  readonly corners: Corners;
  /** The bytes of the text, if the reader returns them. */
  readonly bytes?: Uint8Array;
  /** Present if the symbol is one part of a code that spans several. Its text alone is not a code. */
  readonly part?: Part;
  /** `jsqr`: the fallback without WebAssembly. It cannot distinguish FNC1 from `%` and so never decides a GS1 QR code. */
  readonly reader: 'zxing' | 'jsqr';
}

const centre = (corners: Corners): Point => ({
  x: (corners[0].x + corners[1].x + corners[2].x + corners[3].x) / 4,
  y: (corners[0].y + corners[1].y + corners[2].y + corners[3].y) / 4,
});

/** Half of the longest diagonal: the radius of a circle around the symbol, in pixels. */
export const reach = (corners: Corners): number =>
  Math.max(
    Math.hypot(corners[0].x - corners[2].x, corners[0].y - corners[2].y),
    Math.hypot(corners[1].x - corners[3].x, corners[1].y - corners[3].y),
  ) / 2;

/** True if the centre of one symbol lies well inside the other. */
export function samePlace(a: Corners, b: Corners): boolean {
  const from = centre(a);
  const to = centre(b);
  return Math.hypot(from.x - to.x, from.y - to.y) < 0.5 * Math.max(reach(a), reach(b));
}

const same = (a: ReadSymbol, b: ReadSymbol): boolean =>
  a.text === b.text && a.symbology === b.symbology && a.part?.index === b.part?.index && samePlace(a.corners, b.corners);

/** Adds new symbols to `found` and returns their number. The same text elsewhere in the picture is another item and is kept. */
export function unite(found: ReadSymbol[], more: readonly ReadSymbol[]): number {
  const before = found.length;
  for (const symbol of more) {
    if (!found.some((known) => same(known, symbol))) found.push(symbol);
  }
  return found.length - before;
}

/** Maps the corners of a symbol, for example from a scaled or rotated picture back to the original. */
export const moved = (symbol: ReadSymbol, map: (point: Point) => Point): ReadSymbol => ({
  ...symbol,
  corners: [map(symbol.corners[0]), map(symbol.corners[1]), map(symbol.corners[2]), map(symbol.corners[3])],
});

/** The position of a symbol in a code that spans several. */
export interface Part {
  /** Index of the part, from 0. */
  readonly index: number;
  readonly count: number;
  /** Identical in all parts of a code. QR code: the parity of the whole data. Data Matrix: the file identification. */
  readonly id: string;
}
