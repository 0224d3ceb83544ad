// Decides a row of the benchmark. Noise of the machine can make one measurement low, and a loss of speed makes all of them low.
import type { Measured } from './measure.ts';

export interface Row<Sample, Result extends Measured = Measured> {
  /** Measures both sides in interleaved rounds, `times` as many as usual. */
  readonly rounds: (times: number) => readonly Sample[] | Promise<readonly Sample[]>;
  /** The result of these rounds: medians, never the best of them. */
  readonly conclude: (samples: readonly Sample[]) => Result;
}

/** How much longer than the first measurement the second one is. */
const LONGER = 2;

/**
 * A row below its budget is measured again, twice as long. All rounds of both measurements decide together, so that a row with a real loss
 * of speed does not pass by being measured until it is lucky.
 */
export async function settle<Sample, Result extends Measured>({ rounds, conclude }: Row<Sample, Result>): Promise<Result> {
  const samples = await rounds(1);
  const first = conclude(samples);
  if (first.ratio >= first.atLeast) return first;
  const more = await rounds(LONGER);
  return { ...conclude([...samples, ...more]), repeated: { first: first.ratio, again: conclude(more).ratio } };
}
