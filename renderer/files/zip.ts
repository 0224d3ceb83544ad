// Unpacks a ZIP archive in the sandboxed page, within bounds. Nothing is written to a disk, so a path is only a name.
import { DamagedZip, isZip, type ZipEntry, zipContent, zipEntries } from '../../server/domain/zip/archive.ts';

/** Policy: a day's pictures and credentials, not a whole disk. */
export interface ZipLimits {
  readonly entries: number;
  /** Bytes of one unpacked file. */
  readonly one: number;
  /** Bytes of all unpacked files together. */
  readonly all: number;
  /** Unpacked bytes for each packed one, once a file is larger than a megabyte. Deflate reaches about 1000 for zeros, pictures stay near 1. */
  readonly ratio: number;
  /** Archives within archives. */
  readonly depth: number;
}

export const ZIP_LIMITS: ZipLimits = { entries: 2_000, one: 32 * 1024 * 1024, all: 256 * 1024 * 1024, ratio: 200, depth: 2 };
const RATIO_FROM = 1024 * 1024;

export interface Unpacked {
  readonly files: readonly File[];
  /** What could not be unpacked, with a detail for the record. */
  readonly refused: readonly { readonly name: string; readonly detail: string }[];
}

/** The unpacked bytes that may still come out of an archive. Bytes of a file that is refused count too: entries may share their data. */
interface Budget {
  left: number;
}

/** Throws `DamagedZip` with the reason why an entry is not unpacked. */
async function unpack(archive: Blob, entry: ZipEntry, budget: Budget, limits: ZipLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.size > limits.one) throw new DamagedZip(`the file is too large: ${entry.size} bytes`);
  if (entry.size > budget.left) throw new DamagedZip(beyond(limits));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of zipContent(archive, entry)) {
    size += part.length;
    budget.left -= part.length;
    if (size > RATIO_FROM && size > entry.packed * limits.ratio)
      throw new DamagedZip('the file unpacks to far more than it takes: it is not read');
    if (size > limits.one) throw new DamagedZip('the file is too large');
    if (budget.left < 0) throw new DamagedZip(beyond(limits));
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
/** Files that archivers add. */
const isLitter = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|thumbs\.db$|desktop\.ini$)/i.test(path);

/** Names show the archive and the path within it. */
export async function unzip(archive: File, limits = ZIP_LIMITS): Promise<Unpacked> {
  const files: File[] = [];
  const refused: { name: string; detail: string }[] = [];
  const budget: Budget = { left: limits.all };
  const open = async (blob: Blob, name: string, depth: number): Promise<void> => {
    let found: Awaited<ReturnType<typeof zipEntries>>;
    try {
      found = await zipEntries(blob, limits.entries);
    } catch (fault) {
      refused.push({ name, detail: detailOf(fault) });
      return;
    }
    if (found.entries.some(({ name: path }) => OFFICE.has(path))) {
      refused.push({ name, detail: 'this is an Office file: save a table as CSV, and pages as pictures' });
      return;
    }
    let isCut = found.count > found.entries.length;
    for (const entry of found.entries) {
      const path = `${name}/${entry.name}`;
      if (entry.name.endsWith('/') || isLitter(entry.name)) continue;
      if (files.length + refused.length >= limits.entries) {
        isCut = true;
        break;
      }
      try {
        const bytes = await unpack(blob, entry, budget, limits);
        if (!isZip(bytes)) files.push(new File([bytes], path));
        else if (depth < limits.depth) await open(new Blob([bytes]), path, depth + 1);
        else refused.push({ name: path, detail: `archives are nested more than ${limits.depth} deep` });
      } catch (fault) {
        refused.push({ name: path, detail: detailOf(fault) });
      }
    }
    if (isCut) refused.push({ name, detail: `the archive holds more than ${limits.entries} files: the others are left out` });
  };
  await open(archive, archive.name, 1);
  return { files, refused };
}

const detailOf = (fault: unknown): string => (fault instanceof DamagedZip ? fault.message : 'the file cannot be read');
