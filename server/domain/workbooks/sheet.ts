// Reads the cells of one sheet as a stream, and writes each row as a line.
import { named } from '../foreign/index.ts';
import { MAX_COLUMNS, type RefusedLine, type SheetFault } from '../tables/csv.ts';
import { MAX_LINE } from '../tables/lines.ts';
import { columnName, parsePlace, parseRange, type SheetRow, sheetEnd, sheetLine, sheetStart } from '../tables/sheet-lines.ts';
import { numberCell } from './cell-value.ts';
import type { WorkbookLimits } from './limits.ts';
import type { NumberFormat } from './number-format.ts';
import { cellText, MAX_TEXT, richText } from './text.ts';
import { isTrue, MalformedXml, type XmlHandler } from './xml.ts';

export interface SheetContext {
  readonly texts: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
  /** True if the stored results of formulas are not up to date. */
  readonly isStale: boolean;
  readonly limits: WorkbookLimits;
}

export interface SheetReader {
  readonly handler: XmlHandler;
  /** Returns the lines since the last call. */
  taken(): string;
  /** Returns the number of characters of all rows so far, including refused ones. */
  size(): number;
  /** Returns the last line, or undefined if the sheet has too many merged ranges. */
  end(): string | undefined;
}

interface Cell {
  readonly column: number;
  readonly type: string;
  /** The number format. Undefined if the workbook does not define the style. */
  readonly format: NumberFormat | undefined;
  value: string;
  hasValue: boolean;
  hasFormula: boolean;
}

type Value = { readonly value: string | number } | { readonly code: SheetFault; readonly detail: string };

/** The maximum number of columns of a sheet (ECMA-376 part 1, 18.3.1.13). */
const MOST_COLUMNS = 16_384;
const PLAIN: NumberFormat = { kind: 'number' };

