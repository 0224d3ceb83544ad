// Reads lines of the logs exactly as they were hashed and signed, for evidence that is checked without this store.
import { hashOfLine, type LoggedLine } from '../../domain/log/line.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { decisionRecord, isInput } from '../audit-log/chain.ts';
import { inputText, recordText } from '../audit-log/contents.ts';
import { type DecisionRow, toDecision } from '../audit-log/decided.ts';
import type { LogName } from '../audit-log/heads.ts';
import { ENTRY_COLUMNS, type EntryRow } from '../audit-log/read.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

export interface LoggedEntry extends LoggedLine {
  /** Empty if the input was not text. */
  readonly text: string;
  readonly decisions: readonly LoggedLine[];
}

/** Throws `conflict` for a line that does not match its hash. */
export function asLogged(log: LogName, line: LoggedLine): LoggedLine {
  if (hashOfLine(line) !== line.hash)
    throw new StoreFault('conflict', `number ${line.number} of the log '${log}' was changed after it was written`);
  return line;
}

const ENTRY = `SELECT ${ENTRY_COLUMNS} FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256 WHERE i.id = ?`;

/** Decisions up to `lastDecision`. Throws `not-found`, and `conflict` if the entry was changed in the store. */
export function loggedEntry({ db }: Store, id: number, lastDecision: number): LoggedEntry {
  const row = statement(db, ENTRY).get(id) as EntryRow | undefined;
  if (row === undefined) throw new StoreFault('not-found', `there is no inspection ${id}`);
  const text = inputText(db, row.text);
  const record = recordText(db, row, text);
  const line = asLogged('inspections', { number: row.id, record, previousHash: row.previous_hash, salt: row.salt, hash: row.hash });
  const { input } = JSON.parse(record) as { readonly input: { readonly sha256: string } };
  if (!isInput(text, input.sha256)) throw new StoreFault('conflict', `the input of inspection ${id} was changed after it was written`);
  return { ...line, text, decisions: decisionsAsLogged({ db }, id, row.hash, lastDecision) };
}

function decisionsAsLogged({ db }: Pick<Store, 'db'>, id: number, hash: string, last: number): readonly LoggedLine[] {
  const rows = statement(db, 'SELECT * FROM decisions WHERE inspection_id = ? AND id <= ? ORDER BY id').all(id, last) as (DecisionRow & {
    readonly id: number;
    readonly previous_hash: string;
    readonly salt: string | null;
    readonly hash: string;
  })[];
  return rows.map((row) =>
    asLogged('decisions', {
      number: row.id,
      record: decisionRecord(id, hash, toDecision(row)),
      previousHash: row.previous_hash,
      salt: row.salt,
      hash: row.hash,
    }),
  );
}

/** What was compared with an inspected item beside its verdict, up to `last`. Throws `conflict` if a line was changed in the store. */
export const customsAsLogged = ({ db }: Store, id: number, last: number): readonly LoggedLine[] =>
  (
    statement(
      db,
      `SELECT id AS number, record, previous_hash AS previousHash, salt, hash FROM customs_log WHERE inspection_id = ? AND id <= ? ORDER BY id`,
    ).all(id, last) as LoggedLine[]
  ).map((line) => asLogged('customs_log', line));

/** A line of the log of erasures. Throws `conflict` if it was changed in the store. */
export function erasureAsLogged({ db }: Store, number: number): LoggedLine {
  const line = statement(db, 'SELECT id AS number, record, previous_hash AS previousHash, salt, hash FROM erasure_log WHERE id = ?').get(
    number,
  ) as LoggedLine | undefined;
  if (line === undefined) throw new StoreFault('conflict', `number ${number} of the log 'erasure_log' is gone`);
  return asLogged('erasure_log', line);
}

/** Whether something was compared with one of these items, or anything was erased from the logs. */
export function hasMoreThanVerdicts({ db }: Store, ids: readonly number[]): boolean {
  if (statement(db, 'SELECT 1 FROM erased LIMIT 1').get() !== undefined) return true;
  const compared = statement(db, 'SELECT 1 FROM customs_log WHERE inspection_id = ? LIMIT 1');
  return ids.some((id) => compared.get(id) !== undefined);
}

/** All entries up to `last`, in order. */
export const entriesUpTo = ({ db }: Store, last: number): readonly number[] =>
  statement(db, 'SELECT id FROM inspections WHERE id <= ? ORDER BY id').pluck().all(last) as number[];
