// The evidence bundles checked on Inspect. They are kept until they are dismissed, even while another screen is shown.

import type { BundleFinding } from '../../server/domain/bundle/inspect.ts';
import { share, useShared } from '../lib/shared.ts';
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

const open = share<readonly OpenBundle[]>([]);

export const useBundles = (): readonly OpenBundle[] => useShared(open);

/** Checks run one after the other, because each uses a whole core. */
let turn: Promise<unknown> = Promise.resolve();

/** Begins to check bundles, the first on top. */
export function openBundles(files: readonly File[]): void {
  for (const file of files) {
    const id = crypto.randomUUID();
    let isClosed = false;
    let stop = (): void => undefined;
    const change = (state: OpenBundle['state']): void => open.set(open.get().map((one) => (one.id === id ? { ...one, state } : one)));
    const close = (): void => {
      isClosed = true;
      stop();
      open.set(open.get().filter((one) => one.id !== id));
    };
    open.set([...open.get(), { id, name: file.name, state: { stage: 'checking', done: 0, of: 0 }, close }]);
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
