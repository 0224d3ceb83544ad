// Reads parts of a file on request. A Blob of a file does the same, but its streams take tens of megabytes.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export interface FileArchive {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
  close(): void;
}

/** Throws the error of the operating system. A file that is truncated meanwhile throws a RangeError. */
export function openFileArchive(path: string): FileArchive {
  const file = openSync(path, 'r');
  const read = (from: number, to: number): ArrayBuffer => {
    const bytes = new Uint8Array(to - from);
    for (let done = 0; done < bytes.length; ) {
      const got = readSync(file, bytes, done, bytes.length - done, from + done);
      if (got === 0) throw new RangeError(`the file '${path}' became shorter while it was read`);
      done += got;
    }
    return bytes.buffer;
  };
  return { size: fstatSync(file).size, slice: (from, to) => ({ arrayBuffer: async () => read(from, to) }), close: () => closeSync(file) };
}
