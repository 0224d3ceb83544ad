// Stores which pack creators are confirmed, which packs were applied, and which were created here with their contents.
import type { AppliedPack, PackReport } from '../contract/index.ts';
import type { Numbers } from '../domain/ownership/sequence.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

export interface PackCreator {
  /** did:key. */
  readonly key: string;
  readonly name: string;
  readonly fingerprint: string;
  readonly pinnedAt: string;
  readonly pinnedBy: string;
  readonly removedAt?: string;
  readonly removedBy?: string;
  readonly removedReason?: string;
}

/** Last confirmed first. */
export const listPackCreators = ({ db }: Store): PackCreator[] =>
  (
    statement(
      db,
      `SELECT did_key AS key, name, fingerprint, pinned_at AS pinnedAt, pinned_by AS pinnedBy, removed_at AS removedAt, removed_by AS removedBy,
         removed_reason AS removedReason FROM pack_creators ORDER BY pinned_at DESC, did_key`,
    ).all() as Record<string, unknown>[]
  ).map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as PackCreator);

/** Confirming a removed creator again lifts the removal. */
export const pinPackCreator = ({ db }: Store, { key, name, fingerprint, pinnedAt, pinnedBy }: PackCreator): void => {
  statement(
    db,
    `INSERT INTO pack_creators (did_key, name, fingerprint, pinned_at, pinned_by) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (did_key) DO UPDATE SET name = excluded.name, pinned_at = excluded.pinned_at, pinned_by = excluded.pinned_by,
       removed_at = NULL, removed_by = NULL, removed_reason = NULL`,
  ).run(key, name, fingerprint, pinnedAt, pinnedBy);
};

export const removePackCreator = (
  { db }: Store,
  { key, at, who, reason }: { readonly key: string; readonly at: string; readonly who: string; readonly reason: string },
): boolean =>
  statement(db, 'UPDATE pack_creators SET removed_at = ?, removed_by = ?, removed_reason = ? WHERE did_key = ? AND removed_at IS NULL').run(
    at,
    who,
    reason,
    key,
  ).changes > 0;

export interface FormerOperatorKey {
  readonly name: string;
  readonly fingerprint: string;
  readonly since: string;
  readonly until: string;
}

export const formerOperatorKeys = ({ db }: Store): FormerOperatorKey[] =>
  statement(db, 'SELECT name, fingerprint, since, until FROM former_operator_keys ORDER BY until DESC').all() as FormerOperatorKey[];

/** Keys that signed trust lists which were in force here, as did:key. */
export const keysOfLists = ({ db }: Store): { readonly key: string; readonly operator: string; readonly since: string }[] =>
  statement(
    db,
    `SELECT operator_key AS key, operator, min(imported_at) AS since FROM snapshots GROUP BY operator_key ORDER BY since`,
  ).all() as { key: string; operator: string; since: string }[];

interface Row extends Omit<AppliedPack, 'since' | 'selection' | 'reason' | 'report'> {
  readonly since: number | null;
  readonly selection: number;
  readonly reason: string | null;
  readonly report: string;
}

const toApplied = ({ since, selection, reason, report, ...row }: Row): AppliedPack => ({
  ...row,
  ...(since === null ? {} : { since }),
  selection: selection === 1,
  ...(reason === null ? {} : { reason }),
  report: JSON.parse(report) as PackReport,
});

const COLUMNS = `id, sha256, creator, creator_key AS creatorKey, series, sequence, since, selection, issued_at AS issuedAt,
  applied_at AS appliedAt, applied_by AS appliedBy, reason, report`;

/** Newest first. */
export const listApplied = ({ db }: Store, limit = 200): AppliedPack[] =>
  (statement(db, `SELECT ${COLUMNS} FROM packs_applied ORDER BY id DESC LIMIT ?`).all(limit) as Row[]).map(toApplied);

export function appliedPack({ db }: Store, sha256: string): AppliedPack | undefined {
  const row = statement(db, `SELECT ${COLUMNS} FROM packs_applied WHERE sha256 = ? ORDER BY id DESC LIMIT 1`).get(sha256);
  return row === undefined ? undefined : toApplied(row as Row);
}

