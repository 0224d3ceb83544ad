// Writes a CSV template for a product group: field paths as heading, and one example row that can be imported.
import type { Category } from '../../contract/index.ts';
import { isObject, type Json } from '../json/json.ts';
import { FIELDS, obligationOf } from '../passport/fields.ts';
import { passportTemplate } from '../passport/sample/template.ts';
import { writeRow } from './csv.ts';
import { cellTypeAt, type Path, writePath } from './path.ts';

/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** Has a column for each value of the example, and one for each mandatory field that the example lacks. */
export function csvTemplate(category: Category): string {
  const example = Object.fromEntries(Object.entries(passportTemplate(category, '')).filter(([name]) => !/^(?:\/\/|\$)/.test(name)));
  const filled = cellsOf(example, String(example.defaultLanguage));
  const empty = FIELDS.filter(
    (field) =>
      !Object.hasOwn(example, field.name) &&
      field.setOnPublish !== true &&
      obligationOf(field, category) === 'mandatory' &&
      cellTypeAt([field.name]).kind !== 'none',
  ).map(({ name }): readonly [string, string] => [name, '']);
  const cells = [...filled, ...empty];
  return `${BYTE_ORDER_MARK}${writeRow(cells.map(([name]) => name))}${writeRow(cells.map(([, cell]) => cell))}`;
}

/** Lists start with 1, as people count. A list of single values is one cell, which has only texts in the default language. */
function cellsOf(value: Json, language: string, path: Path = []): (readonly [string, string])[] {
  if (path.length > 0 && cellTypeAt(path).kind !== 'none') {
    if (Array.isArray(value)) return [[writePath(path), value.map((entry: Json) => (isObject(entry) ? entry[language] : entry)).join('|')]];
    if (!isObject(value)) return [[writePath(path), String(value)]];
  }
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((entry, at) => cellsOf(entry, language, [...path, at + 1]));
  return isObject(value) ? Object.entries(value).flatMap(([name, member]) => cellsOf(member, language, [...path, name])) : [];
}
