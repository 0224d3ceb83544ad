// Opens the SQLite store of a data folder: migrated and writable for the workbench, read-only for the public process.

import { createHash } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { fold } from '../domain/encoding/fold.ts';
import { openedFile } from '../lib/closing.ts';
import { StoreFault } from '../lib/store-fault.ts';
import { addDocumentFunctions } from './contents/document.ts';
import { addContentFunctions } from './contents/migrate.ts';
import { countChanges } from './data-version.ts';
import { mendModes } from './modes.ts';
import { dropOutboxTriggers } from './outbox-triggers.ts';
import { finishRestore } from './restored.ts';
import { watchFile } from './same-file.ts';
import { keyFileOf } from './service-keys/keys.ts';
import type { Db, Store } from './store.ts';
import { guardWrites } from './write-guard.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));

const migrations = () =>
  readdirSync(migrationsFolder)
    .filter((name) => /^\d{3}-.*\.sql$/.test(name))
    .sort();

export const storeFile = (folder: string): string => join(folder, 'dpp-desk.sqlite');

const bytesOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/**
 * Whether the store was lost. The store is created before the key, so an empty or missing file next to a key is the remains of a store and
 * never a new one. The same holds for a file with only its first page when the WAL with all later writes is missing, and for an empty or
 * missing file that still has a WAL: SQLite would delete that WAL unread.
 */
export function isEmptied(folder: string): boolean {
  const file = storeFile(folder);
  const bytes = bytesOf(file);
  const hasMore = (bytesOf(`${file}-wal`) ?? 0) > 0;
  const hasKey = existsSync(keyFileOf(folder));
  if (bytes === undefined || bytes === 0) return hasMore || hasKey;
  return !hasMore && hasKey && versionIn(file) === 0;
}

/** SQLite file format 1.3.14: the user version as stored in the file itself, without the WAL. */
const VERSION_AT = 60;

/** Returns undefined if the file cannot be read; opening the store then reports the reason. */
function versionIn(file: string): number | undefined {
  try {
    using handle = openedFile(file, 'r');
    const version = Buffer.alloc(4);
    readSync(handle.fd, version, 0, version.length, VERSION_AT);
    return version.readUInt32BE();
  } catch {
    return undefined;
  }
}

/** Opening a lost store would silently create a new one. Throws `store-gone`. */
function refuseEmptied(folder: string): void {
  if (isEmptied(folder))
    throw new StoreFault(
      'store-gone',
      `the store is empty or gone, though a key or a part of it is next to it in '${folder}'; put it back, restore a backup, or begin without its records`,
    );
}

/**
 * Opens the store of a folder.
 * When writing, creates what is missing, unless remains of a lost store exist and the caller has not passed `anew`. Keeps a copy of an
 * older store before migrating it, unless it is `copied` already. Writes are refused during maintenance, except to a copy and
 * `despiteMaintenance`, for programs that public reading needs.
 * With `readonly`, requires a store that a workbench has created.
 * Throws `store-gone`, `no-store`, `old-store`, `newer-store` or `open-to-others`.
 */
