// Reads kind, sides and completeness of a picture from its first bytes, or refuses the file before decoding.
import { MAX_PIXELS, tooLarge } from './filters/pixels.ts';

export type PictureKind = 'png' | 'jpeg' | 'webp';

export interface PictureHeader {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  /** A JPEG with four colour components, for printing. Under Node it needs a separate decoder. */
  readonly isCmyk?: true;
}

/** The codes are `InputCode` values of the recognition stage. */
export interface Refusal {
  readonly code: 'DPP-INP-01' | 'DPP-INP-10' | 'DPP-INP-17' | 'DPP-INP-18' | 'DPP-INP-19';
  readonly detail: string;
}

export type HeaderResult = { readonly header: PictureHeader } | { readonly refused: Refusal };

/** 64 MiB: an uncompressed PNG of a 20-megapixel photo still passes. */
export const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

/** A progressive JPEG may repeat its scans endlessly at a few bytes each. Encoders write at most about 20. */
const MAX_SCANS = 100;

const refuse = (code: Refusal['code'], detail: string): { readonly refused: Refusal } => ({ refused: { code, detail } });
const damaged = (detail: string) => refuse('DPP-INP-19', detail);

/**
 * Refuses an empty file with DPP-INP-01, a file that is too large with -10, an unknown kind with -17, and a damaged picture or one with too
 * many pixels with -19.
 */
export function readHeader(bytes: Uint8Array): HeaderResult {
  if (bytes.length === 0) return refuse('DPP-INP-01', 'The file is empty.');
  if (bytes.length > MAX_PICTURE_BYTES) {
    return refuse('DPP-INP-10', `The file has ${bytes.length} bytes; pictures may have at most ${MAX_PICTURE_BYTES}.`);
  }
  const kind = pictureKind(bytes);
  if (kind === undefined) return refuse('DPP-INP-17', `${whatItIs(bytes)} Pictures are read as PNG, JPEG or WebP.`);
  const result = kind === 'png' ? pngHeader(bytes) : kind === 'jpeg' ? jpegHeader(bytes) : webpHeader(bytes);
  if ('refused' in result) return result;
  const { width, height } = result.header;
  if (width === 0 || height === 0) return damaged(`The picture's header says ${width} × ${height} pixels.`);
  if (tooLarge(width, height)) {
    return damaged(`The picture has ${width} × ${height} pixels; at most ${MAX_PIXELS} pixels in all are unpacked.`);
  }
  return result;
}

const ascii = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));

export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  return undefined;
}

/** ISO 32000-2, 7.5.2: the first bytes of a file; some programs write a byte order mark or blank lines before them. */
export const isPdf = (bytes: Uint8Array): boolean => /^(?:\xef\xbb\xbf)?\s*%PDF-/.test(ascii(bytes, 0, 64));

function whatItIs(bytes: Uint8Array): string {
  const start = ascii(bytes, 0, 12);
  if (isPdf(bytes)) return 'The file is a PDF document, not a picture.';
  if (start.startsWith('GIF8')) return 'The file is a GIF picture.';
  if (start.startsWith('BM')) return 'The file is a BMP picture.';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'The file is a TIFF picture.';
  if (start.slice(4, 8) === 'ftyp') return 'The file is a HEIC or AVIF picture or a film.';
  return 'The file is not a picture of a known kind.';
}

/** ISO/IEC 15948 §5: signature, IHDR first, chunks up to IEND. */
function pngHeader(bytes: Uint8Array): HeaderResult {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 33 || ascii(bytes, 12, 4) !== 'IHDR') return damaged('The PNG picture ends before its header.');
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) return damaged(`The PNG picture is cut off after ${bytes.length} bytes.`);
    const length = view.getUint32(at);
    const type = ascii(bytes, at + 4, 4);
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return { header: { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) } };
}

/** ITU-T T.81 B.1.1: markers with length, then scans of entropy-coded data up to EOI. */
function jpegHeader(bytes: Uint8Array): HeaderResult {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const cutOff = () => damaged(`The JPEG picture is cut off after ${bytes.length} bytes.`);
  let header: PictureHeader | undefined;
  let scans = 0;
  for (let at = 2; at + 4 <= bytes.length + 2; ) {
    if (bytes[at] !== 0xff) return damaged(`The JPEG picture has no marker at byte ${at}.`);
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return header === undefined ? damaged('The JPEG picture has no frame header.') : { header };
    if (at + 4 > bytes.length) return cutOff();
    const length = view.getUint16(at + 2);
    if (length < 2) return damaged(`The JPEG picture has a segment without length at byte ${at}.`);
    const frame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (frame) {
      if (at + 9 > bytes.length) return cutOff();
      const isCmyk = bytes[at + 9] === 4 ? ({ isCmyk: true } as const) : {};
      header = { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5), ...isCmyk };
    }
    at += 2 + length;
    if (marker !== 0xda) continue;
    scans += 1;
    if (scans > MAX_SCANS) return damaged(`The JPEG picture has more than ${MAX_SCANS} scans.`);
    at = endOfScan(bytes, at);
  }
  return cutOff();
}

/**
 * Returns the offset of the next marker. Inside a scan, FF 00 is a data byte and FF D0–D7 restart the decoder; any other marker ends the
 * scan.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** RFC 9649: RIFF container whose first chunk is VP8, VP8L or VP8X. */
function webpHeader(bytes: Uint8Array): HeaderResult {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 30) return damaged('The WebP picture ends before its header.');
  if (view.getUint32(4, true) + 8 > bytes.length) return damaged(`The WebP picture is cut off after ${bytes.length} bytes.`);
  const sides = (width: number, height: number): HeaderResult => ({ header: { kind: 'webp', width, height } });
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return sides(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return sides((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return sides((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1);
    default:
      return damaged('The WebP picture has no picture chunk.');
  }
}
