// An open store in; every write through it refused once its files were deleted or replaced under it: what would be written would be lost, though SQLite says nothing.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Statement } from 'better-sqlite3';
import { StoreFault } from '../lib/store-fault.ts';
import type { Db } from './store.ts';

/** SQLite keeps all three as long as one connection is open. */
const ENDS = ['', '-wal', '-shm'] as const;

/** SQLite file format 1.3: the magic string, and 1.3.7: the file change counter. */
const HEADER_BYTES = 28;
const COUNTER_AT = 24;
const MAGIC = 'SQLite format 3\0';

const identityOf = (file: string): string | undefined => {
  const facts = statSync(file, { bigint: true, throwIfNoEntry: false });
  return facts && `${facts.dev}:${facts.ino}`;
};

/** Checked before a write and again before it is acknowledged. Gives back what releases the file; to be called after the connection was closed. */
export function guardFile(db: Db, file: string): () => void {
  const known = ENDS.map((end) => identityOf(`${file}${end}`));
  // Closing it would drop the locks that SQLite has on the file in this process: it stays open as long as the connection.
  const handle = openSync(file, 'r');
  // Before writes are guarded: this one is what is left to do.
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
  /** An older copy written over it has an earlier counter; the store never gets smaller. */
  const isOverwritten = (): boolean => {
    readSync(handle, header, 0, HEADER_BYTES, 0);
    const { size } = statSync(file);
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

/** The ways in which this program writes: transactions, and statements outside of one. */
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

/** What this connection has open is still whole, also where its file has no name any more: it is written to a new one. undefined: it could not be. */
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
    `the store '${file}', or a file beside it, was ${how} while DPP Desk had it open: nothing was stored. End DPP Desk, then put the store back or restore a backup${
      rescued === undefined ? '' : `; what was recorded until then is kept in '${rescued}'`
    }`,
  );
