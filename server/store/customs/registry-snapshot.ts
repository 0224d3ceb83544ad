// Keeps the snapshot of the registry that declarations are compared with.
import type { RegistrySnapshot } from '../../contract/index.ts';
import { plainId } from '../../domain/declaration/compare.ts';
import type { RegistryRow, Snapshot, SnapshotOfFile } from '../../domain/declaration/registry.ts';
import { original } from '../../domain/foreign/index.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

type Facts = Omit<RegistrySnapshot, 'rows'>;

/** Replaces the snapshot that is kept. Runs in a transaction of its own. */
export function putSnapshot({ db }: Store, { rows }: SnapshotOfFile, { name, date, sha256, importedAt, officer }: Facts): void {
  db.transaction(() => {
    db.exec('DELETE FROM registry_rows; DELETE FROM registry_snapshot');
    statement(db, 'INSERT INTO registry_snapshot (id, name, date, sha256, rows, imported_at, officer) VALUES (1, ?, ?, ?, ?, ?, ?)').run(
      original(name),
      date,
      sha256,
      rows.size,
      importedAt,
      officer,
    );
    const insert = statement(db, 'INSERT INTO registry_rows (registration_id, plain, record) VALUES (?, ?, ?)');
    for (const [id, row] of rows) insert.run(id, plainId(id), row === undefined ? null : JSON.stringify(row));
  }).immediate();
}

export const removeSnapshot = ({ db }: Store): void =>
  db.transaction(() => void db.exec('DELETE FROM registry_rows; DELETE FROM registry_snapshot')).immediate();

/** Undefined if none is kept. */
export const presentSnapshot = ({ db }: Pick<Store, 'db'>): RegistrySnapshot | undefined =>
  statement(db, 'SELECT name, date, sha256, rows, imported_at AS importedAt, officer FROM registry_snapshot').get() as
    | RegistrySnapshot
    | undefined;

/** The snapshot that is kept, to be asked row by row. */
export function snapshotIn({ db }: Pick<Store, 'db'>): Snapshot | undefined {
  const present = presentSnapshot({ db });
  if (present === undefined) return undefined;
  const row = statement(db, 'SELECT record FROM registry_rows WHERE registration_id = ?').pluck();
  const spelled = statement(db, 'SELECT 1 FROM registry_rows WHERE plain = ? LIMIT 1').pluck();
  return {
    name: original(present.name),
    date: present.date,
    rows: {
      get: (id) => {
        const record = row.get(id) as string | null | undefined;
        return record === null || record === undefined ? undefined : (JSON.parse(record) as RegistryRow);
      },
    },
    plain: { has: (id) => spelled.get(id) !== undefined },
  };
}
