// Validates credentials in a separate thread, so that the workbench stays responsive.
// A passport takes a quarter of a second of processor time.
import { Worker } from 'node:worker_threads';
import type { ShapesAnswer, ShapesTask, ShapesThreadData } from './shapes.worker.ts';

/** In milliseconds. */
export interface Limits {
  /** For loading libraries, contexts and shapes, which does not depend on any document. */
  readonly start: number;
  readonly document: number;
}
/** Policy: a passport takes a quarter of a second, and many times as long on a busy computer. Only the caller waits for the thread. */
const LIMITS: Limits = { start: 30_000, document: 10_000 };
/** Policy: at ten seconds each, the last one waits for less than two minutes. */
export const MAX_WAITING = 10;

let thread: Promise<Worker | undefined> | undefined;
/** One document at a time is validated for all callers. */
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** The next answer of the thread, or undefined if it ends or is late. */
function nextAnswer(worker: Worker, limit: number): Promise<ShapesAnswer | undefined> {
  return new Promise((resolve) => {
    // Keeps the process running while a response is awaited. Otherwise, the thread does not keep it running.
    worker.ref();
    const done = (answer?: ShapesAnswer): void => {
      clearTimeout(timer);
      worker.off('message', done);
      worker.off('error', fail);
      worker.off('exit', fail);
      worker.unref();
      resolve(answer);
    };
    const fail = (): void => done();
    const timer = setTimeout(done, limit);
    worker.once('message', done);
    worker.once('error', fail);
    worker.once('exit', fail);
  });
}

async function start(category: ShapesTask['category'], limit: number): Promise<Worker | undefined> {
  const worker = new Worker(new URL('./shapes.worker.ts', import.meta.url), {
    workerData: { category } satisfies ShapesThreadData,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // A fault of the thread shows as a missing response.
  worker.on('error', () => undefined);
  if ((await nextAnswer(worker, limit))?.kind === 'ready') return worker;
  void worker.terminate();
  return undefined;
}

/** Ends the thread. The next document starts another. */
export async function endThread(): Promise<void> {
  const ended = thread;
  thread = undefined;
  await (await ended)?.terminate();
}

async function validateNow(task: ShapesTask, limits: Limits): Promise<ShapesAnswer | 'time'> {
  thread ??= start(task.category, limits.start);
  const worker = await thread;
  if (worker !== undefined) {
    const answering = nextAnswer(worker, limits.document);
    worker.postMessage(task);
    const answer = await answering;
    if (answer !== undefined) return answer;
  }
  await endThread();
  return 'time';
}

/** Returns `time` if the thread gives no answer in time, `busy` if too many documents wait. */
export async function validate(task: ShapesTask, limits: Limits = LIMITS): Promise<ShapesAnswer | 'time' | 'busy'> {
  if (waiting >= MAX_WAITING) return 'busy';
  waiting += 1;
  const answering = turn.then(() => validateNow(task, limits));
  turn = answering.catch(() => undefined);
  try {
    return await answering;
  } finally {
    waiting -= 1;
  }
}
