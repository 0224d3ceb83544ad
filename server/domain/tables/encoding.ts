// Detects the encoding of a text file from its bytes, part by part.

import { isZip } from '../zip/archive.ts';

/** Names of the Encoding Standard, as `TextDecoder` accepts them. */
export type TableEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type Detected = { readonly ok: true; readonly encoding: TableEncoding } | { readonly ok: false; readonly detail: string };

export interface EncodingDetector {
  push(part: Uint8Array): void;
  end(): Detected;
}

/** The character that a decoder substitutes for invalid bytes. */
export const REPLACEMENT = '\ufffd';
const BEYOND_ASCII = /[\u0080-\uffff]/g;

/** How many bytes at the start are examined for a byte order mark and for zero bytes. */
const EXAMINED = 4096;

/**
 * Uses the byte order mark if there is one. Otherwise, zero bytes in every second place mean UTF-16. Text is UTF-8 if at least half of its
 * characters beyond ASCII are valid, so that a file cut off within a character, or with one row in another encoding, is still UTF-8.
 * Anything else is Windows-1252, which spreadsheets write under Western European settings.
 */
export function detectEncoding(): EncodingDetector {
  const decoder = new TextDecoder();
  const examined = new Uint8Array(EXAMINED);
  let held = 0;
  let valid = 0;
  let invalid = 0;
  const count = (text: string): void => {
    for (const character of text.match(BEYOND_ASCII) ?? []) {
      if (character === REPLACEMENT) invalid += 1;
      else valid += 1;
    }
  };
  return {
    push: (part) => {
      const more = part.subarray(0, EXAMINED - held);
      examined.set(more, held);
      held += more.length;
      count(decoder.decode(part, { stream: true }));
    },
    end: () => {
      count(decoder.decode());
      return fromStart(examined.subarray(0, held)) ?? { ok: true, encoding: valid >= invalid ? 'utf-8' : 'windows-1252' };
    },
  };
}

function fromStart(start: Uint8Array): Detected | undefined {
  const begins = (...mark: readonly number[]): boolean => mark.every((byte, at) => start[at] === byte);
  if (begins(0xff, 0xfe)) return { ok: true, encoding: 'utf-16le' };
  if (begins(0xfe, 0xff)) return { ok: true, encoding: 'utf-16be' };
  if (begins(0xef, 0xbb, 0xbf)) return undefined;
  if (isZip(start)) return { ok: false, detail: 'this is a workbook or an archive and no text: save its sheet as CSV (UTF-8)' };
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return undefined;
  if (odd > even * 10 && odd * 4 > start.length) return { ok: true, encoding: 'utf-16le' };
  if (even > odd * 10 && even * 4 > start.length) return { ok: true, encoding: 'utf-16be' };
  return { ok: false, detail: 'this is not text: it holds zero bytes' };
}
