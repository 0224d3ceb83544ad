// Reads and checks a mapping, which assigns a column or a constant to each field of a passport.
import type { FieldError, TableMapping } from '../../contract/index.ts';
import { isObject, type Json, pointerTo } from '../json/json.ts';
import { fieldLabelled } from './labels.ts';
import { type CellType, cellTypeAt, type Path, parsePath } from './path.ts';

/** More fields than any passport has. */
const MAX_FIELDS = 1000;
const MAX_TEXT = 4000;

export interface MappedField {
  readonly name: string;
  readonly path: Path;
  readonly type: CellType;
  readonly column?: string;
  readonly constant?: string;
}

export type ReadMapping =
  | { readonly ok: true; readonly mapping: TableMapping; readonly fields: readonly MappedField[] }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Checks paths and members. `columns`: the columns of the table, if known. The mapping may then name only these. */
export function readMapping(value: Json, columns?: readonly string[]): ReadMapping {
  const errors: FieldError[] = [];
  const mistake = (path: readonly string[], detail: string): void =>
    void errors.push({ pointer: pointerTo(path), code: 'mapping', detail });
  const given = isObject(value) ? value : {};
  if (!isObject(value)) mistake([], 'a mapping is an object with the member "fields"');
  for (const name of Object.keys(given)) if (name !== 'fields' && name !== 'decimal') mistake([name], 'is not known here');
  const { fields: sources, decimal } = given;
  if (decimal !== undefined && decimal !== '.' && decimal !== ',') mistake(['decimal'], 'must be "." or ","');
  const entries = isObject(sources) ? Object.entries(sources) : [];
  if (entries.length === 0 || entries.length > MAX_FIELDS) mistake(['fields'], `must name 1 to ${MAX_FIELDS} fields`);
  const fields = entries.slice(0, MAX_FIELDS).flatMap(([name, source]): MappedField[] => {
    const path = parsePath(name);
    const type = path === undefined ? undefined : cellTypeAt(path);
    if (path === undefined || type === undefined) return fail(mistake, ['fields', name], 'is not the path of a field');
    if (type.kind === 'none') return fail(mistake, ['fields', name], type.detail);
    const { column, constant, ...more } = isObject(source) ? source : {};
    if (Object.keys(more).length > 0 || (column === undefined) === (constant === undefined))
      return fail(mistake, ['fields', name], 'must have either "column" or "constant"');
    if (typeof constant === 'string' && constant !== '' && constant.length <= MAX_TEXT) return [{ name, path, type, constant }];
    if (typeof column !== 'string' || column.length > MAX_TEXT)
      return fail(mistake, ['fields', name], `must be a text of at most ${MAX_TEXT} characters`);
    if (columns !== undefined && !columns.includes(column)) return fail(mistake, ['fields', name], `the table has no column "${column}"`);
    return [{ name, path, type, column }];
  });
  for (const [one, other] of overlaps(fields)) mistake(['fields', other], `contradicts "${one}": one of them is inside the other`);
  return errors.length > 0 ? { ok: false, errors: errors.slice(0, 200) } : { ok: true, mapping: given as unknown as TableMapping, fields };
}

const fail = (mistake: (path: readonly string[], detail: string) => void, path: readonly string[], detail: string): [] => {
  mistake(path, detail);
  return [];
};

/** Returns pairs of fields of which one contains the other. `productName` contains only the default language, not `productName.de`. */
function overlaps(fields: readonly MappedField[]): readonly (readonly [string, string])[] {
  const whole = fields.filter(({ type }) => type.kind !== 'language-map');
  const names = new Map(whole.map(({ name, path }) => [JSON.stringify(path), name]));
  return fields.flatMap(({ name, path }) =>
    path.flatMap((_, length) => {
      const outer = length === 0 ? undefined : names.get(JSON.stringify(path.slice(0, length)));
      return outer === undefined ? [] : [[outer, name] as const];
    }),
  );
}

/** Maps each column to the field that it names: by its path, or by the label of the field in a language of the app. */
export function suggestMapping(columns: readonly string[]): TableMapping['fields'] {
  const fields: Record<string, { readonly column: string }> = {};
  for (const column of columns) {
    const name = fieldNamed(column);
    if (name !== undefined && !Object.hasOwn(fields, name)) fields[name] = { column };
  }
  return fields;
}

/** An asterisk marks a required column, as in the templates. */
function fieldNamed(heading: string): string | undefined {
  const column = heading.replace(/ ?\*$/, '');
  const path = parsePath(column);
  if (path !== undefined && cellTypeAt(path).kind !== 'none') return column;
  return fieldLabelled(column);
}
