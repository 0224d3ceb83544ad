// Defines the messages with which a process reports what it finds in an archive.
import type { ReadSymbol } from '../../domain/decode/symbol.ts';
import type { InputCode } from '../../domain/evidence/input-codes.ts';

/** `path`: the names of the file and of the archives in it; empty for the archive itself. */
export type ArchivePiece = { readonly path: readonly string[] } & (
  | { readonly kind: 'picture'; readonly symbols: readonly ReadSymbol[] }
  /** Neither a picture nor an archive. */
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly refused: { readonly code: InputCode; readonly detail: string } }
  /** The next piece is the picture of this name. */
  | { readonly kind: 'reading' }
);

export interface ArchiveTask {
  readonly path: string;
  /** The number of files that were already reported. */
  readonly skip: number;
}
