// What was thrown when a store was read, or its folder, in; whether the store is damaged out.
import { existsSync, statSync } from 'node:fs';
import { keyFileOf } from '../identity/keys.ts';
import { StoreFault } from '../store/fault.ts';
import { storeFile } from '../store/open.ts';

/** A value that is no JSON any more is damage that SQLite does not see. */
export const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  /^SQLITE_(?:CORRUPT|NOTADB|ERROR|IOERR_SHORT_READ)/.test(String((error as { readonly code?: unknown } | null)?.code));

const bytesOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/**
 * The store is made before the key: an empty file beside a key is what is left of one, never one that was just begun. Nor is one, empty or gone, beside
 * which lies what was written into it last: SQLite would take that away unread.
 */
export function isEmptied(folder: string): boolean {
  const bytes = bytesOf(storeFile(folder));
  if (bytes !== undefined && bytes > 0) return false;
  return (bytesOf(`${storeFile(folder)}-wal`) ?? 0) > 0 || (bytes === 0 && existsSync(keyFileOf(folder)));
}

/** Opening it would begin a new one in silence. */
export function refuseEmptied(folder: string): void {
  if (isEmptied(folder))
    throw new StoreFault('unusable', 'the store is empty or gone, though a key or a part of it lies beside it; restore it from a backup');
}

/** undefined: the store is damaged there. */
export function unlessDamaged<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}
