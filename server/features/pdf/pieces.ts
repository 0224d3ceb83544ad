// Defines the messages with which a process reports what it reads in a PDF document.
import type { ReadSymbol } from '../../domain/decode/symbol.ts';
import type { PdfRefusal } from '../../domain/pdf/limits.ts';

export type PdfPiece =
  /** Sent before everything else, if the document can be opened. */
  | { readonly kind: 'opened'; readonly pages: number }
  | { readonly kind: 'page'; readonly page: number; readonly symbols: readonly ReadSymbol[] }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  /** The refusal of a page, of an embedded file, or of the document if neither is named. */
  | { readonly kind: 'refused'; readonly refused: PdfRefusal; readonly page?: number; readonly name?: string };
