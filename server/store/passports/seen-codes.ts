// Stores passport codes on disk, outside the store, while a file is read without being imported.
import Database from 'better-sqlite3';

export type SeenCodes = ReturnType<typeof openSeenCodes>;

/** SQLite deletes a database without a name when it is closed. Memory stays flat, however many codes a file has. */
export function openSeenCodes() {
  const db = new Database('');
  db.exec('CREATE TABLE codes (code TEXT PRIMARY KEY, line INTEGER NOT NULL) WITHOUT ROWID; BEGIN');
  const add = db.prepare('INSERT INTO codes (code, line) VALUES (?, ?)');
  const line = db.prepare('SELECT line FROM codes WHERE code = ?').pluck();
  return {
    /** The line that a code was imported from. */
    lineOf: (code: string): number | undefined => line.get(code) as number | undefined,
    remember: (code: string, at: number) => void add.run(code, at),
    close: () => db.close(),
  };
}
