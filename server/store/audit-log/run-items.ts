// Stores which run each entry of the inspection log belongs to, according to its record.
import type { RunOfEntry } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';
import { listedEntry, type Recorded } from './columns.ts';

/** Kinds of input that identify no single item. A code without a serial number is that of a whole product, and a pallet holds many. */
const WITHOUT_ITEM: ReadonlySet<string> = new Set(['invalid', 'ambiguous', 'gs1', 'gs1-other-key']);

/** Returns a text that is the same for all entries about the same item. Undefined for an earlier date, and without a single item. */
export function itemKeyOf(entry: Recorded): string | undefined {
  const { gtin, serial, dpp_code, kind, input_sha256, as_of } = listedEntry(entry);
  if (as_of !== null) return undefined;
  if (gtin !== null && serial !== null) return `${gtin} ${serial}`;
  if (dpp_code !== null) return dpp_code;
  return WITHOUT_ITEM.has(kind) ? undefined : `${input_sha256} ${entry.item}`;
}

export function putRunItem(db: Db, inspection: number, run: RunOfEntry, entry: Recorded): void {
  statement(db, 'INSERT INTO run_items (inspection_id, run, item) VALUES (?, ?, ?)').run(inspection, run.id, itemKeyOf(entry) ?? null);
}

/** The first entry of a run about this item. */
export const firstOfItem = (db: Db, run: string, item: string): RunOfEntry['seen'] =>
  statement(
    db,
    'SELECT i.id, i.at FROM run_items r JOIN inspections i ON i.id = r.inspection_id WHERE r.run = ? AND r.item = ? ORDER BY i.id LIMIT 1',
  ).get(run, item) as RunOfEntry['seen'];

/** Returns a function that checks whether an entry's run was started, and whether the entry is listed with its item under only that run. */
export function runItemCheck(db: Db): (inspection: number, entry: Recorded) => boolean {
  const columns = statement(db, "SELECT name FROM pragma_table_info('run_items')").pluck().all();
  // A store of an earlier version has no runs.
  if (columns.length === 0) return (_, { run }) => run === undefined;
  // Before 095-run-items.sql, a later verdict was listed without its item.
  const isEarlier = columns.includes('repeated');
  return (inspection, entry) => {
    const { run, again } = entry;
    const listed = statement(db, 'SELECT run, item FROM run_items WHERE inspection_id = ?').get(inspection) as
      | { readonly run: string; readonly item: string | null }
      | undefined;
    if (run === undefined || listed === undefined) return run === undefined && listed === undefined;
    const item = isEarlier && again !== undefined ? null : (itemKeyOf(entry) ?? null);
    const isStarted = statement(db, "SELECT 1 FROM run_log WHERE run = ? AND action = 'start'").get(run.id) !== undefined;
    return listed.run === run.id && listed.item === item && isStarted;
  };
}
