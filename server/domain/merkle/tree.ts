// Computes roots and proofs of a Merkle tree from the hashes of its complete subtrees (RFC 9162 section 2.1).
// Each function reads O(log n) subtree hashes.
import { EMPTY_ROOT, nodeHash } from './hash.ts';

/** Returns the hash of the complete subtree over the leaves `index * 2^level` to `(index + 1) * 2^level - 1`. */
export type Subtree = (level: number, index: number) => Buffer;

/** The largest size that is counted exactly, together with its powers of two. */
export const MOST_LEAVES = 2 ** 52;

/** Returns the root, MTH(D[n]). */
export function rootOf(size: number, subtree: Subtree): Buffer {
  requireSize(size);
  return size === 0 ? EMPTY_ROOT : rangeHash(0, size, subtree);
}

/** PATH(m, D[n]): from the sibling of the leaf up to the root. Throws a RangeError for a leaf outside the tree. */
export function inclusionProof(index: number, size: number, subtree: Subtree): readonly Buffer[] {
  requireSize(size);
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) throw new RangeError(`there is no leaf ${index} in a tree of ${size}`);
  const path = (start: number, end: number): readonly Buffer[] => {
    if (end - start === 1) return [];
    const middle = start + leftSize(end - start);
    return index < middle
      ? [...path(start, middle), rangeHash(middle, end, subtree)]
      : [...path(middle, end), rangeHash(start, middle, subtree)];
  };
  return path(0, size);
}

/** PROOF(m, D[n]). Empty for a first size of 0 or equal sizes. Throws a RangeError if the first size is the larger one. */
export function consistencyProof(first: number, second: number, subtree: Subtree): readonly Buffer[] {
  requireSize(first);
  requireSize(second);
  if (first > second) throw new RangeError(`a tree of ${second} leaves has no proof from ${first}`);
  /** `isKnown`: the verifier has the hash of this range already, as the root of the first tree. */
  const proof = (start: number, end: number, isKnown: boolean): readonly Buffer[] => {
    if (first === end) return isKnown ? [] : [rangeHash(start, end, subtree)];
    const middle = start + leftSize(end - start);
    return first <= middle
      ? [...proof(start, middle, isKnown), rangeHash(middle, end, subtree)]
      : [...proof(middle, end, false), rangeHash(start, middle, subtree)];
  };
  return first === 0 || first === second ? [] : proof(0, second, true);
}

/**
 * Returns the hashes of the complete subtrees that end with a new leaf, from the leaf itself upwards. Calls `subtree` once on average, and
 * only for earlier subtrees. Stops if one of them is missing.
 */
export function completedBy(
  index: number,
  leaf: Buffer,
  subtree: (...place: Parameters<Subtree>) => Buffer | undefined,
): readonly Buffer[] {
  const completed = [leaf];
  let last = leaf;
  let position = index;
  for (let level = 0; position % 2 === 1; level += 1) {
    const left = subtree(level, position - 1);
    if (left === undefined) return completed;
    last = nodeHash(left, last);
    completed.push(last);
    position = (position - 1) / 2;
  }
  return completed;
}

function rangeHash(start: number, end: number, subtree: Subtree): Buffer {
  const size = end - start;
  const left = leftSize(size);
  // Ranges of the recursion begin at a multiple of each power of two that fits into them.
  if (size === 1 || left * 2 === size) return subtree(Math.round(Math.log2(size)), start / size);
  return nodeHash(rangeHash(start, start + left, subtree), rangeHash(start + left, end, subtree));
}

/** Returns the largest power of two that is smaller than the size, or 1 for size 1. */
function leftSize(size: number): number {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
}

function requireSize(size: number): void {
  if (!Number.isSafeInteger(size) || size < 0 || size > MOST_LEAVES) throw new RangeError(`${size} is no size of a tree`);
}
