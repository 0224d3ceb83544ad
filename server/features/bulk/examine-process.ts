// Process entry: examines inputs of bulk inspections on request. It reads the store, holds no key and writes nothing.

import { openStore } from '../../store/open.ts';
import { takeFastestEngine } from '../engines/index.ts';
import { type Inspecting, sharedCopies } from '../inspection/index.ts';
import { storedOwn, trustOf } from '../trust/index.ts';
import { type Examination, examineItem, type ItemTask } from './examine-item.ts';

export interface ExamineStart {
  readonly folder: string;
}
export interface ExamineTask {
  readonly task: number;
  readonly item: ItemTask;
}
export interface ExamineAnswer {
  readonly task: number;
  readonly examination: Examination;
}
/** Sent once the store is open and tasks are accepted. */
export interface ExamineReady {
  readonly ready: true;
}

takeFastestEngine();

let context: Inspecting | undefined;

// A failed send is not a fault: the parent has ended and does not wait for the answer.
const send = (answer: ExamineAnswer | ExamineReady): void => void process.send?.(answer, undefined, {}, () => undefined);

process.on('message', (message: ExamineStart | ExamineTask) => {
  if (!process.connected) return;
  if ('folder' in message) {
    context = reading(message.folder);
    send({ ready: true });
  } else if (context !== undefined) send({ task: message.task, examination: examineItem(message.item, context) });
});
process.on('disconnect', () => process.exit(0));

function reading(folder: string): Inspecting {
  const store = openStore(folder, { readonly: true });
  const now = (): Date => new Date();
  return { store, now, trust: () => trustOf(store, storedOwn(store), now()), copies: sharedCopies(store) };
}
