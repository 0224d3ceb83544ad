// Defines StoreFault, the error with which the store refuses a request.
// Callers turn its code into a problem document or an exit code.
import { whyRefused } from './files/why.ts';

export type StoreFaultCode =
  | 'no-store'
  | 'old-store'
  | 'newer-store'
  | 'not-found'
  | 'certificate-refused'
  | 'conflict'
  /** A value that must be recorded is missing. */
  | 'incomplete'
  | 'key-locked'
  | 'key-damaged'
  | 'key-gone'
  | 'log-tree-damaged'
  /** The service is in maintenance: it answers readers but refuses inspections and changes. */
  | 'maintenance'
  /** Others have signed credentials stored here under the requested name of the service. */
  | 'name-taken'
  | 'open-to-others'
  | 'passphrase-short'
  | 'store-gone'
  | 'store-replaced'
  | 'unusable';

export class StoreFault extends Error {
  readonly code: StoreFaultCode;
  /** JSON pointers to the mistakes in a document. */
  readonly errors: readonly { readonly pointer: string; readonly detail: string }[];

  constructor(code: StoreFaultCode, message: string, errors: StoreFault['errors'] = []) {
    super(message);
    this.name = 'StoreFault';
    this.code = code;
    this.errors = errors;
  }
}

/** Result codes of SQLite (their first two words) and of the file system that report a problem of the disk, not a bug. */
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

/**
 * Like diskFault, for a person at this computer: also names the path that the file system refused, which responses to others never contain.
 */
export function fileFault(error: unknown): StoreFault | undefined {
  const why = error instanceof Error && !(error instanceof StoreFault) ? whyRefused(error) : undefined;
  return why === undefined ? diskFault(error) : new StoreFault('unusable', why);
}

/** A plain sentence for a disk that is full, read-only, broken or busy. Returns undefined for any other error. */
export function diskFault(error: unknown): StoreFault | undefined {
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  if (!(error instanceof Error) || typeof code !== 'string' || syscall === 'listen' || syscall === 'bind') return undefined;
  const name = code.startsWith('SQLITE_') ? code.split('_').slice(0, 2).join('_') : code;
  return Object.hasOwn(UNUSABLE, name) ? new StoreFault('unusable', UNUSABLE[name] ?? '') : undefined;
}
