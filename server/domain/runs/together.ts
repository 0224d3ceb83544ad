// Combines the entries of several desks into one run: one order, one count, and the items inspected by two desks.
import type { RunDuplicate, RunRow } from '../../contract/index.ts';
import { type CountedRow, countRows } from './count.ts';

/** An entry of a desk, as that desk logged it. */
export interface DeskRow extends Omit<CountedRow, 'id' | 'decision'>, Omit<RunRow, 'part' | 'item' | 'sha256'> {
  readonly again: number | null;
}

/** The entries of one desk, in the order of its log. */
export interface DeskRows {
  readonly part: number;
  readonly rows: readonly DeskRow[];
}

export interface Together {
  readonly counts: ReturnType<typeof countRows>;
  readonly duplicates: readonly RunDuplicate[];
  readonly rows: readonly RunRow[];
}

/**
 * Merges the entries by time, but preserves the order of each desk, because clocks of desks differ and can be set back:
 * an entry never comes before an earlier entry of the same desk.
 */
export function together(desks: readonly DeskRows[]): Together {
  const all = desks
    .flatMap(({ part, rows }) => {
      let when = '';
      return rows.map((row) => {
        if (row.at > when) when = row.at;
        return { part, row, when };
      });
    })
    // The sort is stable, so that entries of one moment stay in the order of the desks and of their logs.
    .toSorted((one, other) => (one.when === other.when ? 0 : one.when < other.when ? -1 : 1));
  return {
    counts: countRows(all.map(({ part, row }) => counted(part, row))),
    duplicates: duplicatesIn(all),
    rows: all.map(({ part, row }) => shownRow(part, row)),
  };
}

/** Adds the desk to the number, because entries of different logs can have the same number. */
const counted = (part: number, { number, again, item, input, headline, open, decision }: DeskRow): CountedRow => ({
  id: `${part} ${number}`,
  again: again === null ? null : `${part} ${again}`,
  item,
  input,
  headline,
  open,
  decision: decision ?? null,
});

const shownRow = (part: number, { number, at, headline, product, item, input, decision }: DeskRow): RunRow => ({
  part,
  number,
  at,
  headline,
  ...(product === undefined ? {} : { product }),
  ...(item === null ? { sha256: input.slice(0, HASH) } : { item }),
  ...(decision === undefined ? {} : { decision }),
});

/** The key of an input begins with its hash. */
const HASH = 64;

interface Placed {
  readonly part: number;
  readonly row: DeskRow;
}

/** Returns the items that several desks inspected: those with different decisions first, then those with different verdicts. */
function duplicatesIn(all: readonly Placed[]): readonly RunDuplicate[] {
  const items = Map.groupBy(
    all.filter(({ row }) => row.item !== null),
    ({ row }) => row.item as string,
  );
  const found = [...items].flatMap(([item, placed]): readonly RunDuplicate[] => {
    const desks = [...Map.groupBy(placed, ({ part }) => part).values()];
    if (desks.length < 2) return [];
    const rows = desks.map(newestOf).toSorted((one, other) => one.part - other.part);
    const isOne = (values: readonly unknown[]): boolean => new Set(values.filter((value) => value !== undefined)).size < 2;
    const differs = [
      ...(isOne(rows.map(({ decision }) => decision)) ? [] : (['decision'] as const)),
      ...(isOne(rows.map(({ headline }) => headline)) ? [] : (['headline'] as const)),
    ];
    return [{ item, rows, differs }];
  });
  const rank = ({ differs }: RunDuplicate): number => (differs.includes('decision') ? 0 : differs.length > 0 ? 1 : 2);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Returns a desk's newest entry about an item. Its decision is the newest one in force on any entry of that item, because
 * a decision applies to the item.
 */
function newestOf(placed: readonly Placed[]): RunRow {
  const { part, row } = placed.at(-1) as Placed;
  const decision = placed.findLast((one) => one.row.decision !== undefined)?.row.decision;
  const { decision: _, ...shown } = shownRow(part, row);
  return { ...shown, ...(decision === undefined ? {} : { decision }) };
}
