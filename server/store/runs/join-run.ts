// Has a command record into a run: the one that it names, or the open one, or a new one.
import { randomUUID } from 'node:crypto';
import type { RunHead, RunOfEntry } from '../../contract/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import type { Entry } from '../audit-log/append.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { countsOf } from './counts.ts';
import { runOf } from './of-entry.ts';
import { addNote, closeRun, openRun, pauseRun, resumeRun, startOf, startRun, stateOf } from './run-log.ts';

export interface JoinedRun {
  readonly id: string;
  readonly name: string;
  /** How the run was before; undefined: it was started. */
  readonly before?: 'open' | 'paused';
}

/** Of several runs with the name, the newest. */
function unclosedNamed({ db }: Store, name: string): string | undefined {
  const sql = `SELECT l.run FROM open_runs o JOIN run_log l ON l.run = o.run
    WHERE l.action = 'start' AND json_extract(l.record, '$.name') = ? ORDER BY l.id DESC LIMIT 1`;
  return statement(db, sql).pluck().get(name) as string | undefined;
}

/** `named`: whether a person gave the name of the run. Throws `conflict` if another run is open. */
export function joinRun(store: Store, head: RunHead, named: boolean, now: Date): JoinedRun {
  return store.db
    .transaction((): JoinedRun => {
      const id = named ? unclosedNamed(store, head.name) : openRun(store);
      if (id === undefined) {
        const fresh = randomUUID();
        startRun(store, fresh, head, now);
        return { id: fresh, name: head.name };
      }
      const before = stateOf(store, id) === 'open' ? 'open' : 'paused';
      resumeRun(store, id, head.officer, now);
      // The run keeps the officer and the place with which it was started.
      addNote(store, id, { requestId: randomUUID(), officer: head.officer, text: `desk inspect adds entries, place: ${head.place}` }, now);
      return { id, name: startOf(store, id)?.name ?? head.name, before };
    })
    .immediate();
}

/** Leaves the run as it was. A run that was started is paused if a person named it, to be continued, and closed otherwise. */
export function leaveRun(store: Store, { id, before }: JoinedRun, named: boolean, officer: string, now: Date): void {
  if (before === 'open' || stateOf(store, id) !== 'open') return;
  if (before === undefined && !named) closeRun(store, id, officer, () => countsOf(store, id), now);
  else pauseRun(store, id, officer, now);
}

/** Runs in the transaction that appends the entry. Throws `conflict` unless the run is open. */
export function runJoined(store: Store, { id, name }: JoinedRun, entry: Entry): RunOfEntry | undefined {
  if (stateOf(store, id) !== 'open')
    throw new StoreFault('conflict', `the run '${name}' was paused or closed meanwhile: nothing more is recorded`);
  return runOf(store, id, entry);
}
