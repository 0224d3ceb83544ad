// Runs all reads of one event-loop turn in a single read transaction: one lock and one consistent state.

import { statement } from './statement.ts';
import type { Db, Store } from './store.ts';

const open = new WeakSet<Db>();

export function readThisTurn({ db }: Store): void {
  if (!db.readonly || open.has(db)) return;
  statement(db, 'BEGIN').run();
  open.add(db);
  setImmediate(() => {
    open.delete(db);
    if (db.open && db.inTransaction) statement(db, 'COMMIT').run();
  });
}
