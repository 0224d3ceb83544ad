// Counts the inspections of a day by verdict and by decision, and the runs that are not closed.
import type { DayFigures, DecisionKind, Headline } from '../../contract/index.ts';
import { HEADLINES } from '../../domain/evidence/evidence.ts';
import { AS_OF } from '../audit-log/standing.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

interface Row {
  readonly verdict: number;
  readonly decision: DecisionKind | '';
  readonly open: 0 | 1;
  readonly count: number;
}

const ROWS = `SELECT verdict, decision, open, count(*) AS count FROM inspection_standing
  WHERE at >= ? AND at < ? AND verdict < ${AS_OF} GROUP BY verdict, decision, open`;

/** `from` and `until`: ISO 8601 UTC with milliseconds. `until` is the first moment that no longer counts. */
export function dayFigures({ db }: Store, from: string, until: string): DayFigures {
  const headlines: Partial<Record<Headline, number>> = {};
  const decisions: Partial<Record<DecisionKind, number>> = {};
  let [inspections, undecided] = [0, 0];
  for (const { verdict, decision, open, count } of statement(db, ROWS).all(from, until) as Row[]) {
    const headline = HEADLINES[verdict];
    inspections += count;
    if (open === 1) undecided += count;
    if (headline !== undefined) headlines[headline] = (headlines[headline] ?? 0) + count;
    if (decision !== '') decisions[decision] = (decisions[decision] ?? 0) + count;
  }
  const openRuns = statement(db, 'SELECT count(*) FROM open_runs').pluck().get() as number;
  return { inspections, headlines, decisions, undecided, openRuns };
}
