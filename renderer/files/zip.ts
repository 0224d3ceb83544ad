// Unpacks a ZIP archive (PKWARE APPNOTE 6.3) in the sandboxed page, within bounds. Nothing is written to a disk, so a path is only a name.

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

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
  readonly isEncrypted: boolean;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ZIP64 = 0xffff_ffff;

class Damaged extends Error {}

const view = async (blob: Blob, from: number, to: number): Promise<DataView> => {
  if (from < 0 || to > blob.size) throw new Damaged('the archive is cut off or damaged');
  return new DataView(await blob.slice(from, to).arrayBuffer());
};

/** APPNOTE 4.4.4, bit 11: UTF-8. Without it most programs write UTF-8 or code page 437; the name is only shown. */
const nameOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function entriesOf(archive: Blob, most: number): Promise<{ readonly entries: readonly Entry[]; readonly count: number }> {
  const tail = Math.max(0, archive.size - END_LENGTH - LONGEST_COMMENT);
  const end = await view(archive, tail, archive.size);
  let at = end.byteLength - END_LENGTH;
  while (at >= 0 && end.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new Damaged('the archive is cut off or damaged');
  const count = end.getUint16(at + 10, true);
  const length = end.getUint32(at + 12, true);
  const from = end.getUint32(at + 16, true);
  if (count === 0xffff || from === ZIP64) throw new Damaged('the archive is of the form ZIP64, which is not read');
  const directory = await view(archive, from, from + length);
  const entries: Entry[] = [];
  for (let next = 0; entries.length < Math.min(count, most); ) {
    if (next + 46 > length || directory.getUint32(next, true) !== CENTRAL) throw new Damaged('the directory of the archive is damaged');
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(next + field, true)) as [number, number, number];
    if (next + 46 + name > length) throw new Damaged('the directory of the archive is damaged');
    entries.push({
      isEncrypted: (directory.getUint16(next + 8, true) & 1) !== 0,
      method: directory.getUint16(next + 10, true),
      crc: directory.getUint32(next + 16, true),
      packed: directory.getUint32(next + 20, true),
      size: directory.getUint32(next + 24, true),
      at: directory.getUint32(next + 42, true),
      name: nameOf(new Uint8Array(directory.buffer, next + 46, name)),
    });
    next += 46 + name + extra + comment;
  }
  return { entries, count };
}

/** The unpacked bytes that may still come out of an archive. Bytes of a file that is refused count too: entries may share their data. */
interface Budget {
  left: number;
}

/** Throws `Damaged` with the reason why an entry is not unpacked. */
async function unpack(archive: Blob, entry: Entry, budget: Budget, limits: ZipLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.isEncrypted) throw new Damaged('the file is encrypted');
  if (entry.packed === ZIP64 || entry.size === ZIP64 || entry.at === ZIP64)
    throw new Damaged('the file is of the form ZIP64, which is not read');
  if (entry.method !== 0 && entry.method !== 8) throw new Damaged(`the file is compressed by method ${entry.method}, which is not read`);
  if (entry.size > limits.one) throw new Damaged(`the file is too large: ${entry.size} bytes`);
  if (entry.size > budget.left) throw new Damaged(beyond(limits));
  const head = await view(archive, entry.at, entry.at + 30);
  if (head.getUint32(0, true) !== LOCAL) throw new Damaged('the archive is cut off or damaged');
  const from = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  if (from + entry.packed > archive.size) throw new Damaged('the archive is cut off or damaged');
  const packed = archive.slice(from, from + entry.packed).stream();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = (entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))).getReader();
  for (;;) {
    // What the directory declares is a claim: the bound is on what comes out.
    const { done, value } = await reader.read().catch(() => {
      throw new Damaged('the file is damaged');
    });
    if (done) break;
    size += value.length;
    budget.left -= value.length;
    const isBomb = size > RATIO_FROM && size > entry.packed * limits.ratio;
    if (isBomb || size > limits.one || budget.left < 0) {
      await reader.cancel().catch(() => undefined);
      if (isBomb) throw new Damaged('the file unpacks to far more than it takes: it is not read');
      throw new Damaged(size > limits.one ? 'the file is too large' : beyond(limits));
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  if (crc32(bytes) !== entry.crc) throw new Damaged('the file is damaged: its checksum differs');
  return bytes;
}

const beyond = ({ all }: ZipLimits): string => `the archive unpacks to more than ${all} bytes: the file is left out`;

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
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
    let found: Awaited<ReturnType<typeof entriesOf>>;
    try {
      found = await entriesOf(blob, limits.entries);
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

const detailOf = (fault: unknown): string => (fault instanceof Damaged ? fault.message : 'the file cannot be read');

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** APPNOTE 4.4.7. */
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
