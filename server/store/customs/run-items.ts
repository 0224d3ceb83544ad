// Lists the items of a run with their identifiers, without reading their records.
import { defined } from '../../domain/json/defined.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

interface Row {
  readonly id: number;
  readonly gtin: string | null;
  readonly serial: string | null;
  readonly batch: string | null;
  readonly dppCode: string | null;
}

/** Selects the newest entry of each item. Verdicts about an earlier date are left out. */
const LATEST = `SELECT i.id, i.gtin, i.serial, i.batch, i.dpp_code AS dppCode FROM run_items r JOIN inspections i ON i.id = r.inspection_id
  WHERE r.run = ? AND i.as_of IS NULL AND (i.gtin IS NOT NULL OR i.dpp_code IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM run_items n WHERE n.run = r.run AND n.item = r.item AND n.inspection_id > r.inspection_id)
  ORDER BY i.id`;

export const latestOfRun = ({ db }: Store, run: string) =>
  (statement(db, LATEST).all(run) as Row[]).map(({ id, gtin, serial, batch, dppCode }) => ({
    id,
    ...defined({ gtin: gtin ?? undefined, serial: serial ?? undefined, batch: batch ?? undefined, dppCode: dppCode ?? undefined }),
  }));
