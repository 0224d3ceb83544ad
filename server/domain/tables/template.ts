// Writes a CSV template for a product group: field paths as heading, and one example row that can be imported.
import type { Category } from '../../contract/index.ts';
import { isObject, type Json } from '../json/json.ts';
import { FIELDS, obligationOf } from '../passport/fields.ts';
import { passportTemplate } from '../passport/sample/template.ts';
import { writeRow } from './csv.ts';
import { cellTypeAt, type Path, writePath } from './path.ts';
import { isCore, isNeeded } from './required.ts';

/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** Marks the heading of a required column. The import reads the heading without it. */
export const REQUIRED_MARK = ' *';

/**
 * Required columns come first, then those of the core fields. A full template also has a column for each other value of the example, and
 * one for each mandatory field that the example lacks. The passport code has no column: GTIN and serial number make it.
 */
export function csvTemplate(category: Category, { full = false } = {}): string {
  const example = Object.fromEntries(
    Object.entries(passportTemplate(category, '')).filter(([name]) => name !== 'dppCode' && !/^(?:\/\/|\$)/.test(name)),
  );
  const language = String(example.defaultLanguage);
  const empty = FIELDS.filter(
    (field) =>
      field.name !== 'dppCode' &&
      !Object.hasOwn(example, field.name) &&
      field.setOnPublish !== true &&
      obligationOf(field, category) === 'mandatory' &&
      cellTypeAt([field.name]).kind !== 'none',
  ).map(({ name }): Cell => [[name], '']);
  const cells = [...cellsOf(example, language), ...empty];
  const needed = cells.filter(([path]) => isNeeded(path, language));
  const core = cells.filter(([path]) => !isNeeded(path, language) && isCore(path, language));
  const others = full ? cells.filter(([path]) => !isNeeded(path, language) && !isCore(path, language)) : [];
  const head = [...needed.map(([path]) => `${writePath(path)}${REQUIRED_MARK}`), ...[...core, ...others].map(([path]) => writePath(path))];
  return `${BYTE_ORDER_MARK}${writeRow(head)}${writeRow([...needed, ...core, ...others].map(([, cell]) => cell))}`;
}

type Cell = readonly [path: Path, text: string];

/** Lists start with 1, as people count. A list of single values is one cell, which has only texts in the default language. */
function cellsOf(value: Json, language: string, path: Path = []): Cell[] {
  if (path.length > 0 && cellTypeAt(path).kind !== 'none') {
    if (Array.isArray(value)) return [[path, value.map((entry: Json) => (isObject(entry) ? entry[language] : entry)).join('|')]];
    if (!isObject(value)) return [[path, String(value)]];
  }
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((entry, at) => cellsOf(entry, language, [...path, at + 1]));
  return isObject(value) ? Object.entries(value).flatMap(([name, member]) => cellsOf(member, language, [...path, name])) : [];
}
