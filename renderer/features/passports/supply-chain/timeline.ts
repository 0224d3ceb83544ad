// Places the events of a passport on an axis of time, in lanes, so that no mark covers another.
import { scaleUtc } from 'd3-scale';
import { MOST_DRAWN, type NumberedEvent } from './order.ts';

export interface Mark {
  readonly numbered: NumberedEvent;
  /** The centre of the mark, in pixels. */
  readonly x: number;
  readonly lane: number;
}

export interface Timeline {
  readonly marks: readonly Mark[];
  readonly ticks: readonly { readonly moment: Date; readonly x: number }[];
  readonly lanes: number;
}

/** The width of a mark with its number, in pixels. */
export const MARK = 28;
/** The width of a date below the axis, in pixels. */
const DATE = 110;

/** Undefined if there are too many events to draw, or fewer than two moments. Each event takes the first lane in which it has room. */
export function layTimeline(events: readonly NumberedEvent[], width: number): Timeline | undefined {
  if (events.length > MOST_DRAWN) return undefined;
  const timed = events.map((numbered) => ({ numbered, at: Date.parse(numbered.event.eventTime) })).filter(({ at }) => Number.isFinite(at));
  const moments = timed.map(({ at }) => at);
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  if (timed.length === 0 || first === last) return undefined;
  const x = scaleUtc([first, last], [MARK / 2 + 1, width - MARK / 2 - 1]);
  const ends: number[] = [];
  const marks = timed.map(({ numbered, at }): Mark => {
    const middle = x(at);
    const free = ends.findIndex((end) => end <= middle - MARK / 2);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = middle + MARK / 2;
    return { numbered, x: middle, lane };
  });
  return { marks, ticks: datesOf(first, last, width, x), lanes: ends.length };
}

/** Whole days, as many as have room. The first and the last day are always named. */
function datesOf(first: number, last: number, width: number, x: (moment: Date) => number): Timeline['ticks'] {
  const room = Math.max(2, Math.floor(width / DATE));
  const inner = scaleUtc([first, last], [0, width]).ticks(room);
  const ends = [new Date(first), new Date(last)] as const;
  const [start, end] = [x(ends[0]), x(ends[1])];
  const between = inner
    .map((moment) => ({ moment, x: x(moment) }))
    .filter((tick) => tick.x - start >= DATE && end - tick.x >= DATE)
    .filter((tick, index, all) => index === 0 || tick.x - (all[index - 1]?.x ?? 0) >= DATE);
  return [{ moment: ends[0], x: start }, ...between, { moment: ends[1], x: end }];
}
