// Reports the damage that SQLite finds in an open database: pages, indexes and dangling foreign keys.
import type { Db } from './store.ts';

const MOST = 5;

/** Returns an empty list for an intact database. Reads every page, which takes seconds for a store of one gigabyte. */
export function damageIn(db: Db): readonly string[] {
  const found = (db.pragma(`integrity_check(${MOST})`) as readonly { readonly integrity_check: string }[]).map(
    ({ integrity_check: said }) => said,
  );
  const orphans = (db.pragma('foreign_key_check') as readonly { readonly table: string; readonly rowid: number }[])
    .slice(0, MOST)
    .map(({ table, rowid }) => `row ${rowid} of ${table} names another that is not there`);
  return [...(found.length === 1 && found[0] === 'ok' ? [] : found), ...orphans];
}
