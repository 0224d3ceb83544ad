// Computes the bars and axis marks of the materials chart for a given width.
import { scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import type { Material } from '../../../../server/contract/index.ts';

export interface Bar {
  readonly material: Material;
  /** Distance from the left edge, in pixels. */
  readonly recycled: { readonly x: number; readonly width: number };
  readonly rest: { readonly x: number; readonly width: number };
}

export interface Bars {
  readonly bars: readonly Bar[];
  readonly ticks: readonly { readonly value: number; readonly x: number }[];
}

interface Parts {
  readonly recycled: number;
  readonly rest: number;
}

const within = (value: number, upper: number) => (Number.isFinite(value) ? Math.min(Math.max(value, 0), upper) : 0);

/** Largest share first. Values outside 0–100 are clamped for the bar; the figures next to it stay as stated. */
export function layBars(materials: readonly Material[], width: number): Bars {
  const sorted = [...materials].sort((a, b) => b.percentage - a.percentage);
  const parts = sorted.map(({ percentage, recycledContent = 0 }): Parts => {
    const share = within(percentage, 100);
    const recycled = (share * within(recycledContent, 100)) / 100;
    return { recycled, rest: share - recycled };
  });
  const largest = Math.max(0, ...parts.map(({ recycled, rest }) => recycled + rest));
  const x = scaleLinear([0, largest === 0 ? 100 : largest], [0, width]).nice(5);
  const [recycledSeries, restSeries] = stack<Parts>().keys(['recycled', 'rest'])(parts);
  const span = (pair: readonly number[] | undefined) => {
    const [from = 0, to = 0] = pair ?? [];
    return { x: x(from), width: Math.max(0, x(to) - x(from)) };
  };
  return {
    bars: sorted.map((material, index) => ({ material, recycled: span(recycledSeries?.[index]), rest: span(restSeries?.[index]) })),
    ticks: x.ticks(width < 360 ? 3 : 5).map((value) => ({ value, x: x(value) })),
  };
}
