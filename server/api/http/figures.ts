// Collects the metrics of an app and its process by route pattern, method and status class (Prometheus text, 0.0.4).
import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { exposition, type Sample } from './exposition.ts';

declare module 'fastify' {
  interface FastifyInstance {
    figures?: Figures;
  }
}

export interface Figures {
  /** Whether clients on the network may read the metrics. */
  readonly open: boolean;
  /** Counts a request that was served before the framework: from the cache, or as `made` states. */
  readonly ahead: (request: IncomingMessage, status: number, made?: { readonly route: string; readonly seconds: number }) => void;
  readonly attach: (app: FastifyInstance) => void;
  /** `more`: further samples that the process provides. */
  readonly text: (more?: readonly Sample[]) => string;
  /** The samples sent to the other workers on the port. A scrape reaches any one worker and returns the samples of all. */
  readonly told: () => FiguresOfWorker;
  readonly hear: (told: FiguresOfWorker) => void;
}

export interface FiguresOfWorker {
  readonly worker: number;
  readonly samples: readonly Sample[];
}

/** `{figures: …}` of another worker, forwarded by the parent. */
export const figuresIn = (message: unknown): FiguresOfWorker | undefined =>
  typeof message === 'object' && message !== null && 'figures' in message ? (message.figures as FiguresOfWorker) : undefined;

/** Upper bounds in seconds: a cached response is faster than the first, the verification of a large credential faster than the last. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Sampling interval of the event-loop monitor, in milliseconds. */
const RESOLUTION = 20;
/** Unknown methods share one label, so that the number of labels is bounded. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const methodOf = (method = ''): string => (METHODS.has(method) ? method : 'other');
const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

interface Durations {
  /** The count of each bucket alone. In the exposition, a bucket also includes all smaller ones. */
  readonly counts: number[];
  sum: number;
  total: number;
}

export function figuresOf({ open = false, worker = 1 }: { readonly open?: boolean; readonly worker?: number } = {}): Figures {
  const requests = new Map<string, { readonly labels: Readonly<Record<string, string>>; count: number }>();
  const durations = new Map<string, Durations>();
  /** Requests in progress. A request refused by an earlier hook is never added. */
  const underWay = new WeakSet<IncomingMessage>();
  let inFlight = 0;

  const count = (route: string, method: string, status: string): void => {
    const key = `${route} ${method} ${status}`;
    const found = requests.get(key);
    if (found === undefined) requests.set(key, { labels: { route, method, status }, count: 1 });
    else found.count += 1;
  };
  const took = (route: string, seconds: number): void => {
    const found = durations.get(route) ?? { counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
    const at = BUCKETS.findIndex((bound) => seconds <= bound);
    if (at >= 0) found.counts[at] = (found.counts[at] ?? 0) + 1;
    found.sum += seconds;
    found.total += 1;
    durations.set(route, found);
  };
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
  /** In seconds. The histogram contains whole intervals between two samples, so one interval is subtracted. */
  const lag = (percent: number): number => Math.max(0, loop.percentile(percent) / 1e9 - RESOLUTION / 1000);
  const others = new Map<number, readonly Sample[]>();

  const samples = (): readonly Sample[] => {
    const own: readonly Sample[] = [
      {
        name: 'dpp_desk_http_requests_total',
        type: 'counter',
        help: 'Requests by route pattern, method and class of status; route "kept": answered from memory ahead of routing, "none": no such route.',
        values: [...requests.values()].map(({ labels, count: value }) => ({ labels, value })),
      },
      {
        name: 'dpp_desk_http_request_duration_seconds',
        type: 'histogram',
        help: 'Time to answer, by route pattern.',
        values: histogram(durations),
      },
      { name: 'dpp_desk_http_requests_in_flight', type: 'gauge', help: 'Requests under way.', values: [{ value: inFlight }] },
      ...ofProcess(),
      {
        name: 'nodejs_eventloop_lag_seconds',
        type: 'gauge',
        help: 'How late the event loop runs its timers, since the start.',
        values: [
          { labels: { quantile: '0.5' }, value: lag(50) },
          { labels: { quantile: '0.99' }, value: lag(99) },
        ],
      },
    ];
    return own.map((sample) => ({
      ...sample,
      values: sample.values.map((one) => ({ ...one, labels: { ...one.labels, worker: String(worker) } })),
    }));
  };

  return {
    open,
    ahead: ({ method }, status, made) => {
      count(made?.route ?? 'kept', methodOf(method), classOf(status));
      if (made !== undefined) took(made.route, made.seconds);
    },
    attach: (app) => {
      loop.enable();
      app.addHook('onClose', async () => void loop.disable());
      app.addHook('onRequest', async ({ raw }) => {
        underWay.add(raw);
        inFlight += 1;
      });
      app.addHook('onResponse', async ({ raw, routeOptions, method }, reply) => {
        if (underWay.delete(raw)) inFlight -= 1;
        const route = routeOptions.url ?? 'none';
        count(route, methodOf(method), classOf(reply.statusCode));
        took(route, reply.elapsedTime / 1000);
      });
    },
    text: (more = []) => exposition([...together([samples(), ...others.values()]), ...more]),
    told: () => ({ worker, samples: samples() }),
    hear: (told) => void others.set(told.worker, told.samples),
  };
}

/** Merges the samples of several workers under one name. */
function together(all: readonly (readonly Sample[])[]): readonly Sample[] {
  const byName = new Map<string, Sample>();
  for (const sample of all.flat()) {
    const found = byName.get(sample.name);
    byName.set(sample.name, { ...sample, values: [...(found?.values ?? []), ...sample.values] });
  }
  return [...byName.values()];
}

const histogram = (durations: ReadonlyMap<string, Durations>): Sample['values'] =>
  [...durations].flatMap(([route, { counts, sum: seconds, total }]) => [
    ...BUCKETS.map((bound, at) => ({
      suffix: '_bucket',
      labels: { route, le: String(bound) },
      value: counts.slice(0, at + 1).reduce((sum, count) => sum + count, 0),
    })),
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: total },
    { suffix: '_sum', labels: { route }, value: seconds },
    { suffix: '_count', labels: { route }, value: total },
  ]);

function ofProcess(): readonly Sample[] {
  const { rss, heapUsed, heapTotal } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const one = (name: string, type: Sample['type'], help: string, value: number): Sample => ({ name, type, help, values: [{ value }] });
  return [
    one('process_cpu_seconds_total', 'counter', 'Processor time used.', (user + system) / 1e6),
    one('process_resident_memory_bytes', 'gauge', 'Resident memory.', rss),
    one('process_uptime_seconds', 'gauge', 'Time since the process was started.', process.uptime()),
    one('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', heapUsed),
    one('nodejs_heap_size_total_bytes', 'gauge', 'Heap reserved.', heapTotal),
  ];
}
