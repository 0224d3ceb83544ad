// The distribution of footprints: each product is in exactly one bin, and the rank is that of plain counting.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layDistribution, rankOf } from '../../../../renderer/features/passports/entry/distribution.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('the distribution', () => {
  it('is none of fewer than three other products', () => {
    expect(layDistribution([1, 2], 3, 300, 100)).toBeUndefined();
    expect(layDistribution([1, 2, 3], 3, 300, 100)).toBeDefined();
  });

  it('has the highest bin at full height, and this product on the axis', () => {
    const laid = layDistribution([10, 11, 12, 90], 50, 400, 100) ?? expect.fail('nothing laid');
    expect(Math.max(...laid.bins.map(({ height }) => height))).toBe(100);
    expect(laid.bins[0]).toMatchObject({ from: 10, count: 3, height: 100, x: 0 });
    expect(laid.own).toBeCloseTo(200);
  });

  it('stands in the middle where all are the same', () => {
    const laid = layDistribution([5, 5, 5], 5, 400, 100) ?? expect.fail('nothing laid');
    expect([sum(laid.bins.map(({ count }) => count)), laid.own]).toEqual([3, 200]);
  });

  const values = fc.array(fc.oneof(fc.integer({ min: 0, max: 50 }), fc.double({ min: -1e6, max: 1e6, noNaN: true })), {
    minLength: 3,
    maxLength: 200,
  });

  it('has every product in one bin, inside the picture', () => {
    fc.assert(
      fc.property(values, fc.double({ min: -1e6, max: 1e6, noNaN: true }), (unsorted, own) => {
        const sorted = [...unsorted].sort((one, other) => one - other);
        const { bins, own: at } = layDistribution(sorted, own, 500, 100) ?? expect.fail('nothing laid');
        expect(sum(bins.map(({ count }) => count))).toBe(sorted.length);
        expect(bins.every(({ x, width, height }) => x >= -1e-6 && x + width <= 500 + 1e-6 && height >= 0 && height <= 100)).toBe(true);
        expect(at >= -1e-6 && at <= 500 + 1e-6).toBe(true);
      }),
    );
  });
});

describe('the rank', () => {
  it('counts lower, equal and higher ones, with the middle of the others', () => {
    expect(rankOf([1, 2, 2, 8], 2)).toEqual({ lower: 1, equal: 2, higher: 1, median: 2 });
    expect(rankOf([1, 2, 9], 0)).toEqual({ lower: 0, equal: 0, higher: 3, median: 2 });
    expect(rankOf([1, 2, 4, 9], 5)).toMatchObject({ median: 3 });
  });
});