/** The sequence up to which this store holds the complete state of a series; 0 if none. A selection is not a complete state. */
export const lastWhole = ({ db }: Store, creatorKey: string, series: string): number =>
  statement(db, 'SELECT coalesce(max(sequence), 0) FROM packs_applied WHERE creator_key = ? AND series = ? AND selection = 0')
    .pluck()
    .get(creatorKey, series) as number;

export const numbersOf = ({ db }: Store, creatorKey: string, series: string): Numbers =>
  statement(
    db,
    `SELECT (SELECT coalesce(max(sequence), 0) FROM packs_applied WHERE creator_key = @creatorKey AND series = @series) AS highest,
       coalesce((SELECT confirmed FROM pack_numbers WHERE creator_key = @creatorKey AND series = @series), 0) AS confirmed`,
  ).get({ creatorKey, series }) as Numbers;

export function confirmNumber({ db }: Store, creatorKey: string, series: string, sequence: number): void {
  statement(
    db,
    `INSERT INTO pack_numbers (creator_key, series, confirmed) VALUES (?, ?, ?)
     ON CONFLICT (creator_key, series) DO UPDATE SET confirmed = max(confirmed, excluded.confirmed)`,
  ).run(creatorKey, series, sequence);
}

export function putApplied({ db }: Store, pack: Omit<AppliedPack, 'id'>): void {
  statement(
    db,
    `INSERT INTO packs_applied (sha256, creator, creator_key, series, sequence, since, selection, issued_at, applied_at, applied_by, reason, report)
     VALUES (@sha256, @creator, @creatorKey, @series, @sequence, @since, @selection, @issuedAt, @appliedAt, @appliedBy, @reason, @report)`,
  ).run({
    ...pack,
    since: pack.since ?? null,
    selection: pack.selection ? 1 : 0,
    reason: pack.reason ?? null,
    report: JSON.stringify(pack.report),
  });
}

export const packSeries = ({ db }: Store): string => statement(db, 'SELECT series FROM pack_series').pluck().get() as string;

export interface CreatedPack {
  readonly sequence: number;
  readonly since?: number;
  readonly selection: boolean;
  readonly scope: string;
  readonly createdAt: string;
}

/** Newest first. */
export const listCreated = ({ db }: Store, limit = 50): CreatedPack[] =>
  (
    statement(
      db,
      'SELECT sequence, since, selection, scope, created_at AS createdAt FROM packs_created ORDER BY sequence DESC LIMIT ?',
    ).all(limit) as (Omit<CreatedPack, 'selection' | 'since'> & { readonly selection: number; readonly since: number | null })[]
  ).map(({ selection, since, ...row }) => ({ ...row, ...(since === null ? {} : { since }), selection: selection === 1 }));

export const nextSequence = ({ db }: Store): number =>
  statement(db, 'SELECT coalesce(max(sequence), 0) + 1 FROM packs_created').pluck().get() as number;

export function createdPack({ db }: Store, sequence: number): CreatedPack | undefined {
  const row = statement(db, 'SELECT sequence, selection, scope, created_at AS createdAt FROM packs_created WHERE sequence = ?').get(
    sequence,
  ) as (Omit<CreatedPack, 'selection'> & { selection: number }) | undefined;
  return row === undefined ? undefined : { ...row, selection: row.selection === 1 };
}

export function putCreated({ db }: Store, { sequence, since, selection, scope, createdAt }: CreatedPack): void {
  statement(db, 'INSERT INTO packs_created (sequence, since, selection, scope, created_at) VALUES (?, ?, ?, ?, ?)').run(
    sequence,
    since ?? null,
    selection ? 1 : 0,
    scope,
    createdAt,
  );
}

/** A thing that a pack carries, in the state in which it is packed. */
export interface PackedThing {
  readonly thing: string;
  /** Set for things that can change. A credential is named by its own digest. */
  readonly digest?: Buffer;
}

/** The sequence of the first pack that carried exactly this state. */
export function packedIn({ db }: Store, scope: string, { thing, digest }: PackedThing): number | undefined {
  const row = statement(db, 'SELECT digest, sequence FROM packed WHERE scope = ? AND thing = ?').get(scope, thing) as
    | { readonly digest: Buffer | null; readonly sequence: number }
    | undefined;
  if (row === undefined || (digest !== undefined && row.digest?.equals(digest) !== true)) return undefined;
  return row.sequence;
}
