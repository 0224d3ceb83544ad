// Runs at most one fetch from another service per workbench. A person starts, watches and stops it.
import type { SyncRun, SyncState } from '../../contract/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { lastRun, readRun, settledItems, settledLists } from '../../store/sync.ts';
import type { AppContext } from '../app-context/index.ts';
import { startSync } from './run.ts';

/** The maximum number of items that a screen shows. The command line prints all. */
const SHOWN = 1000;

export type SyncJob = ReturnType<typeof syncJob>;

export function syncJob(context: AppContext, report: (fault: unknown) => void) {
  let running: { readonly run: number; readonly abort: AbortController; readonly ended: Promise<unknown> } | undefined;
  const state = (): SyncState => {
    const run = running?.run ?? lastRun(context.store);
    if (run === undefined) return { items: [], lists: [] };
    return {
      run: withoutDocument(readRun(context.store, run, running !== undefined)),
      items: settledItems(context.store, run, SHOWN),
      lists: settledLists(context.store, run),
    };
  };
  return {
    isRunning: (): boolean => running !== undefined,
    /** State of the current run, or of the last one. */
    state,
    /** Starts a run. Throws `conflict` while another one is in progress. */
    start: (order: Parameters<typeof startSync>[1]): SyncState => {
      if (running !== undefined) throw new Refusal('conflict', 'passports are being fetched already: wait, or stop it');
      const abort = new AbortController();
      const { run, ended } = startSync(context, order, { signal: abort.signal });
      const done = ended.catch(report).finally(() => {
        running = undefined;
      });
      running = { run, abort, ended: done };
      return state();
    },
    /** Stops the run and resolves once it has ended. Fetched items stay. */
    stop: async (): Promise<SyncState> => {
      running?.abort.abort();
      await running?.ended;
      return state();
    },
  };
}

/** Leaves out the DID document: a screen polls twice a second and shows only the keys. */
function withoutDocument({ identity, ...run }: SyncRun): SyncRun {
  if (identity === undefined) return run;
  const { didDocument: _, ...shown } = identity;
  return { ...run, identity: shown };
}
