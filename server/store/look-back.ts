// Stores which log entries must be examined again after new trust data arrived.
// Triggers count the arrivals (113-look-back.sql).
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** Entries with `from` <= id < `before`, to be examined with the trust data of the first `covered` arrivals. */
export interface Span {
  readonly from: number;
  readonly before: number;
  readonly covered: number;
}

interface Row {
  readonly arrivals: number;
  readonly covered: number;
  readonly from_id: number;
  readonly before_id: number;
  readonly next_from: number;
  readonly next_before: number;
}

const rowOf = ({ db }: Store): Row => statement(db, 'SELECT * FROM look_back').get() as Row;

export interface Arrivals {
  /** How often trust data have arrived in this store. */
  readonly count: number;
  /** Whether trust data arrived after the spans were set. */
  readonly isNew: boolean;
}

export const arrivalsIn = (store: Store): Arrivals => {
  const { arrivals, covered } = rowOf(store);
  return { count: arrivals, isNew: arrivals !== covered };
};

/** The entries to examine next, from the highest number down. Undefined when all are done. */
export function spanToExamine(store: Store): Span | undefined {
  const { from_id: from, before_id: before, next_from: nextFrom, next_before: nextBefore, covered } = rowOf(store);
  if (from < before) return { from, before, covered };
  return nextFrom < nextBefore ? { from: nextFrom, before: nextBefore, covered } : undefined;
}

/**
 * Covers all arrivals so far, for the entries made since `since`. A pass in progress continues with the newer data. The entries that it has
 * examined by then form the second span, to be examined again. So every entry is examined with every arrival.
 */
export function coverArrivals(store: Store, since: string): void {
  const { db } = store;
  db.transaction(() => {
    const { arrivals, covered } = rowOf(store);
    if (arrivals === covered) return;
    const end = statement(db, 'SELECT coalesce(max(id), 0) + 1 FROM inspection_standing').pluck().get() as number;
    const first = statement(db, 'SELECT min(id) FROM inspection_standing WHERE at >= ?').pluck().get(since) as number | null;
    const lowest = first ?? end;
    const reached = spanToExamine(store)?.before ?? end;
    statement(db, 'UPDATE look_back SET covered = ?, from_id = ?, before_id = ?, next_from = ?, next_before = ?').run(
      arrivals,
      lowest,
      reached,
      Math.max(lowest, reached),
      end,
    );
  }).immediate();
}

/**
 * Records that a span is examined down to `reached`. Does nothing if another process has meanwhile moved the spans or covered newer data,
 * because the entries may then have been examined without that data.
 */
export function examinedDownTo({ db }: Store, { from, before, covered }: Span, reached: number): void {
  statement(
    db,
    `UPDATE look_back SET from_id = @from, before_id = @reached, next_from = iif(from_id < before_id, next_from, 0), next_before = iif(from_id < before_id, next_before, 0)
     WHERE covered = @covered AND ((from_id = @from AND before_id = @before) OR (from_id >= before_id AND next_from = @from AND next_before = @before))`,
  ).run({ from, before, covered, reached });
}
