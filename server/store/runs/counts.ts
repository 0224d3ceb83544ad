// Counts the items of a run by verdict. The counts follow from the entries of the run and their decisions.
import type { Headline, Run } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

interface Row {
  readonly id: number;
  /** The entry that this one repeats. */
  readonly again: number | null;
  /** NULL: the entry is not about a single item. */
  readonly item: string | null;
  /** The input, the index in it, and what it was compared with. */
  readonly input: string;
  readonly headline: Headline;
  /** 1: may be decided, and no decision is in force. */
  readonly open: 0 | 1;
}

/** Verdicts about an earlier date do not count. */
const ROWS = `SELECT i.id, i.again, r.item, concat_ws(' ', i.input_sha256, i.item, i.expected) AS input, i.headline, s.open
  FROM run_items r JOIN inspections i ON i.id = r.inspection_id JOIN inspection_standing s ON s.id = i.id
  WHERE r.run = ? AND i.as_of IS NULL ORDER BY i.id`;

/**
 * Of the entries about the same input, the newest verdict counts. An item counts once for each verdict that its inputs have: different codes
 * with one serial may be an item and a copy of it. Without a single item, each entry counts; a later verdict replaces the one that it repeats.
 */
export function countsOf({ db }: Store, run: string): Pick<Run, 'items' | 'undecided' | 'headlines'> {
  const subjects = new Map<number, string>();
  const newest = new Map<string, Row>();
  const decided = new Set<string>();
  const counted = (row: Row): string => `${row.headline} ${row.item ?? subjects.get(row.id)}`;
  for (const row of statement(db, ROWS).iterate(run) as Iterable<Row>) {
    const repeated = row.again === null ? undefined : subjects.get(row.again);
    const subject = row.item === null ? (repeated ?? String(row.id)) : row.input;
    if (repeated !== undefined) newest.delete(repeated);
    newest.set(subject, row);
    subjects.set(row.id, subject);
    if (row.open === 0) decided.add(counted(row));
  }
  const items = new Map([...newest.values()].map((row) => [counted(row), row.headline]));
  const headlines: Partial<Record<Headline, number>> = {};
  for (const headline of items.values()) headlines[headline] = (headlines[headline] ?? 0) + 1;
  return { headlines, items: items.size, undecided: [...items.keys()].filter((item) => !decided.has(item)).length };
}
