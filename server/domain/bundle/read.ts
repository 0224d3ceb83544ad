// Reads an evidence bundle strictly: any byte that differs from what was signed is a fault. Whether the key is trusted is for the caller to decide.
import { createHash } from 'node:crypto';
import { crc32, inflateRawSync } from 'node:zlib';
import { didKeyMultikey } from '../did/did.ts';
import { decodeBase64url } from '../encoding/base64url.ts';
import { parseStrictJson } from '../json/strict-json.ts';
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
import {
  BUNDLE_LIMITS,
  type BundledFile,
  isBundleName,
  laterVersion,
  MANIFEST,
  type Manifest,
  manifestFaults,
  SIGNATURE,
  signedText,
} from './format.ts';

export interface OpenBundle {
  readonly ok: true;
  readonly manifest: Manifest;
  /** Of the key that signed it, as people compare it. */
  readonly fingerprint: string;
  /** SHA-256 of the manifest, in hex. It stands for the whole bundle. */
  readonly sha256: string;
  /** The content of a file. Throws `AlteredBundle`, also if there is no such file. */
  content(name: string): Promise<Buffer>;
}

export type Progress = (done: number, of: number) => void;

/** The message is for a person. */
export class AlteredBundle extends Error {}

/** Of a later version of the format. */
class UnknownBundle extends Error {}

/** `isUnknown`: it may be whole, and this version cannot tell. */
export type ReadBundle = OpenBundle | { readonly ok: false; readonly detail: string; readonly isUnknown?: true };

