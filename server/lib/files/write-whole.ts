// Writes files atomically: a reader sees the old content or the new content, never a part.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { whyRefused } from './why.ts';

/** The message names the file and the reason. */
export class NotWritten extends Error {}

/** Creates a new file and never overwrites. Throws NotWritten if the file exists or cannot be created. */
export function writeNew(file: string, content: string | Uint8Array, mode: number): void {
  let handle: number;
  try {
    handle = openSync(file, 'wx', mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new NotWritten(
      code === 'EEXIST' ? `there is a file '${file}' already` : (whyRefused(error, file) ?? `'${file}' cannot be written (${code})`),
    );
  }
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function replace(file: string, content: string): void {
  const temporary = `${file}.${process.pid}.new`;
  try {
    writeNew(temporary, content, 0o644);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
