// Reads and writes the files of commands. A file that cannot be read or written is a UsageFault with the reason.
import { readBounded } from '../../lib/files/read-bounded.ts';
import { NotWritten, replace as replaceWhole, writeNew as writeWhole } from '../../lib/files/write-whole.ts';
import { UsageFault } from './usage.ts';

export function textOf(file: string): string {
  const bytes = readBounded(file);
  if ('code' in bytes) throw new UsageFault(bytes.detail);
  return Buffer.from(bytes.content).toString('utf8');
}

const told =
  <Given extends readonly unknown[]>(write: (...given: Given) => void) =>
  (...given: Given): void => {
    try {
      write(...given);
    } catch (error) {
      throw error instanceof NotWritten ? new UsageFault(error.message) : error;
    }
  };

export const writeNew = told(writeWhole);
export const replace = told(replaceWhole);
