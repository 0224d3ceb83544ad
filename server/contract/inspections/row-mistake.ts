// Defines why a row of a table was refused.
import type { Foreign } from '../../domain/foreign/index.ts';

export interface RowMistake {
  readonly code: string;
  /** The cell, the range of cells or the text that is at fault. */
  readonly about?: Foreign;
  readonly detail: Foreign;
}
