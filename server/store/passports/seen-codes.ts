// Remembers passport codes on disk, outside the store, for as long as a file is read without being imported.
import Database from 'better-sqlite3';

export interface SeenCodes {
  /** Records a code, or returns the line on which it appeared before. */
  seenBefore(code: string, line: number): number | undefined;
  close(): void;
}

/** SQLite deletes a database without a name when it is closed. Memory stays flat, however many codes a file has. */
export function openSeenCodes(): SeenCodes {
  const db = new Database('');
  db.exec('CREATE TABLE codes (code TEXT PRIMARY KEY, line INTEGER NOT NULL) WITHOUT ROWID; BEGIN');
  const add = db.prepare('INSERT OR IGNORE INTO codes (code, line) VALUES (?, ?)');
  const line = db.prepare('SELECT line FROM codes WHERE code = ?').pluck();
  return {
    seenBefore: (code, at) => (add.run(code, at).changes === 1 ? undefined : (line.get(code) as number)),
    close: () => db.close(),
  };
}
