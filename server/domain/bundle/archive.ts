// Lays out the archive of an evidence bundle (PKWARE APPNOTE 6.3).
// Every byte outside the files follows from their names, sizes and checksums, so that a reader can compare all of these bytes.

export interface ArchivedFile {
  readonly name: string;
  /** APPNOTE 4.4.5: stored, or deflated. */
  readonly method: 0 | 8;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Offset of the local header in the archive, in bytes. */
  readonly at: number;
}

const VERSION = 20;
/** APPNOTE 4.4.4, bit 11: names in UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the earliest date of the format, because the archive records no time. */
const DATE = 0x0021;

export const LOCAL_LENGTH = 30;
export const CENTRAL_LENGTH = 46;
export const END_LENGTH = 22;
/** Larger values need ZIP64. */
export const MOST_FILES = 0xfffe;
export const MOST_BYTES = 0xffff_fffe;

/** The fields that both headers share, APPNOTE 4.3.7 and 4.3.12, from the version to the length of the extra field. */
function shared({ name, method, crc, packed, size }: ArchivedFile): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

export const localHeader = (file: ArchivedFile): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared(file), Buffer.from(file.name)]);

export function directoryRecord(file: ArchivedFile): Buffer {
  const made = Buffer.alloc(2);
  made.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(file.at, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, shared(file), rest, Buffer.from(file.name)]);
}

export function endRecord(count: number, length: number, from: number): Buffer {
  const end = Buffer.alloc(END_LENGTH);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(from, 16);
  return end;
}
