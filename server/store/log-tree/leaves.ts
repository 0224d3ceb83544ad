// Adds leaves to the Merkle tree of the logs, and reads its subtrees and heads.
import { HASH_BYTES } from '../../domain/merkle/hash.ts';
import { completedBy, rootOf, type Subtree } from '../../domain/merkle/tree.ts';
import type { TreeHead } from '../../domain/merkle/verify.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';

/** The fault for a tree with a leaf that is missing or does not follow from those before it. */
export const damagedTree = (leaf: number): StoreFault =>
  new StoreFault('log-tree-damaged', `the tree of the logs is damaged from leaf ${leaf} on: nothing can be proved with it`);

/** Runs work that must also succeed with a damaged tree. The check of the tree reports the damage. */
export function unlessTreeDamaged<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreFault && error.code === 'log-tree-damaged') return undefined;
    throw error;
  }
}

export const treeSize = (db: Db): number => (statement(db, 'SELECT max(id) FROM log_tree').pluck().get() as number | null) ?? 0;

const SUBTREE = 'SELECT CAST(substr(hashes, ?, ?) AS BLOB) FROM log_tree WHERE id = ?';

/** The subtree over the leaves up to `(index + 1) * 2^level` is stored in the row of the last of these leaves. */
function storedSubtree(db: Db, level: number, index: number): Buffer | undefined {
  const hash = statement(db, SUBTREE)
    .pluck()
    .get(level * HASH_BYTES + 1, HASH_BYTES, (index + 1) * 2 ** level) as Buffer | undefined;
  return hash?.length === HASH_BYTES ? hash : undefined;
}

/** Throws `log-tree-damaged`. */
export const subtreesOf =
  (db: Db): Subtree =>
  (level, index) => {
    const hash = storedSubtree(db, level, index);
    if (hash === undefined) throw damagedTree((index + 1) * 2 ** level);
    return hash;
  };

/**
 * Runs in the caller's transaction. A line can be logged even if the tree is damaged; subtrees over the damage are then never completed.
 */
export function appendLeaf(db: Db, log: string, number: number, leaf: Buffer): void {
  const index = treeSize(db);
  const hashes = completedBy(index, leaf, (level, at) => storedSubtree(db, level, at));
  statement(db, 'INSERT INTO log_tree (id, log, number, hashes) VALUES (?, ?, ?, ?)').run(index + 1, log, number, Buffer.concat(hashes));
}

export interface StoredHead extends TreeHead {
  readonly root: Buffer;
}

/** The head of the tree, now or when it had this size. Throws `log-tree-damaged`. */
export function headAt(db: Db, size: number = treeSize(db)): StoredHead {
  return { size, root: rootOf(size, subtreesOf(db)) };
}

/** The number of the last line of a log that has a leaf. */
export const lastWithLeaf = (db: Db, log: string): number =>
  (statement(db, 'SELECT max(number) FROM log_tree WHERE log = ?').pluck().get(log) as number | null) ?? 0;

export const storedLeaf = (db: Db, log: string, number: number): Buffer | undefined =>
  statement(db, 'SELECT CAST(substr(hashes, 1, ?) AS BLOB) FROM log_tree WHERE log = ? AND number = ? ORDER BY id LIMIT 1')
    .pluck()
    .get(HASH_BYTES, log, number) as Buffer | undefined;

/** The position of the leaf of a line, from 0. */
export function leafOf(db: Db, log: string, number: number): number | undefined {
  const id = statement(db, 'SELECT id FROM log_tree WHERE log = ? AND number = ? ORDER BY id LIMIT 1').pluck().get(log, number) as
    | number
    | undefined;
  return id === undefined ? undefined : id - 1;
}
