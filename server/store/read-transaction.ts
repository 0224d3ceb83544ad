// Runs all reads of one event-loop turn in a single read transaction: one lock and one consistent state.

import { dataVersionOf } from './data-version.ts';
import { statement } from './statement.ts';
import type { Db, Store } from './store.ts';

/** The data version that each open transaction reads. */
const open = new WeakMap<Db, number>();

/** Returns the data version of the turn. It is read once, because it cannot change within a transaction. */
export function readThisTurn(store: Store): number {
  const { db } = store;
  if (!db.readonly) return dataVersionOf(store);
  const held = open.get(db);
  if (held !== undefined) return held;
  // If the first read fails, the transaction stays open until the end of the turn, as after every later read.
  if (!db.inTransaction) {
    statement(db, 'BEGIN').run();
    setImmediate(() => {
      open.delete(db);
      if (db.open && db.inTransaction) statement(db, 'COMMIT').run();
    });
  }
  const dataVersion = dataVersionOf(store);
  open.set(db, dataVersion);
  return dataVersion;
}
