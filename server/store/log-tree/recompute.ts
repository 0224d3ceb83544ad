// Computes the tree of the logs again, from its leaves or from the lines themselves, and names what does not fit.
import { entryLeaf, epochLeaf } from '../../domain/merkle/entry.ts';
import { HASH_BYTES } from '../../domain/merkle/hash.ts';
import { completedBy, rootOf, type Subtree } from '../../domain/merkle/tree.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';
import { currentOrigin, EPOCHS, type LogName } from './epochs.ts';
import { treeSize } from './leaves.ts';

export interface LineOfLog {
  readonly log: LogName | typeof EPOCHS;
  readonly number: number;
}

export interface Recomputed {
  /** The root over the lines as they are. Undefined if a line or a leaf is missing. */
  readonly root?: Buffer;
  /** The root over the leaves as stored. Undefined if a leaf is missing. */
  readonly storedRoot?: Buffer;
  /** The lines that are missing or differ from their leaves, in the order of the tree: their number, and the first `MOST_NAMED`. */
  readonly changedCount: number;
  readonly changed: readonly LineOfLog[];
}

export const MOST_NAMED = 20;
const SLICE = 1000;
/** A leaf completes at most one subtree on each level. */
const MOST_BYTES = HASH_BYTES * 54;
const ROWS = `SELECT id, log, number, CAST(substr(hashes, 1, ${MOST_BYTES}) AS BLOB) AS hashes FROM log_tree WHERE id >= ? AND id <= ? ORDER BY id LIMIT ${SLICE}`;

interface Row extends LineOfLog {
  readonly id: number;
  readonly hashes: Buffer;
}

/** Yields the leaves in the order of the tree, up to the first missing one. */
function* rowsUpTo(db: Db, size: number): Generator<Row> {
  for (let next = 1; next <= size; ) {
    const rows = statement(db, ROWS).all(next, size) as Row[];
    for (const row of rows) {
      if (row.id !== next) return;
      yield row;
      next += 1;
    }
    if (rows.length === 0) return;
  }
}

const leafIn = ({ hashes }: Row): Buffer => hashes.subarray(0, HASH_BYTES);

/**
 * Returns the number, from 1, of the first leaf that is missing, does not match its stored hashes, or belongs to
 * another epoch. Returns undefined if the tree is intact. Reads every leaf; the check of each log compares the leaves
 * with its lines.
 */
export function firstDamagedLeaf(db: Db): number | undefined {
  const size = treeSize(db);
  if (size === 0) return currentOrigin(db) === undefined ? undefined : 1;
  const tree = growing();
  let sound = 0;
  for (const row of rowsUpTo(db, size)) {
    const leaf = leafIn(row);
    if (leaf.length !== HASH_BYTES || (row.log === EPOCHS && !epochNow(db, row.number)?.equals(leaf))) break;
    if (!Buffer.concat(tree.add(leaf)).equals(row.hashes)) break;
    sound += 1;
  }
  return sound === size ? undefined : sound + 1;
}

/** Reads every leaf up to the size, and its line. `isLog` guards the names of tables, which come from the store. */
export function recompute(db: Db, size: number, isLog: (name: string) => name is LogName): Recomputed {
  const [lines, leaves] = [growing(), growing()];
  const changed: LineOfLog[] = [];
  let [seen, changedCount, isWhole] = [0, 0, true];
  for (const row of rowsUpTo(db, size)) {
    const { log, number } = row;
    const [found, leaf] = [leafNow(db, log, number, isLog), leafIn(row)];
    if (!found?.equals(leaf)) {
      changedCount += 1;
      if (changed.length < MOST_NAMED) changed.push({ log, number });
    }
    isWhole &&= found !== undefined;
    lines.add(found ?? leaf);
    leaves.add(leaf);
    seen += 1;
  }
  const named = { changedCount, changed };
  return seen < size ? named : { ...(isWhole ? { root: lines.root() } : {}), storedRoot: leaves.root(), ...named };
}

function leafNow(db: Db, log: string, number: number, isLog: (name: string) => name is LogName): Buffer | undefined {
  if (log === EPOCHS) return epochNow(db, number);
  if (!isLog(log)) return undefined;
  const entry = statement(db, `SELECT hash FROM ${log} WHERE id = ?`).pluck().get(number) as string | undefined;
  return entry === undefined ? undefined : entryLeaf(log, number, entry);
}

function epochNow(db: Db, number: number): Buffer | undefined {
  const record = statement(db, 'SELECT record FROM log_epochs WHERE number = ?').pluck().get(number) as string | undefined;
  return record === undefined ? undefined : epochLeaf(record);
}

/**
 * A tree to which leaves are appended. Keeps the last complete subtree of each level. `add` returns the subtrees that end with the leaf.
 */
function growing(): { add(leaf: Buffer): readonly Buffer[]; root(): Buffer } {
  const levels: Buffer[] = [];
  let size = 0;
  const subtree: Subtree = (level) => levels[level] as Buffer;
  return {
    add: (leaf) => {
      const completed = completedBy(size, leaf, subtree);
      const top = completed.at(-1);
      // The subtrees that the new one covers are no longer needed.
      if (top !== undefined) levels[completed.length - 1] = top;
      size += 1;
      return completed;
    },
    root: () => rootOf(size, subtree),
  };
}
