// Stores the mappings of tables that a person saved under a name.
import type { SavedMappings, TableMapping } from '../../contract/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

const MOST = 200;

export function savedMappings({ db }: Store): SavedMappings['items'] {
  const rows = statement(db, 'SELECT name, mapping, saved_at AS savedAt FROM table_mappings ORDER BY name').all() as {
    readonly name: string;
    readonly mapping: string;
    readonly savedAt: string;
  }[];
  return rows.map(({ mapping, ...row }) => ({ ...row, mapping: JSON.parse(mapping) as TableMapping }));
}

/** Replaces a mapping of the same name. Throws `conflict` beyond 200 names. */
export function saveMapping({ db }: Store, name: string, mapping: TableMapping, now: Date): void {
  db.transaction(() => {
    const others = statement(db, 'SELECT count(*) FROM table_mappings WHERE name <> ?').pluck().get(name) as number;
    if (others >= MOST) throw new StoreFault('conflict', `at most ${MOST} mappings are kept: remove one first`);
    statement(
      db,
      `INSERT INTO table_mappings (name, mapping, saved_at) VALUES (?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET mapping = excluded.mapping, saved_at = excluded.saved_at`,
    ).run(name, JSON.stringify(mapping), now.toISOString());
  }).immediate();
}

export const removeMapping = ({ db }: Store, name: string): boolean =>
  statement(db, 'DELETE FROM table_mappings WHERE name = ?').run(name).changes === 1;
