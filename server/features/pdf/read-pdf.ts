// Node only. Reads a PDF document in a separate process, which is ended when it takes too long.
import { fileURLToPath } from 'node:url';
import { PDF_LIMITS, type PdfRefusal } from '../../domain/pdf/limits.ts';
import { rightsTo, runIsolated } from '../../lib/isolated.ts';
import type { PdfPiece } from './pieces.ts';

export interface PdfReading {
  /** 0 for a document that cannot be opened. */
  readonly pages: number;
  readonly pieces: readonly Exclude<PdfPiece, { kind: 'opened' }>[];
}

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The process may read the program and its packages, but no store and no key file. */
const READABLE = ['../../domain', '../pictures', '../pdf', '../../../node_modules', '../../../package.json'].map(path);

/** The library that draws is an addon. The permissions restrict the parser, which is JavaScript. */
export const RIGHTS = rightsTo(READABLE, ['--allow-addons']);

/** The longest time without a message, in milliseconds, while a page is drawn and read. */
const SILENCE = PDF_LIMITS.time + 2 * PDF_LIMITS.reading;

/** Returns a fault of the document as a value. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  if (bytes.length > PDF_LIMITS.bytes) return unread('DPP-INP-10', `${bytes.length} bytes, at most ${PDF_LIMITS.bytes}`);
  const pieces: PdfReading['pieces'][number][] = [];
  let pages = 0;
  const { fault, how } = await runIsolated<PdfPiece>(path('./pdf.process.ts'), RIGHTS, bytes, {
    silence: SILENCE,
    late: `The document took longer than ${SILENCE / 1000} seconds for one page.`,
    onMessage: (piece) => {
      if (piece.kind === 'opened') ({ pages } = piece);
      else pieces.push(piece);
    },
  });
  const why = fault ?? (how === undefined ? undefined : `The reader of PDF documents stopped (${how}).`);
  return why === undefined ? { pages, pieces } : { pages, pieces: [...pieces, ...unread('DPP-INP-31', why).pieces] };
}

const unread = (code: PdfRefusal['code'], detail: string): PdfReading => ({
  pages: 0,
  pieces: [{ kind: 'refused', refused: { code, detail } }],
});
