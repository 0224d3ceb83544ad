// Reads the first mode indicator of a QR code that jsQR located, to detect structured append.
// jsQR skips modes that it does not know and misreads the data after them.
import type { Luma } from './filters/pixels.ts';
import type { Corners } from './symbol.ts';

/** ISO/IEC 18004, table 2: structured append. */
const STRUCTURED_APPEND = 0b0011;
/** ISO/IEC 18004, 7.9.1: the mask of the format information, bits 12 to 10, which select the data mask pattern. */
const FORMAT_MASK = 0b101;

/** ISO/IEC 18004, 7.8.2: the data mask patterns, by row and column. */
const PATTERNS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/**
 * True if the code starts with structured append. `corners`: the outer corners of the symbol, in pixels.
 * Uses no error correction: suitable for refusing a reading, never for producing one.
 * Readers estimate the fourth corner. The check is therefore repeated with that corner computed from the other three, as in a picture taken
 * from straight ahead.
 */
export function beginsAsPart(luma: Luma, corners: Corners, version: number): boolean {
  const [a, b, , d] = corners;
  return isPartAt(luma, corners, version) || isPartAt(luma, [a, b, { x: b.x + d.x - a.x, y: b.y + d.y - a.y }, d], version);
}

function isPartAt(luma: Luma, corners: Corners, version: number): boolean {
  const size = 17 + 4 * version;
  const place = projection(corners);
  const grey = (row: number, column: number): number => {
    const { x, y } = place((column + 0.5) / size, (row + 0.5) / size);
    return luma.data[Math.floor(y) * luma.width + Math.floor(x)] ?? 0;
  };
  // The centre of the first finder pattern is dark, the ring around it light.
  const threshold = (grey(3, 3) + grey(1, 1)) / 2;
  const bit = (row: number, column: number): number => (grey(row, column) < threshold ? 1 : 0);
  const pattern = PATTERNS[((bit(8, 2) << 2) | (bit(8, 3) << 1) | bit(8, 4)) ^ FORMAT_MASK];
  const data = (row: number, column: number): number => bit(row, column) ^ (pattern?.(row, column) === true ? 1 : 0);
  const last = size - 1;
  return (
    ((data(last, last) << 3) | (data(last, last - 1) << 2) | (data(last - 1, last) << 1) | data(last - 1, last - 1)) === STRUCTURED_APPEND
  );
}

/** Returns the projective map from the unit square to a quadrilateral. */
function projection([a, b, c, d]: Corners): (u: number, v: number) => { readonly x: number; readonly y: number } {
  const [dx1, dy1, dx2, dy2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const [dx3, dy3] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  return (u, v) => {
    const scale = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / scale,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / scale,
    };
  };
}
