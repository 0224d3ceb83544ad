// Two functions that do the same work, the bare limit and the real thing, in; the median of their interleaved ratios out.
import type { Row } from './settle.ts';

export interface Comparison {
  readonly name: string;
  /** The fastest way known to do the inevitable part of the work. */
  readonly limit: () => void;
  readonly real: () => void;
  /** The budget: limit time / real time must not be lower. */
  readonly atLeast: number;
}

export interface Measured {
  readonly name: string;
  readonly ratio: number;
  readonly atLeast: number;
  readonly limitMicroseconds: number;
  readonly realMicroseconds: number;
  /** It was low at first: the ratios of the two measurements that decided together. */
  readonly repeated?: { readonly first: number; readonly again: number };
}

/** Microseconds for one piece of work. */
export interface Round {
  readonly limit: number;
  readonly real: number;
}

export interface Effort {
  readonly rounds: number;
  /** Milliseconds per side and round. */
  readonly slice: number;
}

export const concluded = (name: string, atLeast: number, rounds: readonly Round[]): Measured => ({
  name,
  atLeast,
  ratio: median(rounds.map(({ limit, real }) => limit / real)),
  limitMicroseconds: median(rounds.map(({ limit }) => limit)),
  realMicroseconds: median(rounds.map(({ real }) => real)),
});

const USUAL: Effort = { rounds: 15, slice: 60 };

export const measure = (comparison: Comparison, effort = USUAL): Measured =>
  concluded(comparison.name, comparison.atLeast, interleaved(comparison, effort));

export const rowOf = (comparison: Comparison): Row<Round> => ({
  rounds: (times) => interleaved(comparison, { ...USUAL, rounds: times * USUAL.rounds }),
  conclude: (rounds) => concluded(comparison.name, comparison.atLeast, rounds),
});

/** Sides alternate within a round and take turns at going first, so that a noisy machine disturbs both alike. */
function interleaved({ limit, real }: Comparison, { rounds, slice }: Effort): readonly Round[] {
  const [limitCount, realCount] = [warmUp(limit, slice), warmUp(real, slice)];
  return Array.from({ length: rounds }, (_, round) => {
    const first = round % 2 === 0;
    const before = first ? time(limit, limitCount) : time(real, realCount);
    const after = first ? time(real, realCount) : time(limit, limitCount);
    return first ? { limit: before, real: after } : { limit: after, real: before };
  });
}

/** On a busy machine the threads that compile get their turn late. */
const WARM_SLICES = 40;

/** Runs until the code is compiled; returns how many calls fill a slice. */
function warmUp(work: () => void, slice: number): number {
  let calls = 0;
  const start = performance.now();
  while (performance.now() - start < WARM_SLICES * slice) {
    work();
    calls++;
  }
  return Math.ceil(calls / WARM_SLICES);
}

/** Microseconds of this thread's processor time per call: what other processes take of the machine is not counted. */
function time(work: () => void, calls: number): number {
  const start = process.threadCpuUsage();
  for (let call = 0; call < calls; call++) work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / calls;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function print(results: readonly Measured[]): void {
  for (const { name, ratio, atLeast, limitMicroseconds, realMicroseconds, repeated } of results) {
    const verdict = ratio >= atLeast ? 'ok  ' : 'LOW ';
    const times = repeated === undefined ? '' : `; measured twice: ${repeated.first.toFixed(3)}, then ${repeated.again.toFixed(3)}`;
    console.log(
      `${verdict}${name}: ${ratio.toFixed(3)} (at least ${atLeast}; limit ${limitMicroseconds.toFixed(1)} µs, real ${realMicroseconds.toFixed(1)} µs${times})`,
    );
  }
}
