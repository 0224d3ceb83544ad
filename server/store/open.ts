// A data folder in, an open SQLite store out: migrated and writable for the workbench, read-only for the public process.

import { createHash } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { fold } from '../domain/encoding/fold.ts';
import { StoreFault } from '../lib/store-fault.ts';
import { countChanges } from './data-version.ts';
import { mendModes } from './modes.ts';
import { finishRestore } from './restored.ts';
import { guardFile } from './same-file.ts';
import { keyFileOf } from './service-keys/keys.ts';
import type { Db, Store } from './store.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));

const migrations = () =>
  readdirSync(migrationsFolder)
    .filter((name) => /^\d{3}-.*\.sql$/.test(name))
    .sort();

export const storeFile = (folder: string): string => join(folder, 'dpp-desk.sqlite');

const bytesOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/**
 * The store is made before the key: an empty or missing file beside a key is what is left of one, never one that was just begun. Nor is a first page alone, when the file is gone
 * that held all that was written since. Nor is one, empty or gone, beside which lies what was written into it last: SQLite would take that away unread.
 */
export function isEmptied(folder: string): boolean {
  const file = storeFile(folder);
  const bytes = bytesOf(file);
  const hasMore = (bytesOf(`${file}-wal`) ?? 0) > 0;
  const hasKey = existsSync(keyFileOf(folder));
  if (bytes === undefined || bytes === 0) return hasMore || hasKey;
  return !hasMore && hasKey && versionIn(file) === 0;
}

/** SQLite file format 1.3.14: as it is written there, without what lies beside it. */
const VERSION_AT = 60;

/** Undefined where it cannot be read: whoever opens the store then says why. */
function versionIn(file: string): number | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(file, 'r');
    const version = Buffer.alloc(4);
    readSync(handle, version, 0, version.length, VERSION_AT);
    return version.readUInt32BE();
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Opening it would begin a new one in silence. */
function refuseEmptied(folder: string): void {
  if (isEmptied(folder))
    throw new StoreFault(
      'store-gone',
      `the store is empty or gone, though a key or a part of it lies beside it in '${folder}'; put it back, restore a backup, or begin without its records`,
    );
}

/** Opens the store of a folder. Writing creates what is missing, where nothing is left of one that is gone or a person has said that it may be begun `anew`; one of an earlier version is kept before it is brought to this one, unless it is `copied` from somewhere already; reading needs a store that a workbench has made. */
export function openStore(
  folder: string,
  options: { readonly readonly?: boolean; readonly anew?: boolean; readonly copied?: boolean } = {},
): Store {
  const file = storeFile(folder);
  if (options.readonly) {
    refuseEmptied(folder);
    // A folder that is closed to this user is not one without a store.
    if (statSync(file, { throwIfNoEntry: false }) === undefined)
      throw new StoreFault('no-store', `there is no store in the folder '${folder}'`);
    const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 });
    requireVersion(db, folder);
    // 16 MB: among a million passports the upper pages of the indexes stay at hand; a passport's own page is the system's to keep.
    db.pragma('cache_size = -16384');
    return { db, folder, close: () => db.close() };
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  finishRestore(folder);
  if (options.anew !== true) refuseEmptied(folder);
  const modes = mendModes(folder);
  const opened = inodeOf(file);
  const db = new Database(file, { timeout: 5000 });
  let release: () => void;
  try {
    // Waits for a restore, which holds the file that was opened, and when it is done has put another in its place meanwhile.
    versionOf(db);
    if (opened !== undefined && inodeOf(file) !== opened) {
      db.close();
      return openStore(folder);
    }
    // Before there are files beside it: SQLite gives those the rights of this one.
    if (process.platform !== 'win32') chmodSync(file, 0o600);
    // 16 KB pages: a fifth smaller and 1.6 × faster to fill than 4 KB for passports of about 3 KB; takes effect only in an empty file.
    db.pragma('page_size = 16384');
    db.pragma('journal_mode = WAL');
    // FULL: an acknowledged inspection survives a power cut, not just a crash of the process.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    migrate(db, folder, options.copied === true);
    release = guardFile(db, file);
  } catch (error) {
    db.close();
    throw error;
  }
  return {
    db,
    folder,
    modes,
    close: () => {
      try {
        db.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // On a full disk: what is stored is as safe in the file beside it, and the next start goes on from there.
      } finally {
        db.close();
        release();
      }
    },
  };
}

/** What was written since goes into the file itself, so that little is lost with the one beside it: somebody copies the store alone, or a program takes that one away. */
export function foldIn({ db }: Store): void {
  if (!db.inTransaction) db.pragma('wal_checkpoint(PASSIVE)');
}

const inodeOf = (file: string): bigint | undefined => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

export const versionOf = (db: Db): number => Number(db.pragma('user_version', { simple: true }));

/** The version that this program brings a store to. */
export const storeVersion = (): number => migrations().length;

/** The first version that has what this migration brings. */
export const versionSince = (migration: string): number => migrations().indexOf(migration) + 1;

function migrate(db: Db, folder: string, isCopy: boolean): void {
  const present = versionOf(db);
  if (present > storeVersion()) throw newer(folder, present);
  if (present > 0 && present < storeVersion() && !isCopy) keepBefore(db, folder, present);
  migrateTo(db, storeVersion());
}

/** As the version before reads it, for whoever goes back to that one. A disk without room for it is a reason not to begin. */
function keepBefore(db: Db, folder: string, version: number): void {
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = join(folder, `before-migration-${version}-${moment}.sqlite`);
  closeSync(openSync(file, 'wx', 0o600));
  try {
    db.prepare('VACUUM INTO ?').run(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

export function migrateTo(db: Db, version: number): void {
  const present = versionOf(db);
  // 020-status-statements.sql
  db.function('sha256', { deterministic: true }, (text) => createHash('sha256').update(String(text)).digest('hex'));
  // 051-names-in-search.sql
  db.function('fold', { deterministic: true }, (text) => fold(String(text)));
  for (const [index, name] of migrations().slice(0, version).entries()) {
    if (index < present) continue;
    // One transaction per step: a store is at one version or the next, never between.
    db.transaction(() => {
      // Another program was quicker.
      if (versionOf(db) > index) return;
      db.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
      countChanges(db);
      db.pragma(`user_version = ${index + 1}`);
    }).exclusive();
  }
}

function requireVersion(db: Db, folder: string): void {
  const wanted = migrations().length;
  const present = versionOf(db);
  if (present === wanted) return;
  db.close();
  if (present > wanted) throw newer(folder, present);
  throw new StoreFault(
    'old-store',
    `the store in '${folder}' has version ${present}; start the workbench once to bring it to version ${wanted}`,
  );
}

const newer = (folder: string, present: number) =>
  new StoreFault('newer-store', `the store in '${folder}' has version ${present}, made by a newer version of DPP Desk`);

/** What stands in the way of a store that was just opened leaves it closed. */
export function closingOnFault<Result>(store: Pick<Store, 'close'>, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    store.close();
    throw error;
  }
}
