// Stores a text of the log: short ones as they are, so that lists of scans read them at once, longer ones compressed.

import type { Dictionary } from './dictionary.ts';
import { compress, decompress } from './frame.ts';
import { bytesText, textBytes } from './text.ts';

/** In characters. */
const SHORT = 2_000;

export const storedText = (text: string, dictionary: Dictionary | undefined): string | Buffer =>
  text.length < SHORT ? text : compress(textBytes(text), dictionary);

/** Throws if the bytes are damaged or their dictionary is missing. */
export const textOf = (stored: string | Buffer, dictionaryOf: (name: Buffer) => Dictionary): string =>
  typeof stored === 'string' ? stored : bytesText(decompress(stored, dictionaryOf));
