// The part of node:zlib that the domain uses to unpack, for a page.
import { Bytes } from './buffer.ts';
import { inflate } from './inflate.ts';

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function crc32(data: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of data) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] as number);
  return ~value >>> 0;
}

/** RFC 1950 8.2. */
function adler32(data: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

interface Limit {
  readonly maxOutputLength: number;
}

const fault = (): never => {
  throw new Error('the compressed data are damaged');
};

export const inflateRawSync = (packed: Uint8Array, { maxOutputLength }: Limit): Bytes => Bytes.from(inflate(packed, maxOutputLength));

/** RFC 1952 2.3: one member, without a remainder. */
export function gunzipSync(packed: Uint8Array, limit: Limit): Bytes {
  const [first, second, method, flags = 0] = packed;
  if (first !== 0x1f || second !== 0x8b || method !== 8 || (flags & 0xe0) !== 0 || packed.length < 18) fault();
  let at = 10;
  if (flags & 4) at += 2 + (packed[at] as number) + 256 * (packed[at + 1] as number);
  for (const named of [8, 16]) if (flags & named) at = packed.indexOf(0, at) + 1 || fault();
  if (flags & 2) at += 2;
  const end = packed.length - 8;
  if (at > end) fault();
  const unpacked = inflateRawSync(packed.subarray(at, end), limit);
  const trailer = new DataView(packed.buffer, packed.byteOffset + end, 8);
  const isSame = trailer.getUint32(0, true) === crc32(unpacked) && trailer.getUint32(4, true) === unpacked.length >>> 0;
  return isSame ? unpacked : fault();
}

/** RFC 1950 2.2, without a preset dictionary. */
export function inflateSync(packed: Uint8Array, limit: Limit): Bytes {
  const [method = 0, flags = 0] = packed;
  if (packed.length < 6 || (method & 15) !== 8 || method >> 4 > 7 || (256 * method + flags) % 31 !== 0 || (flags & 32) !== 0) fault();
  const end = packed.length - 4;
  const unpacked = inflateRawSync(packed.subarray(2, end), limit);
  return new DataView(packed.buffer, packed.byteOffset + end, 4).getUint32(0) === adler32(unpacked) ? unpacked : fault();
}

const noPacking = (): never => {
  throw new Error('a page packs nothing here');
};
export const [deflateRawSync, deflateSync, gzipSync] = [noPacking, noPacking, noPacking];
export const constants: Readonly<Record<string, number>> = {};
