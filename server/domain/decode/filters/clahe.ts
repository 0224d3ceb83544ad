// Evens out local contrast by contrast-limited adaptive histogram equalisation (Zuiderveld 1994).
import type { Luma } from './pixels.ts';

/** `tiles`: number of tiles along the longest side. `limit`: maximum of a histogram bin, as a multiple of the mean bin. */
export function clahe(luma: Luma, tiles = 8, limit = 3): Luma {
  const { width, height, data } = luma;
  const size = Math.max(8, Math.ceil(Math.max(width, height) / tiles));
  const across = Math.ceil(width / size);
  const down = Math.ceil(height / size);
  const curves: Uint8Array[] = [];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) curves.push(curveOf(luma, column * size, row * size, size, limit));
  }
  const curve = (column: number, row: number): Uint8Array =>
    curves[Math.min(down - 1, Math.max(0, row)) * across + Math.min(across - 1, Math.max(0, column))] ?? new Uint8Array(256);

  const out = new Uint8Array(data.length);
  const rights = Float32Array.from({ length: width }, (_, x) => fraction((x + 0.5) / size - 0.5));
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / size - 0.5;
    const row = Math.floor(v);
    const lower = v - row;
    for (let column = -1; column < across; column++) {
      const start = y * width + Math.max(0, Math.ceil((column + 0.5) * size - 0.5));
      const end = y * width + Math.min(width, Math.ceil((column + 1.5) * size - 0.5));
      const [a, b, c, d] = [curve(column, row), curve(column + 1, row), curve(column, row + 1), curve(column + 1, row + 1)];
      for (let at = start; at < end; at++) {
        const value = data[at] as number;
        const right = rights[at - y * width] as number;
        const above = (a[value] as number) + ((b[value] as number) - (a[value] as number)) * right;
        const below = (c[value] as number) + ((d[value] as number) - (c[value] as number)) * right;
        out[at] = above + (below - above) * lower + 0.5;
      }
    }
  }
  return { width, height, data: out };
}

const fraction = (value: number): number => value - Math.floor(value);

function curveOf({ width, height, data }: Luma, left: number, top: number, size: number, limit: number): Uint8Array {
  const histogram = new Float64Array(256);
  const right = Math.min(width, left + size);
  const bottom = Math.min(height, top + size);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const value = data[y * width + x] ?? 0;
      histogram[value] = (histogram[value] ?? 0) + 1;
    }
  }
  const count = (right - left) * (bottom - top);
  const most = (limit * count) / 256;
  let excess = 0;
  for (let value = 0; value < 256; value++) {
    const over = (histogram[value] ?? 0) - most;
    if (over > 0) {
      excess += over;
      histogram[value] = most;
    }
  }
  const curve = new Uint8Array(256);
  let sum = 0;
  for (let value = 0; value < 256; value++) {
    sum += (histogram[value] ?? 0) + excess / 256;
    curve[value] = Math.min(255, (sum * 255) / count + 0.5);
  }
  return curve;
}
