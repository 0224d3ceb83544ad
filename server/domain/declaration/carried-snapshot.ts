// Writes a snapshot of the registry as the text of one entry of a pack, and reads it strictly.
import { isFullDate } from '../dates/dates.ts';
import { original } from '../foreign/index.ts';
import { defined } from '../json/defined.ts';
import { isObject, type Json } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { plainId } from './compare.ts';
import { LONGEST_CELL } from './headed-table.ts';
import { LARGEST_SNAPSHOT, MOST_REGISTERED, type ReadSnapshot, type RegistryRow, type SnapshotOfFile } from './registry.ts';

/** Maximum nesting depth: the object, its rows, and the cells of a row. */
const MOST_DEPTH = 4;
const LONGEST_NAME = 255;

type Cells = readonly (string | null)[];

/** A row is `[registration, operator, product, code]`. If several rows of a registration differ, only its first cell is kept. */
export function writeCarriedSnapshot({ name, date, rows }: Pick<SnapshotOfFile, 'name' | 'date' | 'rows'>): string {
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({ date, name: original(name), rows: sorted.map(([id, row]) => cellsOf(id, row)) });
}

const cellsOf = (id: string, row: RegistryRow | undefined): Cells =>
  row === undefined ? [id] : [id, row.operator ?? null, row.product ?? null, row.commodityCode ?? null];

/** Refuses the whole snapshot if one row cannot be read, because "not in this snapshot" must be true of every row. */
export function readCarriedSnapshot(text: string): ReadSnapshot {
  const parsed = parseStrictJson(text, { maxBytes: LARGEST_SNAPSHOT, maxDepth: MOST_DEPTH });
  if (!parsed.ok) return { ok: false, detail: parsed.detail };
  const { value } = parsed;
  if (!isObject(value) || Object.keys(value).join() !== 'date,name,rows') return fault('it has other members than date, name and rows');
  const { date, name, rows: found } = value;
  if (typeof date !== 'string' || !isFullDate(date)) return fault('its date is no calendar date');
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME) return fault('it has no name, or one that is too long');
  if (!Array.isArray(found) || found.length > MOST_REGISTERED) return fault(`it has no rows, or more than ${MOST_REGISTERED}`);
  const rows = new Map<string, RegistryRow | undefined>();
  for (const [at, cells] of found.entries()) {
    const read = rowIn(cells);
    if (read === undefined || rows.has(read.id)) return fault(`its row ${at + 1} cannot be read, or repeats a registration`);
    rows.set(read.id, read.row);
  }
  return { ok: true, snapshot: { name, date, rows, plain: new Set([...rows.keys()].map(plainId)) } };
}

const fault = (detail: string): ReadSnapshot => ({ ok: false, detail });

const isCell = (cell: Json | undefined): cell is string => typeof cell === 'string' && cell.trim() !== '' && cell.length <= LONGEST_CELL;

function rowIn(cells: Json): { readonly id: string; readonly row: RegistryRow | undefined } | undefined {
  if (!Array.isArray(cells) || (cells.length !== 1 && cells.length !== 4)) return undefined;
  const [id, ...others] = cells;
  if (!isCell(id) || others.some((cell) => cell !== null && !isCell(cell))) return undefined;
  if (cells.length === 1) return { id, row: undefined };
  const [operator, product, commodityCode] = others.map((cell) => (typeof cell === 'string' ? cell : undefined));
  return { id, row: { registrationId: id, ...defined({ operator, product, commodityCode }) } };
}
