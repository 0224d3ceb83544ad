// Which measurements decide a row: the first one, or all rounds of two.
import { expect, it } from 'vitest';
import { concluded, type Round } from './measure.ts';
import { settle } from './settle.ts';

/** Rounds whose limit takes 1 and whose real side takes what gives these ratios, one list for each measurement. */
function rowOf(...measurements: readonly (readonly number[])[]) {
  const asked: number[] = [];
  const rounds = (times: number): readonly Round[] => {
    const ratios = measurements[asked.length] ?? [];
    asked.push(times);
    return ratios.map((ratio) => ({ limit: 1, real: 1 / ratio }));
  };
  return { asked, row: { rounds, conclude: (all: readonly Round[]) => concluded('row', 0.5, all) } };
}

it('a row within its budget is measured once', async () => {
  const { asked, row } = rowOf([0.6, 0.5, 0.4]);
  const { ratio, repeated } = await settle(row);
  expect([ratio, repeated, asked]).toEqual([0.5, undefined, [1]]);
});

it('a row that was disturbed passes by the median of all its rounds, and says so', async () => {
  const { asked, row } = rowOf([0.3, 0.4, 0.6], [0.6, 0.7, 0.6, 0.6, 0.5, 0.6]);
  const { ratio, repeated } = await settle(row);
  expect([ratio.toFixed(2), repeated?.first.toFixed(2), repeated?.again.toFixed(2), asked]).toEqual(['0.60', '0.40', '0.60', [1, 2]]);
});

it('a row that became slower does not pass by the better of its measurements', async () => {
  const { row } = rowOf([0.4, 0.4, 0.4], [0.51, 0.51, 0.51, 0.51, 0.4, 0.4]);
  const { ratio, repeated } = await settle(row);
  expect(repeated?.again).toBeGreaterThanOrEqual(0.5);
  expect(ratio).toBeLessThan(0.5);
});
