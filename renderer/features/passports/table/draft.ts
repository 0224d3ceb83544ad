// The mapping as a person edits it: one path per column, and constants.
import type { TableField, TableMapping } from '../../../../server/contract/index.ts';

export interface MappingDraft {
  /** Path of the field by column; empty: the column is not imported. */
  readonly columns: Readonly<Record<string, string>>;
  readonly constants: readonly { readonly path: string; readonly value: string }[];
  readonly decimal: '.' | ',';
}

/** `usual`: constants for fields that every passport needs, if no column fills them. */
export function draftOf(
  { fields, decimal = '.' }: TableMapping,
  columns: readonly string[],
  usual: Readonly<Record<string, string>> = {},
): MappingDraft {
  const entries = Object.entries(fields);
  const constants = entries.flatMap(([path, source]) => ('constant' in source ? [{ path, value: source.constant }] : []));
  const missing = Object.entries(usual).filter(([path]) => !Object.hasOwn(fields, path));
  return {
    columns: Object.fromEntries(
      columns.map((column) => [column, entries.find(([, source]) => 'column' in source && source.column === column)?.[0] ?? '']),
    ),
    constants: [...constants, ...missing.map(([path, value]) => ({ path, value }))],
    decimal,
  };
}

/** Leaves out columns and constants without a field. */
export function mappingOf({ columns, constants, decimal }: MappingDraft): TableMapping {
  const filled = Object.entries(columns).filter(([, path]) => path.trim() !== '');
  const fixed = constants.filter(({ path, value }) => path.trim() !== '' && value.trim() !== '');
  return {
    fields: Object.fromEntries([
      ...filled.map(([column, path]) => [path.trim(), { column }] as const),
      ...fixed.map(({ path, value }) => [path.trim(), { constant: value.trim() }] as const),
    ]),
    ...(decimal === ',' ? { decimal } : {}),
  };
}

/** Columns that fill no field: their values are lost, which a person should know before the import. */
export const leftOut = ({ columns }: MappingDraft): readonly string[] =>
  Object.entries(columns).flatMap(([column, path]) => (path.trim() === '' ? [column] : []));

/** Fields that two columns would fill: the mapping could keep only one of them. */
export function filledTwice({ columns, constants }: MappingDraft): readonly string[] {
  const paths = [...Object.values(columns), ...constants.filter(({ value }) => value.trim() !== '').map(({ path }) => path)]
    .map((path) => path.trim())
    .filter((path) => path !== '');
  return [...new Set(paths.filter((path, at) => paths.indexOf(path) !== at))];
}

/** Labels of the fields without which no row is stored, and that nothing fills. A text in one language fills its field. */
export function stillMissing({ columns, constants }: MappingDraft, fields: readonly TableField[]): readonly string[] {
  const paths = [...Object.values(columns), ...constants.filter(({ value }) => value.trim() !== '').map(({ path }) => path)].map((path) =>
    path.trim(),
  );
  const isFilled = (needed: string): boolean => paths.some((path) => path === needed || path.startsWith(`${needed}.`));
  // GTIN and serial number make the passport code.
  const hasCode = paths.includes('gtin') && paths.includes('serial');
  return fields.filter(({ required, path }) => required && !isFilled(path) && !(path === 'dppCode' && hasCode)).map(({ label }) => label);
}

/** True for a column whose field each row needs. Without a passport code, GTIN and serial number make it. */
export function isRequired({ columns }: MappingDraft, fields: readonly TableField[], path: string): boolean {
  if (path === 'gtin' || path === 'serial') return !Object.values(columns).includes('dppCode');
  // A text in several languages is needed in one of them.
  return fields.some((field) => field.required && (path === field.path || path.startsWith(`${field.path}.`)));
}

/** The field at a path. The first entry of a list stands for all of them. */
export const fieldAt = (fields: readonly TableField[], path: string): TableField | undefined =>
  fields.find((field) => field.path === path.trim()) ?? fields.find((field) => field.path === path.trim().replaceAll(/\[\d+\]/g, '[1]'));
