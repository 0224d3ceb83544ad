// Determines which run a new entry of the inspection log belongs to, and whether its item is already in that run.
import type { RunOfEntry } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Entry } from '../audit-log/append.ts';
import { readInspection } from '../audit-log/read.ts';
import { firstOfItem, itemKeyOf } from '../audit-log/run-items.ts';
import type { Store } from '../store.ts';
import { headOf, openRun, startOf, stateOf } from './run-log.ts';

/** Everything that a person inspects while a run is open belongs to it. Runs in the transaction that appends the entry. */
export const runOfNew = (store: Store, entry: Entry): RunOfEntry | undefined => runOf(store, openRun(store), entry);

/** Runs in the transaction that appends the entry. */
export function runOf(store: Store, id: string | undefined, entry: Entry): RunOfEntry | undefined {
  const start = id === undefined ? undefined : startOf(store, id);
  if (id === undefined || start === undefined) return undefined;
  const item = itemKeyOf(entry);
  const seen = item === undefined ? undefined : firstOfItem(store.db, id, item);
  return { id, ...headOf(start), ...defined({ seen }) };
}

/** A later verdict belongs to the run of the entry that it repeats, unless that run is closed, because its counts are then signed. */
export function runOfAgain(store: Store, of: number): RunOfEntry | undefined {
  const run = readInspection(store, of)?.run;
  return run === undefined || stateOf(store, run.id) === 'closed' ? undefined : run;
}
