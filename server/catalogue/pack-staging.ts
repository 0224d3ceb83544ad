// Judged chunks in, kept in a file beside the store until all are there: what the look-ups read is not touched, and an interrupted pack goes on where it stopped.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { PackRefusal } from '../pack/pack.ts';
import { sha256Hex } from '../store/credentials.ts';
import type { Db } from '../store/open.ts';
import type { JudgedChunk } from './pack-judge.ts';

export interface StagedPack {
  readonly pack: string;
  /** Digest of the issuers with whose keys the credentials are judged: with other ones they are judged anew. */
  readonly judgedBy: string;
}

export interface Staging {
  /** Chunks that are in it already. */
  readonly done: number;
  put(chunk: number, judged: JudgedChunk): void;
  close(): void;
}

export const stagingFile = (folder: string): string => join(folder, 'pack-staging.sqlite');

const TABLES = `
  CREATE TABLE staged (pack TEXT NOT NULL, judged_by TEXT NOT NULL, done INTEGER NOT NULL);
  CREATE TABLE credentials (id INTEGER PRIMARY KEY, credential_id TEXT, dpp_code TEXT, gtin TEXT, serial TEXT, batch TEXT, type TEXT NOT NULL,
    format TEXT NOT NULL, issuer TEXT NOT NULL, signed_at TEXT, sha256 TEXT NOT NULL, body TEXT NOT NULL, sample INTEGER NOT NULL,
    proven INTEGER NOT NULL);
  CREATE TABLE waiting (entry INTEGER PRIMARY KEY, kind TEXT NOT NULL, text TEXT NOT NULL);
  CREATE TABLE refused (entry INTEGER PRIMARY KEY, kind TEXT NOT NULL, code TEXT NOT NULL, detail TEXT NOT NULL);`;

/** One pack at a time: what is left of another one is given up. Its lock goes with the program, however that ends. */
export function openStaging(folder: string, { pack, judgedBy }: StagedPack): Staging {
  const db = lock(folder);
  const present = read(db);
  if (present !== undefined && (present.pack !== pack || present.judged_by !== judgedBy)) {
    db.close();
    removeStaging(folder);
    return openStaging(folder, { pack, judgedBy });
  }
  if (present === undefined) {
    db.transaction(() => {
      db.exec(TABLES);
      db.prepare('INSERT INTO staged VALUES (?, ?, 0)').run(pack, judgedBy);
    })();
  }
  const statements = prepare(db);
  return {
    done: present?.done ?? 0,
    put: db.transaction((chunk: number, { rows, waiting, refused }: JudgedChunk) => {
      for (const row of rows)
        statements.credential.run({
          ...row,
          credentialId: row.credentialId ?? null,
          dppCode: row.dppCode ?? null,
          gtin: row.gtin ?? null,
          serial: row.serial ?? null,
          batch: row.batch ?? null,
          signedAt: row.signedAt ?? null,
          sha256: sha256Hex(row.body),
          sample: row.sample ? 1 : 0,
          proven: row.proven === true ? 1 : 0,
        });
      for (const { entry, kind, text } of waiting) statements.waiting.run(entry, kind, text);
      for (const { entry, kind, code, detail } of refused) statements.refused.run(entry, kind, code, detail);
      statements.done.run(chunk + 1);
    }),
    close: () => db.close(),
  };
}

export function removeStaging(folder: string): void {
  for (const end of ['', '-journal']) rmSync(`${stagingFile(folder)}${end}`, { force: true });
}

/** A program that was ended between the last two steps left it behind. */
export function forgetStaged(folder: string, pack: string): void {
  if (!existsSync(stagingFile(folder))) return;
  const db = lock(folder);
  const left = read(db)?.pack === pack;
  db.close();
  if (left) removeStaging(folder);
}

function lock(folder: string): Db {
  let db: Db | undefined;
  try {
    db = new Database(stagingFile(folder), { timeout: 0 });
    db.pragma('page_size = 16384');
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = TRUNCATE');
    db.pragma('synchronous = NORMAL');
    // Taken now, and held until it is closed.
    db.exec('BEGIN EXCLUSIVE; COMMIT');
    return db;
  } catch (error) {
    db?.close();
    const { code = '' } = error as { code?: string };
    if (code.startsWith('SQLITE_BUSY')) throw new PackRefusal('busy');
    // Nothing in it is needed: what a fault of the disk left behind is begun anew.
    if (!code.startsWith('SQLITE_NOTADB') && !code.startsWith('SQLITE_CORRUPT')) throw error;
    removeStaging(folder);
    return lock(folder);
  }
}

function read(db: Db): { readonly pack: string; readonly judged_by: string; readonly done: number } | undefined {
  const table = db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'staged'`).get();
  return table === undefined ? undefined : (db.prepare('SELECT * FROM staged').get() as ReturnType<typeof read>);
}

const prepare = (db: Db) => ({
  credential:
    db.prepare(`INSERT INTO credentials (credential_id, dpp_code, gtin, serial, batch, type, format, issuer, signed_at, sha256, body, sample, proven)
    VALUES (@credentialId, @dppCode, @gtin, @serial, @batch, @type, @format, @issuer, @signedAt, @sha256, @body, @sample, @proven)`),
  waiting: db.prepare('INSERT INTO waiting VALUES (?, ?, ?)'),
  refused: db.prepare('INSERT INTO refused VALUES (?, ?, ?, ?)'),
  done: db.prepare('UPDATE staged SET done = ?'),
});
