// Lets a connection write only while its file is the one that was opened and the service is not in maintenance.
import type { Statement } from 'better-sqlite3';
import { refusalOf } from '../lib/write-stop.ts';
import { standingMaintenance } from './standing-maintenance.ts';
import type { Db, Store } from './store.ts';

/** Connections that run work allowed during maintenance, each with its nesting depth. */
const goingOn = new WeakMap<Db, number>();

/**
 * Runs work that is allowed during maintenance: what public reading needs, revocations, and the maintenance itself. The
 * work must not wait for anything.
 */
export function despiteMaintenance<Result>({ db }: Pick<Store, 'db'>, work: () => Result): Result {
  goingOn.set(db, (goingOn.get(db) ?? 0) + 1);
  try {
    return work();
  } finally {
    goingOn.set(db, (goingOn.get(db) ?? 1) - 1);
  }
}

const isGoingOn = (db: Db): boolean => (goingOn.get(db) ?? 0) > 0;

/** Call it before work that begins with something other than a write to the store. Throws `maintenance`. */
export function refuseInMaintenance({ db }: Pick<Store, 'db'>): void {
  if (isGoingOn(db)) return;
  const standing = standingMaintenance(db);
  if (standing !== undefined) throw refusalOf({ because: 'maintenance', ...standing });
}

/** Statements that begin or end a transaction. They write nothing themselves. */
const FRAME = /^\s*(?:BEGIN|COMMIT|ROLLBACK)\b/i;

/**
 * Covers all ways in which this program writes: transactions, and statements outside of them. `check` runs before each write and again
 * before the write is acknowledged. Unless `always`, the first write of each transaction is refused during maintenance. This is checked
 * inside the transaction, so that no write commits after maintenance has begun.
 */
export function guardWrites(db: Db, check: () => void, always: boolean): void {
  /** Whether the current transaction has already been allowed to write. */
  let admitted = false;
  const admit = (): void => {
    if (always || isGoingOn(db) || (admitted && db.inTransaction)) return;
    refuseInMaintenance({ db });
    admitted = db.inTransaction;
  };
  const outermost = <Args extends unknown[], Result>(write: (...args: Args) => Result): ((...args: Args) => Result) =>
    function run(this: unknown, ...args) {
      if (db.inTransaction) return write.apply(this, args);
      admitted = false;
      check();
      const result = write.apply(this, args);
      check();
      return result;
    };
  const writing = <Args extends unknown[], Result>(write: (...args: Args) => Result): ((...args: Args) => Result) =>
    outermost(function run(this: unknown, ...args: Args) {
      admit();
      return write.apply(this, args);
    });

  const [prepare, transaction, exec] = [db.prepare.bind(db), db.transaction.bind(db), db.exec.bind(db)];
  const guardStatement = (statement: Statement<unknown[]>): Statement<unknown[]> => {
    if (!statement.readonly) {
      statement.run = writing(statement.run);
      statement.get = writing(statement.get);
      statement.all = writing(statement.all);
    }
    return statement;
  };
  const guardTransaction = (work: (...args: unknown[]) => unknown) => {
    const bare = transaction(work);
    const ways = {
      default: outermost(bare),
      deferred: outermost(bare.deferred),
      immediate: outermost(bare.immediate),
      exclusive: outermost(bare.exclusive),
    };
    return Object.assign(ways.default, ways);
  };
  const [frame, change] = [outermost(exec), writing(exec)];
  Object.assign(db, {
    prepare: (sql: string) => guardStatement(prepare<unknown[]>(sql)),
    transaction: guardTransaction,
    exec: (sql: string) => (FRAME.test(sql) ? frame(sql) : change(sql)),
  });
}
