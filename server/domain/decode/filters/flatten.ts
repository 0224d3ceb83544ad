// Compensates uneven light by dividing a picture by its local brightness.

import { boxBlur } from './blur.ts';
import type { Luma } from './pixels.ts';

/**
 * Normalises each pixel by the mean and spread of its neighbourhood (`radius` in pixels). Removes shadow edges and glare and keeps the
 * modules.
 */
export function flatten(luma: Luma, radius: number): Luma {
  const mean = boxBlur(luma, radius).data;
  const deviation = new Uint8Array(luma.data.length);
  for (let at = 0; at < deviation.length; at++) deviation[at] = Math.abs((luma.data[at] ?? 0) - (mean[at] ?? 0));
  const spread = boxBlur({ ...luma, data: deviation }, radius).data;
  const out = new Uint8ClampedArray(luma.data.length);
  for (let at = 0; at < out.length; at++) {
    out[at] = 128 + (64 * ((luma.data[at] ?? 0) - (mean[at] ?? 0))) / Math.max(4, spread[at] ?? 0);
  }
  return { width: luma.width, height: luma.height, data: new Uint8Array(out.buffer) };
}
