// Reads a table from a file as rows, part by part, whatever its encoding and form.
import { closeSync, openSync, readSync } from 'node:fs';
import type { TableSurvey } from '../../contract/index.ts';
import { csvRows, type Row, type RowReader, type Separator } from '../../domain/tables/csv.ts';
import type { TableEncoding } from '../../domain/tables/encoding.ts';
import { splitLines } from '../../domain/tables/lines.ts';
import { ndjsonRows } from '../../domain/tables/ndjson.ts';

/** The rows of a part are in memory together. With parts of a megabyte they outlive the young generation, and a long import collects them late. */
const PART = 64 * 1024;

/** The buffer is reused: each part is valid until the next one is read. */
export function* partsOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(PART);
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) yield buffer.subarray(0, size);
  } finally {
    closeSync(file);
  }
}

/** A survey on the server, where cells are data. */
export interface Survey extends TableSurvey {
  readonly columns: readonly string[];
  readonly sample: readonly (readonly string[])[];
}

/** How to read a file: what the survey found, or what is tried for the first line. */
export type Reading =
  | { readonly form: 'csv'; readonly encoding: TableEncoding; readonly separator: Separator }
  | { readonly form: 'ndjson'; readonly encoding: TableEncoding; readonly columns: readonly string[] };

export const readingOf = ({ form, encoding, separator = ',', columns }: Survey): Reading =>
  form === 'csv' ? { form, encoding, separator } : { form, encoding, columns };

/** Yields the rows that each part of the file completes, without the heading of a CSV file. */
export function* rowsOf(path: string, reading: Reading): Generator<readonly Row[]> {
  const reader: RowReader = reading.form === 'csv' ? csvRows(reading.separator) : ndjsonRows(reading.columns);
  let skip = reading.form === 'csv' ? 1 : 0;
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
