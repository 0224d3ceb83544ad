// Makes dictionaries for compression from records of the log, which repeat the words of their product groups and laws.
import { hash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';

export interface Dictionary {
  /** The first eight bytes of the SHA-256 of `bytes`. */
  readonly name: Buffer;
  readonly bytes: Buffer;
}

export const dictionaryOf = (bytes: Buffer): Dictionary => ({ name: hash('sha256', bytes, 'buffer').subarray(0, 8), bytes });

const LONGEST = 112 * 1024;
/** A sample that those before it compress to less than this share of its length adds little. */
const KNOWN = 0.15;

/** Takes samples until the dictionary is full, and leaves out those that the samples before them cover. Undefined without samples. */
export function makeDictionary(samples: readonly Buffer[]): Dictionary | undefined {
  let bytes = Buffer.alloc(0);
  for (const sample of samples) {
    if (bytes.length + sample.length > LONGEST) continue;
    const rest = zstdCompressSync(sample, bytes.length === 0 ? {} : { dictionary: bytes }).length;
    if (bytes.length === 0 || rest > KNOWN * sample.length) bytes = Buffer.concat([bytes, sample]);
  }
  return bytes.length === 0 ? undefined : dictionaryOf(bytes);
}
