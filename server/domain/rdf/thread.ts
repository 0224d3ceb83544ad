// Canonicalises in a separate thread and waits for the result, so that a document that takes too long can be stopped.
//
// JSON-LD processing is asynchronous and its cost depends on the document. Verification is synchronous and pure. It stays so by waiting
// for a second thread, whose answer depends only on its input.
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { RdfAnswer, RdfTask } from './canonical.ts';
import type { RdfReply, RdfRequest, RdfThreadData } from './rdf.worker.ts';

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly answered: Int32Array<SharedArrayBuffer>;
}

let thread: Thread | undefined;
/** A separate thread for callers that do not block, so that an answer never reaches the wrong caller. */
let aside: Thread | undefined;
/** When a thread last failed to start, as a value of `performance.now()`. */
let failedAt = Number.NEGATIVE_INFINITY;
/** Policy: milliseconds before another start is tried, so that not every document waits for a thread that cannot start. */
const PAUSE = 60_000;

function start(): Thread {
  const { port1: port, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const data: RdfThreadData = { port: port2, answered };
  const worker = new Worker(new URL('./rdf.worker.ts', import.meta.url), {
    workerData: data,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // The thread does not keep the process alive. If it fails, its answer is missing, which the caller handles.
  worker.on('error', () => undefined);
  worker.unref();
  port.unref();
  return { worker, port, answered };
}

/** In milliseconds. */
export interface Limits {
  /** Time for the thread to load the processor, which does not depend on the document. */
  readonly start: number;
  readonly document: number;
}
/** Policy: loading takes half a second, and a passport a tenth of a second. A busy or slow computer takes several times as long. */
const LIMITS: Limits = { start: 30_000, document: 3_000 };

/** Ends the threads. The next document starts a new one. */
export function endRdfThread(): void {
  end(thread);
  end(aside);
  [thread, aside] = [undefined, undefined];
}

function end(one: Thread | undefined): void {
  void one?.worker.terminate();
  one?.port.close();
}

/** Returns undefined if the thread does not answer in time. */
export function canonicalise(task: RdfTask, { start: startLimit, document }: Limits = LIMITS): RdfAnswer | undefined {
  if (performance.now() - failedAt < PAUSE) return undefined;
  thread ??= start();
  const { port, answered } = thread;
  if (!isCounted(answered, 0, startLimit)) {
    failedAt = performance.now();
    return giveUp();
  }
  const number = Atomics.load(answered, 0);
  port.postMessage({ number, task } satisfies RdfRequest);
  return isCounted(answered, number, document) ? (replyTo(number, port) ?? giveUp()) : giveUp();
}

/** Like `canonicalise`, but without blocking this thread. Must be called for one document at a time. */
export async function canonicaliseAside(task: RdfTask, { start: startLimit, document }: Limits = LIMITS): Promise<RdfAnswer | undefined> {
  if (performance.now() - failedAt < PAUSE) return undefined;
  aside ??= start();
  const { port, answered } = aside;
  const giveUpAside = (): undefined => {
    end(aside);
    aside = undefined;
  };
  if (!(await isCountedLater(answered, 0, startLimit))) {
    failedAt = performance.now();
    return giveUpAside();
  }
  const number = Atomics.load(answered, 0);
  port.postMessage({ number, task } satisfies RdfRequest);
  return (await isCountedLater(answered, number, document)) ? (replyTo(number, port) ?? giveUpAside()) : giveUpAside();
}

/** Returns undefined if the reply belongs to another request, because it must never be used for this one. */
function replyTo(number: number, port: MessagePort): RdfAnswer | undefined {
  const reply = receiveMessageOnPort(port)?.message as RdfReply | undefined;
  if (reply?.number !== number) return undefined;
  if ('answer' in reply) return reply.answer;
  return { kind: 'refused', breach: { code: 'DPP-SIG-43', detail: `the processor failed: ${reply.fault.slice(0, 200)}` }, isPassing: true };
}

/** Waits until the counter is no longer `before`. */
const isCounted = (counter: Int32Array<SharedArrayBuffer>, before: number, limit: number): boolean =>
  Atomics.wait(counter, 0, before, limit) !== 'timed-out';

const isCountedLater = async (counter: Int32Array<SharedArrayBuffer>, before: number, limit: number): Promise<boolean> =>
  (await Atomics.waitAsync(counter, 0, before, limit).value) !== 'timed-out';

function giveUp(): undefined {
  end(thread);
  thread = undefined;
}
