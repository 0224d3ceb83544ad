// Stores all imported trust lists, the operator keys that are trusted to sign them, and the log of trust changes.
import type { TrustListFacts, TrustLogLine } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Retraction } from '../../domain/trust/vouching.ts';
import type { AdmittedList, Pin } from '../../domain/trust-list/index.ts';
import { readSignedIn, signedInColumn } from '../officers/acting.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

export interface TrustListRecord extends TrustListFacts {
  readonly id: number;
  readonly operator: string;
  readonly operatorKey: string;
  readonly setAside?: boolean;
}

const COLUMNS = `id, operator, sequence, issued_at AS issuedAt, next_update AS nextUpdate, operator_key AS operatorKey, sha256, issuers,
  status_lists AS statusLists, imported_at AS importedAt, imported_by AS importedBy, active, set_aside AS setAside`;

type Row = Omit<TrustListRecord, 'active' | 'setAside'> & { readonly active: number; readonly setAside: number };
const toRecord = ({ setAside, ...row }: Row): TrustListRecord => ({
  ...row,
  active: row.active === 1,
  ...(setAside === 1 ? { setAside: true } : {}),
});

/**
 * The newest list of each operator, starting with the operator pinned first. Of two lists with the same number, the one imported first
 * comes first.
 */
const IN_FORCE = `FROM snapshots WHERE active = 1
  ORDER BY (SELECT min(at) FROM operator_pins WHERE operator_pins.operator = snapshots.operator), operator, id`;

export function trustListInForce({ db }: Store): TrustListRecord | undefined {
  const row = statement(db, `SELECT ${COLUMNS} ${IN_FORCE} LIMIT 1`).get() as Row | undefined;
  return row === undefined ? undefined : toRecord(row);
}

export const trustListsInForce = ({ db }: Store): TrustListRecord[] =>
  (statement(db, `SELECT ${COLUMNS} ${IN_FORCE}`).all() as Row[]).map(toRecord);

export const trustListByDigest = ({ db }: Store, sha256: string): TrustListRecord | undefined => {
  const row = statement(db, `SELECT ${COLUMNS} FROM snapshots WHERE sha256 = ? ORDER BY set_aside, id LIMIT 1`).get(sha256) as
    | Row
    | undefined;
  return row === undefined ? undefined : toRecord(row);
};

interface ListRow extends Omit<AdmittedList, 'setAside' | 'retracts' | 'resets'> {
  readonly setAside: number;
  readonly retracts: string | null;
  readonly resets: string | null;
}

/** Every admitted list, in force or not. */
export const admittedLists = ({ db }: Store): AdmittedList[] =>
  (
    statement(
      db,
      `SELECT id AS number, operator, sequence, issued_at AS issuedAt, next_update AS nextUpdate, sha256, set_aside AS setAside, retracts, resets
       FROM snapshots ORDER BY id`,
    ).all() as ListRow[]
  ).map(({ setAside, retracts, resets, ...list }) => ({
    ...list,
    ...(setAside === 1 ? { setAside: true } : {}),
    ...(retracts === null ? {} : { retracts: JSON.parse(retracts) as Retraction[] }),
    ...(resets === null ? {} : { resets: JSON.parse(resets) as NonNullable<AdmittedList['resets']> }),
  }));

/** The pins that persons confirmed by comparison, oldest first. */
export const listPins = ({ db }: Store): Pin[] =>
  statement(db, 'SELECT operator, sequence FROM operator_pins ORDER BY at, operator, sequence').all() as Pin[];

/** The pins that had been confirmed by `moment`. */
export const pinsBy = ({ db }: Store, moment: string): Pin[] =>
  statement(db, 'SELECT operator, sequence FROM operator_pins WHERE at <= ? ORDER BY at, operator, sequence').all(moment) as Pin[];

export const putPin = ({ db }: Store, { operator, sequence }: Pin, at: string, who: string): void =>
  void statement(db, 'INSERT OR IGNORE INTO operator_pins (operator, sequence, at, who) VALUES (?, ?, ?, ?)').run(
    operator,
    sequence,
    at,
    who,
  );

/** Newest first. */
export const listTrustLists = ({ db }: Store): TrustListRecord[] =>
  (statement(db, `SELECT ${COLUMNS} FROM snapshots ORDER BY id DESC`).all() as Row[]).map(toRecord);

/** The signed text of the list in force. */
export const trustListFileInForce = ({ db }: Store): string | undefined =>
  statement(db, `SELECT file ${IN_FORCE} LIMIT 1`).pluck().get() as string | undefined;

export const trustListFile = ({ db }: Store, id: number): string | undefined =>
  (statement(db, 'SELECT file FROM snapshots WHERE id = ?').pluck().get(id) as string | null) ?? undefined;

/**
 * The list that would be in force without the current one: the operator's next lower number. Returns undefined if its
 * file is no longer kept.
 */
