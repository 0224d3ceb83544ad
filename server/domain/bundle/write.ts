// Writes an evidence bundle part by part. Memory holds one file at a time, or what a long one was packed into, and the list of their hashes.
import { canonicalBytes } from '../json/jcs.ts';
import type { FileSigner } from '../signed-file/signed-file.ts';
import { type ArchivedFile, directoryRecord, endRecord, localHeader, MOST_BYTES, MOST_FILES } from './archive.ts';
import { BUNDLE_FORMAT, BUNDLE_LIMITS, type BundledFile, isBundleName, MANIFEST, type Manifest, SIGNATURE, signedText } from './format.ts';
import { digest, type PackedFile, packParts, packWhole, stored } from './pack-file.ts';

export interface NewFile {
  readonly name: string;
  /** A long text may come in parts, which are never held together. */
  readonly content: Uint8Array | string | Iterable<string>;
}

/** What exceeds the format. The message is for a person. */
export class BundleTooLarge extends Error {}

/** The same files, moment and key give the same bytes. Empty parts let a caller serve others meanwhile. Throws `BundleTooLarge`. */
export function* writeBundle(
  about: Pick<Manifest, 'createdAt' | 'appVersion' | 'scope'>,
  files: Iterable<NewFile>,
  signer: FileSigner,
): Generator<Buffer> {
  const archived: ArchivedFile[] = [];
  const listed: BundledFile[] = [];
  let at = 0;
  let unpacked = 0;
  const put = (name: string, method: ArchivedFile['method'], { crc, size, packed }: PackedFile): readonly Buffer[] => {
    const length = packed.reduce((sum, part) => sum + part.length, 0);
    const file = { name, method, crc, packed: length, size, at };
    const header = localHeader(file);
    archived.push(file);
    at += header.length + length;
    if (archived.length > MOST_FILES || at > MOST_BYTES) throw new BundleTooLarge('this is too much for one bundle: make several');
    return [header, ...packed];
  };
  for (const { name, content } of files) {
    if (!isBundleName(name)) throw new RangeError(`'${name}' is no name of a file in a bundle`);
    const most = Math.min(BUNDLE_LIMITS.file, BUNDLE_LIMITS.unpacked - unpacked);
    const file = typeof content === 'string' || content instanceof Uint8Array ? packWhole(content, most) : yield* packParts(content, most);
    if (file === undefined) throw new BundleTooLarge('this is too much for one bundle: make several');
    unpacked += file.size;
    const { size: bytes, sha256, packed, packedSha256 } = file;
    listed.push({ name, bytes, sha256, packed: packed.reduce((sum, part) => sum + part.length, 0), packedSha256 });
    yield* put(name, 8, file);
  }
  const manifest = Buffer.from(
    canonicalBytes({ format: BUNDLE_FORMAT, version: 1, ...about, desk: signer.did, files: listed.map((file) => ({ ...file })) }),
  );
  const signature = Buffer.from(Buffer.from(signer.sign(signedText(digest(manifest)))).toString('base64url'));
  yield* put(MANIFEST, 0, stored(manifest));
  yield* put(SIGNATURE, 0, stored(signature));
  const directory = Buffer.concat(archived.map(directoryRecord));
  if (at + directory.length > MOST_BYTES) throw new BundleTooLarge('this is too much for one bundle: make several');
  yield directory;
  yield endRecord(archived.length, directory.length, at);
}