/** Reads every byte of the archive once. `progress` is told how many files were read, and of how many. */
export async function readBundle(archive: Blob, progress: Progress = () => undefined): Promise<ReadBundle> {
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

const bytesIn = async (archive: Blob, from: number, length: number): Promise<Buffer> => {
  if (from < 0 || length < 0 || from + length > archive.size) fault('the archive is cut off or damaged');
  return Buffer.from(await archive.slice(from, from + length).arrayBuffer());
};

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function read(archive: Blob, progress: Progress): Promise<OpenBundle> {
  const archived = await readDirectory(archive);
  const signature = archived.pop();
  const head = archived.pop();
  if (head?.name !== MANIFEST || signature?.name !== SIGNATURE)
    return fault('the archive is no evidence bundle, or its manifest is missing');
  const bytes = await storedBytes(archive, head, BUNDLE_LIMITS.manifest);
  const sha256 = digest(bytes);
  const { manifest, fingerprint } = signedManifest(bytes, await storedBytes(archive, signature, SIGNATURE_LENGTH), sha256);
  const { files } = manifest;
  if (files.length !== archived.length) fault('the archive does not hold the files that its manifest names');
  const all = new Map<string, readonly [BundledFile, ArchivedFile]>();
  for (const [index, listed] of files.entries()) {
    const file = archived[index];
    if (file?.name !== listed.name || file.size !== listed.bytes || file.packed !== listed.packed || file.method !== 8)
      return fault(`the archive does not hold '${listed.name}' as its manifest names it`);
    all.set(listed.name, [listed, file]);
  }
  const content = async (name: string): Promise<Buffer> => {
    const found = all.get(name);
    return found === undefined ? fault(`'${name}' is missing`) : unpacked(archive, ...found);
  };
  for (const [done, { name }] of files.entries()) {
    await content(name);
    progress(done + 1, files.length);
  }
  return { ok: true, manifest, fingerprint, sha256, content };
}

/** An Ed25519 signature has 64 bytes, in base64url without padding. */
const SIGNATURE_LENGTH = 86;
const MOST_DEPTH = 4;

function signedManifest(bytes: Buffer, signature: Buffer, sha256: string): { readonly manifest: Manifest; readonly fingerprint: string } {
  const parsed = parseStrictJson(bytes, { maxBytes: BUNDLE_LIMITS.manifest, maxDepth: MOST_DEPTH });
  if (!parsed.ok) return fault(`the manifest: ${parsed.detail}`);
  const later = laterVersion(parsed.value);
  if (later !== undefined) throw new UnknownBundle(`the bundle has version ${later} of its format, and this program reads version 1`);
  const [broken] = manifestFaults(parsed.value);
  if (broken !== undefined) fault(`the manifest: ${broken.pointer} ${broken.detail}`);
  const manifest = parsed.value as unknown as Manifest;
  const multikey = didKeyMultikey(manifest.desk);
  const admission = multikey && admitMultikey(multikey);
  if (admission?.ok !== true) return fault('the manifest names no key that is admitted');
  const value = decodeBase64url(signature.toString('latin1'));
  if (value === undefined || !verifySignature(admission.key, signedText(sha256), value))
    fault('the signature of the manifest does not match');
  return { manifest, fingerprint: admission.key.fingerprint };
}

/** The directory ends the archive, and its records follow one another as the files do, without gap or remainder. */
async function readDirectory(archive: Blob): Promise<ArchivedFile[]> {
  if (archive.size > MOST_BYTES + END_LENGTH) fault('the file is too large for an evidence bundle');
  const end = await bytesIn(archive, archive.size - END_LENGTH, END_LENGTH);
  const [count, length, from] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (!end.equals(endRecord(count, length, from)) || from + length + END_LENGTH !== archive.size)
    fault('the file is no evidence bundle, or it is cut off or damaged');
  if (count > MOST_FILES || length > count * LONGEST_RECORD) fault('the directory of the archive is damaged');
  const directory = await bytesIn(archive, from, length);
  const files: ArchivedFile[] = [];
  let at = 0;
  let next = 0;
  while (files.length < count) {
    if (next + CENTRAL_LENGTH > length) fault('the directory of the archive is damaged');
    const nameLength = directory.readUInt16LE(next + 28);
    const name = directory.toString('latin1', next + CENTRAL_LENGTH, next + CENTRAL_LENGTH + nameLength);
    const method = directory.readUInt16LE(next + 10);
    if ((method !== 0 && method !== 8) || !isName(name)) return fault('the directory of the archive is damaged');
    const [crc, packed, size] = [16, 20, 24].map((field) => directory.readUInt32LE(next + field)) as [number, number, number];
    const file: ArchivedFile = { name, method, crc, packed, size, at };
    const record = directoryRecord(file);
    if (!directory.subarray(next, next + record.length).equals(record)) fault('the directory of the archive is damaged');
    files.push(file);
    at += LOCAL_LENGTH + nameLength + packed;
    next += record.length;
  }
  if (next !== length || at !== from) fault('the archive holds more than its directory names');
  return files;
}

/** The header of a directory record, and a name as `isBundleName` admits it. */
const LONGEST_RECORD = CENTRAL_LENGTH + 128;
const isName = (name: string): boolean => name === MANIFEST || name === SIGNATURE || isBundleName(name);

/** The bytes of a file as the archive holds them, behind a header that is as it must be. */
async function packedBytes(archive: Blob, file: ArchivedFile): Promise<Buffer> {
  const header = localHeader(file);
  const whole = await bytesIn(archive, file.at, header.length + file.packed);
  if (!whole.subarray(0, header.length).equals(header)) fault(`the header of '${file.name}' is damaged`);
  return whole.subarray(header.length);
}

async function storedBytes(archive: Blob, file: ArchivedFile, most: number): Promise<Buffer> {
  if (file.method !== 0 || file.packed !== file.size || file.size > most) fault(`'${file.name}' is damaged`);
  const bytes = await packedBytes(archive, file);
  if (crc32(bytes) !== file.crc) fault(`'${file.name}' is damaged`);
  return bytes;
}

async function unpacked(archive: Blob, listed: BundledFile, file: ArchivedFile): Promise<Buffer> {
  const packed = await packedBytes(archive, file);
  if (digest(packed) !== listed.packedSha256) fault(`'${listed.name}' was altered`);
  const content = inflated(packed, listed);
  if (content.length !== listed.bytes || crc32(content) !== file.crc || digest(content) !== listed.sha256)
    fault(`'${listed.name}' was altered`);
  return content;
}

function inflated(packed: Buffer, { name, bytes }: BundledFile): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(bytes, 1) });
  } catch {
    return fault(`'${name}' was altered`);
  }
}
