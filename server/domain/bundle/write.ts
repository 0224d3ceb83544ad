// Writes an evidence bundle part by part. Memory holds one file at a time, and the list of their hashes.
import { createHash } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { canonicalBytes } from '../json/jcs.ts';
import type { FileSigner } from '../signed-file/signed-file.ts';
import { type ArchivedFile, directoryRecord, endRecord, localHeader, MOST_BYTES, MOST_FILES } from './archive.ts';
import { BUNDLE_FORMAT, BUNDLE_LIMITS, type BundledFile, isBundleName, MANIFEST, type Manifest, SIGNATURE, signedText } from './format.ts';

export interface NewFile {
  readonly name: string;
  readonly content: Uint8Array | string;
}

/** What exceeds the format. The message is for a person. */
export class BundleTooLarge extends Error {}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The same files, moment and key give the same bytes. Throws `BundleTooLarge`. */
export function* writeBundle(
  about: Pick<Manifest, 'createdAt' | 'appVersion' | 'scope'>,
  files: Iterable<NewFile>,
  signer: FileSigner,
): Generator<Buffer> {
  const archived: ArchivedFile[] = [];
  const listed: BundledFile[] = [];
  let at = 0;
  let unpacked = 0;
  const put = (name: string, content: Uint8Array, method: ArchivedFile['method'], packed: Uint8Array): readonly Buffer[] => {
    const file = { name, method, crc: crc32(content), packed: packed.length, size: content.length, at };
    const header = localHeader(file);
    archived.push(file);
    at += header.length + packed.length;
    if (archived.length > MOST_FILES || at > MOST_BYTES) throw new BundleTooLarge('this is too much for one bundle: make several');
    return [header, Buffer.from(packed.buffer, packed.byteOffset, packed.length)];
  };
  for (const { name, content: given } of files) {
    if (!isBundleName(name)) throw new RangeError(`'${name}' is no name of a file in a bundle`);
    const content = typeof given === 'string' ? Buffer.from(given) : given;
    unpacked += content.length;
    if (content.length > BUNDLE_LIMITS.file || unpacked > BUNDLE_LIMITS.unpacked)
      throw new BundleTooLarge('this is too much for one bundle: make several');
    const packed = deflateRawSync(content);
    listed.push({ name, bytes: content.length, sha256: digest(content), packed: packed.length, packedSha256: digest(packed) });
    yield* put(name, content, 8, packed);
  }
  const manifest = Buffer.from(
    canonicalBytes({ format: BUNDLE_FORMAT, version: 1, ...about, desk: signer.did, files: listed.map((file) => ({ ...file })) }),
  );
  const signature = Buffer.from(Buffer.from(signer.sign(signedText(digest(manifest)))).toString('base64url'));
  yield* put(MANIFEST, manifest, 0, manifest);
  yield* put(SIGNATURE, signature, 0, signature);
  const directory = Buffer.concat(archived.map(directoryRecord));
  if (at + directory.length > MOST_BYTES) throw new BundleTooLarge('this is too much for one bundle: make several');
  yield directory;
  yield endRecord(archived.length, directory.length, at);
}
