// Reads lines of JSON objects as rows of a table: each member is a column, named by its path.
import { isObject, type Json } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { MAX_COLUMNS, type Row, type RowReader } from './csv.ts';
import { MAX_LINE } from './lines.ts';
import { type Path, writePath } from './path.ts';

const MAX_DEPTH = 6;

/** Returns rows with a cell for each of these columns. Members without a column are ignored. */
export const ndjsonRows = (columns: readonly string[]): RowReader => ({
  push: (next): readonly Row[] => {
    const { line } = next;
    if ('tooLong' in next) return [{ line, code: 'row-too-long', detail: `the line has more than ${MAX_LINE} characters` }];
    if (next.text.trim() === '') return [];
    const parsed = parseStrictJson(next.text);
    if (!parsed.ok) return [{ line, code: 'json', detail: parsed.detail }];
    if (!isObject(parsed.value)) return [{ line, code: 'json', detail: 'the line is not a JSON object' }];
    const cells = new Map(membersOf(parsed.value));
    if (cells.size > MAX_COLUMNS) return [{ line, code: 'too-many-columns', detail: `the object has more than ${MAX_COLUMNS} values` }];
    return [{ line, cells: columns.map((column) => cells.get(column) ?? '') }];
  },
  end: () => [],
});

/** Returns the columns of a line. Returns none if the line is not a JSON object. */
export function columnsOfLine(text: string): readonly string[] {
  const parsed = parseStrictJson(text);
  return parsed.ok && isObject(parsed.value) ? membersOf(parsed.value).map(([name]) => name) : [];
}

function membersOf(value: Json, path: Path = []): (readonly [string, string])[] {
  if (path.length > MAX_DEPTH || value === null) return [];
  if (Array.isArray(value)) return (value as readonly Json[]).slice(0, MAX_COLUMNS).flatMap((entry, at) => membersOf(entry, [...path, at]));
  if (isObject(value)) return Object.entries(value).flatMap(([name, member]) => membersOf(member, [...path, name]));
  return [[writePath(path), String(value)]];
}
