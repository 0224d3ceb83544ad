// Opens a pack and reads its parts one at a time, each checked against its signed digest and size first.
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { entriesIn } from './entry.ts';
import { readHeader, type SignedHeader } from './header.ts';
import { PACK_LIMITS, type PackEntry, type PackPart, PackRefusal } from './pack.ts';

export interface OpenPack extends SignedHeader {
  /** SHA-256 of the signed header, hexadecimal. It covers every byte of the pack. */
  readonly sha256: string;
  readonly bytes: number;
  /** Returns the text of the enclosed trust list. */
  trust(): string | undefined;
  /** Returns the entries of a chunk. Throws a PackRefusal. */
  entries(index: number): readonly PackEntry[];
  close(): void;
}

/**
 * Reads and verifies the header only: a pack that is refused here was not unpacked, and only its header was in memory.
 * Throws a PackRefusal.
 */
export function openPack(file: string): OpenPack {
  const handle = openFile(file);
  try {
    if (!fstatSync(handle).isFile()) throw new PackRefusal('not-a-pack', `'${file}' is not a file`);
    return readOpened(handle);
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

/**
 * Opens without waiting for a writer at the other end of a pipe. The caller checks the type of the opened file, not of
 * its name, which may change.
 */
function openFile(file: string): number {
  try {
    return openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (NOWHERE.has(code)) throw new PackRefusal('not-a-pack', `there is no file '${file}'`);
    if (code === 'ENXIO') throw new PackRefusal('not-a-pack', `'${file}' is not a file`);
    throw error;
  }
}

const NOWHERE: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

function readOpened(handle: number): OpenPack {
  const line = readLine(handle);
  const signed = readHeader(line);
  const { trust, chunks } = signed.header;
  const { size } = fstatSync(handle);
  const starts: number[] = [];
  let at = line.length + 1 + (trust?.bytes ?? 0);
  for (const { bytes } of chunks) {
    starts.push(at);
    at += bytes;
  }
  if (size !== at) throw new PackRefusal(size < at ? 'truncated' : 'trailing-bytes', `${size} bytes, not ${at}`);
  return {
    ...signed,
    sha256: createHash('sha256').update(line).digest('hex'),
    bytes: size,
    trust: () => (trust === undefined ? undefined : unpack(handle, line.length + 1, trust).toString('utf8')),
    entries: (index) => {
      const chunk = chunks[index];
      if (chunk === undefined) throw new RangeError(`there is no chunk ${index}`);
      return entriesIn(unpack(handle, starts[index] ?? 0, chunk), chunk.entries);
    },
    close: () => closeSync(handle),
  };
}

const BLOCK = 64 * 1024;

/** Returns the text before the first line feed. Stops reading as soon as it cannot be a compact JWS. */
function readLine(handle: number): string {
  const parts: string[] = [];
  for (let at = 0; at < PACK_LIMITS.headerBytes; at += BLOCK) {
    const block = Buffer.alloc(BLOCK);
    const text = block.subarray(0, readSync(handle, block, 0, BLOCK, at)).toString('latin1');
    const end = text.indexOf('\n');
    const line = end < 0 ? text : text.slice(0, end);
    if (!/^[A-Za-z0-9_.-]*$/.test(line)) throw new PackRefusal('not-a-pack');
    parts.push(line);
    if (end >= 0) return parts.join('');
    if (text.length < BLOCK) throw new PackRefusal(looksSigned(parts) ? 'truncated' : 'not-a-pack');
  }
  throw new PackRefusal('too-large', `its first line has more than ${PACK_LIMITS.headerBytes} bytes`);
}

/** Every compact JWS begins with the base64url of `{"`. */
const looksSigned = ([first = '']: readonly string[]): boolean => first.startsWith('ey');

/** Reads at most the bytes that the header states, which were checked against the limits. */
function unpack(handle: number, start: number, { bytes, unpacked, sha256 }: PackPart): Buffer {
  const packed = Buffer.alloc(bytes);
  let read = 0;
  while (read < bytes) {
    const step = readSync(handle, packed, read, bytes - read, start + read);
    if (step === 0) throw new PackRefusal('truncated', 'the file became shorter while it was read');
    read += step;
  }
  if (createHash('sha256').update(packed).digest('base64url') !== sha256) throw new PackRefusal('changed-chunk', `at byte ${start}`);
  const content = inflate(packed, unpacked, start);
  // RFC 1952 2.3.1: a member ends with the length of its content. With two members or padding, that length differs from the total.
  if (content.length !== unpacked || packed.readUInt32LE(bytes - 4) !== unpacked)
    throw new PackRefusal('bad-chunk', `${content.length} bytes at byte ${start}, not ${unpacked}`);
  return content;
}

/** The smallest chunk size that zlib accepts. */
const SMALLEST = 64;

/** Unpacks into one buffer of the length that the header states, which is within the limits. */
function inflate(packed: Buffer, maxOutputLength: number, start: number): Buffer {
  try {
    return gunzipSync(packed, { maxOutputLength, chunkSize: Math.max(maxOutputLength, SMALLEST) });
  } catch {
    throw new PackRefusal('bad-chunk', `at byte ${start}: no gzip, or more than ${maxOutputLength} bytes`);
  }
}
