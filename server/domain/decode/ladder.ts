// Lists the rungs (filter, size and options) to try on a still picture, in order of what each one adds.
import { boxBlur, sharpen } from './filters/blur.ts';
import { clahe } from './filters/clahe.ts';
import { flatten } from './filters/flatten.ts';
import type { Luma } from './filters/pixels.ts';
import { rotate, type Turned } from './filters/rotate.ts';
import { resize } from './filters/scale.ts';
import { gain, gamma, stretch } from './filters/tone.ts';
import { EVERYTHING, MATRIX, QR } from './formats.ts';
import type { Formats, PassOptions } from './reader.ts';

export interface Rung {
  readonly name: string;
  readonly formats: Formats;
  readonly options?: PassOptions;
  /** Creates the picture of this rung from the available sizes. */
  readonly look: (at: Sizes) => Luma | Turned;
}

/** The sizes of one picture that the rungs share. Each is created on first use. */
export interface Sizes {
  readonly full: Luma;
  /** Longest side at most 1600 pixels: enough for a symbol that fills a tenth of a phone photo. */
  readonly base: Luma;
  /** Longest side at most 800 pixels: averages out noise. */
  readonly small: Luma;
  /** Twice the base, from the original pixels where there are enough: for modules of one or two pixels. */
  readonly large: Luma;
}

const BASE = 1600;
const SMALL = 800;
/** Longest side of the large size. A rung with a larger picture would take longer than all others together. */
const LARGE = 2560;

export function sizesOf(full: Luma): Sizes {
  const longest = Math.max(full.width, full.height);
  const scaled = (side: number): Luma => (side === longest ? full : resize(full, part(full.width, side), part(full.height, side)));
  const part = (length: number, side: number): number => Math.max(1, Math.round((length * side) / longest));
  const kept = new Map<number, Luma>();
  const at = (side: number): Luma => {
    const luma = kept.get(side) ?? scaled(side);
    kept.set(side, luma);
    return luma;
  };
  return {
    full,
    get base() {
      return at(Math.min(longest, BASE));
    },
    get small() {
      return at(Math.min(longest, SMALL));
    },
    get large() {
      return at(Math.min(2 * longest, LARGE));
    },
  };
}

const squeeze = (luma: Luma, across: number, down: number): Luma =>
  resize(luma, Math.max(1, Math.round(luma.width * across)), Math.max(1, Math.round(luma.height * down)));

/** Rotates and then reduces the height, for a symbol seen along its diagonal. */
const turnedSqueeze = (luma: Luma, degrees: number, down: number): Turned => {
  const turned = rotate(luma, degrees);
  const flat = squeeze(turned.luma, 1, down);
  return { luma: flat, back: ({ x, y }) => turned.back({ x, y: (y * turned.luma.height) / flat.height }) };
};

const denoise: PassOptions = { tryDenoise: true };
const fixed: PassOptions = { binarizer: 'FixedThreshold' };

/** The first rungs: the unfiltered picture, every symbology. */
export const FIRST: readonly Rung[] = [
  { name: 'full', formats: EVERYTHING, look: ({ full }) => full },
  { name: 'base', formats: EVERYTHING, look: ({ base }) => base },
];

/** Policy: after a filter, only symbologies with strong error detection are accepted. */
export const LADDER: readonly Rung[] = [
  { name: 'clahe large', formats: QR, options: denoise, look: ({ large }) => clahe(large, 16, 4) },
  { name: 'small denoise', formats: MATRIX, options: denoise, look: ({ small }) => small },
  { name: 'clahe', formats: MATRIX, options: denoise, look: ({ base }) => clahe(base) },
  { name: 'flat large', formats: QR, options: fixed, look: ({ large }) => flatten(large, 16) },
  { name: 'blur', formats: QR, look: ({ base }) => boxBlur(base, 2) },
  { name: 'stretch', formats: MATRIX, look: ({ base }) => stretch(base, 0.1) },
  { name: 'gamma', formats: QR, look: ({ base }) => gamma(base, 2) },
  { name: 'gain turned', formats: QR, look: ({ base }) => rotate(gain(base, 3), 30) },
  { name: 'large', formats: MATRIX, look: ({ large }) => large },
  { name: 'wide', formats: QR, look: ({ base }) => squeeze(base, 2, 1) },
  { name: 'squeeze down', formats: QR, look: ({ base }) => squeeze(base, 1, 0.6) },
  { name: 'squeeze across', formats: QR, look: ({ base }) => squeeze(base, 0.6, 1) },
  { name: 'turned squeeze', formats: QR, options: denoise, look: ({ base }) => turnedSqueeze(base, 45, 0.6) },
  { name: 'sharpen', formats: MATRIX, look: ({ base }) => sharpen(base, 4, 3) },
  { name: 'stretch large', formats: QR, options: denoise, look: ({ large }) => stretch(large, 0.1) },
  { name: 'gain', formats: QR, options: denoise, look: ({ base }) => gain(base, 2) },
  { name: 'shadows large', formats: QR, look: ({ large }) => gamma(large, 0.5) },
  { name: 'high', formats: QR, look: ({ base }) => squeeze(base, 1, 2) },
  { name: 'turned', formats: MATRIX, look: ({ base }) => rotate(base, 60) },
  { name: 'histogram', formats: MATRIX, options: { binarizer: 'GlobalHistogram' }, look: ({ base }) => base },
];
