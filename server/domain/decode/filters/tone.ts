// Adjusts brightness and contrast of a whole picture by mapping each grey value.
import type { Luma } from './pixels.ts';

function mapped({ width, height, data }: Luma, curve: (value: number) => number): Luma {
  const table = Uint8ClampedArray.from({ length: 256 }, (_, value) => Math.round(curve(value)));
  const out = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) out[at] = table[data[at] ?? 0] ?? 0;
  return { width, height, data: out };
}

/** Multiplies and clips: glare and bright paper become white, faint modules remain distinct. */
export const gain = (luma: Luma, factor: number): Luma => mapped(luma, (value) => value * factor);

/** Lightens the shadows (exponent below 1) or darkens them (above 1). Black stays black. */
export const gamma = (luma: Luma, exponent: number): Luma => mapped(luma, (value) => 255 * (value / 255) ** exponent);

/** Stretches the values between the darkest and the brightest `tail` share over the whole range. */
export function stretch(luma: Luma, tail = 0.01): Luma {
  const histogram = new Uint32Array(256);
  for (const value of luma.data) histogram[value] = (histogram[value] ?? 0) + 1;
  const dark = quantile(histogram, luma.data.length * tail);
  const bright = quantile(histogram, luma.data.length * (1 - tail));
  return bright > dark ? mapped(luma, (value) => ((value - dark) * 255) / (bright - dark)) : luma;
}

function quantile(histogram: Uint32Array, count: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value] ?? 0;
    if (seen > count) return value;
  }
  return 255;
}
