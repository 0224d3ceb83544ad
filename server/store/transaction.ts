// Makes one transaction function per connection, because making one takes longer than a small transaction.
import type { Transaction } from 'better-sqlite3';
import type { Db } from './store.ts';

const runners = new WeakMap<Db, Transaction<(work: () => unknown) => unknown>>();

/** Runs work in a transaction of this kind, or in a savepoint of the current transaction. */
export function inTransaction<Result>(db: Db, kind: 'deferred' | 'immediate', work: () => Result): Result {
  const runner = runners.get(db) ?? db.transaction((run: () => unknown) => run());
  runners.set(db, runner);
  return runner[kind](work) as Result;
}
