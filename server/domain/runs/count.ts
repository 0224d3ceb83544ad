// Counts the items of a run by verdict.
import type { DecisionKind, Headline, RunCounts } from '../../contract/index.ts';

/** An entry of a run, from this desk or another. Excludes verdicts about an earlier date. */
export interface CountedRow {
  /** Unique among the rows that are counted together. */
  readonly id: string | number;
  /** The entry that this one repeats. */
  readonly again: string | number | null;
  /** Null if the entry is not about a single item. */
  readonly item: string | null;
  /** The input, the index in it, and the product that it was compared with. */
  readonly input: string;
  readonly headline: Headline;
  /** 1 if the entry can be decided and no decision is in force. */
  readonly open: 0 | 1;
  /** The decision in force. */
  readonly decision?: DecisionKind | null;
}

/**
 * Counts the items. Of several entries about the same input, only the newest is counted. An item is counted once for each
 * different verdict on its inputs, because different codes with one serial number may be an item and a copy of it. An
 * entry that is not about a single item is counted unless a later entry repeats it.
 */
export function countRows(rows: Iterable<CountedRow>): RunCounts {
  const subjects = new Map<CountedRow['id'], string>();
  const newest = new Map<string, CountedRow>();
  const decided = new Set<string>();
  const inForce = new Map<string, DecisionKind>();
  const counted = (row: CountedRow): string => `${row.headline} ${row.item ?? subjects.get(row.id)}`;
  for (const row of rows) {
    const repeated = row.again === null ? undefined : subjects.get(row.again);
    const subject = row.item === null ? (repeated ?? String(row.id)) : row.input;
    if (repeated !== undefined) newest.delete(repeated);
    newest.set(subject, row);
    subjects.set(row.id, subject);
    if (row.open === 0) decided.add(counted(row));
    if (row.decision) inForce.set(counted(row), row.decision);
  }
  const items = new Map([...newest.values()].map((row) => [counted(row), row.headline]));
  const headlines: Partial<Record<Headline, number>> = {};
  for (const headline of items.values()) headlines[headline] = (headlines[headline] ?? 0) + 1;
  const decisions: Partial<Record<DecisionKind, number>> = {};
  let undecided = 0;
  for (const item of items.keys()) {
    const decision = inForce.get(item);
    if (decision !== undefined) decisions[decision] = (decisions[decision] ?? 0) + 1;
    else if (!decided.has(item)) undecided += 1;
  }
  return { headlines, items: items.size, undecided, decisions };
}
