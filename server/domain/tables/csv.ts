// Parses comma-, semicolon- or tab-separated lines (RFC 4180) into rows. A malformed row does not affect the next.
import { type Line, MAX_LINE, splitLines } from './lines.ts';

export type Separator = ',' | ';' | '\t';

export type Row = { readonly line: number; readonly cells: readonly string[] } | RefusedLine<RowFault>;
/** `about`: the cell, the range of cells, or the text at fault. */
export interface RefusedLine<Fault extends string> {
  readonly line: number;
  readonly code: Fault;
  readonly about?: string;
  readonly detail: string;
}
export type RowFault = 'quote' | 'json' | 'columns' | 'merged' | SheetFault;
/** Why a row of a workbook is refused before its cells become texts. */
export type SheetFault = (typeof SHEET_FAULTS)[number];
export const SHEET_FAULTS = [
  'row-too-long',
  'too-many-columns',
  'cell-number',
  'cell-date',
  'cell-format',
  'cell-formula',
  'cell-text',
  'cell-error',
  'cell-type',
] as const;

export interface RowReader {
  push(line: Line): readonly Row[];
  end(): readonly Row[];
}

/** A spreadsheet has 16,384 columns; a passport with every field and 20 entries in each list has fewer than this. */
export const MAX_COLUMNS = 2000;
/** Lines of one row. A quote that is never closed would otherwise take up the rest of the file. */
const MAX_LINES = 200;

/**
 * Skips rows without any text. After a malformed row, reading continues at the line after its first line, because its
 * quotes do not show where it ends.
 */
export function csvRows(separator: Separator): RowReader {
  let begun: { readonly lines: Line[]; readonly row: RowInProgress; length: number } | undefined;

  const refused = (line: number, code: RowFault, detail: string): readonly Row[] => {
    const again = begun?.lines.slice(1) ?? [];
    begun = undefined;
    return [{ line, code, detail }, ...again.flatMap(push)];
  };
  const push = (next: Line): readonly Row[] => {
    const { line } = next;
    if ('tooLong' in next) {
      return [...closeAll(), { line, code: 'row-too-long', detail: `the line has more than ${MAX_LINE} characters` }];
    }
    begun ??= { lines: [], row: rowInProgress(separator), length: 0 };
    const { lines, row } = begun;
    const first = lines[0]?.line ?? line;
    lines.push(next);
    begun.length += next.text.length;
    const state = row.read(next.text, lines.length > 1);
    if (state === 'text-after-quote')
      return refused(first, 'quote', 'text follows a closing quotation mark; double each quotation mark inside a value');
    if (state === 'too-many') return refused(first, 'too-many-columns', `the row has more than ${MAX_COLUMNS} columns`);
    if (state === 'open') return lines.length >= MAX_LINES || begun.length > MAX_LINE ? refused(first, 'quote', NOT_CLOSED) : [];
    begun = undefined;
    return row.cells.some((cell) => cell !== '') ? [{ line: first, cells: row.cells }] : [];
  };
  /** Refuses the row that is still open at the end. Reading its lines again can open another row, which is refused too. */
  const closeAll = (): readonly Row[] => {
    const rows: Row[] = [];
    while (begun !== undefined) rows.push(...refused(begun.lines[0]?.line ?? 0, 'quote', NOT_CLOSED));
    return rows;
  };
  return { push, end: closeAll };
}

const NOT_CLOSED = 'a quotation mark is opened and not closed';

interface RowInProgress {
  readonly cells: string[];
  /** `open`: the row continues on the next line, inside quotes. */
  read(text: string, continued: boolean): 'complete' | 'open' | 'text-after-quote' | 'too-many';
}

function rowInProgress(separator: Separator): RowInProgress {
  const cells: string[] = [];
  let quoted = '';
  let isOpen = false;
  return {
    cells,
    read: (text, continued) => {
      let at = 0;
      if (continued) quoted += '\n';
      for (;;) {
        if (cells.length >= MAX_COLUMNS) return 'too-many';
        if (!isOpen) {
          const start = skipBlanks(text, at, separator);
          if (text[start] === '"') {
            isOpen = true;
            quoted = '';
            at = start + 1;
          } else {
            const end = text.indexOf(separator, at);
            cells.push(text.slice(at, end < 0 ? text.length : end).trim());
            if (end < 0) return 'complete';
            at = end + 1;
            continue;
          }
        }
        const mark = text.indexOf('"', at);
        if (mark < 0) {
          quoted += text.slice(at);
          return 'open';
        }
        quoted += text.slice(at, mark);
        if (text[mark + 1] === '"') {
          quoted += '"';
          at = mark + 2;
          continue;
        }
        isOpen = false;
        cells.push(quoted.trim());
        const end = skipBlanks(text, mark + 1, separator);
        if (end >= text.length) return 'complete';
        if (text[end] !== separator) return 'text-after-quote';
        at = end + 1;
      }
    },
  };
}

function skipBlanks(text: string, from: number, separator: Separator): number {
  let at = from;
  while (at < text.length && text[at] !== separator && (text[at] === ' ' || text[at] === '\t')) at++;
  return at;
}

/** Returns the separator that gives the most columns in the first line, because spreadsheets write that of their region. */
export function separatorOf(first: string): Separator {
  const bare = first.replace(/"[^"]*"/g, '');
  const [best = ','] = ([',', ';', '\t'] as const).toSorted((one, other) => bare.split(other).length - bare.split(one).length);
  return best;
}

/** Reads a whole text as rows. */
export function readRows(text: string, separator: Separator): readonly Row[] {
  const lines = splitLines();
  const rows = csvRows(separator);
  return [...[...lines.push(text), ...lines.end()].flatMap(rows.push), ...rows.end()];
}

const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Writes one row as text, with its line end. */
export const writeRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
