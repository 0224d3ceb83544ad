// Stores the snapshot of the registry that declarations are compared with.
import type { RegistrySnapshot } from '../../contract/index.ts';
import { plainId } from '../../domain/declaration/compare.ts';
import type { RegistryRow, Snapshot, SnapshotOfFile } from '../../domain/declaration/registry.ts';
import { type Foreign, original } from '../../domain/foreign/index.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

type Facts = Omit<RegistrySnapshot, 'rows' | 'origin'> & {
  /** For a snapshot from a pack: the key of the pack's maker, and the name that the maker states. */
  readonly origin?: SnapshotOrigin;
};

export interface SnapshotOrigin {
  readonly key: string;
  readonly name: Foreign;
}

/** Replaces the stored snapshot. Runs in a transaction of its own. */
export function putSnapshot({ db }: Store, { rows }: SnapshotOfFile, { name, date, sha256, importedAt, officer, origin }: Facts): void {
  db.transaction(() => {
    db.exec('DELETE FROM registry_rows; DELETE FROM registry_snapshot');
    statement(
      db,
      `INSERT INTO registry_snapshot (id, name, date, sha256, rows, imported_at, officer, origin, origin_name)
       VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      original(name),
      date,
      sha256,
      rows.size,
      importedAt,
      officer,
      origin?.key ?? null,
      origin === undefined ? null : original(origin.name),
    );
    const insert = statement(db, 'INSERT INTO registry_rows (registration_id, plain, record) VALUES (?, ?, ?)');
    for (const [id, row] of rows) insert.run(id, plainId(id), row === undefined ? null : JSON.stringify(row));
  }).immediate();
}

export const removeSnapshot = ({ db }: Store): void =>
  db.transaction(() => void db.exec('DELETE FROM registry_rows; DELETE FROM registry_snapshot')).immediate();

interface Row extends Omit<RegistrySnapshot, 'origin'> {
  readonly origin: string | null;
}

/** Undefined if none is stored. */
export function presentSnapshot({ db }: Pick<Store, 'db'>): RegistrySnapshot | undefined {
  const sql = 'SELECT name, date, sha256, rows, imported_at AS importedAt, officer, origin_name AS origin FROM registry_snapshot';
  const row = statement(db, sql).get() as Row | undefined;
  if (row === undefined) return undefined;
  const { origin, ...snapshot } = row;
  return { ...snapshot, ...(origin === null ? {} : { origin }) };
}

/** The key of the pack that contained the snapshot. Undefined if none is stored; null if a person imported it here. */
export const originOfSnapshot = ({ db }: Pick<Store, 'db'>): string | null | undefined =>
  statement(db, 'SELECT origin FROM registry_snapshot').pluck().get() as string | null | undefined;

/** All rows of the stored snapshot. */
export function snapshotRows({ db }: Pick<Store, 'db'>): SnapshotOfFile['rows'] {
  const rows = statement(db, 'SELECT registration_id, record FROM registry_rows').raw().all() as (readonly [string, string | null])[];
  return new Map(rows.map(([id, record]) => [id, record === null ? undefined : (JSON.parse(record) as RegistryRow)]));
}

/** The stored snapshot, for lookups of single rows. */
export function snapshotIn({ db }: Pick<Store, 'db'>): Snapshot | undefined {
  const present = presentSnapshot({ db });
  if (present === undefined) return undefined;
  const row = statement(db, 'SELECT record FROM registry_rows WHERE registration_id = ?').pluck();
  const spelled = statement(db, 'SELECT 1 FROM registry_rows WHERE plain = ? LIMIT 1').pluck();
  return {
    name: original(present.name),
    date: present.date,
    ...(present.origin === undefined ? {} : { origin: present.origin }),
    rows: {
      get: (id) => {
        const record = row.get(id) as string | null | undefined;
        return record === null || record === undefined ? undefined : (JSON.parse(record) as RegistryRow);
      },
    },
    plain: { has: (id) => spelled.get(id) !== undefined },
  };
}
