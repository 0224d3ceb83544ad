// Defines the limits for reading a PDF document, and the refusals of what exceeds them.

export { isPdf } from '../decode/header.ts';

/** The codes are `InputCode` values of the recognition stage. */
export interface PdfRefusal {
  readonly code: 'DPP-INP-01' | 'DPP-INP-10' | 'DPP-INP-17' | 'DPP-INP-29' | 'DPP-INP-30' | 'DPP-INP-31' | 'DPP-INP-32';
  readonly detail: string;
}

export interface PdfLimits {
  readonly bytes: number;
  readonly pages: number;
  readonly files: number;
  /** Bytes of one embedded file. */
  readonly oneFile: number;
  /** Bytes of all embedded files together. */
  readonly allFiles: number;
  /** Pixels of a page as it is drawn. */
  readonly pixels: number;
  /** Pixels of one picture in the document; a larger one is skipped. An A4 page at 600 dots per inch has 35 million. */
  readonly picturePixels: number;
  /** Milliseconds for opening a document, and for drawing a page. */
  readonly time: number;
  /** Milliseconds for reading the codes of a drawn page. */
  readonly reading: number;
}

/** Policy: enough for the papers of a delivery, not for a catalogue. Pages up to A3 are drawn at 300 dots per inch. */
export const PDF_LIMITS: PdfLimits = {
  bytes: 50 * 1024 * 1024,
  pages: 300,
  files: 100,
  oneFile: 8 * 1024 * 1024,
  allFiles: 64 * 1024 * 1024,
  pixels: 18_000_000,
  picturePixels: 60_000_000,
  time: 20_000,
  reading: 3_000,
};

/** In bytes: the largest single allocation that pages, pictures and embedded files within the limits can need. */
const LARGEST_PIECE = 256 * 1024 * 1024;

/**
 * Limits the arrays that code in this thread may allocate, for a parser that unpacks streams without its own limit.
 * Without DecompressionStream the parser unpacks only into arrays.
 */
export function boundMemory(scope: { Uint8Array: Uint8ArrayConstructor; DecompressionStream?: unknown }): void {
  scope.DecompressionStream = undefined;
  scope.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args: [unknown], made) {
      if (typeof args[0] === 'number' && args[0] > LARGEST_PIECE)
        throw new RangeError(`the document unpacks to more than ${LARGEST_PIECE} bytes`);
      return Reflect.construct(target, args, made) as Uint8Array;
    },
  });
}

/** Formats page numbers as ranges: `2, 4–7`. */
export function rangesOf(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
