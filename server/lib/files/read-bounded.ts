// Reads a file up to a size limit, or returns the code and reason of the failure. Never blocks on a pipe or device.
import { closeSync, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { INPUT_CODES, type InputCode } from '../../domain/evidence/input-codes.ts';
import { whyMissing, whyRefused } from './why.ts';

/** Enough for a picture or a credential. Larger files are not read into memory. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

export type Bounded = { readonly content: Uint8Array } | { readonly code: InputCode; readonly detail: string };

const unreadable = (error: unknown, file: string): Bounded => ({
  code: 'DPP-INP-17',
  detail: whyRefused(error, file) ?? `the file '${file}' cannot be read (${(error as NodeJS.ErrnoException).code})`,
});

export function readBounded(file: string): Bounded {
  // Checked before opening, because opening a named pipe blocks until another process writes to it.
  let facts: Stats | undefined;
  try {
    facts = statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    return unreadable(error, file);
  }
  if (facts === undefined) return { code: 'DPP-INP-17', detail: whyMissing(file) };
  if (!facts.isFile()) return { code: 'DPP-INP-17', detail: `'${file}' is not a file` };
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (error) {
    return unreadable(error, file);
  }
  try {
    const { size } = fstatSync(handle);
    if (size > MAX_FILE_BYTES)
      return { code: 'DPP-INP-10', detail: `${INPUT_CODES['DPP-INP-10']}: ${size} bytes, at most ${MAX_FILE_BYTES}` };
    const content = new Uint8Array(size);
    let read = 0;
    while (read < size) {
      const step = readSync(handle, content, read, size - read, read);
      if (step === 0) break;
      read += step;
    }
    return { content: content.subarray(0, read) };
  } finally {
    closeSync(handle);
  }
}
