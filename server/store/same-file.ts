// Refuses every write once the store files were deleted, replaced or overwritten while open.
// SQLite would report success, but the data would be lost.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Statement } from 'better-sqlite3';
import { StoreFault } from '../lib/store-fault.ts';
import type { Db } from './store.ts';

/** SQLite keeps all three files as long as one connection is open. */
const ENDS = ['', '-wal', '-shm'] as const;

/** SQLite file format 1.3: the magic string; 1.3.7: the file change counter. */
const HEADER_BYTES = 28;
const COUNTER_AT = 24;
const MAGIC = 'SQLite format 3\0';

const identityOf = (file: string): string | undefined => {
  const facts = statSync(file, { bigint: true, throwIfNoEntry: false });
  return facts && `${facts.dev}:${facts.ino}`;
};

/**
 * Checks before each write and again before it is acknowledged, and throws `store-replaced`. Returns a function that releases the file;
 * call it after closing the connection.
 */
export function guardFile(db: Db, file: string): () => void {
  const known = ENDS.map((end) => identityOf(`${file}${end}`));
  // Closing this handle would drop the locks that SQLite holds on the file in this process. It stays open as long as the connection.
  const handle = openSync(file, 'r');
  // Prepared before writes are guarded, because the rescue must still be able to run it.
  const copyInto = db.prepare<[string]>('VACUUM INTO ?');
  const header = Buffer.alloc(HEADER_BYTES);
  let last = { counter: 0, size: 0 };
  let rescued: string | undefined;

  const isReplaced = (): boolean =>
    ENDS.some((end, index) => {
      const found = identityOf(`${file}${end}`);
      known[index] ??= found;
      return known[index] !== found;
    });
  /** An older copy written over the file has a lower change counter. The store never shrinks. */
  const isOverwritten = (): boolean => {
    readSync(handle, header, 0, HEADER_BYTES, 0);
    // Deleted since the last look: the next check reports it.
    const { size } = statSync(file, { throwIfNoEntry: false }) ?? last;
    const counter = header.readUInt32BE(COUNTER_AT);
    if (header.toString('latin1', 0, MAGIC.length) !== MAGIC || counter < last.counter || size < last.size) return true;
    last = { counter, size };
    return false;
  };
  const check = (): void => {
    if (isReplaced()) {
      rescued ??= rescue(copyInto, file);
      throw replaced(file, 'deleted or replaced', rescued);
    }
    if (isOverwritten()) throw replaced(file, 'overwritten');
  };
  const guarded = <Args extends unknown[], Result>(write: (...args: Args) => Result): ((...args: Args) => Result) =>
    function run(this: unknown, ...args) {
      if (db.inTransaction) return write.apply(this, args);
      check();
      const result = write.apply(this, args);
      check();
      return result;
    };

  guardConnection(db, guarded);
  return () => closeSync(handle);
}

type Guarded = <Args extends unknown[], Result>(write: (...args: Args) => Result) => (...args: Args) => Result;

/** Covers all ways in which this program writes: transactions, and statements outside of them. */
function guardConnection(db: Db, guarded: Guarded): void {
  const [prepare, transaction, exec] = [db.prepare.bind(db), db.transaction.bind(db), db.exec.bind(db)];
  const guardStatement = (statement: Statement<unknown[]>): Statement<unknown[]> => {
    if (!statement.readonly) {
      statement.run = guarded(statement.run);
      statement.get = guarded(statement.get);
      statement.all = guarded(statement.all);
    }
    return statement;
  };
  const guardTransaction = (work: (...args: unknown[]) => unknown) => {
    const bare = transaction(work);
    const ways = {
      default: guarded(bare),
      deferred: guarded(bare.deferred),
      immediate: guarded(bare.immediate),
      exclusive: guarded(bare.exclusive),
    };
    return Object.assign(ways.default, ways);
  };
  Object.assign(db, {
    prepare: (sql: string) => guardStatement(prepare<unknown[]>(sql)),
    transaction: guardTransaction,
    exec: guarded(exec),
  });
}

/**
 * Copies the database to a new file. The open connection still sees all data, even if its file was unlinked. Returns undefined if the copy
 * fails.
 */
function rescue(copyInto: Statement<[string]>, file: string): string | undefined {
  const name = join(dirname(file), `rescued-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
  try {
    copyInto.run(name);
    return name;
  } catch {
    return undefined;
  }
}

const replaced = (file: string, how: string, rescued?: string): StoreFault =>
  new StoreFault(
    'store-replaced',
    `the store '${file}', or a file next to it, was ${how} while DPP Desk had it open: nothing was stored. End DPP Desk, then put the store back or restore a backup${
      rescued === undefined ? '' : `; what was recorded until then is kept in '${rescued}'`
    }`,
  );
