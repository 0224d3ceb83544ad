// A store that only reads in; the statements of one turn of the event loop as one transaction out: locked once, and all of one state.

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
