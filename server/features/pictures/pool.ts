// Node only. Reads picture files in a few threads, and keeps their results in order.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { defined } from '../../domain/json/defined.ts';
import type { PictureResult } from './picture.ts';
import type { PictureAnswer, PictureTask } from './picture.worker.ts';

export interface PoolOptions {
  readonly threads?: number;
  /** Milliseconds for all attempts to read one picture. */
  readonly budget?: number;
  /** Milliseconds after which a thread that does not answer is ended. The picture counts as damaged. */
  readonly timeout?: number;
}

export type PicturePool = ReturnType<typeof openPicturePool>;

const CLOSED = 'The picture pool was closed.';

interface Waiting {
  readonly task: PictureTask;
  readonly resolve: (result: PictureResult) => void;
  readonly reject: (fault: Error) => void;
}

interface Thread {
  worker: Worker;
  busy?: Waiting & { readonly timer: NodeJS.Timeout };
}

export function openPicturePool({ threads = availableParallelism(), budget, timeout = 60_000 }: PoolOptions = {}) {
  const queue: Waiting[] = [];
  const all: Thread[] = [];
  let nextId = 0;
  let closed = false;

  const settle = (thread: Thread, settled: (waiting: Waiting) => void): void => {
    const { busy } = thread;
    if (busy === undefined) return;
    delete thread.busy;
    clearTimeout(busy.timer);
    settled(busy);
  };

  const start = (thread: Thread): void => {
    const { worker } = thread;
    worker.unref();
    worker.on('message', (answer: PictureAnswer) => {
      settle(thread, ({ resolve, reject }) => ('result' in answer ? resolve(answer.result) : reject(new Error(answer.fault))));
      next();
    });
    worker.on('error', (fault: Error) => replace(thread, `The picture could not be read: ${fault.message}.`));
  };

  const replace = (thread: Thread, detail: string): void => {
    settle(thread, ({ resolve }) => resolve({ refused: { code: 'DPP-INP-19', detail } }));
    void thread.worker.terminate();
    if (closed) return;
    thread.worker = newWorker();
    start(thread);
    next();
  };

  const next = (): void => {
    const idle = all.find(({ busy }) => busy === undefined) ?? (all.length < threads ? added() : undefined);
    if (idle === undefined) return;
    const waiting = queue.shift();
    if (waiting === undefined) return;
    const timer = setTimeout(() => replace(idle, `The picture took longer than ${timeout / 1000} seconds to unpack.`), timeout);
    idle.busy = { ...waiting, timer };
    idle.worker.postMessage(waiting.task);
  };

  const added = (): Thread => {
    const thread: Thread = { worker: newWorker() };
    start(thread);
    all.push(thread);
    return thread;
  };

  return {
    threads,
    read: (bytes: Uint8Array): Promise<PictureResult> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error(CLOSED));
        queue.push({ task: { id: nextId++, bytes, ...defined({ budget }) }, resolve, reject });
        next();
      }),
    close: async (): Promise<void> => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Error(CLOSED));
      for (const thread of all) settle(thread, ({ reject }) => reject(new Error(CLOSED)));
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}

const newWorker = (): Worker => new Worker(new URL('./picture.worker.ts', import.meta.url));

/**
 * Works on up to `most` things at once and yields the results in the order of the things. Yields each result when it is
 * ready, without waiting for the next thing.
 */
export async function* inOrder<Thing, Result>(
  things: Iterable<Thing> | AsyncIterable<Thing>,
  most: number,
  work: (thing: Thing) => Promise<Result>,
): AsyncGenerator<Result> {
  const source = Symbol.asyncIterator in things ? things[Symbol.asyncIterator]() : things[Symbol.iterator]();
  const next = async () => ({ named: await source.next() });
  const under: Promise<{ readonly result: Result }>[] = [];
  let naming: ReturnType<typeof next> | undefined = next();
  try {
    while (naming !== undefined || under.length > 0) {
      const [first] = under;
      const waiting = [...(first === undefined ? [] : [first]), ...(naming === undefined || under.length >= most ? [] : [naming])];
      const step = await Promise.race(waiting);
      if ('result' in step) {
        under.shift();
        yield step.result;
      } else if (step.named.done) naming = undefined;
      else {
        const doing = work(step.named.value).then((result) => ({ result }));
        // The error is thrown when this result is due.
        doing.catch(() => undefined);
        under.push(doing);
        naming = next();
      }
    }
  } finally {
    await source.return?.();
  }
}
