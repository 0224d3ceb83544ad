// A data folder in, its store held so that no other program can open it out; a refusal when one has.
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isEmptied, migrateTo, storeFile, storeVersion, versionOf } from '../../store/open.ts';
import type { Db, Store } from '../../store/store.ts';
import { BackupRefusal } from './backup.ts';
import { isDamage } from './merge/damage.ts';

export interface Held {
  /** There is a store, whether it can be read or not. */
  readonly present: boolean;
  /** Absent: there is none, or it cannot be read. */
  readonly store?: Store;
  /** It cannot be read, nor held. */
  readonly damaged?: true;
  release(): void;
}

const EMPTY: Held = { present: false, release: () => undefined };
const DAMAGED: Held = { present: true, damaged: true, release: () => undefined };

/** SQLite's own lock, which goes with the program that has it, however that ends: a store in WAL mode is locked by whoever has it open. */
export function lockStore(folder: string): Held {
  // To open it would make a store of it.
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
    const release = () => {
      if (held.open) held.close();
    };
    return { present: true, release, ...(readable ? { store: { db: held, folder, close: release } } : {}) };
  } catch (error) {
    db?.close();
    if (isBusy(error)) throw new BackupRefusal('running');
    // Also one whose version could be read, and little more.
    if (!isDamage(error)) throw error;
    return DAMAGED;
  }
}

/** To the version of this program, so that it can be compared; false for what is damaged or newer. Nothing of it stays open, whatever it is. */
function bringUp(folder: string): boolean {
  let db: Db | undefined;
  try {
    db = new Database(storeFile(folder), { timeout: 5000 });
    db.pragma('foreign_keys = ON');
    if (versionOf(db) > storeVersion()) return false;
    migrateTo(db, storeVersion());
    return true;
  } catch (error) {
    if (isBusy(error)) throw new BackupRefusal('running');
    if (isDamage(error)) return false;
    throw error;
  } finally {
    db?.close();
  }
}

const isBusy = (error: unknown): boolean => /^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { readonly code?: unknown }).code));

/** For one restore at a time: an absent or damaged store has no lock that would keep others off. */
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
  // Taken away by the one before, who had it open just now.
  if (opened === undefined || inode() !== opened) {
    db.close();
    throw new BackupRefusal('running');
  }
  return () => {
    try {
      rmSync(file, { force: true });
    } catch {
      // Windows removes no file that is open: it is empty, and the next restore holds it.
    }
    db.close();
  };
}
