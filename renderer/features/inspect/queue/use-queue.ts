// The single queue of this window, connected to the workbench, and the hook that shows it.
import { useSyncExternalStore } from 'react';
import type { Inspection } from '../../../../server/contract/index.ts';
import { activeLanguage } from '../../../i18n/index.ts';
import { api, DiskFull, Unreachable } from '../../../lib/api.ts';
import { askBeforeLeaving } from '../../../lib/leaving.ts';
import { isOver, type Job } from './jobs.ts';
import { requestsOf } from './requests.ts';
import { createQueue, type QueueState } from './scan-queue.ts';
import { createUnsent, type Unsent } from './unsent.ts';

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });

export const queue = createQueue({
  requests: requestsOf,
  inspect: api.inspect,
  obstacle: (error) => (error instanceof DiskFull ? 'disk-full' : error instanceof Unreachable ? 'no-answer' : undefined),
  language: activeLanguage,
  pause,
});

// Active as long as the window.
askBeforeLeaving(() => queue.get().jobs.some((job) => !isOver(job)));

const unfinished = createUnsent({ storage: sessionStorage, jobs: () => queue.get().jobs, now: () => new Date().toISOString() });
window.addEventListener('pagehide', unfinished.leave);
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) unfinished.stay();
});

/** Scans that were unfinished when the page was left; a person decides about them. */
export const useUnsent = (): Unsent | undefined => useSyncExternalStore(unfinished.watch, unfinished.get);
export const inspectUnsent = (): void => queue.restore(unfinished.take());
export const discardUnsent = (): void => void unfinished.take();

export const useQueue = (): QueueState => useSyncExternalStore(queue.watch, queue.get);

export interface Open {
  readonly job: Job;
  readonly inspection: Inspection;
}

/** The job and the inspection whose verdict is on the screen. */
export function shownOf({ jobs, shown }: QueueState): Open | undefined {
  const job = jobs.find(({ id }) => id === shown?.job);
  const inspection = job?.state.stage === 'done' ? job.state.inspections[shown?.item ?? 0] : undefined;
  return job && inspection ? { job, inspection } : undefined;
}
