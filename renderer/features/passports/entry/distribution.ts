// Sorts the figures of other products into bins of equal width, and says where the figure of this product stands.
import { scaleLinear } from 'd3-scale';

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

export interface Distribution {
  readonly bins: readonly Bin[];
  readonly ticks: readonly { readonly value: number; readonly x: number }[];
  /** Where the figure of this product stands on the axis. */
  readonly own: number;
}

/** Policy: with fewer other products, no distribution is shown. */
export const FEWEST = 3;

const BINS = 12;

/** `values`: the figures of the other products, ascending. The highest bin has the full height. */
export function layDistribution(values: readonly number[], own: number, width: number, height: number): Distribution | undefined {
  if (values.length < FEWEST) return undefined;
  const [low, high] = [Math.min(own, ...values), Math.max(own, ...values)];
  // Figures that differ only by rounding count as equal.
  const isOne = high - low <= 1e-9 * Math.max(1, Math.abs(low), Math.abs(high));
  const x = scaleLinear(isOne ? [low - 1, high + 1] : [low, high], [0, width]).nice(BINS);
  const edges = x.ticks(BINS);
  const spans = edges.slice(0, -1).map((from, index) => ({ from, to: edges[index + 1] ?? from }));
  const counts = spans.map(() => 0);
  for (const value of values) {
    // A figure on an edge counts in the bin above it; the highest one in the last bin.
    const index = Math.max(
      0,
      spans.findLastIndex(({ from }) => from <= value),
    );
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  return {
    bins: spans.map((span, index) => {
      const count = counts[index] ?? 0;
      return { ...span, count, x: x(span.from), width: x(span.to) - x(span.from), height: (count / most) * height };
    }),
    ticks: x.ticks(width < 400 ? 3 : 6).map((value) => ({ value, x: x(value) })),
    own: x(own),
  };
}

export interface Rank {
  readonly lower: number;
  readonly equal: number;
  readonly higher: number;
  readonly median: number;
}

/** Counts the lower, equal and higher figures of other products, and finds their median. `values` is ascending and not empty. */
export function rankOf(values: readonly number[], own: number): Rank {
  const lower = values.filter((value) => value < own).length;
  const higher = values.filter((value) => value > own).length;
  const middle = Math.floor(values.length / 2);
  const [left = 0, right = 0] = values.length % 2 === 1 ? [values[middle], values[middle]] : [values[middle - 1], values[middle]];
  return { lower, higher, equal: values.length - lower - higher, median: (left + right) / 2 };
}
