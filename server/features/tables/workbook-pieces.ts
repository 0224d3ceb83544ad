// Defines the messages with which a process reports what it reads in a workbook.
import type { SheetName } from '../../domain/workbooks/workbook.ts';

export type WorkbookPiece =
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'end' }
  /** There is no sheet of this name, or several to choose from. */
  | { readonly kind: 'sheets'; readonly sheets: readonly SheetName[] }
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string };
