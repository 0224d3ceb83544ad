// The requests that one input yields. Some of them wait for the other parts of a code.
import type { InputCode, InspectRequest } from '../../../../server/contract/index.ts';
import { joinWithin } from '../../../../server/domain/decode/parts.ts';
import type { ReadSymbol } from '../../../../server/domain/decode/symbol.ts';
import type { FileSource } from './jobs.ts';

/** `part`: the request is one part of a code and waits for the others. */
export type Brought = InspectRequest & { readonly part?: ReadSymbol };
export type Requests = readonly Brought[];

/** The most characters of a file name that the log keeps. */
const LONGEST_NAME = 255;

/** The end of a long path says which file and page it is; the rest is left out. */
export const recordedName = (name: string): string => name.slice(-LONGEST_NAME).toWellFormed();

/** The request that records a file, or a part of one, that could not be read. */
export const unread = (channel: FileSource['channel'], fileName: string, code: InputCode, detail: string): Brought => ({
  channel,
  text: '',
  fileName,
  unreadable: { code, detail },
});

/** The requests for the codes in a picture. A part of a code waits for the other parts. */
export const requestsOfSymbols = (symbols: readonly ReadSymbol[], channel: FileSource['channel'], fileName: string): Requests =>
  joinWithin(symbols).map((symbol) => ({
    channel: symbol.reader === 'jsqr' ? ('camera-jsqr' as const) : channel,
    text: symbol.text,
    fileName,
    ...(symbol.symbology === '' ? {} : { symbology: symbol.symbology }),
    ...(symbol.part === undefined ? {} : { part: symbol }),
  }));
