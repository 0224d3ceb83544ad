// The snapshots that were ever in force, the keys whose snapshots are taken over, and the log of what was done to the trust data.
import type { SnapshotFacts, TrustLogLine } from '../contract.ts';
import type { Store } from './open.ts';
import { statement } from './statement.ts';

export interface SnapshotRecord extends SnapshotFacts {
  readonly id: number;
  readonly operator: string;
  readonly operatorKey: string;
}

const COLUMNS = `id, operator, sequence, issued_at AS issuedAt, next_update AS nextUpdate, operator_key AS operatorKey, sha256, issuers,
  status_lists AS statusLists, imported_at AS importedAt, imported_by AS importedBy, active`;

type Row = Omit<SnapshotRecord, 'active'> & { readonly active: number };
const toRecord = (row: Row): SnapshotRecord => ({ ...row, active: row.active === 1 });

export function activeSnapshot({ db }: Store): SnapshotRecord | undefined {
  const row = statement(db, `SELECT ${COLUMNS} FROM snapshots WHERE active = 1`).get() as Row | undefined;
  return row === undefined ? undefined : toRecord(row);
}

/** Newest first. */
export const listSnapshots = ({ db }: Store): SnapshotRecord[] =>
  (statement(db, `SELECT ${COLUMNS} FROM snapshots ORDER BY id DESC`).all() as Row[]).map(toRecord);

/** The signed text of the one in force. */
export const activeSnapshotFile = ({ db }: Store): string | undefined =>
  statement(db, 'SELECT file FROM snapshots WHERE active = 1').pluck().get() as string | undefined;

/** The snapshot that an undo brings back: the last one before the present whose file is still kept. */
export function previousSnapshot({ db }: Store): { readonly sequence: number; readonly file: string } | undefined {
  return statement(db, 'SELECT sequence, file FROM snapshots WHERE active = 0 AND file IS NOT NULL ORDER BY id DESC LIMIT 1').get() as
    | { sequence: number; file: string }
    | undefined;
}

/** The new one is in force from now on; of the others only the one before it keeps its file. */
export function putSnapshot({ db }: Store, record: Omit<SnapshotRecord, 'id' | 'active'>, file: string): void {
  statement(db, 'UPDATE snapshots SET file = NULL WHERE active = 0').run();
  statement(db, 'UPDATE snapshots SET active = 0 WHERE active = 1').run();
  statement(
    db,
    `INSERT INTO snapshots (operator, sequence, issued_at, next_update, operator_key, sha256, issuers, status_lists, imported_at, imported_by,
      active, file) VALUES (@operator, @sequence, @issuedAt, @nextUpdate, @operatorKey, @sha256, @issuers, @statusLists, @importedAt,
      @importedBy, 1, @file)`,
  ).run({ ...record, file });
}

export interface OperatorKey {
  /** did:key. */
  readonly key: string;
  readonly operator: string;
  readonly name: string;
  readonly fingerprint: string;
  readonly pinnedAt: string;
  readonly pinnedBy: string;
}

export const listOperatorKeys = ({ db }: Store): OperatorKey[] =>
  statement(
    db,
    `SELECT did_key AS key, operator, name, fingerprint, pinned_at AS pinnedAt, pinned_by AS pinnedBy FROM operator_keys ORDER BY pinned_at, did_key`,
  ).all() as OperatorKey[];

export function pinOperatorKey({ db }: Store, { key, operator, name, fingerprint, pinnedAt, pinnedBy }: OperatorKey): void {
  statement(
    db,
    'INSERT OR REPLACE INTO operator_keys (did_key, operator, name, fingerprint, pinned_at, pinned_by) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(key, operator, name, fingerprint, pinnedAt, pinnedBy);
}

export const unpinOperatorKey = ({ db }: Store, key: string): boolean =>
  statement(db, 'DELETE FROM operator_keys WHERE did_key = ?').run(key).changes > 0;

export type TrustAction = TrustLogLine['action'];

/** `subject`: the operator or the issuer that it was about. */
export interface TrustLogEntry extends TrustLogLine {
  readonly sha256?: string;
}

export function logTrust({ db }: Store, { at, action, subject, sequence, sha256, who, reason }: TrustLogEntry): void {
  statement(db, 'INSERT INTO trust_log (at, action, subject, sequence, sha256, who, reason) VALUES (?, ?, ?, ?, ?, ?, ?)').run(
    at,
    action,
    subject,
    sequence ?? null,
    sha256 ?? null,
    who,
    reason ?? null,
  );
}

/** Rises with everything that is done to the trust data. */
export const lastTrustChange = ({ db }: Store): number =>
  (statement(db, 'SELECT max(id) FROM trust_log').pluck().get() as number | null) ?? 0;

/** Newest first. */
export const readTrustLog = ({ db }: Store, limit = 200): TrustLogEntry[] =>
  (
    statement(db, 'SELECT at, action, subject, sequence, sha256, who, reason FROM trust_log ORDER BY id DESC LIMIT ?').all(limit) as Record<
      string,
      unknown
    >[]
  ).map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as TrustLogEntry);
