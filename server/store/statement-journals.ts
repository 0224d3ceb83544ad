// Keeps in memory what SQLite needs to undo a single entry, instead of in a temporary file.
import type { Db } from './store.ts';

/**
 * Queries for tables only if the connection has a temporary database, because the query would create one. When the setting changes, SQLite
 * would drop that database, read the schema again and compile every statement again.
 */
const hasTemporaryTables = (db: Db): boolean =>
  (db.pragma('database_list') as { readonly name: string }[]).some(({ name }) => name === 'temp') &&
  db.prepare('SELECT 1 FROM temp.sqlite_schema').get() !== undefined;

/**
 * Runs a transaction with many savepoints. For each savepoint, SQLite copies the pages that change, and writes them to
 * a file beyond 64 KiB. The indexes of one passport exceed that. Has no effect in a transaction, or on a connection
 * with temporary tables, because changing the setting drops them.
 */
export function journalsInMemory<Result>(db: Db, work: () => Result): Result {
  if (db.inTransaction || hasTemporaryTables(db)) return work();
  const before = db.pragma('temp_store', { simple: true });
  db.pragma('temp_store = MEMORY');
  try {
    return work();
  } finally {
    db.pragma(`temp_store = ${String(before)}`);
  }
}
