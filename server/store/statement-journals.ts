// Keeps in memory what SQLite needs to undo a single entry, instead of in a temporary file.
import { statement } from './statement.ts';
import type { Db } from './store.ts';

/**
 * Runs a transaction of many savepoints. For each of them, SQLite copies the pages that it changes: beyond 64 KiB, which the indexes of one
 * passport exceed, to a file. Does nothing for a connection that has temporary tables, because changing the setting drops them, or that is
 * in a transaction.
 */
export function journalsInMemory<Result>(db: Db, work: () => Result): Result {
  if (db.inTransaction || statement(db, 'SELECT 1 FROM temp.sqlite_schema').get() !== undefined) return work();
  const before = db.pragma('temp_store', { simple: true });
  db.pragma('temp_store = MEMORY');
  try {
    return work();
  } finally {
    db.pragma(`temp_store = ${String(before)}`);
  }
}
