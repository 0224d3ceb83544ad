// Packs a file of a bundle (RFC 1951), whole or part by part, and hashes it.
import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface PackedFile {
  readonly size: number;
  readonly crc: number;
  /** SHA-256 in hex, as in the manifest. */
  readonly sha256: string;
  readonly packed: readonly Buffer[];
  readonly packedSha256: string;
}

export const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns undefined if the content has more than `most` bytes. */
export function packWhole(content: Uint8Array | string, most: number): PackedFile | undefined {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (bytes.length > most) return undefined;
  const packed = deflateRawSync(bytes);
  return { size: bytes.length, crc: crc32(bytes), sha256: digest(bytes), packed: [packed], packedSha256: digest(packed) };
}

/** Returns the bytes as a file that is not packed. */
export function stored(bytes: Buffer): PackedFile {
  const sha256 = digest(bytes);
  return { size: bytes.length, crc: crc32(bytes), sha256, packed: [bytes], packedSha256: sha256 };
}

/** Policy: the number of bytes packed in one call. */
const PART = 2 ** 20;
/** RFC 1951 2: how far back a match reaches. */
const WINDOW = 2 ** 15;

/**
 * Packs a file part by part. Each part ends at a whole byte and continues with the window of the previous one, so that
 * the parts form one stream. A single part is packed as `packWhole` does. Memory holds only the packed parts. Yields an
 * empty buffer after each text, so that the caller can free the source of the text. Returns undefined as soon as there
 * are more than `most` bytes.
 */
export function* packParts(texts: Iterable<string>, most: number): Generator<Buffer, PackedFile | undefined> {
  const [hash, packedHash] = [createHash('sha256'), createHash('sha256')];
  const packed: Buffer[] = [];
  let [size, crc] = [0, 0];
  let dictionary: Buffer | undefined;
  const add = (bytes: Buffer, finishFlush: number): void => {
    size += bytes.length;
    crc = crc32(bytes, crc);
    hash.update(bytes);
    const part = deflateRawSync(bytes, { finishFlush, ...(dictionary === undefined ? {} : { dictionary }) });
    packedHash.update(part);
    packed.push(part);
    dictionary = Buffer.from(bytes.subarray(-WINDOW));
  };
  let last: Buffer = Buffer.alloc(0);
  for (const bytes of inParts(texts)) {
    yield Buffer.alloc(0);
    if (bytes === undefined) continue;
    if (size + last.length + bytes.length > most) return undefined;
    if (last.length > 0) add(last, constants.Z_SYNC_FLUSH);
    last = bytes;
  }
  add(last, constants.Z_FINISH);
  return { size, crc, sha256: hash.digest('hex'), packed, packedSha256: packedHash.digest('hex') };
}

/** Yields undefined for each text that does not complete a part. */
function* inParts(texts: Iterable<string>): Generator<Buffer | undefined> {
  let held: string[] = [];
  let length = 0;
  for (const text of texts) {
    held.push(text);
    length += text.length;
    if (length < PART) {
      yield undefined;
      continue;
    }
    yield Buffer.from(held.join(''));
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.from(held.join(''));
}
