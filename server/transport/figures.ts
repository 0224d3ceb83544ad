// The requests of an app in, figures of the process out, as Prometheus text (exposition format 0.0.4): by route pattern, method and class of status.
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
  /** Also for those who ask over the network. */
  readonly open: boolean;
  /** A request that was answered ahead of the framework. */
  readonly kept: (request: IncomingMessage, status: number) => void;
  readonly attach: (app: FastifyInstance) => void;
  /** `more`: what the process knows besides. */
  readonly text: (more?: readonly Sample[]) => string;
}

/** Upper bounds in seconds: a kept answer takes less than the first, a verification of a large credential less than the last. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** A made-up method or path makes no label of its own: the number of labels has a bound. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const methodOf = (method = ''): string => (METHODS.has(method) ? method : 'other');
const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

interface Durations {
  readonly counts: number[];
  sum: number;
  total: number;
}

export function figuresOf({ open = false }: { readonly open?: boolean } = {}): Figures {
  const requests = new Map<string, { readonly labels: Readonly<Record<string, string>>; count: number }>();
  const durations = new Map<string, Durations>();
  let underWay = 0;

  const count = (route: string, method: string, status: string): void => {
    const key = `${route} ${method} ${status}`;
    const found = requests.get(key);
    if (found === undefined) requests.set(key, { labels: { route, method, status }, count: 1 });
    else found.count += 1;
  };
  const took = (route: string, seconds: number): void => {
    const found = durations.get(route) ?? { counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
    for (const [at, bound] of BUCKETS.entries()) if (seconds <= bound) found.counts[at] = (found.counts[at] ?? 0) + 1;
    found.sum += seconds;
    found.total += 1;
    durations.set(route, found);
  };
  const loop = monitorEventLoopDelay({ resolution: 20 });

  return {
    open,
    kept: ({ method }, status) => count('kept', methodOf(method), classOf(status)),
    attach: (app) => {
      loop.enable();
      app.addHook('onClose', async () => void loop.disable());
      app.addHook('onRequest', async () => {
        underWay += 1;
      });
      app.addHook('onResponse', async ({ routeOptions, method }, reply) => {
        underWay -= 1;
        const route = routeOptions.url ?? 'none';
        count(route, methodOf(method), classOf(reply.statusCode));
        took(route, reply.elapsedTime / 1000);
      });
    },
    text: (more = []) =>
      exposition([
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
        { name: 'dpp_desk_http_requests_in_flight', type: 'gauge', help: 'Requests under way.', values: [{ value: underWay }] },
        ...ofProcess(),
        {
          name: 'nodejs_eventloop_lag_seconds',
          type: 'gauge',
          help: 'How late the event loop runs its timers, since the start.',
          values: [
            { labels: { quantile: '0.5' }, value: loop.percentile(50) / 1e9 },
            { labels: { quantile: '0.99' }, value: loop.percentile(99) / 1e9 },
          ],
        },
        ...more,
      ]),
  };
}

const histogram = (durations: ReadonlyMap<string, Durations>): Sample['values'] =>
  [...durations].flatMap(([route, { counts, sum, total }]) => [
    ...BUCKETS.map((bound, at) => ({ suffix: '_bucket', labels: { route, le: String(bound) }, value: counts[at] ?? 0 })),
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: total },
    { suffix: '_sum', labels: { route }, value: sum },
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
