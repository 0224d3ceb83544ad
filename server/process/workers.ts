// Keeps several workers running: restarts those that end, replaces them without a gap, and stops them together.
import { setTimeout as wait } from 'node:timers/promises';
import { type Child, faultIn, type Opening, type Ready, type Supervised, type SuperviseOptions, supervise } from './supervise.ts';

export interface WorkersOptions {
  /** The name in log lines, followed by the number of the worker. */
  readonly name?: string;
  readonly count: number;
  /** `number` is 1 to `count`. A replacement has the number of the worker that it replaces. */
  readonly start: (number: number, opening: Opening) => Child;
  /** Called with every message except `ready`. */
  readonly message?: (message: unknown, from: Child | undefined) => void;
  /** Called when the last worker has failed, so that no worker serves any longer. */
  readonly failed: () => void;
  /** Milliseconds after which a worker with three strikes is started again, as long as others serve. */
  readonly pauseAfterStrikes?: number;
  readonly timing?: Pick<SuperviseOptions, 'pauses' | 'cleanSheetAfter' | 'stopWithin'>;
}

export type Workers = ReturnType<typeof keepWorkers>;

export function keepWorkers(options: WorkersOptions) {
  const { count, pauseAfterStrikes = 60_000, timing = {} } = options;
  const over = new AbortController();
  const kept: Supervised[] = [];
  const leaving = new Set<Supervised>();
  let replacing: Promise<void> = Promise.resolve();

  const keep = (number: number, heard = options.message): Supervised => {
    const worker = supervise({
      ...timing,
      ...(options.name === undefined ? {} : { name: `${options.name}-${number}` }),
      start: (opening) => options.start(number, opening),
      message: (message) => heard?.(message, worker.child()),
      changed: (phase) => {
        if (phase !== 'failed' || !kept.includes(worker)) return;
        if (kept.every((one) => one.phase() === 'failed')) return options.failed();
        wait(pauseAfterStrikes, undefined, { signal: over.signal, ref: false }).then(worker.retry, () => undefined);
      },
    });
    return worker;
  };

  // Starts the first worker alone, so that a start fault is reported only once and the port is known to the others.
  const first = keep(1);
  kept.push(first);
  const started = (async () => {
    const ready = await first.ready();
    if (ready === undefined || over.signal.aborted) return undefined;
    for (let number = 2; number <= count; number++) kept.push(keep(number));
    await Promise.all(kept.map((worker) => worker.ready()));
    return over.signal.aborted ? undefined : ready;
  })();

  const replaceOne = async (at: number): Promise<void> => {
    const old = kept[at];
    if (old === undefined || over.signal.aborted) return;
    // A fault of the new worker is no reason to stop the serving one.
    const next = keep(at + 1, (message, from) => (faultIn(message) === undefined ? options.message?.(message, from) : undefined));
    const ready = await next.ready();
    if (ready === undefined || over.signal.aborted) return next.stop();
    kept[at] = next;
    leaving.add(old);
    old.stop(true).finally(() => leaving.delete(old));
  };

  return {
    /** Waits for all workers. Resolves to undefined if the first one failed or was stopped. */
    ready: (): Promise<Ready | undefined> => started,
    children: (): readonly Child[] => kept.flatMap((worker) => worker.child() ?? []),
    /**
     * Replaces the workers one after another. Each new worker is ready before the old one is asked to stop. If the new one does not start,
     * the old one stays.
     */
    replace: (): Promise<void> => {
      replacing = replacing.then(async () => {
        await started;
        for (let at = 0; at < kept.length; at++) await replaceOne(at);
      });
      return replacing;
    },
    stop: async (): Promise<void> => {
      over.abort();
      await Promise.all([...kept, ...leaving].map((worker) => worker.stop()));
      await replacing;
    },
  };
}
