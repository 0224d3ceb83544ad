// The name of a file, or '-' for standard input, in; its bytes out, part by part, however long it is. Anything else is a wrong use.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { whyMissing, whyRefused } from '../../lib/files/why.ts';
import { inputPart } from './read-text.ts';
import { UsageFault } from './usage.ts';

const PART = 1024 * 1024;

export function* fileParts(file: string): Generator<Uint8Array> {
  if (file === '-') {
    for (let part = inputPart(); part.length > 0; part = inputPart()) yield part;
    return;
  }
  // Before it is opened: opening a named pipe waits for somebody to write.
  const facts = asked(file, () => statSync(file, { throwIfNoEntry: false }));
  if (facts === undefined) throw new UsageFault(whyMissing(file));
  if (!facts.isFile()) throw new UsageFault(`'${file}' is not a file`);
  const handle = asked(file, () => openSync(file, 'r'));
  try {
    const buffer = Buffer.alloc(PART);
    for (let size = readSync(handle, buffer); size > 0; size = readSync(handle, buffer)) yield buffer.subarray(0, size);
  } finally {
    closeSync(handle);
  }
}

function asked<T>(file: string, system: () => T): T {
  try {
    return system();
  } catch (error) {
    throw new UsageFault(whyRefused(error, file) ?? `the file '${file}' cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
