// Verifies inclusion and consistency proofs of a Merkle tree (RFC 9162 sections 2.1.3.2 and 2.1.4.2).
// The arguments may come from outside: each function returns false, and never throws, for values that are not a proof.
import { HASH_BYTES, nodeHash } from './hash.ts';
import { MOST_LEAVES } from './tree.ts';

const isSize = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= MOST_LEAVES;
const isHash = (value: Uint8Array): boolean => value.length === HASH_BYTES;
const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
const isOdd = (value: number): boolean => value % 2 === 1;
const half = (value: number): number => Math.floor(value / 2);

/** True if the leaf with this hash is at this index of the tree with this size and root. */
export function verifyInclusion(
  { index, size, root }: { readonly index: number; readonly size: number; readonly root: Uint8Array },
  leaf: Uint8Array,
  proof: readonly Uint8Array[],
): boolean {
  if (!isSize(index) || !isSize(size) || index >= size || ![root, leaf, ...proof].every(isHash)) return false;
  let [first, last, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (isOdd(first) || first === last) {
      hash = nodeHash(sibling, hash);
      while (!isOdd(first) && first !== 0) [first, last] = [half(first), half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [first, last] = [half(first), half(last)];
  }
  return last === 0 && isSame(hash, root);
}

export interface TreeHead {
  /** The number of leaves. */
  readonly size: number;
  readonly root: Uint8Array;
}

/** True if the second tree contains all leaves of the first one, unchanged and in the same places. Every tree extends the empty tree. */
export function verifyConsistency(first: TreeHead, second: TreeHead, proof: readonly Uint8Array[]): boolean {
  if (!isSize(first.size) || !isSize(second.size) || first.size > second.size || ![first.root, second.root, ...proof].every(isHash))
    return false;
  if (first.size === second.size) return proof.length === 0 && isSame(first.root, second.root);
  if (first.size === 0) return proof.length === 0;
  const [start, ...rest] = isPowerOfTwo(first.size) ? [first.root, ...proof] : proof;
  if (start === undefined || proof.length === 0) return false;
  let [one, other] = [first.size - 1, second.size - 1];
  while (isOdd(one)) [one, other] = [half(one), half(other)];
  let [firstHash, secondHash] = [start, start];
  for (const hash of rest) {
    if (other === 0) return false;
    if (isOdd(one) || one === other) {
      firstHash = nodeHash(hash, firstHash);
      secondHash = nodeHash(hash, secondHash);
      while (!isOdd(one) && one !== 0) [one, other] = [half(one), half(other)];
    } else {
      secondHash = nodeHash(secondHash, hash);
    }
    [one, other] = [half(one), half(other)];
  }
  return other === 0 && isSame(firstHash, first.root) && isSame(secondHash, second.root);
}

const isPowerOfTwo = (size: number): boolean => 2 ** Math.round(Math.log2(size)) === size;