export function sheetReader(name: string, context: SheetContext): SheetReader {
  let lines = sheetStart(name);
  let line = 0;
  let cells: (string | number)[] = [];
  let refused: Omit<RefusedLine<SheetFault>, 'line'> | undefined;
  let cell: Cell | undefined;
  let lastColumn = 0;
  let length = 0;
  let size = 0;
  let isTooLong = false;
  let isValue = false;
  let isInData = false;
  const notes = { hiddenRows: 0, hiddenColumns: 0, formulas: 0 };
  const merged: string[] = [];
  let tooManyMerged = false;

  const inline = richText('is', (text) => {
    if (cell !== undefined) Object.assign(cell, { value: text, hasValue: true });
  });

  const beginRow = (attributes: ReadonlyMap<string, string>): void => {
    const number = Number(attributes.get('r') ?? line + 1);
    if (!Number.isSafeInteger(number) || number <= line || number > context.limits.rows)
      throw new MalformedXml('the rows of the sheet are not in their order');
    line = number;
    lastColumn = 0;
    length = 0;
    isTooLong = false;
    cells = [];
    refused = undefined;
    if (isTrue(attributes.get('hidden'))) notes.hiddenRows += 1;
  };
  const endRow = (): void => {
    const row: SheetRow | undefined =
      refused !== undefined ? { line, ...refused } : cells.some((one) => one !== '') ? { line, cells } : undefined;
    const added = row === undefined ? '' : sheetLine(row);
    lines += added;
    size += Math.max(added.length, length);
  };
  const beginCell = (attributes: ReadonlyMap<string, string>): void => {
    const reference = attributes.get('r');
    const place = reference === undefined ? { row: line, column: lastColumn + 1 } : parsePlace(reference);
    if (place === undefined || place.row !== line || place.column <= lastColumn)
      throw new MalformedXml(`the cells of row ${line} are not in their order`);
    lastColumn = place.column;
    const style = Number(attributes.get('s') ?? 0);
    const format = context.formats[style] ?? (style === 0 ? PLAIN : undefined);
    cell = { column: place.column, type: attributes.get('t') ?? 'n', format, value: '', hasValue: false, hasFormula: false };
  };
  const endCell = (): void => {
    if (cell === undefined) return;
    if (cell.hasFormula) notes.formulas += 1;
    const found = readValue(cell, context);
    const { column } = cell;
    cell = undefined;
    const place = `${columnName(column)}${line}`;
    if ('code' in found) refused ??= { code: found.code, about: place, detail: `the cell ${place} ${found.detail}` };
    else if (found.value !== '') {
      if (column > MAX_COLUMNS) refused ??= { code: 'too-many-columns', detail: `the row has more than ${MAX_COLUMNS} columns` };
      else if (isTooLong || length + String(found.value).length > MAX_LINE) {
        refused ??= { code: 'row-too-long', detail: `the row has more than ${MAX_LINE} characters` };
        isTooLong = true;
        cells = [];
      } else {
        while (cells.length < column - 1) cells.push('');
        cells.push(found.value);
        length += String(found.value).length;
      }
    }
  };

  return {
    handler: {
      open: (element, attributes) => {
        if (cell !== undefined) {
          if (element === 'v') isValue = cell.hasValue = true;
          else if (element === 'f') cell.hasFormula = true;
          else inline.open(element, attributes);
        } else if (element === 'c' && isInData) beginCell(attributes);
        else if (element === 'row' && isInData) beginRow(attributes);
        else if (element === 'sheetData') isInData = true;
        else if (element === 'col' && isTrue(attributes.get('hidden')))
          notes.hiddenColumns += Math.min(
            Math.max(0, Number(attributes.get('max')) - Number(attributes.get('min')) + 1) || 0,
            MOST_COLUMNS,
          );
        else if (element === 'mergeCell') {
          const range = attributes.get('ref') ?? '';
          if (parseRange(range) === undefined) throw new MalformedXml('a merged range cannot be read');
          if (merged.length >= context.limits.merged) tooManyMerged = true;
          else merged.push(range);
        }
      },
      text: (text) => {
        if (cell === undefined) return;
        if (!isValue) return inline.text(text);
        cell.value += text;
        if (cell.value.length > MAX_TEXT) throw new MalformedXml(`a cell of row ${line} is longer than ${MAX_TEXT} characters`);
      },
      close: (element) => {
        if (element === 'v') isValue = false;
        else if (element === 'c') endCell();
        else if (element === 'row' && isInData) endRow();
        else if (element === 'sheetData') isInData = false;
        else if (cell !== undefined) inline.close(element);
      },
    },
    taken: () => {
      const taken = lines;
      lines = '';
      return taken;
    },
    size: () => size,
    end: () => (tooManyMerged ? undefined : sheetEnd({ ...notes, merged })),
  };
}

/** Reads a value by its type (ECMA-376 part 1, 18.18.11). Details are sentences that begin with the name of the cell. */
function readValue({ type, format, value, hasValue, hasFormula }: Cell, { texts, is1904, isStale }: SheetContext): Value {
  const hasNoResult = !hasValue || (type === 'n' && value.trim() === '');
  if (hasFormula && (hasNoResult || isStale))
    return { code: 'cell-formula', detail: 'holds a formula without its result: open the workbook in a spreadsheet program and save it' };
  if (hasNoResult) return { value: '' };
  switch (type) {
    case 's': {
      const text = /^\d{1,9}$/.test(value) ? texts[Number(value)] : undefined;
      return text === undefined ? { code: 'cell-text', detail: 'names a text that the workbook does not hold' } : { value: text };
    }
    case 'inlineStr':
      return { value };
    case 'str':
      return { value: cellText(value) };
    case 'd':
      return { value: value.trim().replace(/T00:00:00(?:\.0{1,9})?Z?$/, '') };
    case 'b':
      return value === '1' || value === '0' ? { value: value === '1' ? 'true' : 'false' } : unknown(type);
    case 'e':
      return { code: 'cell-error', detail: `holds the error ${named(value.slice(0, 30))}` };
    case 'n': {
      if (format === undefined) return { code: 'cell-format', detail: 'names a format that the workbook does not hold' };
      const number = numberCell(value.trim(), format, is1904);
      return number.ok ? { value: number.value } : number;
    }
    default:
      return unknown(type);
  }
}

const unknown = (type: string): Value => ({ code: 'cell-type', detail: `is of a type that is not read: ${named(type.slice(0, 30))}` });
