// Appends the lines of a run to the log of runs: start, pause, resume, close, notes and photos (parts: parts.ts).
// Each line extends the hash chain of the log.
import type { Run, RunHead, RunNote, RunPhoto } from '../../contract/index.ts';
import type { ClosingCounts, RunLine } from '../../domain/log/run-line.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { appendLine } from '../audit-log/audit-log.ts';
import { canonical } from '../audit-log/chain.ts';
import { logHeads } from '../audit-log/heads.ts';
import { signedInMember } from '../officers/acting.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { sealRun } from './seal.ts';

/** Runs in the caller's transaction. */
export function appendToRun(store: Store, line: RunLine): { readonly number: number; readonly hash: string } {
  const record = canonical({ ...line, ...signedInMember() });
  const inspection = 'inspection' in line ? line.inspection : undefined;
  return appendLine(store, 'run_log', record, ({ previousHash, hash, salt }) =>
    Number(
      statement(
        store.db,
        'INSERT INTO run_log (run, action, inspection_id, record, previous_hash, hash, salt) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ).run(line.run, line.action, inspection ?? null, record, previousHash, hash, salt).lastInsertRowid,
    ),
  );
}

export const linesOf = ({ db }: Store, run: string): readonly RunLine[] =>
  (statement(db, 'SELECT record FROM run_log WHERE run = ? ORDER BY id').pluck().all(run) as string[]).map(
    (record) => JSON.parse(record) as RunLine,
  );

const START = "SELECT record FROM run_log WHERE run = ? AND action = 'start' ORDER BY id LIMIT 1";
const CLOSE = "SELECT record FROM run_log WHERE run = ? AND action = 'close' ORDER BY id DESC LIMIT 1";

/** The details entered when the run was started. */
export function startOf({ db }: Store, run: string): Extract<RunLine, { readonly action: 'start' }> | undefined {
  const record = statement(db, START).pluck().get(run) as string | undefined;
  return record === undefined ? undefined : (JSON.parse(record) as ReturnType<typeof startOf>);
}

/** The last line of a run, which closed it. */
export function closeOf({ db }: Store, run: string): Extract<RunLine, { readonly action: 'close' }> | undefined {
  const record = statement(db, CLOSE).pluck().get(run) as string | undefined;
  return record === undefined ? undefined : (JSON.parse(record) as ReturnType<typeof closeOf>);
}

export type RunState = Run['state'];
const STATES: Readonly<Partial<Record<RunLine['action'], RunState>>> = { start: 'open', pause: 'paused', resume: 'open', close: 'closed' };

/** Returns undefined if there is no such run. */
export function stateOf({ db }: Store, run: string): RunState | undefined {
  const action = statement(
    db,
    "SELECT action FROM run_log WHERE run = ? AND action IN ('start', 'pause', 'resume', 'close') ORDER BY id DESC LIMIT 1",
  )
    .pluck()
    .get(run) as RunLine['action'] | undefined;
  return action === undefined ? undefined : STATES[action];
}

/** Runs that are not closed, the one that was changed last first. */
function unclosed(store: Store): readonly { readonly run: string; readonly state: RunState }[] {
  const rows = statement(
    store.db,
    'SELECT o.run, max(l.id) AS last FROM open_runs o JOIN run_log l ON l.run = o.run GROUP BY o.run ORDER BY last DESC',
  ).all() as { readonly run: string }[];
  return rows.flatMap(({ run }) => {
    const state = stateOf(store, run);
    return state === undefined || state === 'closed' ? [] : [{ run, state }];
  });
}

const openIn = (runs: ReturnType<typeof unclosed>): string | undefined => runs.find(({ state }) => state === 'open')?.run;

/** The id of the open run. */
export const openRun = (store: Store): string | undefined => openIn(unclosed(store));

/** The id of the open run, else of the paused one that was changed last. */
export function currentRun(store: Store): string | undefined {
  const runs = unclosed(store);
  return openIn(runs) ?? runs[0]?.run;
}

/** Throws `conflict` if another run is open, or if the id belongs to a run with another head. */
export function startRun(store: Store, id: string, head: RunHead, now: Date): void {
  store.db
    .transaction(() => {
      const first = startOf(store, id);
      if (first !== undefined) {
        if (canonical(headOf(first)) === canonical(headOf(head))) return;
        throw new StoreFault('conflict', 'another run was started under this id');
      }
      if (openRun(store) !== undefined) throw new StoreFault('conflict', 'another run is open: pause or close it first');
      appendToRun(store, { action: 'start', run: id, at: now.toISOString(), ...headOf(head), heads: logHeads(store) });
      statement(store.db, 'INSERT INTO open_runs (run) VALUES (?)').run(id);
    })
    .immediate();
}

export const headOf = ({ name, place, reference, officer }: RunHead): RunHead => ({ name, place, reference, officer });

/** Throws `not-found` for an unknown run, and `conflict` for a closed one. */
export function requireUnclosed(store: Store, run: string): RunState {
  const state = stateOf(store, run);
  if (state === undefined) throw new StoreFault('not-found', 'there is no such run');
  if (state === 'closed') throw new StoreFault('conflict', 'the run is closed: nothing can be added to it');
  return state;
}

/** Does nothing if the run is in that state already. */
export function pauseRun(store: Store, run: string, officer: string, now: Date): void {
  store.db
    .transaction(() => {
      if (requireUnclosed(store, run) === 'open') appendToRun(store, { action: 'pause', run, at: now.toISOString(), officer });
    })
    .immediate();
}

/** Throws `conflict` if another run is open. */
export function resumeRun(store: Store, run: string, officer: string, now: Date): void {
  store.db
    .transaction(() => {
      if (requireUnclosed(store, run) === 'open') return;
      if (openRun(store) !== undefined) throw new StoreFault('conflict', 'another run is open: pause or close it first');
      appendToRun(store, { action: 'resume', run, at: now.toISOString(), officer });
    })
    .immediate();
}

/** Records where the logs end and what was counted, and signs that line. Does nothing if the run is closed already. */
export function closeRun(store: Store, run: string, officer: string, counts: () => ClosingCounts, now: Date): void {
  store.db
    .transaction(() => {
      if (stateOf(store, run) === 'closed') return;
      requireUnclosed(store, run);
      const line = appendToRun(store, { action: 'close', run, at: now.toISOString(), officer, heads: logHeads(store), counts: counts() });
      statement(store.db, 'DELETE FROM open_runs WHERE run = ?').run(run);
      sealRun(store, run, line, now);
    })
    .immediate();
}

/** Policy: enough for a long day; a run that needs more should be two runs. */
const MOST_LINES = 5000;

/** Throws `not-found` if the entry is not in the run, and `conflict` if the run is closed or holds too many notes and photos. */
function requireRoom(store: Store, run: string, inspection: number | undefined): void {
  requireUnclosed(store, run);
  if (inspection !== undefined && !isInRun(store, run, inspection))
    throw new StoreFault('not-found', `inspection ${inspection} is not in this run`);
  const count = statement(store.db, 'SELECT count(*) FROM run_log WHERE run = ?').pluck().get(run) as number;
  if (count >= MOST_LINES) throw new StoreFault('conflict', `a run holds at most ${MOST_LINES} notes and photos: start another one`);
}

export const isInRun = ({ db }: Store, run: string, inspection: number): boolean =>
  statement(db, 'SELECT 1 FROM run_items WHERE inspection_id = ? AND run = ?').get(inspection, run) !== undefined;

export function addNote(
  store: Store,
  run: string,
  { requestId, ...note }: Omit<RunNote, 'at'> & { readonly requestId: string },
  now: Date,
): void {
  store.db
    .transaction(() => {
      const isThere = "SELECT 1 FROM run_log WHERE run = ? AND action = 'note' AND json_extract(record, '$.requestId') = ?";
      if (statement(store.db, isThere).get(run, requestId) !== undefined) return;
      requireRoom(store, run, note.inspection);
      appendToRun(store, { action: 'note', run, at: now.toISOString(), requestId, ...note });
    })
    .immediate();
}

/** Writes nothing if the same photo is already kept for the same entry. */
export function addPhoto(store: Store, run: string, photo: Omit<RunPhoto, 'at'>, bytes: Buffer, now: Date): void {
  store.db
    .transaction(() => {
      const isThere =
        "SELECT 1 FROM run_log WHERE run = ? AND action = 'photo' AND inspection_id IS ? AND json_extract(record, '$.sha256') = ?";
      if (statement(store.db, isThere).get(run, photo.inspection ?? null, photo.sha256) !== undefined) return;
      requireRoom(store, run, photo.inspection);
      statement(store.db, 'INSERT INTO run_photos (sha256, type, bytes) VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(
        photo.sha256,
        photo.type,
        bytes,
      );
      appendToRun(store, { action: 'photo', run, at: now.toISOString(), ...photo });
    })
    .immediate();
}
