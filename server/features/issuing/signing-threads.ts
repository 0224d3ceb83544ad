// Keeps one signing thread for each core while there is something to sign, and ends them soon after.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SignedOrder, SigningTask } from './signing.worker.ts';

/** Policy: more threads than this wait for the one that stores. */
const MOST = 16;
export const THREADS = Math.min(availableParallelism(), MOST);
/** Milliseconds. A thread that holds the key does not outlive the work for long. */
const IDLE = 5_000;
/** Milliseconds for one task, which takes a tenth of a second. A busy or slow computer takes many times as long. */
const LIMIT = 60_000;

interface Waiting {
  readonly settle: (signed: readonly SignedOrder[]) => void;
  readonly timer: NodeJS.Timeout;
}

interface Thread {
  readonly worker: Worker;
  /** In the order of the tasks, which a thread answers one after the other. */
  readonly waiting: Waiting[];
}

const threads: Thread[] = [];
let ending: NodeJS.Timeout | undefined;

/** Returns nothing for tasks that no thread answers. The caller then signs them itself, and sees the cause. */
export function signInThreads(task: SigningTask): Promise<readonly SignedOrder[]> {
  const thread = task.orders.length === 0 ? undefined : startable(leastBusy);
  if (thread === undefined) return Promise.resolve([]);
  clearTimeout(ending);
  return new Promise((resolve) => {
    thread.worker.postMessage(task);
    const timer = setTimeout(() => end(thread), LIMIT);
    thread.waiting.push({ settle: resolve, timer });
  });
}

/** Returns nothing if the system starts no further thread. */
function startable(find: () => Thread): Thread | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

function leastBusy(): Thread {
  const [least] = threads.toSorted((one, other) => one.waiting.length - other.waiting.length);
  return least === undefined || (least.waiting.length > 0 && threads.length < THREADS) ? started() : least;
}

function started(): Thread {
  const worker = new Worker(new URL('./signing.worker.ts', import.meta.url));
  const thread: Thread = { worker, waiting: [] };
  worker.on('message', (signed: readonly SignedOrder[]) => {
    settle(thread, signed);
    endSoon();
  });
  worker.on('error', () => end(thread));
  // A task keeps the process alive by its timer. After the listeners, because a listener refers to the thread again.
  worker.unref();
  threads.push(thread);
  return thread;
}

function settle({ waiting }: Thread, signed: readonly SignedOrder[]): void {
  const first = waiting.shift();
  clearTimeout(first?.timer);
  first?.settle(signed);
}

/** When there are no more tasks. */
function endSoon(): void {
  clearTimeout(ending);
  if (threads.every(({ waiting }) => waiting.length === 0)) ending = setTimeout(endAll, IDLE).unref();
}

const endAll = (): void => {
  for (const thread of [...threads]) end(thread);
};

function end(thread: Thread): void {
  const at = threads.indexOf(thread);
  if (at >= 0) threads.splice(at, 1);
  void thread.worker.terminate();
  while (thread.waiting.length > 0) settle(thread, []);
  if (threads.length > 0) endSoon();
}
