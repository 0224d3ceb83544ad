// Reads a bounded UTF-8 text from a file, or from standard input for '-'. Throws a UsageFault for anything else.
import { readSync } from 'node:fs';
import { decodeText } from '../../features/inspection/index.ts';
import { MAX_FILE_BYTES, readBounded } from '../../lib/files/read-bounded.ts';
import { UsageFault } from './usage.ts';

export function readText(file: string): string {
  const bytes = readBounded(file);
  if ('code' in bytes) throw new UsageFault(bytes.detail);
  return textIn(bytes.content, `the file '${file}'`);
}

/** Treats the output of a program or a hand scanner like a file. */
export const readInput = (file: string): string => (file === '-' ? textIn(standardInput(), 'the standard input') : readText(file));

function textIn(content: Uint8Array, what: string): string {
  const text = decodeText(content);
  if (text === undefined) throw new UsageFault(`${what} is not UTF-8 text`);
  return text;
}

function standardInput(): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const part = inputPart();
    if (part.length === 0) return Buffer.concat(parts);
    size += part.length;
    if (size > MAX_FILE_BYTES) throw new UsageFault(`the standard input is longer than ${MAX_FILE_BYTES} bytes`);
    parts.push(part);
  }
}

const PAUSE_MS = 10;

/**
 * The next bytes of standard input; empty at its end. The parent may have left a non-blocking input (O_NONBLOCK), so this waits for data
 * itself.
 */
export function inputPart(): Uint8Array {
  const part = Buffer.alloc(64 * 1024);
  for (;;) {
    try {
      return part.subarray(0, readSync(0, part));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Windows reports the end of a pipe as an error.
      if (code === 'EOF') return part.subarray(0, 0);
      if (code !== 'EAGAIN') throw new UsageFault(`the standard input cannot be read (${code})`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
