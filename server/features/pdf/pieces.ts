// What a process reads of a PDF document, as messages to the process that started it.
import type { ReadSymbol } from '../../domain/decode/symbol.ts';
import type { PdfRefusal } from '../../domain/pdf/limits.ts';

export type PdfPiece =
  /** Nothing else comes before it. */
  | { readonly kind: 'opened'; readonly pages: number }
  | { readonly kind: 'page'; readonly page: number; readonly symbols: readonly ReadSymbol[] }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  /** Of a page, of an embedded file, or of the document if neither is named. */
  | { readonly kind: 'refused'; readonly refused: PdfRefusal; readonly page?: number; readonly name?: string };
