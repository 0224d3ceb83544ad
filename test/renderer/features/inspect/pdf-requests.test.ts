// Requests from a PDF document: a page that is not read never costs what the others hold.
import { describe, expect, it } from 'vitest';
import { recordedName } from '../../../../renderer/features/inspect/queue/brought.ts';
import type { FileSource } from '../../../../renderer/features/inspect/queue/jobs.ts';
import { type PdfWays, requestsOfPdf } from '../../../../renderer/features/inspect/queue/pdf-requests.ts';
import { thumbnailOf } from '../../../../renderer/features/inspect/queue/thumbnails.ts';
import type { ReadSymbol } from '../../../../server/domain/decode/symbol.ts';

const at = { x: 0, y: 0 };
const symbol = (text: string): ReadSymbol => ({
  text,
  format: 'QRCodeModel2',
  symbology: ']Q1',
  corners: [at, at, at, at],
  bytes: Buffer.from(text),
  reader: 'zxing',
});

/** A picture of a page, as far as the decoder of a test looks at it. */
const imageOf = (page: number): ImageBitmap => ({ width: page, height: 1, close: () => undefined });

interface Doc {
  readonly pages: number;
  readonly decode: (page: number, signal: AbortSignal) => Promise<readonly ReadSymbol[]>;
  /** Pages at which the reader stops. */
  readonly stops?: ReadonlySet<number>;
  readonly opens?: number;
  /** Attached to a page at which the reader stops. */
  readonly attached?: string;
  readonly name?: string;
}

async function read({ pages, decode, stops = new Set(), opens = 2, name = 'a.pdf', attached }: Doc, signal = new AbortController().signal) {
  const drawn: number[] = [];
  const ways: PdfWays = {
    open: async () => {
      opens -= 1;
      if (opens < 0) return { kind: 'refused', refused: { code: 'DPP-INP-31', detail: 'gone' } };
      let isStopped = false;
      return {
        pages,
        files: [],
        page: async (page) => {
          drawn.push(page);
          isStopped ||= stops.has(page);
          return isStopped
            ? {
                kind: 'refused',
                refused: { code: 'DPP-INP-31', detail: `slow ${page}` },
                ...(attached === undefined ? {} : { files: [{ name: attached, refused: { code: 'DPP-INP-31', detail: 'attached' } }] }),
              }
            : { kind: 'page', image: imageOf(page), thumbnail: new Blob(['x']), files: [] };
        },
        isStopped: () => isStopped,
        close: () => undefined,
      };
    },
    decode: ({ width }, aborted) => decode(width, aborted),
  };
  const source: FileSource = { kind: 'file', file: new File([], name), channel: 'file' };
  const requests = await requestsOfPdf(
    source,
    1,
    signal,
    () => undefined,
    async () => [],
    ways,
  );
  return { drawn, lines: requests.map(({ fileName, text, unreadable }) => [fileName, unreadable?.detail ?? text]), requests };
}

const coded = async (page: number) => [symbol(`code ${page}`)];

describe('a PDF document', () => {
  it('loses only the page whose picture is not decoded, drawn and read twice', async () => {
    const { drawn, lines, requests } = await read({
      pages: 3,
      decode: async (page) => {
        if (page === 2) throw new Error('the picture took too long');
        return coded(page);
      },
    });
    expect(lines).toEqual([
      ['a.pdf#page=1', 'code 1'],
      ['a.pdf#page=2', 'the picture took too long'],
      ['a.pdf#page=3', 'code 3'],
    ]);
    expect(requests[1]?.unreadable?.code).toBe('DPP-INP-31');
    expect(drawn).toEqual([1, 2, 2, 3]);
  });

  it('loses nothing to a thread that stops once', async () => {
    let faults = 1;
    const { lines } = await read({
      pages: 2,
      decode: async (page) => {
        if (faults-- > 0) throw new Error('the decoding thread stopped');
        return coded(page);
      },
    });
    expect(lines.map(([, text]) => text)).toEqual(['code 1', 'code 2']);
  });

  it('is opened again once after the page at which its reader stopped', async () => {
    const { lines, drawn } = await read({ pages: 4, decode: coded, stops: new Set([2]) });
    expect(lines.map(([, text]) => text)).toEqual(['code 1', 'slow 2', 'code 3', 'code 4']);
    expect(drawn).toEqual([1, 2, 3, 4]);
  });

  it.each([2, 1])('names the rest in one line when its reader stops for good: opened %i times', async (opens) => {
    const { lines } = await read({ pages: 300, decode: coded, stops: new Set([2, 4]), opens });
    const last = opens === 2 ? 4 : 2;
    expect(lines.at(-1)).toEqual(['a.pdf', `pages ${last + 1}–300 of 300 were not read: the reader stopped at page ${last}`]);
    expect(lines).toHaveLength(last + 1);
  });

  it('keeps the files attached to a page that is not drawn', async () => {
    const { lines } = await read({ pages: 1, decode: coded, stops: new Set([1]), attached: 'b.json' });
    expect(lines).toEqual([
      ['a.pdf#page=1', 'slow 1'],
      ['a.pdf/b.json', 'attached'],
    ]);
  });

  it('is left at once when its batch is cancelled', async () => {
    const abort = new AbortController();
    const decode = async (page: number) => {
      if (page === 2) abort.abort(new Error('cancelled'));
      return coded(page);
    };
    await expect(read({ pages: 300, decode }, abort.signal)).rejects.toThrow('cancelled');
  });

  it('keeps a small picture of pages with a code only, under the name that the log keeps', async () => {
    const name = `${'long/'.repeat(80)}a.pdf`;
    await read({ pages: 2, decode: async (page) => (page === 1 ? coded(page) : []), name });
    expect(thumbnailOf(1, recordedName(`${name}#page=1`))).toMatch(/^blob:/);
    expect(recordedName(`${name}#page=1`)).toMatch(/^.{248}#page=1$/);
    expect(thumbnailOf(1, recordedName(`${name}#page=2`))).toBeUndefined();
  });
});
