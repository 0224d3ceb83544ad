// Smooths and sharpens grey pictures.
import type { Luma } from './pixels.ts';

/** Box blur: the mean of a (2r+1)² square. Repeats the border value beyond the edges. */
export const boxBlur = (luma: Luma, radius: number): Luma => boxColumns(boxRows(luma, radius), radius);

function boxRows({ width, height, data }: Luma, radius: number): Luma {
  const out = new Uint8Array(data.length);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const end = row + width - 1;
    let sum = 0;
    for (let x = -radius; x < radius; x++) sum += data[Math.min(end, Math.max(row, row + x))] as number;
    for (let at = row; at <= end; at++) {
      sum += data[Math.min(end, at + radius)] as number;
      out[at] = sum * share + 0.5;
      sum -= data[Math.max(row, at - radius)] as number;
    }
  }
  return { width, height, data: out };
}

/** Averages each column. Keeps one running sum per column so that memory is read row by row. */
function boxColumns({ width, height, data }: Luma, radius: number): Luma {
  const out = new Uint8Array(data.length);
  const share = 1 / (2 * radius + 1);
  const sums = new Int32Array(width);
  const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius; y < radius; y++) {
    const row = rowAt(y);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (data[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const enters = rowAt(y + radius);
    const leaves = rowAt(y - radius);
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (data[enters + x] as number);
      out[row + x] = sum * share + 0.5;
      sums[x] = sum - (data[leaves + x] as number);
    }
  }
  return { width, height, data: out };
}

/** Approximates a Gaussian blur by three box blurs, to within a few per cent and at the same cost for every sigma (in pixels). */
function gaussianBlur(luma: Luma, sigma: number): Luma {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  return boxBlur(boxBlur(boxBlur(luma, radius), radius), radius);
}

/** Unsharp mask: adds `amount` times the difference between the picture and its blur of `sigma` pixels. */
export function sharpen(luma: Luma, sigma: number, amount: number): Luma {
  const soft = gaussianBlur(luma, sigma).data;
  const out = new Uint8ClampedArray(luma.data.length);
  for (let at = 0; at < out.length; at++) {
    const value = luma.data[at] ?? 0;
    out[at] = value + amount * (value - (soft[at] ?? 0));
  }
  return { width: luma.width, height: luma.height, data: new Uint8Array(out.buffer) };
}
