// Lets a command record its inspections in a run: the one that it names, the open one, or a new one.
import { randomUUID } from 'node:crypto';
import type { RunHead, RunOfEntry } from '../../contract/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import type { Entry } from '../audit-log/append.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { countsOf } from './counts.ts';
import { runOf } from './of-entry.ts';
import { addNote, closeRun, headOf, openRun, pauseRun, resumeRun, startOf, startRun, stateOf } from './run-log.ts';

export interface JoinedRun {
  readonly id: string;
  /** As the entries state it: with the officer and the place of the command. */
  readonly head: RunHead;
  /** The state of the run before the command. Undefined if the command started the run. */
  readonly before?: 'open' | 'paused';
}

/** The newest run of this name that is not closed. */
function unclosedNamed({ db }: Store, name: string): string | undefined {
  const sql = `SELECT l.run FROM open_runs o JOIN run_log l ON l.run = o.run
    WHERE l.action = 'start' AND json_extract(l.record, '$.name') = ? ORDER BY l.id DESC LIMIT 1`;
  return statement(db, sql).pluck().get(name) as string | undefined;
}

/** `isNamed`, `isPlaced`: whether a person gave the name of the run, and the place. Throws `conflict` if another run is open. */
export function joinRun(
  store: Store,
  head: RunHead,
  { isNamed, isPlaced }: { readonly isNamed: boolean; readonly isPlaced: boolean },
  now: Date,
): JoinedRun {
  return store.db
    .transaction((): JoinedRun => {
      const id = isNamed ? unclosedNamed(store, head.name) : openRun(store);
      const start = id === undefined ? undefined : startOf(store, id);
      if (id === undefined || start === undefined) {
        const fresh = randomUUID();
        startRun(store, fresh, head, now);
        return { id: fresh, head };
      }
      const place = isPlaced ? head.place : start.place;
      const before = stateOf(store, id) === 'open' ? 'open' : 'paused';
      resumeRun(store, id, head.officer, now);
      addNote(store, id, { requestId: randomUUID(), officer: head.officer, text: `desk inspect adds entries, place: ${place}` }, now);
      return { id, head: { ...headOf(start), officer: head.officer, place }, before };
    })
    .immediate();
}

/** Leaves the run as it was. A run that was started is paused if a person named it, to be continued, and closed otherwise. */
export function leaveRun(store: Store, { id, before, head: { officer } }: JoinedRun, isNamed: boolean, now: Date): void {
  if (before === 'open' || stateOf(store, id) !== 'open') return;
  if (before === undefined && !isNamed) closeRun(store, id, officer, () => countsOf(store, id), now);
  else pauseRun(store, id, officer, now);
}

/** Runs in the transaction that appends the entry. Throws `conflict` unless the run is open. */
export function runJoined(store: Store, { id, head }: JoinedRun, entry: Entry): RunOfEntry | undefined {
  if (stateOf(store, id) !== 'open')
    throw new StoreFault('conflict', `the run '${head.name}' was paused or closed meanwhile: nothing more is recorded`);
  const run = runOf(store, id, entry);
  return run === undefined ? undefined : { ...run, ...head };
}
