// Reads ZIP archives (PKWARE APPNOTE 6.3): the directory, and a file's content part by part. Writes nothing to disk.

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  /** Unpacked size in bytes as the directory declares it. The real size can differ. */
  readonly size: number;
  readonly at: number;
  readonly isEncrypted: boolean;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** In bytes. Ten thousand files with long names take 2 MB. */
const LONGEST_DIRECTORY = 64 * 1024 * 1024;
const ZIP64 = 0xffff_ffff;

/** APPNOTE 4.3.7 and 4.3.16: the first bytes of an archive, or of an empty one. */
export const isZip = (bytes: Uint8Array): boolean => ['PK\x03\x04', 'PK\x05\x06'].includes(String.fromCharCode(...bytes.subarray(0, 4)));

/** The archive is damaged or not supported. The message is shown to people. */
export class DamagedZip extends Error {}

const view = async (blob: Blob, from: number, to: number): Promise<DataView> => {
  if (from < 0 || to > blob.size) throw new DamagedZip('the archive is cut off or damaged');
  return new DataView(await blob.slice(from, to).arrayBuffer());
};

/** Decodes every name as UTF-8, also without bit 11 (APPNOTE 4.4.4), because names are only displayed. */
const nameOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Reads at most `most` entries. `count` is the number that the archive declares. Throws `DamagedZip`. */
export async function zipEntries(archive: Blob, most: number): Promise<{ readonly entries: readonly ZipEntry[]; readonly count: number }> {
  const tail = Math.max(0, archive.size - END_LENGTH - LONGEST_COMMENT);
  const end = await view(archive, tail, archive.size);
  let at = end.byteLength - END_LENGTH;
  while (at >= 0 && end.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new DamagedZip('the archive is cut off or damaged');
  const count = end.getUint16(at + 10, true);
  const length = end.getUint32(at + 12, true);
  const from = end.getUint32(at + 16, true);
  if (count === 0xffff || from === ZIP64) throw new DamagedZip('the archive is of the form ZIP64, which is not read');
  if (length > LONGEST_DIRECTORY) throw new DamagedZip('the directory of the archive is too long');
  const directory = await view(archive, from, from + length);
  const entries: ZipEntry[] = [];
  for (let next = 0; entries.length < Math.min(count, most); ) {
    if (next + 46 > length || directory.getUint32(next, true) !== CENTRAL) throw new DamagedZip('the directory of the archive is damaged');
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(next + field, true)) as [number, number, number];
    if (next + 46 + name > length) throw new DamagedZip('the directory of the archive is damaged');
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

/**
 * Yields the unpacked bytes of a file. The caller must limit their number, because an archive can declare too small a size. Throws
 * `DamagedZip`, also at the end if the checksum differs.
 */
export async function* zipContent(archive: Blob, entry: ZipEntry): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  if (entry.isEncrypted) throw new DamagedZip('the file is encrypted');
  if (entry.packed === ZIP64 || entry.size === ZIP64 || entry.at === ZIP64)
    throw new DamagedZip('the file is of the form ZIP64, which is not read');
  if (entry.method !== 0 && entry.method !== 8) throw new DamagedZip(`the file is compressed by method ${entry.method}, which is not read`);
  const head = await view(archive, entry.at, entry.at + 30);
  if (head.getUint32(0, true) !== LOCAL) throw new DamagedZip('the archive is cut off or damaged');
  const from = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  if (from + entry.packed > archive.size) throw new DamagedZip('the archive is cut off or damaged');
  const packed = archive.slice(from, from + entry.packed).stream();
  const reader = (entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))).getReader();
  let crc = 0xffffffff;
  let isRead = false;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new DamagedZip('the file is damaged');
      });
      if (done) break;
      for (const byte of value) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
      yield value as Uint8Array<ArrayBuffer>;
    }
    isRead = true;
  } finally {
    if (!isRead) await reader.cancel().catch(() => undefined);
  }
  if ((crc ^ 0xffffffff) >>> 0 !== entry.crc) throw new DamagedZip('the file is damaged: its checksum differs');
}

/** Table for the CRC-32 of APPNOTE 4.4.7. */
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
