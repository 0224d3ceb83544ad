// Rebuilds the data that is derived from the logs, for a store of which a part was lost.

import type { ListedEntry, Recorded } from '../../store/audit-log/columns.ts';
import { factsOf, ifReadable, type StoredRecord } from '../../store/audit-log/contents.ts';
import { putRunItem } from '../../store/audit-log/run-items.ts';
import { putStandingAgain } from '../../store/audit-log/standing.ts';
import { OF_PASSPORTS } from '../../store/passports/index-words.ts';
import type { Db } from '../../store/store.ts';

/** Tables that are derived from the logs and the passports. Their search indexes are derived from the same rows. */
export const DERIVED = ['inspection_standing', 'run_items', 'open_runs', ...OF_PASSPORTS] as const;

const SLICE = 1000;

/** Requires that these tables are empty. Runs in the caller's transaction. */
export function deriveAgain(db: Db): void {
  const entries = db.prepare(`SELECT * FROM inspections WHERE id > ? ORDER BY id LIMIT ${SLICE}`);
  for (let after = 0; ; ) {
    const slice = entries.all(after) as (ListedEntry & StoredRecord & { readonly id: number })[];
    for (const entry of slice) {
      putStandingAgain(db, entry);
      ifReadable(() => {
        const recorded = JSON.parse(factsOf(db, entry)) as Recorded;
        if (typeof recorded.run?.id === 'string') putRunItem(db, entry.id, recorded.run, recorded);
      });
    }
    after = slice.at(-1)?.id ?? after;
    if (slice.length < SLICE) break;
  }
  // A sealed run was closed, even if the line that closed it is lost.
  db.exec(
    `INSERT INTO open_runs (run) SELECT run FROM run_log WHERE action = 'start'
     EXCEPT SELECT run FROM run_log WHERE action = 'close' EXCEPT SELECT run FROM run_seals`,
  );
}
