// Reads a table from a file as rows, part by part, whatever its encoding and form.
import { fstatSync, readSync } from 'node:fs';
import type { TableSurvey } from '../../contract/index.ts';
import type { Decimal } from '../../domain/tables/cell.ts';
import { csvRows, type Row, type RowReader, type Separator } from '../../domain/tables/csv.ts';
import type { TableEncoding } from '../../domain/tables/encoding.ts';
import { splitLines } from '../../domain/tables/lines.ts';
import { ndjsonRows } from '../../domain/tables/ndjson.ts';
import { sheetRows } from '../../domain/tables/read-sheet.ts';
import { openedFile } from '../../lib/closing.ts';

/**
 * Bytes. The rows of a part are in memory together. With parts of a megabyte, they outlive V8's young generation and are collected late.
 */
const PART = 64 * 1024;

/** The buffer is reused: each part is valid until the next one is read. */
export function* partsOf(path: string): Generator<Uint8Array> {
  using file = openedFile(path, 'r');
  const buffer = Buffer.alloc(PART);
  for (let size = readSync(file.fd, buffer); size > 0; size = readSync(file.fd, buffer)) yield buffer.subarray(0, size);
}

/** The last line of a file, if it is not longer than a part. */
export function lastLine(path: string): string {
  using file = openedFile(path, 'r');
  const { size } = fstatSync(file.fd);
  const length = Math.min(size, PART);
  const end = Buffer.alloc(length);
  readSync(file.fd, end, 0, length, size - length);
  return end.toString().trimEnd().split('\n').at(-1) ?? '';
}

/** A survey as the server uses it: its texts are data, not foreign text to show. */
export interface Survey extends TableSurvey {
  readonly columns: readonly string[];
  readonly sample: readonly (readonly string[])[];
}

/** How to read a file: the result of the survey, or the assumption for the first line. */
export type Reading =
  | { readonly form: 'csv'; readonly encoding: TableEncoding; readonly separator: Separator }
  | { readonly form: 'ndjson'; readonly encoding: TableEncoding; readonly columns: readonly string[] }
  | {
      readonly form: 'sheet';
      readonly encoding: TableEncoding;
      readonly columns: number;
      readonly merged: readonly string[];
      readonly decimal: Decimal;
    };

/** `decimal`: the mark that the mapping states. A number of a workbook is written with it. */
export function readingOf({ form, encoding, separator = ',', columns, sheet }: Survey, decimal: Decimal = '.'): Reading {
  if (form === 'csv') return { form, encoding, separator };
  if (form === 'ndjson') return { form, encoding, columns };
  return { form, encoding, columns: columns.length, merged: sheet?.merged ?? [], decimal };
}

function readerOf(reading: Reading): RowReader {
  if (reading.form === 'csv') return csvRows(reading.separator);
  return reading.form === 'ndjson' ? ndjsonRows(reading.columns) : sheetRows(reading);
}

/** Yields the rows that each part of the file completes, without the heading. */
export function* rowsOf(path: string, reading: Reading): Generator<readonly Row[]> {
  const reader = readerOf(reading);
  let skip = reading.form === 'ndjson' ? 0 : 1;
  for (const lines of linesOf(path, reading.encoding)) {
    const rows = lines.flatMap(reader.push);
    yield rows.slice(skip);
    skip = Math.max(0, skip - rows.length);
  }
  yield reader.end().slice(skip);
}

export function* linesOf(path: string, encoding: TableEncoding): Generator<ReturnType<ReturnType<typeof splitLines>['push']>> {
  const decoder = new TextDecoder(encoding);
  const splitter = splitLines();
  for (const part of partsOf(path)) yield splitter.push(decoder.decode(part, { stream: true }));
  yield [...splitter.push(decoder.decode()), ...splitter.end()];
}
