// A file beside the store and judged credentials in; their rows kept there until the pack is put into the store. Every process that verifies writes a file of its own.
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
  /** All that is kept while it works, or nothing of it. */
  fill<Result>(work: (keep: (row: JudgedRow) => void) => Result): Result;
  /** Others may read it then. */
  close(): void;
}

/** Verifying and writing push each other's code out of the processor: a few rows in one go take a third of the time, and are no memory to speak of. */
const TOGETHER = 32;

/**
 * Never a file that is there. Nothing waits for the disk: what is in it is read again by this same run, which needs no disk for that, or by a later one, which counts
 * the rows and takes their digests, and judges anew what a power cut or the end of its writer in the middle of a page has spoilt.
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

/** Held by one program as long as it is open. */
export function openRows(file: string): Db {
  const db = new Database(file, { timeout: 0 });
  try {
    // The largest there are: of a passport's few kilobytes many fit, and all of them are read in their order.
    db.pragma('page_size = 65536');
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = TRUNCATE');
    db.pragma('synchronous = NORMAL');
    // Taken now, and held until it is closed.
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

/** The number of its entry in the pack is the number of its row. */
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
