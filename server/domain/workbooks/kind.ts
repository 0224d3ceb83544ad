// Identifies the format of a possible workbook by its first bytes, and gives advice on formats that are not read.
import { isZip } from '../zip/archive.ts';

export type FileKind = 'archive' | 'encrypted' | 'xls' | 'text';
type NotRead = Exclude<FileKind, 'archive'> | 'xlsb' | 'ods' | 'other';

/** Offsets of the sector size and of the directory's first sector in a compound file (MS-CFB 2.2). */
const SHIFT_AT = 30;
const DIRECTORY_AT = 48;
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** How many bytes of the directory are searched. Its entries have 128 bytes each, with names in UTF-16. */
const DIRECTORY = 4096;

export async function kindOfWorkbook(file: Blob): Promise<FileKind> {
  const head = new DataView(await file.slice(0, 512).arrayBuffer());
  const begins = (...bytes: readonly number[]): boolean => bytes.every((byte, at) => at < head.byteLength && head.getUint8(at) === byte);
  if (isZip(new Uint8Array(head.buffer))) return 'archive';
  if (!begins(...OLE) || head.byteLength < 512) return 'text';
  const at = (head.getUint32(DIRECTORY_AT, true) + 1) * 2 ** Math.min(head.getUint16(SHIFT_AT, true), 12);
  const names = new TextDecoder('utf-16le').decode(await file.slice(at, at + DIRECTORY).arrayBuffer());
  // MS-OFFCRYPTO 2.3: a stream of this name contains the encrypted workbook.
  return names.includes('EncryptedPackage') ? 'encrypted' : 'xls';
}

/** True if the name is that of a table or a workbook. */
export const isTableName = (name: string): boolean => /\.(?:csv|tsv|tab|xlsx|xlsm|xls|xlsb|ods)$/i.test(name);

const REASONS: Readonly<Record<NotRead, string>> = {
  encrypted: 'the workbook is encrypted: open it with its password and save it without one',
  xls: 'this is a workbook of Excel 97 (.xls): save it as .xlsx or as CSV (UTF-8)',
  xlsb: 'this is a binary workbook (.xlsb): save it as .xlsx or as CSV (UTF-8)',
  ods: 'this is an OpenDocument file: save a spreadsheet as .xlsx or as CSV (UTF-8)',
  text: 'this is not a workbook',
  other: 'this archive is not a workbook: save the table as .xlsx or as CSV (UTF-8)',
};

export const whyNotRead = (kind: NotRead): string => REASONS[kind];
