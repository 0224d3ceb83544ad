// Resizes and crops grey pictures.
import type { Luma } from './pixels.ts';

/** Enlarges by bilinear interpolation. Shrinks by averaging the area of each target pixel, so that fine modules do not alias. */
export function resize(luma: Luma, width: number, height: number): Luma {
  if (width === luma.width && height === luma.height) return luma;
  const low = height < luma.height ? resizeDown(luma, height) : luma;
  const wide = width === low.width ? low : resizeAcross(low, width);
  return height > wide.height ? resizeDown(wide, height) : wide;
}

export const scaleBy = (luma: Luma, factor: number): Luma =>
  resize(luma, Math.max(1, Math.round(luma.width * factor)), Math.max(1, Math.round(luma.height * factor)));

/** Halves the size by averaging each 2 × 2 square: the fast method for live frames. Drops an odd last row or column. */
export function halve({ width, height, data }: Luma): Luma {
  const across = width >> 1;
  const down = height >> 1;
  const out = new Uint8Array(across * down);
  for (let y = 0, to = 0; y < down; y++) {
    for (let at = 2 * y * width, end = at + 2 * across; at < end; at += 2) {
      out[to++] =
        ((data[at] as number) + (data[at + 1] as number) + (data[at + width] as number) + (data[at + width + 1] as number) + 2) >> 2;
    }
  }
  return { width: across, height: down, data: out };
}

/** Shrinks a picture to a longest side in pixels. Returns smaller pictures unchanged. */
export function fitWithin(luma: Luma, side: number): Luma {
  const longest = Math.max(luma.width, luma.height);
  return longest <= side ? luma : scaleBy(luma, side / longest);
}

/** The source pixels of one target pixel and their weights: `weights[index]` belongs to `first + index`. */
interface Share {
  readonly first: number;
  readonly weights: Float32Array;
}

function sharesOf(from: number, to: number): readonly Share[] {
  const ratio = from / to;
  return Array.from({ length: to }, (_, index) => {
    if (ratio <= 1) {
      const at = Math.min(from - 1, Math.max(0, (index + 0.5) * ratio - 0.5));
      const first = Math.floor(at);
      return { first, weights: first + 1 < from ? Float32Array.of(first + 1 - at, at - first) : Float32Array.of(1) };
    }
    const start = index * ratio;
    const end = Math.min(from, start + ratio);
    const first = Math.floor(start);
    const weights = new Float32Array(Math.min(from, Math.ceil(end)) - first);
    for (let step = 0; step < weights.length; step++) {
      weights[step] = (Math.min(end, first + step + 1) - Math.max(start, first + step)) / (end - start);
    }
    return { first, weights };
  });
}

function resizeAcross({ width: from, height, data }: Luma, width: number): Luma {
  const shares = sharesOf(from, width);
  const out = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y++) {
    const row = y * from;
    for (const { first, weights } of shares) {
      let sum = 0.5;
      for (let step = 0; step < weights.length; step++) sum += (data[row + first + step] as number) * (weights[step] as number);
      out[to++] = sum;
    }
  }
  return { width, height, data: out };
}

function resizeDown({ width, height: from, data }: Luma, height: number): Luma {
  const out = new Uint8Array(width * height);
  const sums = new Float32Array(width);
  for (const [y, { first, weights }] of sharesOf(from, height).entries()) {
    sums.fill(0.5);
    for (let step = 0; step < weights.length; step++) {
      const row = (first + step) * width;
      const weight = weights[step] as number;
      for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (data[row + x] as number) * weight;
    }
    out.set(sums, y * width);
  }
  return { width, height, data: out };
}

/** Returns the part of the picture inside a rectangle, clipped to the picture. */
export function crop({ width, height, data }: Luma, left: number, top: number, right: number, bottom: number): Luma {
  const x0 = Math.max(0, Math.floor(left));
  const y0 = Math.max(0, Math.floor(top));
  const x1 = Math.min(width, Math.ceil(right));
  const y1 = Math.min(height, Math.ceil(bottom));
  const out = new Uint8Array(Math.max(0, x1 - x0) * Math.max(0, y1 - y0));
  for (let y = y0, to = 0; y < y1; y++, to += x1 - x0) out.set(data.subarray(y * width + x0, y * width + x1), to);
  return { width: x1 - x0, height: y1 - y0, data: out };
}
