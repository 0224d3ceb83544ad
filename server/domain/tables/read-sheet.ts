// Reads the lines of a sheet as rows of a table.
import { defined } from '../json/defined.ts';
import { isObject, type Json } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { MAX_COLUMNS, type Row, type RowFault, type RowReader, SHEET_FAULTS } from './csv.ts';
import { MAX_LINE } from './lines.ts';
import { columnName, FIRST, MAX_MERGED, parseRange, plain, type Range, type SheetNotes, type SheetRow } from './sheet-lines.ts';

/** Returns the name of the sheet, or undefined if the first line is not that of a sheet. */
export function sheetNamed(first: string): string | undefined {
  if (!first.startsWith(FIRST)) return undefined;
  const parsed = parseStrictJson(first);
  const name = parsed.ok && isObject(parsed.value) ? parsed.value.workbookSheet : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Returns the notes in the last line of a sheet. If they are missing, the sheet is cut off. */
export function sheetNotes(last: string): SheetNotes | undefined {
  const parsed = last.startsWith('{"end":') ? parseStrictJson(last) : undefined;
  const end = parsed?.ok && isObject(parsed.value) ? parsed.value.end : undefined;
  if (end === undefined || !isObject(end)) return undefined;
  const { hiddenRows, hiddenColumns, formulas, merged } = end;
  const isCount = (value: Json | undefined): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
  const isRanges = (value: Json | undefined): value is string[] =>
    Array.isArray(value) && value.length <= MAX_MERGED && value.every((one) => typeof one === 'string' && parseRange(one) !== undefined);
  return isCount(hiddenRows) && isCount(hiddenColumns) && isCount(formulas) && isRanges(merged)
    ? { hiddenRows, hiddenColumns, formulas, merged }
    : undefined;
}

export interface SheetReading {
  /** The number of columns. If absent, each row has its own number. */
  readonly columns?: number;
  readonly decimal: '.' | ',';
  /** Writes a number as text, with `.` as its decimal mark. */
  readonly numberText?: (number: number) => string;
  readonly merged: readonly string[];
}

/** Skips the first and the last line, which are not rows. */
export function sheetRows({ columns, decimal, numberText = plain, merged }: SheetReading): RowReader {
  const ranges = merged.flatMap((range) => {
    const parsed = parseRange(range);
    return parsed === undefined ? [] : [{ range, ...parsed }];
  });
  const refused = (line: number, code: RowFault, detail: string, about?: string): readonly Row[] => [
    { line, code, ...defined({ about }), detail },
  ];
  return {
    push: (next) => {
      if ('tooLong' in next) return refused(next.line, 'row-too-long', `the row has more than ${MAX_LINE} characters`);
      if (next.line === 1 || next.text === '' || next.text.startsWith('{"end":')) return [];
      const row = readRow(next.text);
      if (row === undefined) return refused(next.line, 'json', 'the line is not a row of a sheet');
      const { line } = row;
      if ('code' in row) return [row];
      const isCovered = ({ from, to }: Range): boolean =>
        line >= from.row && line <= to.row && (line > from.row || to.column > from.column);
      // The heading may span columns that are not imported.
      const covering = columns === undefined ? undefined : ranges.find((one) => one.from.column <= columns && isCovered(one));
      if (covering !== undefined)
        return refused(
          line,
          'merged',
          `the cells ${covering.range} are merged, and only the first of them has a value: unmerge them`,
          covering.range,
        );
      const { cells } = row;
      const beyond = columns === undefined ? -1 : cells.findIndex((cell, at) => at >= columns && cell !== '');
      const place = `${columnName(beyond + 1)}${line}`;
      if (beyond >= 0) return refused(line, 'columns', `the cell ${place} has a value, and its column no heading`, place);
      const texts = cells.map((cell) => (typeof cell === 'number' ? numberText(cell).replace('.', decimal) : cell));
      return [{ line, cells: columns === undefined ? texts : Array.from({ length: columns }, (_, at) => texts[at] ?? '') }];
    },
    end: () => [],
  };
}

function readRow(text: string): SheetRow | undefined {
  const parsed = parseStrictJson(text);
  if (!parsed.ok || !isObject(parsed.value)) return undefined;
  const { line, cells, code, about, detail } = parsed.value;
  if (!Number.isSafeInteger(line) || Number(line) < 1) return undefined;
  const fault = SHEET_FAULTS.find((one) => one === code);
  if (fault !== undefined && typeof detail === 'string')
    return { line: Number(line), code: fault, ...(typeof about === 'string' ? { about } : {}), detail };
  const isCells = (value: Json | undefined): value is (string | number)[] =>
    Array.isArray(value) && value.length <= MAX_COLUMNS && value.every((one) => typeof one === 'string' || typeof one === 'number');
  return isCells(cells) ? { line: Number(line), cells } : undefined;
}
