// A file that was found in, what it is by its content out: a trust list, a pack, neither, or one of them that is no good, with the code that says why.
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { MAX_TRUST_LIST_BYTES, typeOfSigned } from '../../domain/signed-file/signed-file.ts';
import { readTrustList } from '../../domain/trust-list/read.ts';
import { TRUST_LIST_TYPE } from '../../domain/trust-list/trust-list.ts';
import { openPack, PACK_TYPE, PackRefusal } from '../packs/index.ts';
import { sha256Of } from '../trust/index.ts';
import { type Candidate, isCalledPack } from './candidates.ts';

export type Content =
  | { readonly kind: 'other' }
  | { readonly kind: 'problem'; readonly code: string; readonly detail: string }
  | {
      readonly kind: 'trust' | 'pack';
      /** Of what it says, wherever it lies. */
      readonly sha256: string;
      readonly by: string;
      readonly sequence: number;
      readonly issuedAt: string;
      /** A pack of chosen things: what comes back for a list of wanted copies is one. */
      readonly selection?: true;
    };

const problem = (code: string, detail: string): Content => ({ kind: 'problem', code, detail });

/** The signed header of either kind is shorter than this. */
const HEAD_BYTES = 4096;

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

/** What the system says of a file or folder that cannot be read, as a problem: not permitted, gone, or a fault of what it lies on. */
export function problemOf(error: unknown, name: string): Extract<Content, { kind: 'problem' }> {
  const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException;
  const kind = NOT_PERMITTED.has(code) ? 'no-permission' : GONE.has(code) ? 'taken-out' : 'read-error';
  return { kind: 'problem', code: kind, detail: `'${name}' could not be read to its end (${code})` };
}

const NOT_PERMITTED: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);
/** ELOOP: a link has taken its place. */
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ENODEV', 'ENXIO', 'ENODATA', 'ESTALE', 'ENOTDIR', 'ELOOP']);

/** The whole text of a file that was found; throws what the file system says, or that it ended early. */
export const textOf = (path: string, size: number): Promise<string> =>
  withFile(path, async (file) => (await piece(file, 0, Math.min(size, MAX_TRUST_LIST_BYTES))).toString('utf8').trim());

/** Whatever the work throws, the file is closed. */
export async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  // Never through a link, and never waiting for somebody to write into a pipe.
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

/** As a stick that goes, a file that goes and a reader that fails have it; what Node itself refuses is a bug. */
export const isSystemError = (error: unknown): boolean => /^(?:E[A-Z0-9]+|UNKNOWN)$/.test(String((error as NodeJS.ErrnoException).code));

/** A fault of the computer's own disk. */
const WRITING: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG']);
export const isUnreadable = (error: unknown): boolean => isSystemError(error) && !WRITING.has((error as NodeJS.ErrnoException).code);

function trustIn(text: string): Content {
  const read = readTrustList(text);
  if (!read.ok) return problem(read.code, read.detail);
  const { issuer, sequence, issuedAt } = read.trustList;
  return { kind: 'trust', sha256: sha256Of(text), by: issuer.name, sequence, issuedAt };
}

/** Of a pack only the signed header is read: the rest is for whoever asks for it. */
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
