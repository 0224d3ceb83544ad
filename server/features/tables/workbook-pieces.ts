// What a process reads of a workbook, as messages to the process that started it.
import type { SheetName } from '../../domain/workbooks/workbook.ts';

export type WorkbookPiece =
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'end' }
  /** No sheet of the name, or several to choose from. */
  | { readonly kind: 'sheets'; readonly sheets: readonly SheetName[] }
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string };
