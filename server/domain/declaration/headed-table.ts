// Reads a table whose first row names its columns: a text, or the lines of a workbook's sheet.
import { fold } from '../encoding/fold.ts';
import { textOf } from '../tables/code-list.ts';
import { type Row, readRows, separatorOf } from '../tables/csv.ts';
import { sheetNamed, sheetNotes, sheetRows } from '../tables/read-sheet.ts';
import { plain } from '../tables/sheet-lines.ts';

interface Shape<Column extends string> {
  /** What refusals call the table, for example "a declaration". */
  readonly what: string;
  readonly largest: number;
  readonly mostRows: number;
  /** Keys: the letters and digits of a heading, in lower case and without accents. */
  readonly headings: ReadonlyMap<string, Column>;
}

export type HeadedTable<Column extends string> =
  | {
      readonly ok: true;
      /** The headings as written in the file. */
      readonly headings: readonly string[];
      readonly columns: readonly (Column | undefined)[];
      readonly rows: readonly Row[];
    }
  | { readonly ok: false; readonly detail: string };

/** In characters. Longer cells are not accepted as values. */
export const LONGEST_CELL = 300;
/** Policy: the maximum number of lines for each allowed row, because empty lines and cells of several lines are few. */
const LINES_OF_A_ROW = 10;

export function readHeadedTable<Column extends string>(
  bytes: Uint8Array,
  { what, largest, mostRows, headings: names }: Shape<Column>,
): HeadedTable<Column> {
  const refused = (detail: string) => ({ ok: false, detail }) as const;
  if (bytes.length > largest) return refused(`${what} has at most ${largest} bytes`);
  const text = textOf(bytes);
  if (text === undefined) return refused('the file is not a table of text (CSV)');
  if (hasMoreLines(text, mostRows * LINES_OF_A_ROW)) return refused(`${what} has at most ${mostRows} rows`);
  const all = rowsOf(text);
  if (all === undefined) return refused('the sheet of the workbook is cut off');
  const [first, ...rows] = all;
  if (first === undefined || !('cells' in first)) return refused('the first row names no columns');
  const columns = first.cells.map((cell) => names.get(fold(cell.slice(0, LONGEST_CELL)).replace(/[^a-z0-9]/g, '')));
  const twice = columns.find((column, at) => column !== undefined && columns.indexOf(column) !== at);
  if (twice !== undefined) return refused(`two columns hold '${twice}'`);
  return rows.length > mostRows ? refused(`${what} has at most ${mostRows} rows`) : { ok: true, headings: first.cells, columns, rows };
}

/** Returns undefined for a sheet that is cut off. */
function rowsOf(text: string): readonly Row[] | undefined {
  const [head = ''] = text.split(/\r?\n/, 1);
  if (sheetNamed(head) === undefined) return readRows(text, separatorOf(head));
  const lines = text.trimEnd().split('\n');
  const notes = sheetNotes(lines.at(-1) ?? '');
  if (notes === undefined) return undefined;
  const wide = sheetRows({ decimal: '.', numberText, merged: [] });
  const columns = lines.flatMap((line, at) => wide.push({ line: at + 1, text: line })).find((row) => 'cells' in row);
  const count = columns !== undefined && 'cells' in columns ? columns.cells.findLastIndex((cell) => cell !== '') + 1 : 0;
  const reader = sheetRows({ columns: count, decimal: '.', numberText, merged: notes.merged });
  return lines.flatMap((line, at) => reader.push({ line: at + 1, text: line })).filter(isFilled);
}

const isFilled = (row: Row): boolean => !('cells' in row) || row.cells.some((cell) => cell !== '');

/** Writes three decimals as four, so that the decimal point is not read as a separator of thousands. */
const numberText = (number: number): string => plain(number).replace(/^(\d+\.\d{3})$/, '$10');

function hasMoreLines(text: string, most: number): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= most; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > most;
}
