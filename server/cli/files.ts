// Files that a command reads and writes: bounded when read, and the old file or the new one, whole, when written.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { readBounded } from './read-bounded.ts';
import { UsageFault } from './usage.ts';

export function textOf(file: string): string {
  const bytes = readBounded(file);
  if ('code' in bytes) throw new UsageFault(bytes.detail);
  return Buffer.from(bytes.content).toString('utf8');
}

/** Never over a file that is there. */
export function writeNew(file: string, content: string | Uint8Array, mode: number): void {
  let handle: number;
  try {
    handle = openSync(file, 'wx', mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageFault(code === 'EEXIST' ? `there is a file '${file}' already` : `'${file}' cannot be written (${code})`);
  }
  writeSync(handle, typeof content === 'string' ? Buffer.from(content) : content);
  fsyncSync(handle);
  closeSync(handle);
}

/** The old file or the new one, whole. */
export function replace(file: string, content: string): void {
  const beside = `${file}.${process.pid}.new`;
  try {
    writeNew(beside, content, 0o644);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
