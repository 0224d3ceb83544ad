// Says why a camera frame may be unreadable: too dark, too bright, reflections, blurred, or the code is too small.
import type { Luma } from './filters/pixels.ts';
import { crop, halve } from './filters/scale.ts';

export type FrameHint = 'dark' | 'bright' | 'glare' | 'blurred' | 'small';

export interface FrameFigures {
  /** The brightest twentieth of the pixels has at least this level, 0 to 255. A mean would be low for a dark product in good light too. */
  readonly brightest: number;
  /** All but the darkest 0.5 % of the pixels have at least this level, 0 to 255. */
  readonly darkest: number;
  /** The share of the squares in the middle of the frame in which most pixels are saturated. */
  readonly saturated: number;
  /**
   * Energy of the Laplacian divided by that of the gradient, at edges in the middle of the frame at half size, in the less sharp direction.
   * About 1 for a step, and 1/(2σ²) for an edge blurred by σ pixels, at any contrast. Undefined if there are too few edges.
   */
  readonly sharpness: number | undefined;
  /** The number of squares with edges in both directions. */
  readonly textured: number;
  /** The longer side, in pixels, of the compact area that contains most of the textured squares. Undefined if there is none. */
  readonly side: number | undefined;
}

/** Side of a square in pixels. The smallest code that appears as an area in the frame is a few squares wide. */
const SQUARE = 8;
/** Full-range video saturates at 255, and video in the range of ITU-R BT.601 at 235. */
const SATURATED = { full: 250, video: 233 } as const;

/** Policy, from measurements: record 131 lists the figures at which the readers fail. */
const LIMITS = {
  /** Dark: `brightest` is below this level. */
  dark: 45,
  /** Too bright: at least the share `bright` of the squares is saturated, and `darkest` is at least the level `ink`. */
  bright: 0.6,
  ink: 150,
  glare: 0.005,
  sharpness: 0.35,
  side: 120,
  /** Sharpness is measured only from this contrast, in levels. */
  contrast: 30,
  textured: 6,
  /** Glare is reported only if the frame also has some texture. */
  texturedBesideGlare: 12,
} as const;

interface Levels {
  /** The level below which the given share of the pixels lies. */
  readonly at: (share: number) => number;
  readonly highest: number;
}

/** Only every third pixel is counted, which is accurate enough and takes a third of the time. */
const SAMPLE = 3;

function levelsOf({ data }: Luma): Levels {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += SAMPLE) counts[data[at] as number] = (counts[data[at] as number] as number) + 1;
  const at = (share: number): number => {
    let left = (share * data.length) / SAMPLE;
    for (let level = 0; level < 256; level++) {
      left -= counts[level] as number;
      if (left < 0) return level;
    }
    return 255;
  };
  return { at, highest: counts.findLastIndex((count) => count > 0) };
}

interface Squares {
  readonly columns: number;
  readonly rows: number;
  /** 1 for a square with edges in both directions, else 0. */
  readonly textured: Uint8Array;
  /** The share of saturated squares in the middle of the frame. */
  readonly saturated: number;
}

/** Policy: this share of each side is ignored, because the code is in the middle, and windows or lamps behind it at the edge. */
const MARGIN = 1 / 6;

function squaresOf({ width, height, data }: Luma, limit: number, saturatedFrom: number): Squares {
  const columns = Math.floor((width - 1) / SQUARE);
  const rows = Math.floor((height - 1) / SQUARE);
  const textured = new Uint8Array(Math.max(0, columns * rows));
  const isMiddle = (at: number, all: number): boolean => at >= all * MARGIN && at < all * (1 - MARGIN);
  let [middle, saturated] = [0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [across, down, full] = [0, 0, 0];
      for (let y = row * SQUARE; y < (row + 1) * SQUARE; y++) {
        for (let at = y * width + column * SQUARE, end = at + SQUARE; at < end; at++) {
          const level = data[at] as number;
          across += Math.abs((data[at + 1] as number) - level);
          down += Math.abs((data[at + width] as number) - level);
          if (level >= saturatedFrom) full += 1;
        }
      }
      if (Math.min(across, down) >= limit * SQUARE * SQUARE) textured[row * columns + column] = 1;
      if (!isMiddle(row, rows) || !isMiddle(column, columns)) continue;
      middle += 1;
      if (full >= 0.75 * SQUARE * SQUARE) saturated += 1;
    }
  }
  return { columns, rows, textured, saturated: middle === 0 ? 0 : saturated / middle };
}

/** Two textured squares belong to the same group if at most one other square lies between them. */
const REACH = 2;

/** Returns the longer side, in pixels, of the largest group of textured squares, if it is about as wide as high and has most of them. */
function compactSide({ columns, rows, textured }: Squares, all: number): number | undefined {
  const left = Uint8Array.from(textured);
  let best = { count: 0, wide: 0, high: 0 };
  for (let start = 0; start < left.length; start++) {
    if (left[start] === 0) continue;
    left[start] = 0;
    const open = [start];
    const box = { left: columns, right: 0, top: rows, bottom: 0 };
    let count = 0;
    for (let square = open.pop(); square !== undefined; square = open.pop()) {
      const [x, y] = [square % columns, Math.floor(square / columns)];
      count += 1;
      Object.assign(box, { left: Math.min(box.left, x), right: Math.max(box.right, x) });
      Object.assign(box, { top: Math.min(box.top, y), bottom: Math.max(box.bottom, y) });
      for (let ny = Math.max(0, y - REACH); ny <= Math.min(rows - 1, y + REACH); ny++) {
        for (let nx = Math.max(0, x - REACH); nx <= Math.min(columns - 1, x + REACH); nx++) {
          const next = ny * columns + nx;
          if (left[next] === 0) continue;
          left[next] = 0;
          open.push(next);
        }
      }
    }
    if (count > best.count) best = { count, wide: box.right - box.left + 1, high: box.bottom - box.top + 1 };
  }
  const { count, wide, high } = best;
  const isCompact = Math.max(wide, high) <= 1.7 * Math.min(wide, high) && count >= 0.5 * wide * high && count >= all / 2;
  return isCompact ? Math.max(wide, high) * SQUARE : undefined;
}

