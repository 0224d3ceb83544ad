// Reads a file of `desk inspect`: each symbol, credential or refusal in it is one item.
import { readHeader } from '../../domain/decode/header.ts';
import { joinWithin } from '../../domain/decode/parts.ts';
import type { ReadSymbol } from '../../domain/decode/symbol.ts';
import type { InputCode } from '../../domain/evidence/input-codes.ts';
import { defined } from '../../domain/json/defined.ts';
import { emptyPages, nestedRefusal } from '../../domain/pdf/contents.ts';
import { isPdf } from '../../domain/pdf/limits.ts';
import { recognise } from '../../domain/recognise/index.ts';
import { decodeText } from '../../features/inspection/index.ts';
import type { PdfReading } from '../../features/pdf/index.ts';
import { isPicture, type PicturePool } from '../../features/pictures/index.ts';
import { type Bounded, readBounded } from '../../lib/files/read-bounded.ts';
import { type Found, incompleteOf, type Source } from './joined-parts.ts';

export interface Readers {
  readonly pool: PicturePool;
  readonly pdf: (bytes: Uint8Array) => Promise<PdfReading>;
}

/** Runs one call at a time, because each starts a process. */
export function singly<Given, Result>(work: (given: Given) => Promise<Result>): (given: Given) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (given) => {
    const next = last.then(() => work(given));
    last = next.catch(() => undefined);
    return next;
  };
}

export const refused = (code: InputCode, detail: string): readonly Found[] => [
  { recognised: { kind: 'invalid', code, detail, flags: [] }, source: { channel: 'file', text: '', unreadable: { code, detail } } },
];

/** Reports an invalid name, a closed folder or a removed stick for that file only. One file of thousands must not stop the others. */
export function bytesOf(file: string): Bounded {
  try {
    return readBounded(file);
  } catch (error) {
    return { code: 'DPP-INP-17', detail: `the file cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

/** Every symbol or credential of a file. A file in which none is found still yields one item. */
export async function readFile(file: string, readers: Readers): Promise<readonly Found[]> {
  const bytes = bytesOf(file);
  return 'code' in bytes ? refused(bytes.code, bytes.detail) : readBytes(bytes.content, readers);
}

export const readBytes = async (content: Uint8Array, readers: Readers): Promise<readonly Found[]> =>
  isPdf(content) ? readDocument(content, readers) : readContent(content, readers);

async function readContent(content: Uint8Array, { pool }: Readers): Promise<readonly Found[]> {
  if (content.length === 0) return readText('');
  if (isPicture(content)) {
    const picture = await pool.read(content);
    return 'refused' in picture ? refused(picture.refused.code, picture.refused.detail) : itemsOf(picture.symbols);
  }
  const text = decodeText(content);
  if (text === undefined) {
    const header = readHeader(content);
    return refused('DPP-INP-17', `neither a picture that is read nor UTF-8 text: ${'refused' in header ? header.refused.detail : ''}`);
  }
  const items = recognise({ text, channel: 'file' });
  const only = items.length === 1 ? items[0] : undefined;
  const source: Source = { channel: 'file', content };
  return items.map((recognised) => ({ recognised, source, ...(only !== undefined && !('text' in only) ? { text } : {}) }));
}

/** Reads a text that is not a file, such as a row of a list. */
export function readText(text: string): readonly Found[] {
  const source: Source = { channel: 'file', text };
  if (text === '') return [{ recognised: { kind: 'empty', flags: [] }, source }];
  return recognise({ text, channel: 'file' }).map((recognised) => ({ recognised, source, text }));
}

export const itemsOf = (symbols: readonly ReadSymbol[]): readonly Found[] =>
  joinWithin(symbols).flatMap((symbol): readonly Found[] => {
    const { text, symbology, reader, part } = symbol;
    if (part !== undefined)
      return [{ ...incompleteOf(symbol, { count: part.count, read: [part.index + 1] }), part: symbol, text, symbology }];
    // jsqr returns no symbology identifier and loses FNC1, so its text must not be read as a GS1 code.
    const isLossy = reader === 'jsqr';
    const source: Source = isLossy ? { channel: 'camera-jsqr', text } : { channel: 'file', text, symbology };
    return recognise({ text, ...source, channel: isLossy ? 'camera-jsqr' : 'camera' }).map((recognised) => ({
      recognised,
      source,
      text,
      ...(isLossy ? {} : { symbology }),
    }));
  });

/** The items of all pages and embedded files in their order; pages without a code share one. */
async function readDocument(content: Uint8Array, readers: Readers): Promise<readonly Found[]> {
  const { pages, pieces } = await readers.pdf(content);
  const found: Found[] = [];
  const empty: number[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'refused') {
      const { page, name: embedded } = piece;
      found.push(...refused(piece.refused.code, piece.refused.detail).map((one) => ({ ...one, ...defined({ page, embedded }) })));
    } else if (piece.kind === 'page') {
      const { page, symbols } = piece;
      if (symbols.length === 0) empty.push(page);
      found.push(...itemsOf(symbols).map((one) => ({ ...one, page })));
    } else {
      const nested = nestedRefusal(piece.bytes);
      const items = nested === undefined ? await readContent(piece.bytes, readers) : refused(nested.code, nested.detail);
      found.push(...items.map((one) => ({ ...one, embedded: piece.name })));
    }
  }
  const none = emptyPages(empty, pages);
  return none === undefined ? found : [...found, ...refused(none.code, none.detail)];
}
