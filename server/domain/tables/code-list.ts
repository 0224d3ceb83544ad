// Reads a list of codes from a table: its columns, the most likely one, and the distinct codes of a column.
import { named } from '../foreign/index.ts';
import { parseGtin } from '../gs1/gtin.ts';
import { csvRows, type Row, readRows, type Separator, separatorOf } from './csv.ts';
import { detectEncoding, type TableEncoding } from './encoding.ts';
import { type Line, splitLines } from './lines.ts';

/** Policy, in bytes: a list of codes has a few hundred kilobytes. */
export const LARGEST_LIST = 16 * 1024 * 1024;
/** Policy: the number of rows searched for the column with the codes. */
const SCORED = 200;
/** Policy: the maximum of a bulk inspection. */
export const MOST_CODES = 10_000;

export interface CodeList {
  readonly rows: readonly Extract<Row, { readonly cells: readonly string[] }>[];
  /** The number of lines that are not rows of a table. */
  readonly refused: number;
  readonly columns: number;
  /** The column that looks most like codes, from 0. */
  readonly likely: number;
  /** True if the first row names the columns. */
  readonly isHeaded: boolean;
}

/** Decided by the file name, because the content of a list of codes is plain text. */
export const isListName = (name: string): boolean => /\.(?:csv|tsv)$/i.test(name);
export const isCodeList = ({ name, size }: Pick<File, 'name' | 'size'>): boolean => isListName(name) && size <= LARGEST_LIST;

/** Returns undefined for bytes that are not text. */
export function textOf(bytes: Uint8Array): string | undefined {
  const detector = detectEncoding();
  detector.push(bytes);
  const found = detector.end();
  return found.ok ? new TextDecoder(found.encoding).decode(bytes) : undefined;
}

/** Digits of a GTIN, an element string, a link, or the code of a passport. */
const LIKE_CODE = /^(?:\d{8,14}|\(?01\)?\d{14}.*|https?:\/\/\S+|DPP-\S+|did:\S+|eyJ\S+)$/i;

/**
 * A heading is a word such as "GTIN-14" or "Code", never empty. A cell that may be a code, even a mistyped or unknown
 * one, is not treated as a heading, because a heading is not inspected.
 */
const isHeading = (cell: string): boolean =>
  /\p{L}/u.test(cell) && !LIKE_CODE.test(cell) && !/(?:\d\D*){4}|[\p{L}\d]:\S|[{}[\]]/u.test(cell);

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
    isHeaded: rows.length > 1 && isHeading(first?.cells[likely] ?? ''),
  };
}

export interface Codes {
  /** Each code with its line in the file, from 1. */
  readonly codes: readonly { readonly text: string; readonly line: number }[];
  readonly repeated: number;
  readonly empty: number;
  /** True if there are more codes than `MOST_CODES`. The others are left out. */
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

/** The settings for reading the codes of a whole file one by one. */
export interface CodeColumn {
  readonly encoding: TableEncoding;
  readonly separator: Separator;
  /** Index of the column, from 0. */
  readonly column: number;
  /** The heading of the column, if the first row has headings. */
  readonly heading?: string;
}

/** True for a likely code. A number must also be a GTIN, because the check digit excludes most other numbers. */
const isCode = (cell: string): boolean => LIKE_CODE.test(cell) && (!/^\d+$/.test(cell) || parseGtin(cell) !== undefined);

/**
 * Finds the column by its heading, or by its number from 1. If `wanted` is undefined, takes the only column, or the only column in which at
 * least half of the cells are codes. Returns undefined for bytes that are not text.
 */
export function findColumn(
  bytes: Uint8Array,
  wanted: string | undefined,
): ({ readonly ok: true } & CodeColumn) | { readonly ok: false; readonly detail: string } | undefined {
  const detector = detectEncoding();
  detector.push(bytes);
  const detected = detector.end();
  if (!detected.ok) return undefined;
  const { encoding } = detected;
  const separator = separatorOf(firstLine(bytes, encoding));
  const rows: (readonly string[])[] = [];
  for (const row of rowsIn(bytes, encoding, separator)) {
    if ('cells' in row) rows.push(row.cells);
    if (rows.length > SCORED) break;
  }
  const [head] = rows;
  if (head === undefined) return { ok: false, detail: 'the list has no row that can be read' };
  const found = (column: number, isHeaded = rows.length > 1 && isHeading(head[column] ?? '')) => ({
    ok: true as const,
    encoding,
    separator,
    column,
    ...(isHeaded ? { heading: head[column] ?? '' } : {}),
  });
  const count = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const names = Array.from({ length: Math.min(count, MOST_NAMED) }, (_, at) => `${at + 1} ${named((head[at] ?? '').slice(0, 60))}`);
  const columns = `${names.join(', ')}${count > MOST_NAMED ? ` and ${count - MOST_NAMED} more` : ''}`;
  if (wanted !== undefined) {
    const at = head.indexOf(wanted.trim());
    if (at >= 0 && at === head.lastIndexOf(wanted.trim())) return found(at, true);
    if (at < 0 && /^[1-9]\d{0,4}$/.test(wanted) && Number(wanted) <= count) return found(Number(wanted) - 1);
    return {
      ok: false,
      detail: `${at < 0 ? 'no column' : 'more than one column'} is called ${named(wanted)}; the columns are: ${columns}`,
    };
  }
  if (count === 1) return found(0);
  const body = rows.length > 1 ? rows.slice(1) : rows;
  const holders = Array.from({ length: count }, (_, at) => at).filter((at) => {
    const cells = body.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && 2 * cells.filter(isCode).length >= cells.length;
  });
  const [only] = holders;
  if (only !== undefined && holders.length === 1) return found(only);
  return { ok: false, detail: `${holders.length === 0 ? 'no column' : 'more than one column'} holds codes; name one of: ${columns}` };
}

/** Policy: the maximum number of columns that a message names. */
const MOST_NAMED = 30;

export type ListedCode = { readonly line: number } & ({ readonly text: string } | { readonly detail: string });

/** Yields every row below the heading, including rows that have no code or cannot be read. */
export function* listedCodes(bytes: Uint8Array, { encoding, separator, column, heading }: CodeColumn): Generator<ListedCode> {
  let isHead = heading !== undefined;
  for (const row of rowsIn(bytes, encoding, separator)) {
    const { line } = row;
    if (!('cells' in row)) yield { line, detail: row.detail };
    else if (isHead) isHead = false;
    else yield { line, text: row.cells[column] ?? '' };
  }
}

/** In bytes, decoded at a time. */
const PART = 64 * 1024;

function* linesIn(bytes: Uint8Array, encoding: TableEncoding): Generator<Line> {
  const decoder = new TextDecoder(encoding);
  const lines = splitLines();
  for (let at = 0; at < bytes.length; at += PART) yield* lines.push(decoder.decode(bytes.subarray(at, at + PART), { stream: true }));
  yield* lines.push(decoder.decode());
  yield* lines.end();
}

function* rowsIn(bytes: Uint8Array, encoding: TableEncoding, separator: Separator): Generator<Row> {
  const reader = csvRows(separator);
  for (const line of linesIn(bytes, encoding)) yield* reader.push(line);
  yield* reader.end();
}

function firstLine(bytes: Uint8Array, encoding: TableEncoding): string {
  for (const line of linesIn(bytes, encoding)) if ('text' in line && line.text.trim() !== '') return line.text;
  return '';
}
