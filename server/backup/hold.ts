// A data folder in, its store held so that no other program can open it out; a refusal when one has.
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreFault } from '../store/fault.ts';
import { type Db, openStore, type Store, storeFile } from '../store/open.ts';
import { BackupRefusal } from './backup.ts';

export interface Held {
  /** There is a store, whether it can be read or not. */
  readonly present: boolean;
  /** Absent: there is none, or it cannot be read. */
  readonly store?: Store;
  release(): void;
}

const EMPTY: Held = { present: false, release: () => undefined };

/** SQLite's own lock, which goes with the program that has it, however that ends: a store in WAL mode is locked by whoever has it open. */
export function holdStore(folder: string): Held {
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
    if (readable || !isDamage(error)) throw error;
    return { present: true, release: () => undefined };
  }
}

/** To the version of this program, so that it can be compared; false for what is damaged or newer. */
function bringUp(folder: string): boolean {
  try {
    openStore(folder).close();
    return true;
  } catch (error) {
    if (isBusy(error)) throw new BackupRefusal('running');
    if (isDamage(error) || (error instanceof StoreFault && error.code === 'newer-store')) return false;
    throw error;
  }
}

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code ?? '');
const isBusy = (error: unknown): boolean => /^SQLITE_(?:BUSY|LOCKED)/.test(codeOf(error));
const isDamage = (error: unknown): boolean => /^SQLITE_(?:CORRUPT|NOTADB|ERROR|IOERR_SHORT_READ)/.test(codeOf(error));
