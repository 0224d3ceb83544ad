// Locks the store of a data folder so that no other program can open it. Throws `running` if one has it open.
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { closing } from '../../lib/closing.ts';
import { addDocumentFunctions } from '../../store/contents/document.ts';
import { isEmptied, migrateTo, storeFile, storeVersion, versionOf } from '../../store/open.ts';
import type { Db, Store } from '../../store/store.ts';
import { BackupRefusal } from './backup.ts';
import { isDamage } from './merge/damage.ts';

export interface Held {
  /** True if a store exists, readable or not. */
  readonly present: boolean;
  /** Absent if there is no store or it cannot be read. */
  readonly store?: Store;
  /** The store can be neither read nor locked. */
  readonly damaged?: true;
  release(): void;
}

const EMPTY: Held = { present: false, release: () => undefined };
const DAMAGED: Held = { present: true, damaged: true, release: () => undefined };

/**
 * Uses SQLite's own lock, which ends with the program that holds it, however that happens. A store in WAL mode is
 * locked by every program that has it open.
 */
export function lockStore(folder: string): Held {
  // Opening an emptied file would create a new store in it.
  if (isEmptied(folder)) return DAMAGED;
  if (!existsSync(storeFile(folder))) return EMPTY;
  const readable = bringUp(folder);
  let db: Db | undefined;
  try {
    db = new Database(storeFile(folder), { timeout: 0 });
    const held = db;
    held.pragma('locking_mode = EXCLUSIVE');
    held.pragma('journal_mode = DELETE');
    held.exec('BEGIN EXCLUSIVE; COMMIT');
    addDocumentFunctions(held);
    const release = () => {
      if (held.open) held.close();
    };
    return { present: true, release, ...(readable ? { store: { db: held, folder, close: release } } : {}) };
  } catch (error) {
    db?.close();
    if (isBusy(error)) throw new BackupRefusal('running');
    // Also covers a store of which little more than its version can be read.
    if (!isDamage(error)) throw error;
    return DAMAGED;
  }
}

/**
 * Migrates the store to the version of this program, so that it can be compared. Returns false for a damaged or newer
 * store. Leaves it closed in any case.
 */
function bringUp(folder: string): boolean {
  try {
    using db = closing(new Database(storeFile(folder), { timeout: 5000 }));
    db.pragma('foreign_keys = ON');
    if (versionOf(db) > storeVersion()) return false;
    migrateTo(db, storeVersion());
    return true;
  } catch (error) {
    if (isBusy(error)) throw new BackupRefusal('running');
    if (isDamage(error)) return false;
    throw error;
  }
}

const isBusy = (error: unknown): boolean => /^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { readonly code?: unknown }).code));

/** Allows one restore at a time. An absent or damaged store has no lock that would keep other programs out. */
export function lockForRestore(folder: string): () => void {
  const file = join(folder, 'restoring.lock');
  const inode = () => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
  writeFileSync(file, '', { mode: 0o600, flag: 'a' });
  const db = new Database(file, { timeout: 0 });
  const opened = inode();
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    throw isBusy(error) ? new BackupRefusal('running') : error;
  }
  // The previous restore removed the lock file while it was being opened here.
  if (opened === undefined || inode() !== opened) {
    db.close();
    throw new BackupRefusal('running');
  }
  return () => {
    try {
      rmSync(file, { force: true });
    } catch {
      // Windows cannot remove an open file. The empty file stays, and the next restore locks it.
    }
    db.close();
  };
}
