// A way to start one worker in, so many of them kept running out: restarted when they end, replaced without a gap, stopped together.
import { setTimeout as wait } from 'node:timers/promises';
import { type Child, faultIn, type Opening, type Ready, type Supervised, type SuperviseOptions, supervise } from './supervise.ts';

export interface WorkersOptions {
  /** What log lines call them, each with its number. */
  readonly name?: string;
  readonly count: number;
  /** `number` is 1 to `count`; a replacement bears the number of the one it replaces. */
  readonly start: (number: number, opening: Opening) => Child;
  /** Called with every message but `ready`. */
  readonly message?: (message: unknown, from: Child | undefined) => void;
  /** The last one is given up: nobody serves any more. */
  readonly failed: () => void;
  /** After three strikes a worker is tried again after this time, as long as others serve. */
  readonly pauseAfterStrikes?: number;
  readonly timing?: Pick<SuperviseOptions, 'pauses' | 'cleanSheetAfter' | 'stopWithin'>;
}

export interface Workers {
  /** Waits for all of them; undefined when the first one failed or was stopped. */
  readonly ready: () => Promise<Ready | undefined>;
  readonly children: () => readonly Child[];
  /** Each in turn: the new one is ready before the old one is asked to leave. One that does not start leaves the old one in its place. */
  readonly replace: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function keepWorkers(options: WorkersOptions): Workers {
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

  // One goes before: what keeps it from starting is then said once, and the port is known to the others.
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
    // A fault of the newcomer is no reason to end what serves.
    const next = keep(at + 1, (message, from) => (faultIn(message) === undefined ? options.message?.(message, from) : undefined));
    const ready = await next.ready();
    if (ready === undefined || over.signal.aborted) return next.stop();
    kept[at] = next;
    leaving.add(old);
    old.stop(true).finally(() => leaving.delete(old));
  };

  return {
    ready: () => started,
    children: () => kept.flatMap((worker) => worker.child() ?? []),
    replace: () => {
      replacing = replacing.then(async () => {
        await started;
        for (let at = 0; at < kept.length; at++) await replaceOne(at);
      });
      return replacing;
    },
    stop: async () => {
      over.abort();
      await Promise.all([...kept, ...leaving].map((worker) => worker.stop()));
      await replacing;
    },
  };
}
