// Decodes the `encodedList` of a status list and reads its entries (W3C Bitstring Status List 1.0, section 3.2).
import { gunzipSync } from 'node:zlib';
import { decodeBase64url } from '../encoding/base64url.ts';

/** The error types of the standard's section 3.5, in its spelling. */
export type StatusFault = 'MALFORMED_VALUE_ERROR' | 'RANGE_ERROR' | 'STATUS_LIST_LENGTH_ERROR' | 'STATUS_VERIFICATION_ERROR';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: StatusFault; readonly detail: string };

export const fault = (name: StatusFault, detail: string) => ({ ok: false, fault: name, detail }) as const;

/** Policy: the maximum unpacked size of a list, in bytes. 16 MiB hold 134 million credentials. */
export const MAX_LIST_BYTES = 16 * 2 ** 20;
/** Section 3.1: minimum size of a list. With fewer entries, a look-up could reveal the holder. */
export const MIN_ENTRIES = 131_072;

/** Decodes and decompresses `encodedList`, up to MAX_LIST_BYTES. Fails with MALFORMED_VALUE_ERROR. */
export function expandBitstring(encoded: string): Outcome<Buffer> {
  // Multibase `u`: base64url without padding.
  return encoded.startsWith('u') ? expand(encoded.slice(1)) : fault('MALFORMED_VALUE_ERROR', "'encodedList' does not begin with 'u'");
}

/** Decodes and decompresses base64url of a GZIP stream, up to MAX_LIST_BYTES. */
export function expand(encoded: string): Outcome<Buffer> {
  const packed = decodeBase64url(encoded);
  if (packed === undefined) return fault('MALFORMED_VALUE_ERROR', "'encodedList' is not base64url");
  try {
    return { ok: true, value: gunzipSync(packed, { maxOutputLength: MAX_LIST_BYTES }) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ERR_BUFFER_TOO_LARGE' ? `unpacks to more than ${MAX_LIST_BYTES} bytes` : 'is not a whole GZIP stream';
    return fault('MALFORMED_VALUE_ERROR', `'encodedList' ${why}`);
  }
}

/** Returns entry `index` of a list whose entries are `size` bits wide. The first bit of the list is the left-most bit of its first byte. */
export function entryAt(bits: Uint8Array, index: number, size: number): Outcome<number> {
  const entries = Math.floor((bits.length * 8) / size);
  if (entries < MIN_ENTRIES)
    return fault('STATUS_LIST_LENGTH_ERROR', `the list has ${entries} entries, at least ${MIN_ENTRIES} are needed`);
  if (index >= entries) return fault('RANGE_ERROR', `index ${index} is beyond the ${entries} entries of the list`);
  let value = 0;
  for (let bit = index * size; bit < (index + 1) * size; bit++) value = value * 2 + bitAt(bits, bit);
  return { ok: true, value };
}

/** True if any bit of entry `index` is set. An index beyond the end is not set. */
export function isSet(bits: Uint8Array, index: number, size: number): boolean {
  if (index >= (bits.length * 8) / size) return false;
  for (let bit = index * size; bit < (index + 1) * size; bit++) if (bitAt(bits, bit) === 1) return true;
  return false;
}

/** Converts an index to that of the same entry counted from the right-most bit of each byte. */
export const fromRight = (index: number): number => index ^ 7;

export const bitAt = (bits: Uint8Array, index: number): number => ((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
