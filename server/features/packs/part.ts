// Stores judged credentials in a file next to the store until the pack is applied.
// Every process that verifies writes its own file.
import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { sha256Hex } from '../../store/passports/credentials.ts';
import type { Db } from '../../store/store.ts';
import type { JudgedRow } from './judge.ts';

export const ROWS = `
  CREATE TABLE credentials (id INTEGER PRIMARY KEY, credential_id TEXT, dpp_code TEXT, gtin TEXT, serial TEXT, batch TEXT, further TEXT, type TEXT NOT NULL,
    format TEXT NOT NULL, issuer TEXT NOT NULL, signed_at TEXT, sha256 TEXT NOT NULL, body TEXT NOT NULL, sample INTEGER NOT NULL,
    proven INTEGER NOT NULL);`;

export interface Part {
  /** Keeps all rows that `work` passes on, or none of them. */
  fill<Result>(work: (keep: (row: JudgedRow) => void) => Result): Result;
  /** After this, other programs may read the file. */
  close(): void;
}

/**
 * Rows written together. Verifying and writing evict each other's code from the processor cache; batches of this size
 * take a third of the time and hardly any memory.
 */
const TOGETHER = 32;

/**
 * Never opens an existing file. Does not wait for the disk: this run needs no disk to read the file again, and a later
 * run counts the rows, checks their digests and judges again what a power cut or an interrupted writer has damaged.
 */
export function openPart(file: string): Part {
  const db = openRows(file);
  db.pragma('journal_mode = MEMORY');
  db.pragma('synchronous = OFF');
  db.exec(ROWS);
  const keep = rowWriter(db);
  return {
    fill: (work) =>
      db.transaction(() => {
        const some: JudgedRow[] = [];
        const write = (): void => {
          for (const row of some.splice(0)) keep(row);
        };
        const result = work((row) => {
          if (some.push(row) === TOGETHER) write();
        });
        write();
        return result;
      })(),
    close: () => db.close(),
  };
}

/** Opens a file that one program at a time holds exclusively until it is closed. */
export function openRows(file: string): Db {
  const db = new Database(file, { timeout: 0 });
  try {
    // The largest page size of SQLite: a page holds many passports of a few kilobytes, and they are read in order.
    db.pragma('page_size = 65536');
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = TRUNCATE');
    db.pragma('synchronous = NORMAL');
    // Takes the lock now and holds it until the file is closed.
    db.exec('BEGIN EXCLUSIVE; COMMIT');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

export function removeRows(file: string): void {
  for (const end of ['', '-journal']) rmSync(`${file}${end}`, { force: true, maxRetries: 10 });
}

/** The ID of a row is the number of its entry in the pack. */
export function rowWriter(db: Db): (row: JudgedRow) => void {
  const insert = db.prepare('INSERT INTO credentials VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  return ({ entry, row }) =>
    void insert.run(
      entry,
      row.credentialId ?? null,
      row.dppCode ?? null,
      row.gtin ?? null,
      row.serial ?? null,
      row.batch ?? null,
      row.further ?? null,
      row.type,
      row.format,
      row.issuer,
      row.signedAt ?? null,
      sha256Hex(row.body),
      row.body,
      row.sample ? 1 : 0,
      row.proven === true ? 1 : 0,
    );
}

export const codeOf = (error: unknown): string => (error as { readonly code?: string }).code ?? '';
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');
export const isDamaged = (error: unknown): boolean => /^SQLITE_(?:NOTADB|CORRUPT)/.test(codeOf(error));
