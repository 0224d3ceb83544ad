// Parses field paths of tables, such as `materials[1].name` or `productName.de`, and finds the type of each value.

import type { FieldType } from '../passport/fields/field.ts';
import { FIELD_BY_NAME } from '../passport/fields.ts';

export type Step = string | number;
export type Path = readonly Step[];

/** The types of values that one cell can hold, including a list of single values. */
export type CellType = Extract<FieldType, { readonly kind: 'text' | 'local' | 'language-map' | 'number' | 'boolean' | 'choice' | 'list' }>;

const MAX_PATH = 200;
const STEPS = /^[A-Za-z][A-Za-z0-9]*(?:\[\d{1,3}\])?(?:\.[A-Za-z][A-Za-z0-9-]*(?:\[\d{1,3}\])?)*$/;

/** Returns undefined for a text that is not a path. */
export function parsePath(text: string): Path | undefined {
  if (text.length > MAX_PATH || !STEPS.test(text)) return undefined;
  return text.split('.').flatMap((part): Step[] => {
    const [name = '', index] = part.split(/[[\]]/);
    return index === undefined ? [name] : [name, Number(index)];
  });
}

export const writePath = (path: Path): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');

/** Returns the type of the value at a path, or why a cell cannot hold it. */
export function cellTypeAt(path: Path): CellType | { readonly kind: 'none'; readonly detail: string } {
  const [first, ...rest] = path;
  let type = typeof first === 'string' ? FIELD_BY_NAME.get(first)?.type : undefined;
  if (type === undefined) return none(`there is no field '${first}'`);
  for (const [at, step] of rest.entries()) {
    const inner = innerType(type, step);
    if (inner === undefined) return none(`'${writePath(path.slice(0, at + 1))}' has no member '${step}'`);
    type = inner;
  }
  if (type.kind === 'object') return none(`'${writePath(path)}' has the members ${Object.keys(type.members).join(', ')}: name one of them`);
  if (type.kind === 'labels') return none(`'${writePath(path)}' cannot be filled from a table`);
  if (type.kind === 'list' && (type.of.kind === 'object' || type.of.kind === 'list'))
    return none(`'${writePath(path)}' is a list: number its entries, as in ${writePath(path)}[1]`);
  return type;
}

const none = (detail: string) => ({ kind: 'none', detail }) as const;

function innerType(type: FieldType, step: Step): FieldType | undefined {
  if (type.kind === 'list') return typeof step === 'number' ? type.of : undefined;
  if (typeof step === 'number') return undefined;
  if (type.kind === 'object') return Object.hasOwn(type.members, step) ? type.members[step]?.type : undefined;
  return type.kind === 'local' || type.kind === 'language-map' ? { kind: 'local', max: type.max } : undefined;
}
