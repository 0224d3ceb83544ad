// Examines a table before it is imported: encoding, separator, columns, number of rows and the first of them.
import { createHash } from 'node:crypto';
import type { TableMapping, TableSheet } from '../../contract/index.ts';
import { named } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { readRows, separatorOf } from '../../domain/tables/csv.ts';
import { detectEncoding, type TableEncoding } from '../../domain/tables/encoding.ts';
import { suggestMapping } from '../../domain/tables/mapping.ts';
import { columnsOfLine } from '../../domain/tables/ndjson.ts';
import { sheetNamed, sheetNotes, sheetRows } from '../../domain/tables/read-sheet.ts';
import { lastLine, linesOf, partsOf, type Reading, rowsOf, type Survey } from './rows.ts';

export type Surveyed =
  | { readonly ok: true; readonly survey: Survey }
  | { readonly ok: false; readonly code: string; readonly detail: string };

const SAMPLE = 20;
/** The maximum number of characters of a cell in the sample. */
const SHOWN = 200;

/** Yields after each part, so that other work can run in between. */
export function* surveyTable(path: string): Generator<void, Surveyed> {
  const hash = createHash('sha256');
  const detector = detectEncoding();
  let bytes = 0;
  for (const part of partsOf(path)) {
    hash.update(part);
    detector.push(part);
    bytes += part.length;
    yield;
  }
  if (bytes === 0) return refused('empty', 'the file is empty');
  const detected = detector.end();
  if (!detected.ok) return refused('not-a-table', detected.detail);
  const { encoding } = detected;
  const head = yield* headOf(path, encoding);
  if (!head.ok) return head;
  const sample: (readonly string[])[] = [];
  let rows = 0;
  for (const found of rowsOf(path, head.reading)) {
    rows += found.length;
    for (const row of found)
      if (sample.length < SAMPLE && 'cells' in row)
        sample.push(row.cells.slice(0, head.columns.length).map((cell) => cell.slice(0, SHOWN)));
    yield;
  }
  const { form } = head.reading;
  const { sheet } = head;
  const separator = head.reading.form === 'csv' ? { separator: head.reading.separator } : {};
  return {
    ok: true,
    survey: { sha256: hash.digest('hex'), bytes, encoding, form, ...separator, ...defined({ sheet }), columns: head.columns, rows, sample },
  };
}

/** Runs a survey to its end. */
export function surveyNow(path: string): Surveyed {
  const survey = surveyTable(path);
  for (;;) {
    const { done, value } = survey.next();
    if (done === true) return value;
  }
}

type Head =
  | { readonly ok: true; readonly reading: Reading; readonly columns: readonly string[]; readonly sheet?: TableSheet }
  | (Surveyed & { readonly ok: false });
const refused = (code: string, detail: string) => ({ ok: false, code, detail }) as const;

/** The number of lines of an NDJSON file whose members become columns. */
const EXAMINED = 200;

function* headOf(path: string, encoding: TableEncoding): Generator<void, Head> {
  const lines: string[] = [];
  for (const some of linesOf(path, encoding)) {
    for (const one of some) {
      if ('tooLong' in one && lines.length === 0) return refused('row-too-long', 'the first line is too long for a heading');
      if ('text' in one && (lines.length > 0 || one.text.trim() !== '')) lines.push(one.text);
    }
    if (lines.length >= EXAMINED) break;
    yield;
  }
  const [first = ''] = lines;
  const sheet = sheetNamed(first);
  if (sheet !== undefined) return headOfSheet(sheet, lines, path, encoding);
  if (/^\s*[[{]/.test(first)) {
    const columns = [...new Set(lines.slice(0, EXAMINED).flatMap((line) => columnsOfLine(line)))];
    if (columns.length === 0) return refused('not-a-table', 'the first lines hold no JSON object with values');
    return { ok: true, reading: { form: 'ndjson', encoding, columns }, columns };
  }
  const separator = separatorOf(first);
  // A heading may hold line breaks inside quotes.
  const [row] = readRows(`${lines.slice(0, EXAMINED).join('\n')}\n`, separator);
  if (row === undefined) return refused('not-a-table', 'the file has no heading');
  if ('code' in row) return refused(row.code, `the heading on line ${row.line}: ${row.detail}`);
  const twice = repeated(row.cells);
  if (twice !== undefined) return twice;
  return { ok: true, reading: { form: 'csv', encoding, separator }, columns: row.cells };
}

function headOfSheet(name: string, lines: readonly string[], path: string, encoding: TableEncoding): Head {
  const notes = sheetNotes(lastLine(path));
  if (notes === undefined) return refused('not-a-table', 'the sheet is cut off: choose the workbook again');
  const reader = sheetRows({ decimal: '.', merged: [] });
  const [row] = lines.flatMap((text, at) => reader.push({ line: at + 1, text }));
  if (row === undefined) return refused('not-a-table', `the sheet ${named(name)} is empty`);
  if ('code' in row) return refused(row.code, `the heading on row ${row.line}: ${row.detail}`);
  const columns = row.cells.slice(0, row.cells.findLastIndex((cell) => cell !== '') + 1);
  const twice = repeated(columns);
  if (twice !== undefined) return twice;
  const reading: Reading = { form: 'sheet', encoding, columns: columns.length, merged: notes.merged, decimal: '.' };
  return { ok: true, reading, columns, sheet: { name, ...notes } };
}

function repeated(columns: readonly string[]): Extract<Head, { readonly ok: false }> | undefined {
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  return twice === undefined ? undefined : refused('columns', `two columns are called ${named(twice.slice(0, SHOWN))}`);
}

/** A first mapping: columns that name a field, and the decimal mark that the sample uses. */
export function suggestedMapping({ columns, sample }: Survey): TableMapping {
  const cells = sample.flat();
  const comma = cells.some((cell) => /^[+-]?\d+,\d+$/.test(cell)) && !cells.some((cell) => /^[+-]?\d+\.\d+$/.test(cell));
  return { fields: suggestMapping(columns), ...(comma ? { decimal: ',' } : {}) };
}
