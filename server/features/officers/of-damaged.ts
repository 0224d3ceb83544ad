// Reads the officers out of a store that cannot be opened, so that they can sign in to restore a backup.
import Database from 'better-sqlite3';
import { closing } from '../../lib/closing.ts';
import { listOfficers, officerRules } from '../../store/officers/officers.ts';
import { storeFile } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';

const TABLES = ['settings', 'officers', 'officer_attempts'] as const;

/**
 * A store in memory with the officers and settings of the damaged one, which is not written to. Undefined if officers do not sign in, or if
 * they cannot be read: names are then typed.
 */
export function officersOfDamaged(folder: string): Store | undefined {
  const db = new Database(':memory:');
  try {
    using damaged = closing(new Database(storeFile(folder), { readonly: true, fileMustExist: true }));
    for (const table of TABLES) {
      const sql = damaged.prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?").pluck().get(table) as string;
      db.exec(sql);
    }
    for (const table of TABLES) {
      for (const row of damaged.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[]) {
        const names = Object.keys(row);
        db.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((name) => `@${name}`).join(', ')})`).run(row);
      }
    }
    const store: Store = { db, folder, close: () => db.close() };
    if (officerRules(store).isOn && listOfficers(store).length > 0) return store;
  } catch {
    // Settings that cannot be read require no sign-in: see the rule for damaged stores.
  }
  db.close();
  return undefined;
}
