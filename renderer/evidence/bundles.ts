// The evidence bundles checked on Inspect. They are kept until they are dismissed, even while another screen is shown.
import { useSyncExternalStore } from 'react';
import type { BundleFinding } from '../../server/domain/bundle/inspect.ts';
import { ownWorker } from '../scan/own-worker.ts';
import { checkBundle } from './check.ts';
import checkWorker from './check.worker.ts?worker&url';

export interface OpenBundle {
  readonly id: string;
  readonly name: string;
  readonly state:
    | { readonly stage: 'checking'; readonly done: number; readonly of: number }
    | { readonly stage: 'checked'; readonly finding: BundleFinding }
    | { readonly stage: 'failed'; readonly error: unknown };
  readonly close: () => void;
}

let open: readonly OpenBundle[] = [];
const watchers = new Set<() => void>();

function set(next: readonly OpenBundle[]): void {
  open = next;
  for (const watcher of watchers) watcher();
}

export const useBundles = (): readonly OpenBundle[] =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => open,
  );

/** Checks run one after the other, because each uses a whole core. */
let turn: Promise<unknown> = Promise.resolve();

/** Begins to check bundles, the first on top. */
export function openBundles(files: readonly File[]): void {
  for (const file of files) {
    const id = crypto.randomUUID();
    let isClosed = false;
    let stop = (): void => undefined;
    const change = (state: OpenBundle['state']): void => set(open.map((one) => (one.id === id ? { ...one, state } : one)));
    const close = (): void => {
      isClosed = true;
      stop();
      set(open.filter((one) => one.id !== id));
    };
    set([...open, { id, name: file.name, state: { stage: 'checking', done: 0, of: 0 }, close }]);
    const work = async (): Promise<void> => {
      if (isClosed) return;
      const checking = checkBundle(
        () => ownWorker(checkWorker, 'check'),
        { archive: file },
        (done, of) => change({ stage: 'checking', done, of }),
      );
      stop = checking.stop;
      change({ stage: 'checked', finding: await checking.finding });
    };
    turn = turn.then(work).catch((error: unknown) => change({ stage: 'failed', error }));
  }
}
