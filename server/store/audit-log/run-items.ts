// Keeps which run an entry of the inspection log belongs to, as its record says.
import type { RunOfEntry } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';
import { listedEntry, type Recorded } from './columns.ts';

/** Kinds of input without an item. A code without a serial is that of a whole product, of which a pallet holds many. */
const WITHOUT_ITEM: ReadonlySet<string> = new Set(['invalid', 'ambiguous', 'gs1', 'gs1-other-key']);

/** Two entries with the same text are about the same item. Undefined if the entry is not the first look at a single item. */
export function itemOf(entry: Recorded): string | undefined {
  const { gtin, serial, dpp_code, kind, input_sha256, as_of, again } = listedEntry(entry);
  if (as_of !== null || again !== null) return undefined;
  if (gtin !== null && serial !== null) return `${gtin} ${serial}`;
  if (dpp_code !== null) return dpp_code;
  return WITHOUT_ITEM.has(kind) ? undefined : `${input_sha256} ${entry.item}`;
}

export function putRunItem(db: Db, inspection: number, run: RunOfEntry, entry: Recorded): void {
  statement(db, 'INSERT INTO run_items (inspection_id, run, repeated, item) VALUES (?, ?, ?, ?)').run(
    inspection,
    run.id,
    isRepeated(db, run, entry) ? 1 : 0,
    itemOf(entry) ?? null,
  );
}

/** The same item with another verdict counts: one of two labels with the same serial may be a copy. */
function isRepeated(db: Db, { seen }: RunOfEntry, { headline, asOf, again }: Recorded): boolean {
  if (seen === undefined || asOf !== undefined) return false;
  // A later verdict on an entry counts as that entry did.
  if (again !== undefined) return statement(db, 'SELECT repeated FROM run_items WHERE inspection_id = ?').pluck().get(again) === 1;
  return statement(db, 'SELECT headline FROM inspections WHERE id = ?').pluck().get(seen.id) === headline;
}

/** The first entry of a run about this item. */
export const firstOfItem = (db: Db, run: string, item: string): RunOfEntry['seen'] =>
  statement(
    db,
    'SELECT i.id, i.at FROM run_items r JOIN inspections i ON i.id = r.inspection_id WHERE r.run = ? AND r.item = ? ORDER BY i.id LIMIT 1',
  ).get(run, item) as RunOfEntry['seen'];

/** Whether the run of an entry was started, and the entry is listed under that run and no other. */
export function isListedInRun(db: Db, inspection: number, run: RunOfEntry | undefined): boolean {
  // A store of an earlier version has no runs.
  if (statement(db, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'run_items'").get() === undefined)
    return run === undefined;
  const listed = statement(db, 'SELECT run FROM run_items WHERE inspection_id = ?').pluck().get(inspection) as string | undefined;
  if (listed !== run?.id) return false;
  return run === undefined || statement(db, "SELECT 1 FROM run_log WHERE run = ? AND action = 'start'").get(run.id) !== undefined;
}
