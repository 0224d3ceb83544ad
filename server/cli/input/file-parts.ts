// Reads a file of any length, or standard input for '-', part by part. Throws a UsageFault for anything else.
import { accessSync, constants, readSync, statSync } from 'node:fs';
import { openedFile } from '../../lib/closing.ts';
import { whyMissing, whyRefused } from '../../lib/files/why.ts';
import { inputPart } from './read-text.ts';
import { UsageFault } from './usage.ts';

const PART = 1024 * 1024;

export function* fileParts(file: string): Generator<Uint8Array> {
  if (file === '-') {
    for (let part = inputPart(); part.length > 0; part = inputPart()) yield part;
    return;
  }
  requireFile(file);
  using handle = asked(file, () => openedFile(file, 'r'));
  const buffer = Buffer.alloc(PART);
  for (let size = readSync(handle.fd, buffer); size > 0; size = readSync(handle.fd, buffer)) yield buffer.subarray(0, size);
}

/** Checked before opening, because opening a named pipe blocks until another process writes to it. */
export function requireFile(file: string): void {
  const facts = asked(file, () => statSync(file, { throwIfNoEntry: false }));
  if (facts === undefined) throw new UsageFault(whyMissing(file));
  if (!facts.isFile()) throw new UsageFault(`'${file}' is not a file`);
  asked(file, () => accessSync(file, constants.R_OK));
}

function asked<T>(file: string, system: () => T): T {
  try {
    return system();
  } catch (error) {
    throw new UsageFault(whyRefused(error, file) ?? `the file '${file}' cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
