// Determines sample sizes by lot size and inspection level (ISO 2859-1:1999, tables 1 and 2-A).

/** The general inspection levels. II is the usual one; I takes fewer items and III more. */
export const LEVELS = ['I', 'II', 'III'] as const;
export type Level = (typeof LEVELS)[number];

/** The largest lot of each row. Larger lots use a further row. */
const LOTS = [8, 15, 25, 50, 90, 150, 280, 500, 1_200, 3_200, 10_000, 35_000, 150_000, 500_000] as const;

/** One code letter for each row. */
const LETTERS: Readonly<Record<Level, string>> = {
  I: 'AABCCDEFGHJKLMN',
  II: 'ABCDEFGHJKLMNPQ',
  III: 'BCDEFGHJKLMNPQR',
};

const SIZES: Readonly<Record<string, number>> = {
  A: 2,
  B: 3,
  C: 5,
  D: 8,
  E: 13,
  F: 20,
  G: 32,
  H: 50,
  J: 80,
  K: 125,
  L: 200,
  M: 315,
  N: 500,
  P: 800,
  Q: 1_250,
  R: 2_000,
};

export interface SamplingPlan {
  readonly level: Level;
  readonly letter: string;
  readonly lot: number;
  /** At most the size of the lot. If the table requires more, every item is examined. */
  readonly size: number;
}

export function samplingPlan(lot: number, level: Level): SamplingPlan {
  const row = LOTS.findIndex((most) => lot <= most);
  const letter = LETTERS[level].at(row) ?? '';
  return { level, letter, lot, size: Math.min(lot, SIZES[letter] ?? lot) };
}

/**
 * Draws `size` of the numbers 0 to `lot` - 1 with Floyd's algorithm, in ascending order. Every set has the same probability. `random(n)`
 * returns an integer from 0 to n - 1.
 */
export function drawSample(lot: number, size: number, random: (below: number) => number): readonly number[] {
  const drawn = new Set<number>();
  for (let last = lot - size; last < lot; last += 1) {
    const one = random(last + 1);
    drawn.add(drawn.has(one) ? last : one);
  }
  return [...drawn].sort((one, other) => one - other);
}
