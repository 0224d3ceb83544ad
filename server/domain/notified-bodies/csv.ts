// Reads a whole comma-, semicolon- or tab-separated text, which is refused if any of its rows is malformed.
import { readRows, separatorOf } from '../tables/csv.ts';

export interface CsvRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Omits rows without any text. Returns undefined if a row is malformed. */
export function readCsv(text: string): readonly CsvRow[] | undefined {
  const rows = readRows(text, separatorOf(text.slice(0, text.indexOf('\n') + 1) || text));
  const read = rows.flatMap((row) => ('cells' in row ? [row] : []));
  return read.length === rows.length ? read : undefined;
}
