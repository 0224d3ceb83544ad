// Reads a list of codes from a table (CSV, semicolons or tabs): its columns, the likely one, and the distinct codes of a column.
import { type Row, readRows, separatorOf } from '../../server/domain/tables/csv.ts';
import { detectEncoding } from '../../server/domain/tables/encoding.ts';

/** Policy: a list of codes has a few hundred kilobytes; a larger file is a database. */
export const LARGEST_LIST = 16 * 1024 * 1024;
/** Policy: rows that are looked at to find the column with the codes. */
const SCORED = 200;
/** Policy: as many as a bulk inspection has. */
export const MOST_CODES = 10_000;

export interface CodeList {
  readonly rows: readonly Extract<Row, { readonly cells: readonly string[] }>[];
  /** Lines that are not rows of a table. */
  readonly refused: number;
  readonly columns: number;
  /** The column that looks most like codes, from 0. */
  readonly likely: number;
  /** Whether the first row names the columns. */
  readonly isHeaded: boolean;
}

/** By name: the content of a list of codes is plain text. */
export const isCodeList = ({ name, size }: Pick<File, 'name' | 'size'>): boolean => /\.(?:csv|tsv)$/i.test(name) && size <= LARGEST_LIST;

/** Undefined for bytes that are not text. */
export function textOf(bytes: Uint8Array): string | undefined {
  const detector = detectEncoding();
  detector.push(bytes);
  const found = detector.end();
  return found.ok ? new TextDecoder(found.encoding).decode(bytes) : undefined;
}

/** Digits of a GTIN, an element string, a link, or the code of a passport. */
const LIKE_CODE = /^(?:\d{8,14}|\(?01\)?\d{14}.*|https?:\/\/\S+|DPP-\S+|did:\S+|eyJ\S+)$/i;

export function readCodeList(text: string): CodeList {
  const [head = ''] = text.split(/\r?\n/, 1);
  const all = readRows(text, separatorOf(head));
  const rows = all.filter((row) => 'cells' in row);
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const scores = Array.from({ length: columns }, () => 0);
  for (const { cells } of rows.slice(0, SCORED))
    for (const [column, cell] of cells.entries()) if (LIKE_CODE.test(cell)) scores[column] = (scores[column] ?? 0) + 1;
  const likely = Math.max(0, scores.indexOf(Math.max(...scores)));
  const [first] = rows;
  return {
    rows,
    refused: all.length - rows.length,
    columns,
    likely,
    isHeaded: rows.length > 1 && first !== undefined && !LIKE_CODE.test(first.cells[likely] ?? ''),
  };
}

export interface Codes {
  /** With the line of the file, from 1. */
  readonly codes: readonly { readonly text: string; readonly line: number }[];
  readonly repeated: number;
  readonly empty: number;
  /** More codes than are inspected at once. */
  readonly isCut: boolean;
}

export function codesIn({ rows }: Pick<CodeList, 'rows'>, column: number, isHeaded: boolean): Codes {
  const codes = new Map<string, number>();
  const wanted = isHeaded ? rows.slice(1) : rows;
  let empty = 0;
  let isCut = false;
  for (const { cells, line } of wanted) {
    const text = (cells[column] ?? '').trim();
    if (text === '') empty += 1;
    else if (codes.size < MOST_CODES) codes.set(text, codes.get(text) ?? line);
    else isCut ||= !codes.has(text);
  }
  const list = [...codes].map(([text, line]) => ({ text, line }));
  return { codes: list, repeated: isCut ? 0 : wanted.length - empty - list.length, empty, isCut };
}
