// Defines the text lines that hold the rows of a workbook's sheet, so that they are read like any other table.
import type { TableSheet } from '../../contract/index.ts';
import type { RefusedLine, SheetFault } from './csv.ts';
import { MAX_LINE } from './lines.ts';

/** Facts that a person should know before importing the rows. */
export type SheetNotes = Omit<TableSheet, 'name'>;

/** Cells are texts or numbers. `line` is the number of the row in the sheet. */
export type SheetRow = { readonly line: number; readonly cells: readonly (string | number)[] } | RefusedLine<SheetFault>;

/** The start of the first line. No passport has a member of this name. */
export const FIRST = '{"workbookSheet":';
const MAX_NAME = 200;
export const MAX_MERGED = 1000;

export const sheetStart = (name: string): string => `${FIRST}${JSON.stringify(name.slice(0, MAX_NAME).toWellFormed())}}\n`;
export const sheetEnd = (notes: SheetNotes): string => `${JSON.stringify({ end: notes })}\n`;

export function sheetLine(row: SheetRow): string {
  const line = `${JSON.stringify(row)}\n`;
  if (line.length <= MAX_LINE) return line;
  return `${JSON.stringify({ line: row.line, code: 'row-too-long', detail: `the row has more than ${MAX_LINE} characters` })}\n`;
}

interface Place {
  /** Row and column, both from 1. */
  readonly row: number;
  readonly column: number;
}
export interface Range {
  readonly from: Place;
  readonly to: Place;
}

/** Parses a reference such as `AB12`. */
export function parsePlace(reference: string): Place | undefined {
  const [, letters, row] = /^([A-Z]{1,4})(\d{1,8})$/.exec(reference) ?? [];
  if (letters === undefined) return undefined;
  return { row: Number(row), column: [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) };
}

export function parseRange(range: string): Range | undefined {
  const [first = '', second = first, ...others] = range.split(':');
  const [from, to] = [parsePlace(first), parsePlace(second)];
  return from === undefined || to === undefined || others.length > 0 ? undefined : { from, to };
}

/** Returns the letters of a column: `A` for 1. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? columnName(Math.floor((column - 1) / 26)) + letter : letter;
}

/** Formats a number in decimal digits, without an exponent. */
export function plain(number: number): string {
  const text = String(number);
  const [, fraction = '', exponent = ''] = /^-?\d(?:\.(\d+))?e-(\d+)$/.exec(text) ?? [];
  return exponent === '' ? text : number.toFixed(Math.min(100, fraction.length + Number(exponent)));
}
