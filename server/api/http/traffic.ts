// Keeps what the processes of the public listener report about their requests, in a ring buffer of ten minutes.
import type { Traffic, TrafficSlot } from '../../contract/index.ts';
import type { Sample } from './exposition.ts';
import type { FiguresOfWorker } from './figures.ts';

const SLOT = 10_000;
const SLOTS = 60;

export interface TrafficRing {
  readonly hear: (told: FiguresOfWorker) => void;
  readonly read: () => Traffic;
}

/** Counters of one worker, which only grow until it is started again. */
interface Counters {
  readonly requests: number;
  readonly refused: number;
  readonly failed: number;
  /** The number of requests that took at most this many seconds, by bound. */
  readonly within: ReadonlyMap<number, number>;
}

interface Slot {
  readonly start: number;
  readonly requests: number;
  readonly refused: number;
  readonly failed: number;
  readonly within: ReadonlyMap<number, number>;
}

const REQUESTS = 'dpp_desk_http_requests_total';
const TIMES = 'dpp_desk_http_request_duration_seconds';
const NONE: Counters = { requests: 0, refused: 0, failed: 0, within: new Map() };

export function trafficRing(now: () => number): TrafficRing {
  const last = new Map<number, Counters>();
  let slots: Slot[] = [];

  const forget = (start: number): void => {
    slots = slots.filter((slot) => slot.start > start - SLOTS * SLOT && slot.start <= start);
  };

  return {
    hear: ({ worker, samples }) => {
      const counted = countersIn(samples);
      const before = last.get(worker);
      last.set(worker, counted);
      const start = Math.floor(now() / SLOT) * SLOT;
      forget(start);
      // A restarted process counts from zero. If its first report exceeds its last count, the restart is not noticed.
      const since = before === undefined || counted.requests < before.requests ? NONE : before;
      const slot = slots.find((one) => one.start === start) ?? { start, requests: 0, refused: 0, failed: 0, within: new Map() };
      const next: Slot = {
        start,
        requests: slot.requests + counted.requests - since.requests,
        refused: slot.refused + counted.refused - since.refused,
        failed: slot.failed + counted.failed - since.failed,
        within: new Map(
          [...counted.within].map(([bound, count]) => [bound, (slot.within.get(bound) ?? 0) + count - (since.within.get(bound) ?? 0)]),
        ),
      };
      slots = [...slots.filter((one) => one !== slot), next];
    },
    read: () => {
      forget(Math.floor(now() / SLOT) * SLOT);
      const times = timesOf(slots);
      return {
        slots: slots
          .toSorted((one, other) => one.start - other.start)
          .map(({ start, requests, refused, failed }): TrafficSlot => ({ at: new Date(start).toISOString(), requests, refused, failed })),
        slotSeconds: SLOT / 1000,
        ...(times === undefined ? {} : { times }),
      };
    },
  };
}

function countersIn(samples: readonly Sample[]): Counters {
  const valuesOf = (name: string) => samples.find((sample) => sample.name === name)?.values ?? [];
  const sum = (status?: string): number =>
    valuesOf(REQUESTS).reduce((total, { labels, value }) => (status === undefined || labels?.status === status ? total + value : total), 0);
  const within = new Map<number, number>();
  for (const { suffix, labels, value } of valuesOf(TIMES)) {
    if (suffix !== '_bucket' || labels?.le === undefined) continue;
    const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
    within.set(bound, (within.get(bound) ?? 0) + value);
  }
  return { requests: sum(), refused: sum('4xx'), failed: sum('5xx'), within };
}

function timesOf(slots: readonly Slot[]): Traffic['times'] {
  const bounds = [...new Set(slots.flatMap(({ within }) => [...within.keys()]))].toSorted((one, other) => one - other);
  const count = (bound: number): number => slots.reduce((total, { within }) => total + (within.get(bound) ?? 0), 0);
  const all = count(Number.POSITIVE_INFINITY);
  if (all === 0) return undefined;
  const longest = bounds.filter(Number.isFinite).at(-1) ?? 0;
  /** If the time exceeds the last bound, returns that bound, because nothing more is known. */
  const under = (share: number): number =>
    1000 * (bounds.find((bound) => Number.isFinite(bound) && count(bound) >= share * all) ?? longest);
  return { half: under(0.5), most: under(0.99) };
}
