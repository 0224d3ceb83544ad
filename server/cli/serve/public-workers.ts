// Keeps the public processes of `desk serve` running on one port, and shares their counts among them.
import type { Sample } from '../../api/http/exposition.ts';
import { type FiguresOfWorker, figuresIn } from '../../api/http/figures.ts';
import { rateCountsIn } from '../../api/http/rate.ts';
import { type Report, reportIn } from '../../api/http/reports.ts';
import { LIMITS } from '../../lib/limits.ts';
import { forkWorker, type Loading } from '../../process/fork.ts';
import type { PublicOpening } from '../../process/opening.ts';
import { keepWorkers, type Workers } from '../../process/workers.ts';

export interface PublicOptions extends Pick<PublicOpening, 'host' | 'port' | 'fallback' | 'openMetrics' | 'proxies' | 'rateLimit' | 'tls'> {
  readonly workers: number;
}

export interface PublicParent {
  /** Returns the folder that a worker serves. Called whenever a worker is started. */
  readonly source: () => Pick<PublicOpening, 'folder' | 'copy'>;
  readonly restarted?: () => void;
  /** Receives what each worker reports for the workbench. */
  readonly report?: (report: Report) => void;
  /** Metrics of this process, which are added to those of the workers. */
  readonly figures?: () => readonly Sample[];
  readonly fault: (message: unknown) => void;
  readonly failed: () => void;
  /** Processes that were started in advance. */
  readonly loading?: Loading;
}

export interface PublicWorkers extends Workers {
  /** Resolves when all workers serve. */
  readonly url: () => Promise<string | undefined>;
}

export function keepPublic({ workers: count, port: given, ...options }: PublicOptions, parent: PublicParent): PublicWorkers {
  let port = given;
  let asked = port;
  // The first worker is started before `keepWorkers` returns.
  const started: { workers?: Workers } = {};
  const workers: Workers = keepWorkers({
    name: 'public',
    count,
    start: (worker, { restarts }) => {
      if (restarts > 0) parent.restarted?.();
      // Workers share a port by requesting the same number. With port 0, they keep requesting 0 as long as a worker
      // holds the chosen port.
      if (started.workers?.children().length === 0) asked = port;
      return forkWorker({ ...options, ...parent.source(), port: asked, worker }, parent.loading);
    },
    message: (message, from) => {
      parent.fault(message);
      const report = reportIn(message);
      if (report !== undefined) parent.report?.(report);
      if (rateCountsIn(message) !== undefined || figuresIn(message) !== undefined)
        for (const other of started.workers?.children() ?? []) if (other !== from) other.post(message);
    },
    failed: parent.failed,
  });
  started.workers = workers;
  const sharing = setInterval(() => {
    const figures: FiguresOfWorker = { worker: 0, samples: parent.figures?.() ?? [] };
    if (figures.samples.length > 0) for (const worker of workers.children()) worker.post({ figures });
  }, LIMITS.figuresShare).unref();
  return {
    ...workers,
    stop: () => {
      clearInterval(sharing);
      return workers.stop();
    },
    url: async () => {
      const { url } = (await workers.ready()) ?? {};
      if (url !== undefined) port = Number(new URL(url).port || (url.startsWith('https:') ? 443 : 80));
      return url;
    },
  };
}
