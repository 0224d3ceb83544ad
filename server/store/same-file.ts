// Finds that the store files were deleted, replaced or overwritten while open; writes are refused from then on.
// SQLite would report success, but the data would be lost.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Statement } from 'better-sqlite3';
import { defined } from '../domain/json/defined.ts';
import { refusalOf } from '../lib/write-stop.ts';
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

export function watchFile(db: Db, file: string) {
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
    // Deleted since the last check. The next check reports it.
    const { size } = statSync(file, { throwIfNoEntry: false }) ?? last;
    const counter = header.readUInt32BE(COUNTER_AT);
    if (header.toString('latin1', 0, MAGIC.length) !== MAGIC || counter < last.counter || size < last.size) return true;
    last = { counter, size };
    return false;
  };
  const check = (): void => {
    if (isReplaced()) {
      rescued ??= rescue(copyInto, file);
      throw refusalOf({ because: 'replaced', file, how: 'deleted or replaced', ...defined({ rescued }) });
    }
    if (isOverwritten()) throw refusalOf({ because: 'replaced', file, how: 'overwritten' });
  };
  return {
    /** Throws `store-replaced`. */
    check,
    /** Call it after closing the connection. */
    release: () => closeSync(handle),
  };
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