/** Policy: with a smaller share of edge pixels, the figure is meaningless. */
const FEWEST_EDGES = 0.005;

/** Energy of the Laplacian divided by that of the gradient in one direction, at edges. `step`: index distance to the next pixel. */
function sharpnessAlong({ width, height, data }: Luma, step: number, limit: number): number | undefined {
  let [gradients, laplacians, edges] = [0, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1, end = (y + 1) * width - 1; at < end; at++) {
      const here = data[at] as number;
      const gradient = (data[at + step] as number) - here;
      if (Math.abs(gradient) < limit) continue;
      const laplacian = gradient - here + (data[at - step] as number);
      gradients += gradient * gradient;
      laplacians += laplacian * laplacian;
      edges += 1;
    }
  }
  return edges < FEWEST_EDGES * width * height ? undefined : laplacians / gradients;
}

/** Returns the sharpness in the less sharp direction. */
function sharpnessAt(luma: Luma, contrast: number): number | undefined {
  // Higher than the noise of a camera picture at half size.
  const limit = Math.max(12, contrast / 16);
  const found = [sharpnessAlong(luma, 1, limit), sharpnessAlong(luma, luma.width, limit)].filter((one) => one !== undefined);
  return found.length === 0 ? undefined : Math.min(...found);
}

function sharpnessOf(luma: Luma, contrast: number): number | undefined {
  const { width, height } = luma;
  if (width < 64 || height < 64) return undefined;
  const half = halve(crop(luma, width * MARGIN, height * MARGIN, width * (1 - MARGIN), height * (1 - MARGIN)));
  const fine = sharpnessAt(half, contrast);
  // At half size, noise hides a wide blur. At a quarter, σ is halved, so the figure is four times as large; a sharp result is ignored.
  const coarse = sharpnessAt(halve(half), contrast);
  const wide = coarse === undefined || coarse >= 2 * LIMITS.sharpness ? undefined : coarse / 4;
  return fine === undefined || wide === undefined ? (fine ?? wide) : Math.min(fine, wide);
}

export function measureFrame(luma: Luma): FrameFigures {
  const levels = levelsOf(luma);
  // Only the darkest 0.1 % is excluded, because a code may cover as little as a hundredth of the frame.
  const contrast = levels.highest - levels.at(0.001);
  const from = levels.highest >= SATURATED.full ? SATURATED.full : SATURATED.video;
  const squares = squaresOf(luma, Math.max(10, contrast / 14), from);
  const textured = squares.textured.reduce((sum, one) => sum + one, 0);
  return {
    brightest: levels.at(0.95),
    darkest: levels.at(0.005),
    saturated: squares.saturated,
    sharpness: contrast < LIMITS.contrast ? undefined : sharpnessOf(luma, contrast),
    textured,
    side: textured < LIMITS.textured ? undefined : compactSide(squares, textured),
  };
}

/** Returns the first reason that applies: light before focus before distance, because each can hide the next. Glare comes last. */
export function hintOf({ brightest, darkest, saturated, sharpness, textured, side }: FrameFigures): FrameHint | undefined {
  if (brightest < LIMITS.dark) return 'dark';
  if (saturated >= LIMITS.bright && darkest >= LIMITS.ink) return 'bright';
  if (sharpness !== undefined && sharpness < LIMITS.sharpness) return 'blurred';
  if (side !== undefined && side <= LIMITS.side) return 'small';
  return saturated >= LIMITS.glare && textured >= LIMITS.texturedBesideGlare ? 'glare' : undefined;
}

/** Policy, in milliseconds: a hint appears only after a code could have been read, and only if its reason persists over several frames. */
export const HINT_AFTER_MS = 2_000;
const SHOWN_AFTER_MS = 600;
const GONE_AFTER_MS = 1_200;

export interface Measured {
  /** True if a code is in view. */
  readonly isFound: boolean;
  /** The reason for this frame. Null if none was found, undefined if the frame was not measured. */
  readonly hint: FrameHint | null | undefined;
}

/** Returns the hint to show after each frame. A hint stays until another reason has persisted or a code is found. */
export function createHints(): (measured: Measured, now: number) => FrameHint | undefined {
  let lastCode: number | undefined;
  let shown: FrameHint | null = null;
  let next: FrameHint | null = null;
  let nextSince = 0;
  return ({ isFound, hint }, now) => {
    lastCode ??= now;
    if (isFound) {
      [lastCode, shown, next] = [now, null, null];
      return undefined;
    }
    if (hint !== undefined) {
      if (hint !== next) [next, nextSince] = [hint, now];
      const lasted = now - nextSince;
      if (now - lastCode >= HINT_AFTER_MS && lasted >= (shown === null ? SHOWN_AFTER_MS : GONE_AFTER_MS)) shown = next;
    }
    return shown ?? undefined;
  };
}
