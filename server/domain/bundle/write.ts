// Writes an evidence bundle part by part. Memory holds one file at a time, or its packed form, and all hashes.
import { canonicalise } from '../json/jcs.ts';
import type { FileSigner } from '../signed-file/signed-file.ts';
import { type ArchivedFile, directoryRecord, endRecord, localHeader, MOST_BYTES, MOST_FILES } from './archive.ts';
import { BUNDLE_FORMAT, BUNDLE_LIMITS, type BundledFile, isBundleName, MANIFEST, type Manifest, SIGNATURE, signedText } from './format.ts';
import { digest, type PackedFile, packParts, packWhole, stored } from './pack-file.ts';

export interface NewFile {
  readonly name: string;
  /** A long text may be given in parts, which are never held together. */
  readonly content: Uint8Array | string | Iterable<string>;
}

/** The content exceeds the limits of the format. The message is shown to people. */
export class BundleTooLarge extends Error {}

/**
 * The same files, creation time and key give the same bytes. Yields empty buffers too, so that the caller can do other
 * work in between. Throws `BundleTooLarge`.
 */
export function* writeBundle(
  about: Pick<Manifest, 'version' | 'createdAt' | 'appVersion' | 'scope'>,
  files: Iterable<NewFile>,
  signer: FileSigner,
): Generator<Buffer> {
  const [directory, list] = [manyParts(), manyParts()];
  let count = 0;
  let at = 0;
  let unpacked = 0;
  const put = (name: string, method: ArchivedFile['method'], { crc, size, packed }: PackedFile): readonly Buffer[] => {
    const length = packed.reduce((sum, part) => sum + part.length, 0);
    const file = { name, method, crc, packed: length, size, at };
    const header = localHeader(file);
    directory.add(directoryRecord(file));
    count += 1;
    at += header.length + length;
    if (count > MOST_FILES || at > MOST_BYTES) throw new BundleTooLarge('this is too much for one bundle: make several');
    return [header, ...packed];
  };
  for (const { name, content } of files) {
    if (!isBundleName(name)) throw new RangeError(`'${name}' is no name of a file in a bundle`);
    const most = Math.min(BUNDLE_LIMITS.file, BUNDLE_LIMITS.unpacked - unpacked);
    const file = typeof content === 'string' || content instanceof Uint8Array ? packWhole(content, most) : yield* packParts(content, most);
    if (file === undefined) throw new BundleTooLarge('this is too much for one bundle: make several');
    unpacked += file.size;
    const { size: bytes, sha256, packed, packedSha256 } = file;
    const row = { name, bytes, sha256, packed: packed.reduce((sum, part) => sum + part.length, 0), packedSha256 } satisfies BundledFile;
    list.add(Buffer.from(`${count === 0 ? '' : ','}${canonicalise(row)}`));
    yield* put(name, 8, file);
  }
  const manifest = Buffer.concat(manifestParts({ ...about, desk: signer.did }, list.parts()));
  const signature = Buffer.from(Buffer.from(signer.sign(signedText(digest(manifest)))).toString('base64url'));
  yield* put(MANIFEST, 0, stored(manifest));
  yield* put(SIGNATURE, 0, stored(signature));
  const records = directory.parts();
  const length = records.reduce((sum, part) => sum + part.length, 0);
  if (at + length > MOST_BYTES) throw new BundleTooLarge('this is too much for one bundle: make several');
  yield* records;
  yield endRecord(count, length, at);
}

/** Writes the manifest in canonical form (RFC 8785), with the list of files inserted before the member `format`. */
function manifestParts(about: Omit<Manifest, 'files' | 'format'>, files: readonly Buffer[]): readonly Buffer[] {
  const text = canonicalise({ format: BUNDLE_FORMAT, ...about, files: [] });
  const at = text.lastIndexOf('],"format":');
  return [Buffer.from(text.slice(0, at)), ...files, Buffer.from(text.slice(at))];
}

/** Policy: small parts are joined once they reach this many bytes, because each buffer is an object of its own. */
const LOOSE = 2 ** 16;

/** Joins many small parts to a few buffers. */
function manyParts(): { add(part: Buffer): void; parts(): readonly Buffer[] } {
  const whole: Buffer[] = [];
  let loose: Buffer[] = [];
  let length = 0;
  const close = (): void => {
    whole.push(Buffer.concat(loose));
    loose = [];
    length = 0;
  };
  return {
    add: (part) => {
      loose.push(part);
      length += part.length;
      if (length >= LOOSE) close();
    },
    parts: () => {
      if (length > 0) close();
      return whole;
    },
  };
}
