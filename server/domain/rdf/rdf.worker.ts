// The RDF thread: canonicalises one document after another, and wakes the thread that waits for it.
import { type MessagePort, workerData } from 'node:worker_threads';
import { canonicalHash, type RdfAnswer, type RdfTask } from './canonical.ts';
import { bundledContexts } from './contexts.ts';

export interface RdfThreadData {
  readonly port: MessagePort;
  /** Counts the answers. */
  readonly answered: Int32Array<SharedArrayBuffer>;
}

export type RdfReply = { readonly answer: RdfAnswer } | { readonly fault: string };

const { port, answered } = workerData as RdfThreadData;

port.on('message', async (task: RdfTask) => {
  const reply: RdfReply = await canonicalHash(task, bundledContexts()).then(
    (answer) => ({ answer }),
    (fault: unknown) => ({ fault: String(fault) }),
  );
  port.postMessage(reply);
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
});
