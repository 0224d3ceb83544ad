// Judged chunks in, kept in files beside the store until all are there: what the look-ups read is not touched, and an interrupted pack goes on where it stopped.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../store/store.ts';
import { PackRefusal } from './format/pack.ts';
import type { JudgedChunk } from './judge.ts';
import { isBusy, isDamaged, openRows, ROWS, removeRows, rowWriter } from './part.ts';
import { removeParts, takeParts } from './parts.ts';

export interface StagedPack {
  readonly pack: string;
  /** Digest of the issuers with whose keys the credentials are judged: with other ones they are judged anew. */
  readonly judgedBy: string;
}

/** A chunk by its number, its entries by theirs. */
export interface ChunkPlace {
  readonly chunk: number;
  readonly first: number;
  readonly entries: number;
}

export interface Staging {
  /** Chunks that are in it already. */
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

/** One pack at a time: what is left of another one is given up. Its lock goes with the program, however that ends. */
export function openStaging(folder: string, { pack, judgedBy }: StagedPack): Staging {
  const db = lock(folder);
  try {
    return stagingIn(db, folder, { pack, judgedBy });
  } catch (error) {
    // Or nobody could try again before this program ends.
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
  // What cannot be removed is found again by the file that names it.
  removeParts(folder);
  removeRows(stagingFile(folder));
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
  try {
    return openRows(stagingFile(folder));
  } catch (error) {
    if (isBusy(error)) throw new PackRefusal('busy');
    // Nothing in it is needed: what a fault of the disk left behind is begun anew.
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
  // As an earlier version of the program left it: of no pack that is known here.
  return tables === 1 ? { pack: '', judged_by: '' } : (db.prepare('SELECT pack, judged_by FROM staged').get() as Staged);
}
