// Stores bytes compressed (Zstandard, RFC 8878), with or without a dictionary, in a versioned form.
// The form names the dictionary.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Dictionary } from './dictionary.ts';

/** The first byte of every stored form. */
const ZSTD = 1;
/** Form, name of the dictionary (zeros: none), length of the plain bytes. */
const HEAD = 13;
/** The maximum length, so that an altered length cannot fill the memory. */
const MOST = 2 ** 28;

/**
 * Bounds of the output buffer, in bytes. By default, Node allocates 128 KiB for any text, and thousands of such buffers fill the memory.
 */
const [SMALLEST, LARGEST] = [64, 2 ** 17];
const roomFor = (bytes: number): number => Math.min(LARGEST, Math.max(SMALLEST, bytes));

export function compress(plain: Uint8Array, dictionary?: Dictionary): Buffer {
  const head = Buffer.alloc(HEAD);
  head[0] = ZSTD;
  dictionary?.name.copy(head, 1);
  head.writeUInt32BE(plain.length, 9);
  const body = zstdCompressSync(plain, {
    chunkSize: roomFor(plain.length),
    // RFC 8878, 3.1.1: a checksum of the content. The header of a frame says whether it has one, so frames without it can still be read.
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
    ...(dictionary === undefined ? {} : { dictionary: dictionary.bytes }),
  });
  return Buffer.concat([head, body]);
}

/** Throws if the bytes are damaged or their dictionary is missing. */
export function decompress(stored: Buffer, dictionaryOf: (name: Buffer) => Dictionary): Buffer {
  if (stored[0] !== ZSTD || stored.length < HEAD) throw new TypeError('bytes of the log are stored in an unknown form');
  const length = stored.readUInt32BE(9);
  if (length > MOST) throw new TypeError('bytes of the log are longer than any record');
  const name = stored.subarray(1, 9);
  const plain = zstdDecompressSync(stored.subarray(HEAD), {
    maxOutputLength: Math.max(1, length),
    chunkSize: roomFor(length),
    ...(name.every((byte) => byte === 0) ? {} : { dictionary: dictionaryOf(name).bytes }),
  });
  if (plain.length !== length) throw new TypeError('bytes of the log are shorter than they were');
  return plain;
}
