// Copies every row that can be read of a damaged store into an empty one of the same version.
import type { Statement } from 'better-sqlite3';
import { HAS_LOST_DRAFT, isWithDrafts } from '../../store/integrity.ts';
import { listAgain } from '../../store/passports/index-words.ts';
import type { Db } from '../../store/store.ts';
import { DERIVED } from './derive-again.ts';
import { type Gap, type Row, rowsByNumber, rowsFromBothEnds, whyUnreadable } from './read-rows.ts';

export interface TableLoss {
  readonly table: string;
  readonly rows: number;
  /** Rows that contradict another row, or that the table does not admit, because they were damaged. */
  readonly refused: number;
  /** Rows left out because another row to which they belong is lost. */
  readonly dangling: number;
  readonly gaps: readonly Gap[];
  /** The number of gaps. */
  readonly gapCount: number;
}

const MOST_GAPS = 1000;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly pk: number;
}
const columnsOf = (db: Db, table: string): readonly Column[] => db.pragma(`table_info("${table}")`) as Column[];

/** The search index is made again from the rows; its own tables are not copied. */
const INDEXES = ['inspection_words', 'decision_words'] as const;

const tablesOf = (db: Db): readonly { readonly name: string; readonly wr: number }[] =>
  (db.pragma('table_list') as { readonly schema: string; readonly name: string; readonly type: string; readonly wr: number }[])
    .filter(({ schema, name, type }) => schema === 'main' && type === 'table' && !name.startsWith('sqlite_'))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

export function copyRows(from: Db, to: Db): readonly TableLoss[] {
  to.pragma('foreign_keys = OFF');
  const triggers = to.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all() as { name: string; sql: string }[];
  return to
    .transaction(() => {
      // The triggers would count, file and refuse rows again that were already counted, filed and admitted when first
      // written.
      for (const { name } of triggers) to.exec(`DROP TRIGGER "${name}"`);
      const copied = tablesOf(to)
        .filter(({ name }) => !(DERIVED as readonly string[]).includes(name))
        .map(({ name, wr }) => copyTable(from, to, name, wr === 1));
      for (const name of DERIVED) if (tablesOf(to).some((one) => one.name === name)) to.exec(`DELETE FROM "${name}"`);
      keepSequences(from, to);
      const dangling = removeDangling(to);
      dangling.set('passports', removeWithoutDraft(to));
      for (const index of INDEXES) {
        const of = index === 'inspection_words' ? 'inspections' : 'decisions';
        to.exec(`INSERT INTO ${index} (${index}) VALUES ('delete-all'); INSERT INTO ${index} (rowid, search) SELECT id, search FROM ${of}`);
      }
      if (tablesOf(to).some(({ name }) => name === 'passport_counts')) listAgain(to);
      for (const { sql } of triggers) to.exec(sql);
      return copied.map((one) => {
        const left = dangling.get(one.table) ?? 0;
        return { ...one, rows: one.rows - left, dangling: left };
      });
    })
    .exclusive();
}

function copyTable(from: Db, to: Db, table: string, withoutNumbers: boolean): TableLoss {
  const all = columnsOf(to, table);
  const columns = all.map(({ name }) => name);
  const keys = all.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  const isNumberKey = keys.length === 1 && keys[0]?.type.toUpperCase() === 'INTEGER';
  const target = withoutNumbers || isNumberKey ? columns : ['rowid', ...columns];
  // A new store already contains some rows, such as its counters.
  const first = to
    .prepare(`SELECT ${target.map((name) => `"${name}"`).join(', ')} FROM "${table}"`)
    .raw()
    .safeIntegers()
    .all() as Row[];
  to.exec(`DELETE FROM "${table}"`);
  const insert = to.prepare(
    `INSERT OR IGNORE INTO "${table}" (${target.map((name) => `"${name}"`).join(', ')}) VALUES (${target.map(() => '?').join(', ')})`,
  );
  const gaps: Gap[] = [];
  let [rows, refused, gapCount] = [0, 0, 0];
  const miss = (gap: Gap): void => {
    gapCount += 1;
    if (gaps.length < MOST_GAPS) gaps.push(gap);
  };
  const put = (row: Row): void => {
    const values = withoutNumbers || !isNumberKey ? row : row.slice(1);
    if (isAdmitted(insert, values)) rows += 1;
    else refused += 1;
  };
  try {
    const found = withoutNumbers
      ? rowsFromBothEnds(
          from,
          table,
          columns,
          keys.map(({ name }) => name),
        )
      : rowsByNumber(from, table, columns);
    for (const one of found) 'row' in one ? put(one.row) : miss(one.gap);
  } catch (error) {
    miss({ why: whyUnreadable(error) });
  }
  // A store does not work without these rows.
  if (rows === 0 && gapCount + refused > 0) for (const row of first) insert.run(...row);
  return { table, rows, refused, dangling: 0, gaps, gapCount };
}

/** A damaged value can contradict its table, an index over an expression, or another row. */
const NOT_ADMITTED = /^SQLITE_(?:CONSTRAINT|MISMATCH|ERROR|TOOBIG)/;

function isAdmitted(insert: Statement<unknown[]>, values: Row): boolean {
  try {
    return insert.run(...values).changes === 1;
  } catch (error) {
    if (NOT_ADMITTED.test(String((error as { readonly code?: unknown }).code))) return false;
    throw error;
  }
}

/** Prevents numbers that were assigned once from being assigned again, even if their rows are lost. */
function keepSequences(from: Db, to: Db): void {
  let before: readonly { readonly name: string; readonly seq: number }[];
  try {
    before = from.prepare('SELECT name, seq FROM sqlite_sequence').all() as typeof before;
  } catch (error) {
    whyUnreadable(error);
    return;
  }
  const raise = to.prepare('UPDATE sqlite_sequence SET seq = max(seq, @seq) WHERE name = @name');
  const add = to.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (@name, @seq)');
  const isTable = to.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").pluck();
  for (const one of before) {
    if (!Number.isSafeInteger(one.seq) || isTable.get(one.name) === undefined) continue;
    if (raise.run(one).changes === 0) add.run(one);
  }
}

interface Reference {
  readonly from: string;
  readonly to: string | null;
  readonly table: string;
}

/** Removes the passports whose drafts are lost, because nothing is left of their documents. Returns their number. */
const removeWithoutDraft = (db: Db): number =>
  isWithDrafts(db) ? db.prepare(`DELETE FROM passports WHERE ${HAS_LOST_DRAFT}`).run().changes : 0;

/** Repeats until no reference dangles, because other rows may refer to a removed one. */
function removeDangling(db: Db): Map<string, number> {
  const removed = new Map<string, number>();
  const tables = tablesOf(db).map(({ name }) => name);
  for (let more = true; more; ) {
    more = false;
    for (const table of tables) {
      for (const { from, to, table: parent } of db.pragma(`foreign_key_list("${table}")`) as Reference[]) {
        const key = to ?? columnsOf(db, parent).find(({ pk }) => pk === 1)?.name ?? 'rowid';
        const { changes } = db
          .prepare(
            `DELETE FROM "${table}" AS child WHERE child."${from}" IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM "${parent}" AS parent WHERE parent."${key}" = child."${from}")`,
          )
          .run();
        if (changes === 0) continue;
        more = true;
        removed.set(table, (removed.get(table) ?? 0) + changes);
      }
    }
  }
  return removed;
}
