// Identifies a file by its content: a trust list, a pack, an unrelated file or a fault with its code.
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { MAX_TRUST_LIST_BYTES, typeOfSigned } from '../../domain/signed-file/signed-file.ts';
import { readTrustList } from '../../domain/trust-list/read.ts';
import { TRUST_LIST_TYPE } from '../../domain/trust-list/trust-list.ts';
import { openPack, PACK_TYPE, PackRefusal } from '../packs/index.ts';
import { signedFileSha256 } from '../trust/index.ts';
import { type Candidate, isCalledPack } from './candidates.ts';

export type Content =
  | { readonly kind: 'other' }
  | { readonly kind: 'problem'; readonly code: string; readonly detail: string }
  | {
      readonly kind: 'trust' | 'pack';
      /** Digest of the content, wherever the file is. */
      readonly sha256: string;
      readonly by: string;
      readonly sequence: number;
      readonly issuedAt: string;
      /** A pack of selected items, such as the response to a want-list. */
      readonly selection?: true;
    };

const problem = (code: string, detail: string): Content => ({ kind: 'problem', code, detail });

/** The protected header (JWS) of both kinds is shorter than this, in bytes. */
const HEAD_BYTES = 4096;

/** Returns a file that cannot be read, or changed while it was read, as a problem. */
export async function contentOf({ path, name, size }: Pick<Candidate, 'path' | 'name' | 'size'>): Promise<Content> {
  try {
    return await withFile(path, async (file) => {
      const before = await file.stat();
      const content = await contentIn(file, path, name, size);
      const after = await file.stat();
      const grew = before.size > size || after.size !== before.size || after.mtimeMs !== before.mtimeMs;
      return grew && content.kind !== 'other' ? problem('still-written', `'${name}' was changed while it was read`) : content;
    });
  } catch (error) {
    if (isSystemError(error)) return problemOf(error, name);
    throw error;
  }
}

async function contentIn(file: FileHandle, path: string, name: string, size: number): Promise<Content> {
  const type = typeOfSigned((await piece(file, 0, Math.min(size, HEAD_BYTES))).toString('latin1'));
  if (type === PACK_TYPE) return packIn(path);
  if (type !== TRUST_LIST_TYPE)
    return isCalledPack(name) ? problem('not-a-pack', `${size} bytes that do not begin as a pack does`) : { kind: 'other' };
  if (size > MAX_TRUST_LIST_BYTES) return problem('too-large', `${size} bytes, at most ${MAX_TRUST_LIST_BYTES}`);
  return trustIn((await piece(file, 0, size)).toString('utf8'));
}

/** Converts a system error for a file or folder to a problem: not permitted, gone, or a fault of the medium. */
export function problemOf(error: unknown, name: string): Extract<Content, { kind: 'problem' }> {
  const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException;
  const kind = NOT_PERMITTED.has(code) ? 'no-permission' : GONE.has(code) ? 'taken-out' : 'read-error';
  return { kind: 'problem', code: kind, detail: `'${name}' could not be read to its end (${code})` };
}

const NOT_PERMITTED: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);
/** ELOOP: a link has replaced the file. */
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ENODEV', 'ENXIO', 'ENODATA', 'ESTALE', 'ENOTDIR', 'ELOOP']);

/** Returns the whole text of a file. Throws the error of the file system, or ENODATA if the file ended early. */
export const textOf = (path: string, size: number): Promise<string> =>
  withFile(path, async (file) => (await piece(file, 0, Math.min(size, MAX_TRUST_LIST_BYTES))).toString('utf8').trim());

/** Closes the file even if the work throws. */
export async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  // Never follows a link, and never waits for a writer at the other end of a pipe.
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  try {
    if (!(await file.stat()).isFile()) throw Object.assign(new Error('it is no file'), { code: 'ENXIO' });
    return await work(file);
  } finally {
    await file.close().catch(() => undefined);
  }
}

async function piece(file: FileHandle, from: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  let done = 0;
  while (done < bytes) {
    const { bytesRead } = await file.read(buffer, done, Math.min(1024 * 1024, bytes - done), from + done);
    if (bytesRead === 0) throw Object.assign(new Error('the file ended early'), { code: 'ENODATA' });
    done += bytesRead;
  }
  return buffer;
}

/** System errors, as for a removed stick, a removed file or a failing reader. Any other error of Node is a bug. */
export const isSystemError = (error: unknown): boolean => /^(?:E[A-Z0-9]+|UNKNOWN)$/.test(String((error as NodeJS.ErrnoException).code));

/** Faults of the computer's own disk. */
const WRITING: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG']);
/** True for a fault of the medium that is read, false for one of the disk that is written. */
export const isUnreadable = (error: unknown): boolean => isSystemError(error) && !WRITING.has((error as NodeJS.ErrnoException).code);

function trustIn(text: string): Content {
  const read = readTrustList(text);
  if (!read.ok) return problem(read.code, read.detail);
  const { issuer, sequence, issuedAt } = read.trustList;
  return { kind: 'trust', sha256: signedFileSha256(text), by: issuer.name, sequence, issuedAt };
}

/** Reads only the signed header of a pack. The rest is read when a person asks for it. */
function packIn(path: string): Content {
  try {
    const { header, sha256, close } = openPack(path);
    close();
    const { creator, sequence, issuedAt, selection } = header;
    return { kind: 'pack', sha256, by: creator, sequence, issuedAt, ...(selection ? { selection } : {}) };
  } catch (error) {
    if (error instanceof PackRefusal) return problem(error.code, error.message);
    throw error;
  }
}
