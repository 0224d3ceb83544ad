// Reads an evidence bundle strictly: any byte that differs from the signed ones is a fault.
// The caller decides whether the key is trusted.
import { createHash } from 'node:crypto';
import { crc32, inflateRawSync } from 'node:zlib';
import { didKeyMultikey } from '../did/did.ts';
import { decodeBase64url } from '../encoding/base64url.ts';
import { admitMultikey } from '../keys/multikey.ts';
import { verifySignature } from '../keys/verify-signature.ts';
import {
  type ArchivedFile,
  CENTRAL_LENGTH,
  directoryRecord,
  END_LENGTH,
  endRecord,
  LOCAL_LENGTH,
  localHeader,
  MOST_BYTES,
  MOST_FILES,
} from './archive.ts';
import { FileTable } from './file-table.ts';
import {
  aboutFaults,
  BUNDLE_LIMITS,
  type BundledFile,
  fileFaults,
  isBundleName,
  LATEST,
  laterVersion,
  MANIFEST,
  type Manifest,
  SIGNATURE,
  signedText,
} from './format.ts';
import { readManifest } from './manifest.ts';

/** A Blob or a file, of which each range of bytes is read when it is needed. */
export interface Archive {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

export interface OpenBundle {
  readonly ok: true;
  readonly manifest: Omit<Manifest, 'files'>;
  /** Fingerprint of the key that signed the bundle, in the form that people compare. */
  readonly fingerprint: string;
  /** SHA-256 of the manifest, in hex. It identifies the whole bundle. */
  readonly sha256: string;
  /** The names of its files, without the manifest and its signature. */
  readonly names: readonly string[];
  /** Returns what the manifest states about a file. */
  listed(name: string): BundledFile | undefined;
  /** Returns the content of a file. Throws `AlteredBundle` if the file is missing or altered. */
  content(name: string): Promise<Buffer>;
}

export type Progress = (done: number, of: number) => void;

/** The bundle is not as it was signed. The message is shown to people. */
export class AlteredBundle extends Error {}

/** The bundle has a later version of the format. */
class UnknownBundle extends Error {}

/** `isUnknown`: the bundle may be intact, but this version cannot tell. */
export type ReadBundle = OpenBundle | { readonly ok: false; readonly detail: string; readonly isUnknown?: true };

/** Reads every byte of the archive once. Calls `progress` with the number of files read so far and their total. */
export async function readBundle(archive: Archive, progress: Progress = () => undefined): Promise<ReadBundle> {
  try {
    return await read(archive, progress);
  } catch (error) {
    if (error instanceof UnknownBundle) return { ok: false, detail: error.message, isUnknown: true };
    if (!(error instanceof AlteredBundle)) throw error;
    return { ok: false, detail: error.message };
  }
}

const fault = (detail: string): never => {
  throw new AlteredBundle(detail);
};

const bytesIn = async (archive: Archive, from: number, length: number): Promise<Buffer> => {
  if (from < 0 || length < 0 || from + length > archive.size) fault('the archive is cut off or damaged');
  return Buffer.from(await archive.slice(from, from + length).arrayBuffer());
};

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function read(archive: Archive, progress: Progress): Promise<OpenBundle> {
  const { files, head, signature } = await readDirectory(archive);
  const bytes = await storedBytes(archive, head, BUNDLE_LIMITS.manifest);
  const sha256 = digest(bytes);
  const { manifest, fingerprint } = signedManifest(bytes, await storedBytes(archive, signature, SIGNATURE_LENGTH), sha256, files);
  const content = async (name: string): Promise<Buffer> => unpacked(archive, files.find(name) ?? fault(`'${name}' is missing`));
  for (const [done, name] of files.names.entries()) {
    await content(name);
    progress(done + 1, files.names.length);
  }
  return { ok: true, manifest, fingerprint, sha256, names: files.names, listed: (name) => files.find(name), content };
}

/** An Ed25519 signature has 64 bytes, in base64url without padding. */
const SIGNATURE_LENGTH = 86;

/** Checks the manifest and its signature, and adds to the table what it states about the files. */
function signedManifest(
  bytes: Buffer,
  signature: Buffer,
  sha256: string,
  files: FileTable,
): { readonly manifest: OpenBundle['manifest']; readonly fingerprint: string } {
  const read = readManifest(bytes);
  if (!read.ok) return fault(`the manifest: ${read.detail}`);
  const later = laterVersion(read.about);
  if (later !== undefined)
    throw new UnknownBundle(`the bundle has version ${later} of its format, and this program reads versions up to ${LATEST}`);
  const [broken] = aboutFaults(read.about);
  if (broken !== undefined) fault(`the manifest: ${broken.pointer} ${broken.detail}`);
  const { files: _, ...manifest } = read.about as unknown as Manifest;
  const multikey = didKeyMultikey(manifest.desk);
  const admission = multikey && admitMultikey(multikey);
  if (admission?.ok !== true) return fault('the manifest names no key that is admitted');
  const value = decodeBase64url(signature.toString('latin1'));
  if (value === undefined || !verifySignature(admission.key, signedText(sha256), value))
    fault('the signature of the manifest does not match');
  let [count, size] = [0, 0];
  for (const row of read.files) {
    const [odd] = fileFaults(row);
    if (odd !== undefined) fault(`the manifest: /files/${count}${odd.pointer} ${odd.detail}`);
    const listed = row as unknown as BundledFile;
    if (!files.list(count, listed)) fault(`the archive does not hold '${listed.name}' as its manifest names it`);
    count += 1;
    size += listed.bytes;
  }
  if (count !== files.names.length) fault('the archive does not hold the files that its manifest names');
  if (size > BUNDLE_LIMITS.unpacked) fault('the files are too large together');
  return { manifest, fingerprint: admission.key.fingerprint };
}

interface Directory {
  readonly files: FileTable;
  /** The manifest, and its signature: the last two files. */
  readonly head: ArchivedFile;
  readonly signature: ArchivedFile;
}

/** Reads the directory at the end of the archive. Files and records must be in the same order, without gaps or other bytes. */
async function readDirectory(archive: Archive): Promise<Directory> {
  if (archive.size > MOST_BYTES + END_LENGTH) fault('the file is too large for an evidence bundle');
  const end = await bytesIn(archive, archive.size - END_LENGTH, END_LENGTH);
  const [count, length, from] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (!end.equals(endRecord(count, length, from)) || from + length + END_LENGTH !== archive.size)
    fault('the file is no evidence bundle, or it is cut off or damaged');
  if (count > MOST_FILES || length > count * LONGEST_RECORD) fault('the directory of the archive is damaged');
  const directory = await bytesIn(archive, from, length);
  const files = new FileTable(count);
  const last: ArchivedFile[] = [];
  let at = 0;
  let next = 0;
  for (let place = 0; place < count; place++) {
    if (next + CENTRAL_LENGTH > length) fault('the directory of the archive is damaged');
    const nameLength = directory.readUInt16LE(next + 28);
    const name = directory.toString('latin1', next + CENTRAL_LENGTH, next + CENTRAL_LENGTH + nameLength);
    const method = directory.readUInt16LE(next + 10);
    const [crc, packed, size] = [16, 20, 24].map((field) => directory.readUInt32LE(next + field)) as [number, number, number];
    const file: ArchivedFile = { name, method: method === 0 ? 0 : 8, crc, packed, size, at };
    const record = directoryRecord(file);
    if (!directory.subarray(next, next + record.length).equals(record)) fault('the directory of the archive is damaged');
    if (place >= count - 2) last.push(file);
    else if (!isBundleName(name) || method === 0 || !files.add(file))
      fault(`the archive holds '${name.slice(0, 80)}' otherwise than a bundle`);
    at += LOCAL_LENGTH + nameLength + packed;
    next += record.length;
  }
  if (next !== length || at !== from) fault('the archive holds more than its directory names');
  const [head, signature] = last;
  if (head?.name !== MANIFEST || signature?.name !== SIGNATURE)
    return fault('the archive is no evidence bundle, or its manifest is missing');
  return { files, head, signature };
}

/** Maximum bytes of a directory record: its header, and a name that `isBundleName` admits. */
const LONGEST_RECORD = CENTRAL_LENGTH + 128;

/** Returns the packed bytes of a file. Throws unless its header is exactly the one that `localHeader` writes. */
async function packedBytes(archive: Archive, file: ArchivedFile): Promise<Buffer> {
  const header = localHeader(file);
  const whole = await bytesIn(archive, file.at, header.length + file.packed);
  if (!whole.subarray(0, header.length).equals(header)) fault(`the header of '${file.name}' is damaged`);
  return whole.subarray(header.length);
}

async function storedBytes(archive: Archive, file: ArchivedFile, most: number): Promise<Buffer> {
  if (file.method !== 0 || file.packed !== file.size || file.size > most) fault(`'${file.name}' is damaged`);
  const bytes = await packedBytes(archive, file);
  if (crc32(bytes) !== file.crc) fault(`'${file.name}' is damaged`);
  return bytes;
}

async function unpacked(archive: Archive, file: ArchivedFile & BundledFile): Promise<Buffer> {
  const packed = await packedBytes(archive, file);
  if (digest(packed) !== file.packedSha256) fault(`'${file.name}' was altered`);
  const content = inflated(packed, file);
  if (content.length !== file.bytes || crc32(content) !== file.crc || digest(content) !== file.sha256) fault(`'${file.name}' was altered`);
  return content;
}

/**
 * Node's `chunkSize`, larger than the content. With the default, Node unpacks into pieces and then joins copies of them,
 * so that memory holds a report twice.
 */
const chunk = (bytes: number): number => Math.max(bytes, 64) + 1;

function inflated(packed: Buffer, { name, bytes }: BundledFile): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(bytes, 1), chunkSize: chunk(bytes) });
  } catch {
    return fault(`'${name}' was altered`);
  }
}
