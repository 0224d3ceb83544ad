// Counts the items of a run in the log here. The counts are derived from the entries of the run and their decisions.
import type { RunCounts } from '../../contract/index.ts';
import { type CountedRow, countRows } from '../../domain/runs/count.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

export const COUNTED =
  "i.again, r.item, concat_ws(' ', i.input_sha256, i.item, i.expected) AS input, i.headline, s.open, nullif(s.decision, '') AS decision";
/** Verdicts about an earlier date do not count. */
export const OF_RUN = `FROM run_items r JOIN inspections i ON i.id = r.inspection_id JOIN inspection_standing s ON s.id = i.id
  WHERE r.run = ? AND i.as_of IS NULL ORDER BY i.id`;

export const countsOf = ({ db }: Store, run: string): RunCounts =>
  countRows(statement(db, `SELECT i.id, ${COUNTED} ${OF_RUN}`).iterate(run) as Iterable<CountedRow>);
