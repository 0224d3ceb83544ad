// The sampling plan by lot size and level, and the drawing of the sample.
import { describe, expect, it } from 'vitest';
import { drawSample, samplingPlan } from '../../../server/domain/sampling/plan.ts';

describe('the sampling plan', () => {
  it.each([
    [1, 'II', 'A', 1],
    [2, 'II', 'A', 2],
    [8, 'III', 'B', 3],
    [9, 'II', 'B', 3],
    [25, 'I', 'B', 3],
    [26, 'I', 'C', 5],
    [90, 'II', 'E', 13],
    [91, 'II', 'F', 20],
    [220, 'II', 'G', 32],
    [500, 'III', 'J', 80],
    [1_200, 'II', 'J', 80],
    [3_201, 'I', 'J', 80],
    [10_000, 'I', 'J', 80],
    [10_000, 'II', 'L', 200],
    [10_000, 'III', 'M', 315],
    [500_000, 'II', 'P', 800],
    [500_001, 'II', 'Q', 1_250],
    [500_001, 'III', 'R', 2_000],
  ] as const)('of %d at level %s has the letter %s and %d items', (lot, level, letter, size) => {
    expect(samplingPlan(lot, level)).toEqual({ level, letter, lot, size });
  });
});

describe('the sample', () => {
  it('has so many different numbers of the lot, in order', () => {
    let seed = 1;
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (const [lot, size] of [
      [1, 1],
      [7, 7],
      [10_000, 200],
    ] as const) {
      const drawn = drawSample(lot, size, random);
      expect(new Set(drawn).size).toBe(size);
      expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
      expect([(drawn[0] as number) >= 0, (drawn.at(-1) as number) < lot]).toEqual([true, true]);
    }
  });

  it('takes each number equally often', () => {
    // Every sequence of draws once: 4 × 5 equally likely ones for 2 of 5.
    const counts = [0, 0, 0, 0, 0];
    for (let first = 0; first < 4; first++)
      for (let second = 0; second < 5; second++) {
        const draws = [first, second];
        for (const number of drawSample(5, 2, () => draws.shift() as number)) counts[number] = (counts[number] as number) + 1;
      }
    expect(counts).toEqual([8, 8, 8, 8, 8]);
  });
});