export function previousTrustList({ db }: Store): { readonly sequence: number; readonly file: string } | undefined {
  return statement(
    db,
    `SELECT sequence, file FROM (
       SELECT sequence, file FROM snapshots, (SELECT operator AS o, sequence AS s ${IN_FORCE} LIMIT 1)
       WHERE operator = o AND sequence < s AND set_aside = 0 ORDER BY sequence DESC, file IS NULL, id LIMIT 1)
     WHERE file IS NOT NULL`,
  ).get() as { sequence: number; file: string } | undefined;
}

/** Returns the number of the stored list. */
export function putTrustList({ db }: Store, record: Omit<TrustListRecord, 'id' | 'active'>, file: string, says: SaidByList): number {
  const { lastInsertRowid } = statement(
    db,
    `INSERT INTO snapshots (operator, sequence, issued_at, next_update, operator_key, sha256, issuers, status_lists, imported_at, imported_by,
      active, file, retracts, resets) VALUES (@operator, @sequence, @issuedAt, @nextUpdate, @operatorKey, @sha256, @issuers, @statusLists,
      @importedAt, @importedBy, 0, @file, @retracts, @resets)`,
  ).run({
    ...record,
    file,
    retracts: says.retracts === undefined ? null : JSON.stringify(says.retracts),
    resets: says.resets === undefined ? null : JSON.stringify(says.resets),
  });
  return Number(lastInsertRowid);
}

type SaidByList = Pick<AdmittedList, 'retracts' | 'resets'>;

/**
 * Marks the newest lists of an operator as in force and drops the files of lower lists. The next lower list keeps its file, so that the
 * newest can be set aside. Lists that retract something keep their files as well, because a backup proves both kinds of list by their
 * files.
 */
export function markInForce({ db }: Store, operator: string, numbers: readonly number[]): void {
  const ids = JSON.stringify(numbers);
  statement(db, 'UPDATE snapshots SET active = id IN (SELECT value FROM json_each(?)) WHERE operator = ?').run(ids, operator);
  statement(
    db,
    `UPDATE snapshots SET file = NULL WHERE operator = @operator AND file IS NOT NULL AND active = 0 AND retracts IS NULL AND resets IS NULL
     AND sequence < (SELECT min(sequence) FROM snapshots WHERE operator = @operator AND active = 1)
     AND id <> (SELECT id FROM snapshots below WHERE below.operator = @operator AND below.active = 0 AND below.set_aside = 0 AND below.file IS NOT NULL
       AND below.sequence < (SELECT min(sequence) FROM snapshots WHERE operator = @operator AND active = 1) ORDER BY sequence DESC, id LIMIT 1)`,
  ).run({ operator });
}

export interface Announced {
  readonly operator: string;
  readonly newest: number;
  readonly at: string;
  readonly takenAt: string;
  readonly takenBy: string;
}

/** Keeps the highest announced number. */
export const putAnnounced = ({ db }: Store, announced: Announced): void =>
  void statement(
    db,
    `INSERT INTO operator_beacons (operator, newest, at, taken_at, taken_by) VALUES (@operator, @newest, @at, @takenAt, @takenBy)
     ON CONFLICT (operator) DO UPDATE SET newest = excluded.newest, at = excluded.at, taken_at = excluded.taken_at, taken_by = excluded.taken_by
     WHERE excluded.newest > newest`,
  ).run(announced);

/** The announced numbers by operator. Those imported after `moment` are left out. */
export const announcedNumbers = ({ db }: Store, moment = '9999'): ReadonlyMap<string, number> =>
  new Map(statement(db, 'SELECT operator, newest FROM operator_beacons WHERE taken_at <= ?').raw().all(moment) as [string, number][]);

/** Sets aside one list. The caller does so for every list in force with the same number. */
export const setAside = ({ db }: Store, id: number): void => void statement(db, 'UPDATE snapshots SET set_aside = 1 WHERE id = ?').run(id);
export const takeUpAgain = ({ db }: Store, id: number): void =>
  void statement(db, 'UPDATE snapshots SET set_aside = 0 WHERE id = ?').run(id);

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

/** `subject` is the operator or issuer concerned. */
export interface TrustLogEntry extends TrustLogLine {
  readonly sha256?: string;
}

export function logTrust({ db }: Store, { at, action, subject, sequence, sha256, who, reason }: TrustLogEntry): void {
  statement(
    db,
    'INSERT INTO trust_log (at, action, subject, sequence, sha256, who, reason, signed_in) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(at, action, subject, sequence ?? null, sha256 ?? null, who, reason ?? null, signedInColumn());
}

/** Increases with every change of the trust data. */
export const lastTrustChange = ({ db }: Store): number =>
  (statement(db, 'SELECT max(id) FROM trust_log').pluck().get() as number | null) ?? 0;

/** Newest first. */
export const readTrustLog = ({ db }: Store, limit = 200): TrustLogEntry[] =>
  (
    statement(db, 'SELECT at, action, subject, sequence, sha256, who, reason, signed_in FROM trust_log ORDER BY id DESC LIMIT ?').all(
      limit,
    ) as Record<string, unknown>[]
  ).map(({ signed_in, ...row }) => ({
    ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as TrustLogEntry),
    ...defined({ signedIn: readSignedIn(signed_in) }),
  }));
