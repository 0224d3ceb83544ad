// Why the store refuses: a fault with a stable code, turned into a problem document or an exit code elsewhere.
import { whyRefused } from './files/why.ts';

export type StoreFaultCode =
  | 'no-store'
  | 'old-store'
  | 'newer-store'
  | 'not-found'
  | 'conflict'
  /** Something is missing that has to be recorded. */
  | 'incomplete'
  | 'key-locked'
  | 'key-damaged'
  | 'key-gone'
  /** The name of the service would be one under which others signed what is held here. */
  | 'name-taken'
  | 'open-to-others'
  | 'passphrase-short'
  | 'store-gone'
  | 'store-replaced'
  | 'unusable';

export class StoreFault extends Error {
  readonly code: StoreFaultCode;
  /** The places of what is wrong with a document. */
  readonly errors: readonly { readonly pointer: string; readonly detail: string }[];

  constructor(code: StoreFaultCode, message: string, errors: StoreFault['errors'] = []) {
    super(message);
    this.name = 'StoreFault';
    this.code = code;
    this.errors = errors;
  }
}

/** Result codes of SQLite (their first two words) and of the file system that say something about the disk, not about a mistake of ours. */
const UNUSABLE: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk with the data folder is full: nothing was stored; make room and try again',
  ENOSPC: 'the disk with the data folder is full: nothing was stored; make room and try again',
  SQLITE_READONLY: 'the data folder cannot be written to: nothing was stored',
  SQLITE_CANTOPEN: 'the store cannot be opened: the data folder has to be writable, also to read from it (SQLite keeps its journal there)',
  EROFS: 'the data folder cannot be written to',
  EACCES: 'this user may not use the data folder',
  EPERM: 'this user may not use the data folder',
  SQLITE_IOERR: 'the disk with the data folder reports an error: nothing was stored',
  SQLITE_BUSY: 'another program has been writing to the store for seconds: nothing was stored; try again',
  SQLITE_CORRUPT: 'the store is damaged; restore it from a backup',
  SQLITE_NOTADB: 'the store is not a database, or it is damaged; restore it from a backup',
};

/** The same for a person at this computer: what the file system refused is named with its path, which no answer to others holds. */
export function fileFault(error: unknown): StoreFault | undefined {
  const why = error instanceof Error && !(error instanceof StoreFault) ? whyRefused(error) : undefined;
  return why === undefined ? diskFault(error) : new StoreFault('unusable', why);
}

/** The plain sentence for a disk that is full, read-only, broken or busy; undefined for everything else. */
export function diskFault(error: unknown): StoreFault | undefined {
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  if (!(error instanceof Error) || typeof code !== 'string' || syscall === 'listen' || syscall === 'bind') return undefined;
  const name = code.startsWith('SQLITE_') ? code.split('_').slice(0, 2).join('_') : code;
  return Object.hasOwn(UNUSABLE, name) ? new StoreFault('unusable', UNUSABLE[name] ?? '') : undefined;
}