export function openStore(
  folder: string,
  options: {
    readonly readonly?: boolean;
    readonly anew?: boolean;
    readonly copied?: boolean;
    readonly despiteMaintenance?: boolean;
  } = {},
): Store {
  const file = storeFile(folder);
  if (options.readonly) {
    refuseEmptied(folder);
    // A folder without read permission for this user must not be reported as a folder without a store.
    if (statSync(file, { throwIfNoEntry: false }) === undefined)
      throw new StoreFault('no-store', `there is no store in the folder '${folder}'`);
    const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 });
    requireVersion(db, folder);
    // 16 MB: keeps the upper index pages of a million passports cached. Caching the passports' own pages is left to the operating system.
    db.pragma('cache_size = -16384');
    addDocumentFunctions(db);
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
    // Waits for a running restore. The restore locks the opened file, and has replaced it by the time the lock is released.
    versionOf(db);
    if (opened !== undefined && inodeOf(file) !== opened) {
      db.close();
      return openStore(folder, options);
    }
    // Must precede the creation of companion files: SQLite gives them the mode of this file.
    if (process.platform !== 'win32') chmodSync(file, 0o600);
    // 16 KB pages are a fifth smaller and 1.6 times faster to fill than 4 KB pages for passports of about 3 KB. Takes effect only in an
    // empty file.
    db.pragma('page_size = 16384');
    db.pragma('journal_mode = WAL');
    // FULL: an acknowledged inspection survives a power cut, not only a crash of the process.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    // Overwrites deleted content with zeros, so that texts that are erased later do not remain in free parts of pages.
    db.pragma('secure_delete = ON');
    addDocumentFunctions(db);
    migrate(db, folder, options.copied === true);
    const watched = watchFile(db, file);
    release = watched.release;
    guardWrites(db, watched.check, options.copied === true || options.despiteMaintenance === true);
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
        // A program that replicates the store, such as Litestream, holds the WAL as long as it runs: do not wait for it.
        db.pragma(`busy_timeout = ${CLOSING_MS}`);
        db.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // The disk may be full. The data is equally safe in the WAL, and the next start continues from there.
      } finally {
        db.close();
        release();
      }
    },
  };
}

/** The longest wait for a reader of this moment. */
const CLOSING_MS = 500;

/**
 * Checkpoints the WAL into the main file, so that little is lost if a person copies the store without its WAL or a program deletes the WAL.
 */
export function foldIn({ db }: Store): void {
  if (!db.inTransaction) db.pragma('wal_checkpoint(PASSIVE)');
}

const inodeOf = (file: string): bigint | undefined => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

export const versionOf = (db: Db): number => Number(db.pragma('user_version', { simple: true }));

/** The version to which this program migrates a store. */
export const storeVersion = (): number => migrations().length;

/** The first store version that includes this migration. */
export const versionSince = (migration: string): number => migrations().indexOf(migration) + 1;

function migrate(db: Db, folder: string, isCopy: boolean): void {
  const present = versionOf(db);
  if (present > storeVersion()) throw newer(folder, present);
  if (present > 0 && present < storeVersion() && !isCopy) keepBefore(db, folder, present);
  migrateTo(db, storeVersion());
  if (present > 0 && present < versionSince('070-contents.sql')) shrink(db);
}

/** Returns the space freed by 070-contents.sql to the file system. Needs as much free space as the rest of the store takes. */
function shrink(db: Db): void {
  try {
    db.exec('VACUUM');
  } catch {
    // The disk may be full, or another program may be reading the store. SQLite reuses the free pages in any case.
  }
}

/**
 * Keeps a copy in the old version, to be able to return to the previous program. If the disk has no room for it, the
 * migration does not start.
 */
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
  // Used by 020-status-statements.sql.
  db.function('sha256', { deterministic: true }, (text) => createHash('sha256').update(String(text)).digest('hex'));
  // Used by 051-names-in-search.sql.
  db.function('fold', { deterministic: true }, (text) => fold(String(text)));
  // Used by 070-contents.sql.
  addContentFunctions(db);
  const step = db.transaction((name: string, index: number) => {
    // Another program has already run this step.
    if (versionOf(db) > index) return;
    // A step may rebuild the tables that these triggers belong to.
    dropOutboxTriggers(db);
    db.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
    countChanges(db);
    db.pragma(`user_version = ${index + 1}`);
  });
  // One transaction per step: a store is at one version or the next, never in between.
  const run = () => {
    for (const [index, name] of migrations().slice(0, version).entries()) if (index >= present) step.exclusive(name, index);
  };
  // A new store has nothing to lose: all its steps are one transaction, so that the disk confirms once.
  if (present === 0) db.transaction(run).exclusive();
  else run();
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

/** Closes a store that was just opened if `work` throws. */
export function closingOnFault<Result>(store: Pick<Store, 'close'>, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    store.close();
    throw error;
  }
}
