// Computes the tree of the logs again from the lines themselves, and names the leaves that do not fit.
import { entryLeaf, epochLeaf } from '../../domain/merkle/entry.ts';
import { HASH_BYTES } from '../../domain/merkle/hash.ts';
import { completedBy, rootOf, type Subtree } from '../../domain/merkle/tree.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';
import { EPOCHS, type LogName } from './epochs.ts';

export interface LineOfLog {
  readonly log: LogName | typeof EPOCHS;
  readonly number: number;
}

export interface Recomputed {
  /** The root over the lines as they are. Undefined if a line is gone, or a leaf. */
  readonly root?: Buffer;
  /** The root over the leaves as they are stored. Undefined if a leaf is gone. */
  readonly storedRoot?: Buffer;
  /** Lines that are gone or differ from their leaves, in the order of the tree. At most `MOST_NAMED`. */
  readonly changed: readonly LineOfLog[];
}

const MOST_NAMED = 20;
const SLICE = 1000;
const ROWS = 'SELECT id, log, number, substr(hashes, 1, ?) AS leaf FROM log_tree WHERE id > ? AND id <= ? ORDER BY id LIMIT ?';

interface Row extends LineOfLog {
  readonly id: number;
  readonly leaf: Buffer;
}

/** Reads every leaf up to the size, in slices. `isLog` guards the names of tables, which come from the store. */
export function recompute(db: Db, size: number, isLog: (name: string) => name is LogName): Recomputed {
  const [lines, leaves] = [growing(), growing()];
  const changed: LineOfLog[] = [];
  let isWhole = true;
  for (let after = 0; after < size; ) {
    const rows = statement(db, ROWS).all(HASH_BYTES, after, size, SLICE) as Row[];
    if (rows.length === 0 || rows.some(({ id }, at) => id !== after + at + 1)) return { changed };
    for (const { log, number, leaf } of rows) {
      const found = leafNow(db, log, number, isLog);
      if (!found?.equals(leaf) && changed.length < MOST_NAMED) changed.push({ log, number });
      isWhole &&= found !== undefined;
      lines.add(found ?? leaf);
      leaves.add(leaf);
    }
    after += rows.length;
  }
  return { ...(isWhole ? { root: lines.root() } : {}), storedRoot: leaves.root(), changed };
}

function leafNow(db: Db, log: string, number: number, isLog: (name: string) => name is LogName): Buffer | undefined {
  if (log === EPOCHS) {
    const record = statement(db, 'SELECT record FROM log_epochs WHERE number = ?').pluck().get(number) as string | undefined;
    return record === undefined ? undefined : epochLeaf(record);
  }
  if (!isLog(log)) return undefined;
  const entry = statement(db, `SELECT hash FROM ${log} WHERE id = ?`).pluck().get(number) as string | undefined;
  return entry === undefined ? undefined : entryLeaf(log, number, entry);
}

/** A tree that only grows: of each level, the last two subtrees are kept. */
function growing(): { add(leaf: Buffer): void; root(): Buffer } {
  const levels: Buffer[] = [];
  let size = 0;
  const subtree: Subtree = (level) => levels[level] as Buffer;
  return {
    add: (leaf) => {
      const completed = completedBy(size, leaf, subtree);
      const top = completed.at(-1);
      // What the new subtree covers is needed no more.
      if (top !== undefined) levels[completed.length - 1] = top;
      size += 1;
    },
    root: () => rootOf(size, subtree),
  };
}
