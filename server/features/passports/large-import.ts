// Decides which imports begin with a backup of the store, unless the person leaves it out.
import { splitEntries } from '../../domain/recognise/entries.ts';

/** Policy: an import of a thousand passports is too much to undo by hand, one passport after the other. */
const LARGE_ROWS = 1_000;
/** Policy: the entries of a longer file are not counted, and an entry of some formats holds many passports. */
const LARGE_BYTES = 1024 * 1024;

export const isLargeImport = (rows: number): boolean => rows >= LARGE_ROWS;

export const isLargeSize = (bytes: number): boolean => bytes >= LARGE_BYTES;

/** `file` is whole. */
export function isLargeFile(file: Uint8Array): boolean {
  if (isLargeSize(file.length)) return true;
  const splitter = splitEntries();
  return isLargeImport(splitter.push(new TextDecoder().decode(file)).length + splitter.end().length);
}
