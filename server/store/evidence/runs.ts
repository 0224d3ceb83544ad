// Reads the lines and the seal of a run exactly as they were hashed and signed.
// They are for evidence that is checked without this store.

import type { LoggedLine } from '../../domain/log/line.ts';
import type { Seal } from '../../domain/log/signed-end.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { asLogged } from './logged.ts';

export interface LoggedRun {
  /** The lines up to `last`. */
  readonly lines: readonly LoggedLine[];
  readonly seal?: Seal;
}

/** Throws `conflict` if a line was changed in the store. */
export function loggedRun({ db }: Store, run: string, last: number): LoggedRun {
  const lines = statement(
    db,
    'SELECT id AS number, record, previous_hash AS previousHash, salt, hash FROM run_log WHERE run = ? AND id <= ? ORDER BY id',
  ).all(run, last) as LoggedLine[];
  const seal = statement(db, 'SELECT * FROM run_seals WHERE run = ? AND number <= ?').get(run, last) as Seal | undefined;
  return { lines: lines.map((line) => asLogged('run_log', line)), ...(seal === undefined ? {} : { seal }) };
}

/** The entries of a run up to `last`, in order. */
export const entriesOfRun = ({ db }: Store, run: string, last: number): readonly number[] =>
  statement(db, 'SELECT inspection_id FROM run_items WHERE run = ? AND inspection_id <= ? ORDER BY inspection_id')
    .pluck()
    .all(run, last) as number[];

/** The ids of the runs with this id or this name. */
export const runsNamed = ({ db }: Store, named: string): readonly string[] =>
  statement(db, "SELECT run FROM run_log WHERE action = 'start' AND (run = @named OR json_extract(record, '$.name') = @named) ORDER BY id")
    .pluck()
    .all({ named }) as string[];
