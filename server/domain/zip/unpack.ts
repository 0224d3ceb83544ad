// Unpacks ZIP archives, and archives inside them, file by file and with limits. Nothing is written to disk.
import { DamagedZip, isZip, type ZipEntry, zipContent, zipEntries } from './archive.ts';
import { looksLikeBundle } from './evidence-bundle.ts';

/** Policy: enough for a day's pictures and credentials, but not for a whole disk. */
export interface ZipLimits {
  readonly entries: number;
  /** Bytes of one unpacked file. */
  readonly one: number;
  /** Bytes of all unpacked files together. */
  readonly all: number;
  /** Maximum unpacked bytes per packed byte of a file above 1 MiB. Deflate reaches about 1000 for zeros; for pictures it is near 1. */
  readonly ratio: number;
  /** Maximum nesting depth of archives. */
  readonly depth: number;
}

export const ZIP_LIMITS: ZipLimits = { entries: 2_000, one: 32 * 1024 * 1024, all: 256 * 1024 * 1024, ratio: 200, depth: 2 };
const RATIO_FROM = 1024 * 1024;

/** `path`: the names of the enclosing archives, outermost first, then that of the file. Empty for the archive itself. */
export type UnpackedFile =
  | { readonly path: readonly string[]; readonly bytes: Uint8Array<ArrayBuffer> }
  /** A file or archive that could not be unpacked, with the reason. */
  | { readonly path: readonly string[]; readonly detail: string };

/** The remaining budget of an archive. Bytes of a refused file are deducted too, because entries may share their data. */
interface Budget {
  bytes: number;
  entries: number;
}

/** Throws `DamagedZip` with the reason why an entry is not unpacked. */
async function unpack(archive: Blob, entry: ZipEntry, budget: Budget, limits: ZipLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.size > limits.one) throw new DamagedZip(`the file is too large: ${entry.size} bytes`);
  if (entry.size > budget.bytes) throw new DamagedZip(beyond(limits));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of zipContent(archive, entry)) {
    size += part.length;
    budget.bytes -= part.length;
    if (size > RATIO_FROM && size > entry.packed * limits.ratio)
      throw new DamagedZip('the file unpacks to far more than it takes: it is not read');
    if (size > limits.one) throw new DamagedZip('the file is too large');
    if (budget.bytes < 0) throw new DamagedZip(beyond(limits));
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const beyond = ({ all }: ZipLimits): string => `the archive unpacks to more than ${all} bytes: the file is left out`;

/** Office Open XML and OpenDocument files are archives with one of these (ECMA-376 part 2, OpenDocument 1.3 part 2). */
const OFFICE: ReadonlySet<string> = new Set(['[Content_Types].xml', 'META-INF/manifest.xml']);
const BUNDLE = "this is an evidence bundle, not goods: bring it alone on Inspect, or check it with 'desk inspect --bundle'";
/** Files that archivers and file managers add. */
export const isLitter = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|thumbs\.db$|desktop\.ini$)/i.test(path);

/** True for an entry with the name of a folder and without content. Deflated, no content takes two bytes. */
const isFolder = ({ name, size, packed }: ZipEntry): boolean => name.endsWith('/') && size === 0 && packed <= 2;

export async function* unpackedFiles(archive: Blob, limits = ZIP_LIMITS): AsyncGenerator<UnpackedFile, void> {
  yield* filesIn(archive, [], 1, { bytes: limits.all, entries: limits.entries }, limits);
}

async function* filesIn(
  archive: Blob,
  within: readonly string[],
  depth: number,
  budget: Budget,
  limits: ZipLimits,
): AsyncGenerator<UnpackedFile, void> {
  // The inputs in a bundle were inspected elsewhere.
  if (await looksLikeBundle(archive).catch(() => false)) return yield count(budget, { path: within, detail: BUNDLE });
  const found = await zipEntries(archive, limits.entries).catch((fault: unknown) => ({ detail: detailOf(fault) }));
  if ('detail' in found) return yield count(budget, { path: within, detail: found.detail });
  if (found.entries.some(({ name }) => OFFICE.has(name)))
    return yield count(budget, { path: within, detail: 'this is an Office file: save a table as CSV, and pages as pictures' });
  let isCut = found.count > found.entries.length;
  let isEmpty = true;
  for (const entry of found.entries) {
    const path = [...within, entry.name];
    if (isFolder(entry) || isLitter(entry.name)) continue;
    isEmpty = false;
    if (budget.entries <= 0) {
      isCut = true;
      break;
    }
    const bytes = await unpack(archive, entry, budget, limits).catch((fault: unknown) => ({ detail: detailOf(fault) }));
    if ('detail' in bytes) yield count(budget, { path, detail: bytes.detail });
    else if (!isZip(bytes)) yield count(budget, { path, bytes });
    else if (depth < limits.depth) yield* filesIn(new Blob([bytes]), path, depth + 1, budget, limits);
    else yield count(budget, { path, detail: `archives are nested more than ${limits.depth} deep` });
  }
  if (isEmpty && !isCut) yield count(budget, { path: within, detail: 'the archive holds no file' });
  if (isCut) yield { path: within, detail: `the archive holds more than ${limits.entries} files: the others are left out` };
}

function count(budget: Budget, file: UnpackedFile): UnpackedFile {
  budget.entries -= 1;
  return file;
}

const detailOf = (fault: unknown): string => (fault instanceof DamagedZip ? fault.message : 'the file cannot be read');
