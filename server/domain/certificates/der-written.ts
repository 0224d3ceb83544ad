// Writes the ASN.1 values of a certificate as DER (X.690): object identifiers, strings, bit lists and times.

import { element } from '../keys/der.ts';
import { TAG } from './der-values.ts';

export const sequence = (...parts: readonly Uint8Array[]): Uint8Array => element(TAG.sequence, ...parts);
export const set = (...parts: readonly Uint8Array[]): Uint8Array => element(TAG.set, ...parts);
export const octets = (content: Uint8Array): Uint8Array => element(TAG.octets, content);
export const utf8 = (text: string): Uint8Array => element(0x0c, Buffer.from(text));
export const yes = element(TAG.boolean, Buffer.from([0xff]));

/** A bit string of whole bytes, such as a signature. */
export const wholeBytes = (content: Uint8Array): Uint8Array => element(TAG.bits, Buffer.from([0]), content);

export function oid(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  return element(TAG.oid, Buffer.from([first * 40 + second, ...others].flatMap(base128)));
}

function base128(arc: number): readonly number[] {
  const digits = [arc % 128];
  for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift((rest % 128) | 0x80);
  return digits;
}

/** X.690 11.2.2: a named bit list ends with its last set bit. */
export function bitList(...positions: readonly number[]): Uint8Array {
  const last = Math.max(...positions);
  const bytes = Buffer.alloc((last >> 3) + 1);
  for (const at of positions) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7));
  return element(TAG.bits, Buffer.from([7 - (last & 7)]), bytes);
}

/** A positive integer from its big-endian bytes, in the shortest form. */
export function positive(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = start < 0 ? Buffer.from([0]) : bytes.subarray(start);
  return element(TAG.integer, Buffer.alloc((digits[0] ?? 0) >= 0x80 ? 1 : 0), digits);
}

/** RFC 5280 4.1.2.5: UTCTime until 2049, GeneralizedTime from then on, in whole seconds. */
export function time(moment: number): Uint8Array {
  const digits = `${new Date(moment).toISOString().slice(0, 19).replace(/\D/g, '')}Z`;
  return digits < '2050' ? element(TAG.utcTime, Buffer.from(digits.slice(2))) : element(TAG.generalizedTime, Buffer.from(digits));
}
