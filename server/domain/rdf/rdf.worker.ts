// The RDF thread: canonicalises one document after another, and wakes the waiting thread.
import { type MessagePort, workerData } from 'node:worker_threads';
import { UNTP_CONTEXT, VCDM_CONTEXT } from '../credential/context-terms.ts';
import type { JsonObject } from '../json/json.ts';
import { canonicalHash, type RdfAnswer, type RdfTask } from './canonical.ts';
import { bundledContexts } from './contexts.ts';

export interface RdfThreadData {
  readonly port: MessagePort;
  /** Incremented once when the thread is ready, then after each answer. */
  readonly answered: Int32Array<SharedArrayBuffer>;
}

export interface RdfRequest {
  readonly number: number;
  readonly task: RdfTask;
}

export type RdfReply = { readonly number: number } & ({ readonly answer: RdfAnswer } | { readonly fault: string });

const { port, answered } = workerData as RdfThreadData;

const count = (): void => {
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
};

port.on('message', async ({ number, task }: RdfRequest) => {
  const reply: RdfReply = await canonicalHash(task, bundledContexts()).then(
    (answer) => ({ number, answer }),
    (fault: unknown) => ({ number, fault: String(fault) }),
  );
  port.postMessage(reply);
  count();
});

// Processes the most common contexts once at the start, which therefore does not count towards the time limit of a document.
const common: JsonObject = { '@context': [VCDM_CONTEXT, UNTP_CONTEXT], type: ['VerifiableCredential', 'DigitalProductPassport'] };
await canonicalHash({ document: common, options: { type: 'DataIntegrityProof' }, digest: 'sha256' }, bundledContexts()).catch(
  () => undefined,
);
count();
