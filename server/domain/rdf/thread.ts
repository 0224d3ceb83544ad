// Canonicalises in a thread of its own and waits for the answer, so that a document that takes too long can be given up.
//
// JSON-LD processing is asynchronous and its cost depends on the document. Verification is synchronous and pure. Waiting for a second
// thread keeps it so; the thread computes a function of its input and has no effect.
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { RdfAnswer, RdfTask } from './canonical.ts';
import type { RdfReply, RdfThreadData } from './rdf.worker.ts';

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly answered: Int32Array<SharedArrayBuffer>;
}

let thread: Thread | undefined;

function start(): Thread {
  const { port1: port, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const data: RdfThreadData = { port: port2, answered };
  const worker = new Worker(new URL('./rdf.worker.ts', import.meta.url), {
    workerData: data,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // The thread ends with the process. What happens to it shows as a missing answer.
  worker.on('error', () => undefined);
  worker.unref();
  port.unref();
  return { worker, port, answered };
}

/** Policy: a passport takes 20 ms. The first one also loads the processor, which takes half a second, and more on a busy computer. */
export interface Limits {
  readonly first: number;
  readonly further: number;
}
const LIMITS: Limits = { first: 30_000, further: 5_000 };

/** Ends the thread. The next document starts another. */
export function endRdfThread(): void {
  void thread?.worker.terminate();
  thread?.port.close();
  thread = undefined;
}

/** Returns undefined if the thread gives no answer in time. */
export function canonicalise(task: RdfTask, { first, further }: Limits = LIMITS): RdfAnswer | undefined {
  const limit = thread === undefined ? first : further;
  thread ??= start();
  const { port, answered } = thread;
  const before = Atomics.load(answered, 0);
  port.postMessage(task);
  if (Atomics.wait(answered, 0, before, limit) === 'timed-out') {
    endRdfThread();
    return undefined;
  }
  const reply = receiveMessageOnPort(port)?.message as RdfReply | undefined;
  if (reply === undefined || 'fault' in reply)
    return {
      kind: 'refused',
      breach: { code: 'DPP-SIG-43', detail: `the processor failed: ${reply?.fault.slice(0, 200) ?? 'no answer'}` },
    };
  return reply.answer;
}
