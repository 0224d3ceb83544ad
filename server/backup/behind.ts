// The store of this folder and the one of a backup in, what was seen here and the backup does not know out, in sentences.
import { newestInspectionAt } from '../log/read.ts';
import type { Store } from '../store/open.ts';
import { readSettings } from '../store/settings.ts';
import { activeSnapshot } from '../store/snapshots.ts';

/** Logs only grow: what is here beyond the last row that both have is what the backup does not know. */
const CHAINS = [
  { table: 'inspections', column: 'hash', one: 'inspection', many: 'inspections' },
  { table: 'decisions', column: 'hash', one: 'decision', many: 'decisions' },
] as const;

const THINGS = [
  {
    here: 'SELECT dpp_code, document FROM passports',
    there: 'SELECT 1 FROM passports WHERE dpp_code = ? AND document = ?',
    one: 'passport is not as it is here, or not there',
    many: 'passports are not as they are here, or not there',
  },
  {
    here: `SELECT sha256 FROM credentials WHERE source = 'imported'`,
    there: 'SELECT 1 FROM credentials WHERE sha256 = ?',
    one: 'credential came in that is not in the backup',
    many: 'credentials came in that are not in the backup',
  },
  {
    here: 'SELECT sha256 FROM packs_applied',
    there: 'SELECT 1 FROM packs_applied WHERE sha256 = ?',
    one: 'pack was applied that the backup does not know',
    many: 'packs were applied that the backup does not know',
  },
] as const;

/** Row by row: neither store is held in memory, and no clock is believed. */
function absent(here: Store, copy: Store, rows: string, there: string): number {
  const known = copy.db.prepare(there);
  let count = 0;
  for (const row of here.db.prepare(rows).raw().iterate() as Iterable<unknown[]>) if (known.get(...row) === undefined) count++;
  return count;
}

export function behind(here: Store, copy: Store): readonly string[] {
  const said: string[] = [];
  for (const { table, column, one, many } of CHAINS) {
    const missing = beyond(here, copy, table, column);
    if (missing > 0) said.push(`${missing} ${missing === 1 ? one : many} made here ${missing === 1 ? 'is' : 'are'} not in the backup`);
  }
  const [present, next] = [activeSnapshot(here), activeSnapshot(copy)];
  if (present !== undefined && (next === undefined || next.sequence < present.sequence))
    said.push(
      `the trust list goes back from sequence ${present.sequence} to ${next === undefined ? 'none' : `sequence ${next.sequence}`}: who was suspended or withdrawn since counts as before`,
    );
  else if (present !== undefined && next !== undefined && next.operator !== present.operator)
    said.push(`the trust list is that of another office, '${next.operator}'`);
  for (const { here: rows, there, one, many } of THINGS) {
    const count = absent(here, copy, rows, there);
    if (count > 0) said.push(`${count} ${count === 1 ? one : many}`);
  }
  const [name, other] = [readSettings(here).baseUrl, readSettings(copy).baseUrl];
  if (name !== other && hasPublished(here)) said.push(`passports were published here under ${name}; the backup is that of ${other}`);
  return said;
}

/** How many rows of a chain here follow the last one that the copy has too. */
function beyond({ db }: Store, copy: Store, table: string, column: string): number {
  const rows = copy.db.prepare(`SELECT id, ${column} AS hash FROM ${table} ORDER BY id DESC`).iterate() as Iterable<{
    id: number;
    hash: string;
  }>;
  const known = db.prepare(`SELECT 1 FROM ${table} WHERE id = ? AND ${column} = ?`);
  for (const { id, hash } of rows)
    if (known.get(id, hash) !== undefined) return db.prepare(`SELECT count(*) FROM ${table} WHERE id > ?`).pluck().get(id) as number;
  return db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
}

const hasPublished = ({ db }: Store): boolean =>
  db.prepare(`SELECT 1 FROM credentials WHERE source = 'published' AND sample = 0 LIMIT 1`).get() !== undefined;

/** The latest moment that a store has seen. */
export function seenUntil(store: Store, earlier: string | undefined): string | undefined {
  return [newestInspectionAt(store), activeSnapshot(store)?.issuedAt, earlier]
    .filter((one) => one !== undefined && one !== null)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
}
