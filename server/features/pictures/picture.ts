// Node only. The bytes of a picture file in, every symbol found in it or the reason for refusing it out.

import type { Pixels } from '../../domain/decode/filters/pixels.ts';
import { pictureKind, type Refusal, readHeader } from '../../domain/decode/header.ts';
import { readStill, type StillOptions } from '../../domain/decode/still.ts';
import type { ReadSymbol } from '../../domain/decode/symbol.ts';
import { bundledReader, isTooMuch, unpack } from './codecs.ts';

export type PictureResult = { readonly symbols: readonly ReadSymbol[] } | { readonly refused: Refusal };

/** Whether a file should be handed to `readPicture`, by its first bytes; its name may lie. */
export const isPicture = (bytes: Uint8Array): boolean => pictureKind(bytes) !== undefined;

/**
 * Reads one picture. The header is checked before anything is unpacked; a bad file is a value, never an exception.
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
