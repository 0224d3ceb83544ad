// Builds a passport from a row of a table, and finds the column that caused a mistake in the passport.
import type { TableMapping, TableMistake } from '../../contract/index.ts';
import { defined } from '../json/defined.ts';
import { type Json, type JsonObject, pointerTo } from '../json/json.ts';
import { objectOf } from '../json/members.ts';
import { withDppCode } from '../passport/identifiers.ts';
import { type Decimal, readCell } from './cell.ts';
import type { MappedField } from './mapping.ts';
import type { Step } from './path.ts';

interface Leaf {
  readonly value: Json;
  readonly field: MappedField;
}
type Branch = Map<Step, Branch | Leaf>;

export type BuiltRow =
  | { readonly ok: true; readonly passport: JsonObject; locate(pointer: string): MappedField | undefined }
  | { readonly ok: false; readonly mistakes: readonly TableMistake[] };

export type RowBuilder = (cells: readonly string[]) => BuiltRow;

/**
 * Empty cells are skipped. The numbers of list entries give only their order, so entries without a value leave no gap. If
 * `dppCode` is missing, the code follows from GTIN and serial number. Texts without a language are in the default language.
 */
export function rowBuilder(
  fields: readonly MappedField[],
  columns: readonly string[],
  { decimal = '.' }: Pick<TableMapping, 'decimal'>,
): RowBuilder {
  const sources = fields.map((field) => ({ field, at: field.column === undefined ? -1 : columns.indexOf(field.column) }));
  return (cells) => {
    const root: Branch = new Map();
    const mistakes: TableMistake[] = [];
    const language = languageOf(sources, cells);
    for (const { field, at } of sources) {
      const text = at < 0 ? (field.constant ?? '') : (cells[at] ?? '');
      if (text === '') continue;
      const cell = readCell(text, field.type, decimalOf(field, decimal));
      if (cell.ok) put(root, pathOf(field, language), { value: cell.value, field });
      else mistakes.push({ ...defined({ column: field.column }), field: field.name, code: cell.code, detail: cell.detail });
    }
    if (mistakes.length > 0) return { ok: false, mistakes };
    const passport = withDppCode(settle(root) as JsonObject);
    return {
      ok: true,
      passport,
      locate: (pointer) => locate(root, pointer) ?? (pointer === '/dppCode' ? locate(root, '/gtin') : undefined),
    };
  };
}

/** A constant of the mapping always has `.` as its decimal mark, as in JSON. */
const decimalOf = ({ constant }: MappedField, decimal: Decimal): Decimal => (constant === undefined ? decimal : '.');

function languageOf(sources: readonly { readonly field: MappedField; readonly at: number }[], cells: readonly string[]): string {
  const found = sources.find(({ field }) => field.name === 'defaultLanguage');
  return (found === undefined ? '' : found.at < 0 ? found.field.constant : cells[found.at]) || 'en';
}

const pathOf = ({ path, type }: MappedField, language: string): readonly Step[] =>
  type.kind === 'language-map' ? [...path, language] : path;

function put(root: Branch, path: readonly Step[], leaf: Leaf): void {
  let branch = root;
  for (const step of path.slice(0, -1)) {
    const inner = branch.get(step) ?? new Map();
    branch.set(step, inner);
    // Cannot happen: `readMapping` refuses a mapping in which one field contains another.
    if (!(inner instanceof Map)) return;
    branch = inner;
  }
  branch.set(path.at(-1) ?? '', leaf);
}

type Seen = (pointer: string, leaf: Leaf) => void;

function settle(branch: Branch, seen?: Seen, path: readonly Step[] = []): Json {
  const members = [...branch].toSorted(([one], [other]) => (typeof one === 'number' && typeof other === 'number' ? one - other : 0));
  const isList = typeof members[0]?.[0] === 'number';
  const values = members.map(([step, inner], index): [string, Json] => {
    const here = seen === undefined ? path : [...path, isList ? index : step];
    if (inner instanceof Map) return [String(step), settle(inner, seen, here)];
    seen?.(pointerTo(here), inner);
    return [String(step), inner.value];
  });
  return isList ? values.map(([, value]) => value) : objectOf(values);
}

/** Returns the field at a JSON Pointer or above it, else the first one below it. */
function locate(root: Branch, pointer: string): MappedField | undefined {
  const leaves: (readonly [string, MappedField])[] = [];
  settle(root, (at, { field }) => leaves.push([at, field]));
  const exact = leaves.find(([at]) => at === pointer || pointer.startsWith(`${at}/`));
  return (exact ?? leaves.find(([at]) => at.startsWith(`${pointer}/`)))?.[1];
}
