// Node only. Reads every symbol in a picture file, or returns the reason for refusing it.

import type { Pixels } from '../../domain/decode/filters/pixels.ts';
import { pictureKind, type Refusal, readHeader } from '../../domain/decode/header.ts';
import { readStill, type StillOptions } from '../../domain/decode/still.ts';
import type { ReadSymbol } from '../../domain/decode/symbol.ts';
import { bundledReader, isTooMuch, unpack } from './codecs.ts';

export type PictureResult = { readonly symbols: readonly ReadSymbol[] } | { readonly refused: Refusal };

/** Decides by the first bytes of a file whether `readPicture` can read it. The name of a file proves nothing. */
export const isPicture = (bytes: Uint8Array): boolean => pictureKind(bytes) !== undefined;

/**
 * Reads one picture. Checks the header before it unpacks anything. Returns a bad file as a refusal and never throws for one.
 *
 * @example
 * const result = await readPicture(await readFile('label.png'));
 * if ('refused' in result) console.log(result.refused.code, result.refused.detail);
 */
export async function readPicture(bytes: Uint8Array, options: StillOptions = {}): Promise<PictureResult> {
  const result = readHeader(bytes);
  if ('refused' in result) return result;
  const { kind, width, height, isCmyk } = result.header;
  let pixels: Pixels;
  try {
    pixels = await unpack(result.header, bytes);
  } catch (error) {
    if (isCmyk && isTooMuch(error))
      return {
        refused: {
          code: 'DPP-INP-19',
          detail: `The JPEG picture of ${width} × ${height} pixels in CMYK colours is too large to be unpacked.`,
        },
      };
    return {
      refused: {
        code: 'DPP-INP-19',
        detail: `The ${kind.toUpperCase()} picture of ${width} × ${height} pixels is damaged and cannot be unpacked.`,
      },
    };
  }
  await bundledReader();
  const symbols = await readStill(pixels, options);
  if (symbols.length > 0) return { symbols };
  return { refused: { code: 'DPP-INP-18', detail: `No code was found in the picture of ${width} × ${height} pixels.` } };
}
