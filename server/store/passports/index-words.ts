// Indexes the words of passports that were added or renamed, so that lists of passports can be searched quickly.
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { indexedParts } from '../words/parts.ts';

/** Policy: how many passports are indexed for each page that is merged. So the index stays in about ten pieces, each of which a search asks. */
const PER_MERGED_PAGE = 5;

/** Returns the number of passports indexed; 0 while another process writes. An interrupted call has indexed all of them or none. */
export function indexWords({ db }: Store, most: number): number {
  if (statement(db, 'SELECT 1 FROM passport_words_due LIMIT 1').get() === undefined) return 0;
  const waits = db.pragma('busy_timeout', { simple: true });
  // An import in another process writes again and again: waiting for it would hold up everything else here.
  db.pragma('busy_timeout = 0');
  try {
    return indexDue(db, most);
  } catch (error) {
    if (String((error as { readonly code?: unknown }).code).startsWith('SQLITE_BUSY')) return 0;
    throw error;
  } finally {
    db.pragma(`busy_timeout = ${waits}`);
  }
}

/** In large slices, the index is merged less often. */
const AT_ONCE = 5_000;

/** For a command, in which nothing else waits. Leaves the rest to the workbench while another process writes. */
export function indexAllWords(store: Store): void {
  while (indexWords(store, AT_ONCE) > 0);
}

const indexDue = (db: Db, most: number): number =>
  db
    .transaction(() => {
      const due = statement(
        db,
        'SELECT p.id, p.search FROM passport_words_due d CROSS JOIN passports p ON p.id = d.id ORDER BY d.id LIMIT ?',
      ).all(most) as readonly { readonly id: number; readonly search: string }[];
      const add = statement(db, 'INSERT INTO passport_words (rowid, parts) VALUES (?, ?)');
      for (const { id, search } of due) add.run(id, indexedParts(search));
      statement(db, 'DELETE FROM passport_words_due WHERE id <= ?').run(due.at(-1)?.id);
      statement(db, "INSERT INTO passport_words (passport_words, rank) VALUES ('merge', ?)").run(Math.ceil(most / PER_MERGED_PAGE));
      return due.length;
    })
    .immediate();

/** Tables that are derived from the passports. */
export const OF_PASSPORTS = ['passport_counts', 'passport_words_due'] as const;

/** Rebuilds these tables after passports were inserted without the triggers. Runs in the caller's transaction. */
export const listAgain = (db: Db): unknown =>
  db.exec(`INSERT INTO passport_words (passport_words) VALUES ('delete-all');
    DELETE FROM passport_words_due; INSERT INTO passport_words_due (id) SELECT id FROM passports;
    DELETE FROM passport_counts;
    INSERT INTO passport_counts (category, dpp_status, number) SELECT category, dpp_status, count(*) FROM passports GROUP BY category, dpp_status`);
