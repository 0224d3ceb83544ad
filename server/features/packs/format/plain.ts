// Checks quickly, several bytes at a time, whether a text is lines of ASCII without a backslash.
// A pack of a million passports has billions of bytes.
import { isAscii } from 'node:buffer';

const BACKSLASH = 0x5c;
/** Added to an ASCII character, it sets the top bit unless that is a control character. */
const FROM_SPACE = 0x60606060;
const TOP = 0x80808080 | 0;
/** Words of four bytes that are combined before one check for control characters. */
const WORDS = 32;

/** Line feeds are the only control characters allowed. */
export function isPlain(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!isAscii(buffer) || buffer.includes(BACKSLASH)) return false;
  const count = buffer.byteOffset % 4 === 0 ? buffer.length >> 2 : 0;
  const words = new Int32Array(buffer.buffer, count === 0 ? 0 : buffer.byteOffset, count);
  for (let from = 0; from < count; from += WORDS) {
    const to = Math.min(from + WORDS, count);
    let tops = TOP;
    // Each byte is below 0x80, so no sum carries into the next byte.
    for (let at = from; at < to; at++) tops &= ((words[at] as number) + FROM_SPACE) | 0;
    if ((tops & TOP) !== TOP && !onlyLineFeeds(buffer, 4 * from, 4 * to)) return false;
  }
  return onlyLineFeeds(buffer, 4 * count, buffer.length);
}

function onlyLineFeeds(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x20 && byte !== 0x0a) return false;
  }
  return true;
}
