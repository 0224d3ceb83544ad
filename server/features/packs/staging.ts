// Keeps judged chunks in files next to the store until all are done, so that an interrupted pack can resume.
// Look-ups read the store, which is not touched meanwhile.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../store/store.ts';
import { PackRefusal } from './format/pack.ts';
import type { JudgedChunk } from './judge.ts';
import { isBusy, isDamaged, openRows, ROWS, removeRows, rowWriter } from './part.ts';
import { removeParts, takeParts } from './parts.ts';

export interface StagedPack {
  readonly pack: string;
  /** Digest of the issuers whose keys judged the credentials. With other keys they are judged again. */
  readonly judgedBy: string;
}

/** A chunk and its entries, by number. */
export interface ChunkPlace {
  readonly chunk: number;
  readonly first: number;
  readonly entries: number;
}

export interface Staging {
  /** Chunks that are already staged. */
  readonly done: ReadonlySet<number>;
  put(at: ChunkPlace, judged: JudgedChunk): void;
  close(): void;
}

export const stagingFile = (folder: string): string => join(folder, 'pack-staging.sqlite');

const TABLES = `
  CREATE TABLE staged (pack TEXT NOT NULL, judged_by TEXT NOT NULL);
  CREATE TABLE done (chunk INTEGER PRIMARY KEY, first INTEGER NOT NULL, entries INTEGER NOT NULL, kept INTEGER NOT NULL, part TEXT);
  CREATE TABLE waiting (entry INTEGER PRIMARY KEY, kind TEXT NOT NULL, text TEXT NOT NULL, checked INTEGER NOT NULL DEFAULT 0, fault TEXT,
    dpp_code TEXT, gtin TEXT, serial TEXT, batch TEXT, category TEXT, dpp_status TEXT, product_name TEXT, manufacturer TEXT, search TEXT, last_updated TEXT, sample INTEGER);
  CREATE INDEX waiting_kind ON waiting (kind, checked, entry);
  CREATE INDEX waiting_code ON waiting (dpp_code) WHERE dpp_code IS NOT NULL;
  CREATE INDEX waiting_item ON waiting (gtin, serial) WHERE gtin IS NOT NULL;
  CREATE TABLE refused (entry INTEGER PRIMARY KEY, kind TEXT NOT NULL, code TEXT NOT NULL, detail TEXT NOT NULL);
  ${ROWS}`;

/**
 * Stages one pack at a time and discards the remains of another one. The lock is released when the program ends,
 * however that happens. Throws `busy`.
 */
export function openStaging(folder: string, { pack, judgedBy }: StagedPack): Staging {
  const db = lock(folder);
  try {
    return stagingIn(db, folder, { pack, judgedBy });
  } catch (error) {
    // Closes the file, or a retry would be impossible until this program ends.
    db.close();
    throw error;
  }
}

function stagingIn(db: Db, folder: string, { pack, judgedBy }: StagedPack): Staging {
  const present = read(db);
  if (present !== undefined && (present.pack !== pack || present.judged_by !== judgedBy)) {
    db.close();
    removeStaging(folder);
    return openStaging(folder, { pack, judgedBy });
  }
  if (present === undefined) {
    db.transaction(() => {
      db.exec(TABLES);
      db.prepare('INSERT INTO staged VALUES (?, ?)').run(pack, judgedBy);
    })();
  }
  takeParts(db, folder);
  const keep = rowWriter(db);
  const wait = db.prepare('INSERT INTO waiting (entry, kind, text) VALUES (?, ?, ?)');
  const refuse = db.prepare('INSERT INTO refused VALUES (?, ?, ?, ?)');
  const finish = db.prepare('INSERT INTO done VALUES (?, ?, ?, ?, ?)');
  return {
    done: new Set(db.prepare('SELECT chunk FROM done').pluck().all() as number[]),
    put: db.transaction(({ chunk, first, entries }: ChunkPlace, { rows, elsewhere, waiting, refused }: JudgedChunk) => {
      for (const row of rows) keep(row);
      for (const { entry, kind, text } of waiting) wait.run(entry, kind, text);
      for (const { entry, kind, code, detail } of refused) refuse.run(entry, kind, code, detail);
      finish.run(chunk, first, entries, elsewhere?.rows ?? rows.length, elsewhere?.part ?? null);
    }),
    close: () => db.close(),
  };
}

export function removeStaging(folder: string): void {
  // Parts first: a part that cannot be removed is found again through the staging file that names it.
  removeParts(folder);
  removeRows(stagingFile(folder));
}

/** Removes files left by a program that ended between the last two steps. */
export function forgetStaged(folder: string, pack: string): void {
  if (!existsSync(stagingFile(folder))) return;
  const db = lock(folder);
  const left = read(db)?.pack === pack;
  db.close();
  if (left) removeStaging(folder);
}

function lock(folder: string): Db {
  try {
    return openRows(stagingFile(folder));
  } catch (error) {
    if (isBusy(error)) throw new PackRefusal('busy');
    // The staging file holds nothing irreplaceable. If a disk fault has damaged it, it is created again.
    if (!isDamaged(error)) throw error;
    removeStaging(folder);
    return lock(folder);
  }
}

interface Staged {
  readonly pack: string;
  readonly judged_by: string;
}

function read(db: Db): Staged | undefined {
  const tables = db.prepare(`SELECT count(*) FROM sqlite_schema WHERE name IN ('staged', 'done')`).pluck().get();
  if (tables === 0) return undefined;
  const has = db.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?');
  if (has.get('credentials', 'further') === undefined || has.get('waiting', 'dpp_code') === undefined) return { pack: '', judged_by: '' };
  // A file that an earlier version left behind belongs to no known pack.
  return tables === 1 ? { pack: '', judged_by: '' } : (db.prepare('SELECT pack, judged_by FROM staged').get() as Staged);
}
