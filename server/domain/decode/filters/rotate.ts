// Rotates a picture by any angle, fills the corners with white, and maps points back to the original.

import type { Luma, Point } from './pixels.ts';

export interface Turned {
  readonly luma: Luma;
  /** Maps a point of the rotated picture to the same point of the original. */
  readonly back: (point: Point) => Point;
}

/** Rotates clockwise, with bilinear interpolation. */
export function rotate({ width, height, data }: Luma, degrees: number): Turned {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const wide = Math.ceil(Math.abs(width * cos) + Math.abs(height * sin));
  const high = Math.ceil(Math.abs(width * sin) + Math.abs(height * cos));
  const back = ({ x, y }: Point): Point => ({
    x: (x - wide / 2) * cos + (y - high / 2) * sin + width / 2,
    y: (y - high / 2) * cos - (x - wide / 2) * sin + height / 2,
  });
  const out = new Uint8Array(wide * high).fill(255);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const u = (x + 0.5 - wide / 2) * cos + (y + 0.5 - high / 2) * sin + width / 2 - 0.5;
      const v = (y + 0.5 - high / 2) * cos - (x + 0.5 - wide / 2) * sin + height / 2 - 0.5;
      const left = Math.floor(u);
      const top = Math.floor(v);
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = top * width + left;
      const right = u - left;
      const lower = v - top;
      const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
      const below = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
      out[y * wide + x] = above * (1 - lower) + below * lower + 0.5;
    }
  }
  return { luma: { width: wide, height: high, data: out }, back };
}
