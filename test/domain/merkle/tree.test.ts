// Roots and proofs of Merkle trees: the vectors that Certificate Transparency publishes, and generated trees against a reference written
// from the definitions of the RFC.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_ROOT, leafHash } from '../../../server/domain/merkle/hash.ts';
import { completedBy, consistencyProof, inclusionProof, rootOf, type Subtree } from '../../../server/domain/merkle/tree.ts';
import { verifyConsistency, verifyInclusion } from '../../../server/domain/merkle/verify.ts';

const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

/** Leaf (counted from 1), size and proof. */
const INCLUSION: readonly (readonly [number, number, readonly string[]])[] = [
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [3, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
  [
    2,
    5,
    [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];

/** Both sizes and the proof. */
const CONSISTENCY: readonly (readonly [number, number, readonly string[]])[] = [
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [
    2,
    5,
    [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
  [
    6,
    7,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'b08693ec2e721597130641e8211e7eedccb4c26413963eee6c1e2ed16ffb1a5f',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
];

/** Keeps what each leaf completes, as the store does. */
function treeOf(leaves: readonly Uint8Array[]): Subtree {
  const completed: (readonly Buffer[])[] = [];
  const subtree: Subtree = (level, index) => {
    const found = completed[(index + 1) * 2 ** level - 1]?.[level];
    if (found === undefined) throw new Error(`no subtree ${level}/${index}`);
    return found;
  };
  for (const [index, leaf] of leaves.entries()) completed.push(completedBy(index, leafHash(leaf), subtree));
  return subtree;
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

/** RFC 6962 section 2.1, word for word. */
function reference(leaves: readonly Uint8Array[]): Buffer {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return sha256(Buffer.of(0), leaves[0] as Uint8Array);
  const k = splitOf(leaves.length);
  return sha256(Buffer.of(1), reference(leaves.slice(0, k)), reference(leaves.slice(k)));
}
function referencePath(m: number, leaves: readonly Uint8Array[]): readonly Buffer[] {
  if (leaves.length === 1) return [];
  const k = splitOf(leaves.length);
  return m < k
    ? [...referencePath(m, leaves.slice(0, k)), reference(leaves.slice(k))]
    : [...referencePath(m - k, leaves.slice(k)), reference(leaves.slice(0, k))];
}
function referenceProof(m: number, leaves: readonly Uint8Array[], isKnown = true): readonly Buffer[] {
  if (m === leaves.length) return isKnown ? [] : [reference(leaves)];
  const k = splitOf(leaves.length);
  return m <= k
    ? [...referenceProof(m, leaves.slice(0, k), isKnown), reference(leaves.slice(k))]
    : [...referenceProof(m - k, leaves.slice(k), false), reference(leaves.slice(0, k))];
}
const splitOf = (n: number): number => 2 ** Math.floor(Math.log2(n - 1));

const hexOf = (hashes: readonly Uint8Array[]): readonly string[] => hashes.map((hash) => Buffer.from(hash).toString('hex'));
const bytesOf = (hashes: readonly string[]): readonly Buffer[] => hashes.map((hex) => Buffer.from(hex, 'hex'));
const root = (size: number): Buffer => Buffer.from(ROOTS[size] ?? '', 'hex');

describe('the vectors of Certificate Transparency', () => {
  const tree = treeOf(LEAVES);

  it('computes each published root', () => {
    expect(hexOf(ROOTS.map((_, size) => rootOf(size, tree)))).toEqual(ROOTS);
    expect(EMPTY_ROOT.toString('hex')).toBe(ROOTS[0]);
  });

  it.each(INCLUSION)('proves and verifies leaf %i of %i', (leaf, size, proof) => {
    expect(hexOf(inclusionProof(leaf - 1, size, tree))).toEqual(proof);
    const hash = leafHash(LEAVES[leaf - 1] as Buffer);
    expect(verifyInclusion({ index: leaf - 1, size, root: root(size) }, hash, bytesOf(proof))).toBe(true);
  });

  it.each(CONSISTENCY)('proves and verifies %i leaves against %i', (first, second, proof) => {
    expect(hexOf(consistencyProof(first, second, tree))).toEqual(proof);
    expect(verifyConsistency({ size: first, root: root(first) }, { size: second, root: root(second) }, bytesOf(proof))).toBe(true);
  });
});

/** Everything that can be wrong with a list of hashes. */
const damaged = (proof: readonly Buffer[], other: Buffer): readonly (readonly Buffer[])[] => [
  [...proof, other],
  [other, ...proof],
  [...proof, Buffer.alloc(0)],
  ...proof.map((_, index) => proof.filter((_hash, at) => at !== index)),
  ...proof.map((hash, index) => proof.with(index, flipped(hash))),
];

function flipped(hash: Buffer): Buffer {
  const copy = Buffer.from(hash);
  copy[0] = (copy[0] ?? 0) ^ 8;
  return copy;
}

describe('generated trees', () => {
  /** Equal leaves have proofs of each other's places. */
  const leavesOf = fc
    .array(fc.uint8Array({ maxLength: 9 }), { minLength: 1, maxLength: 70 })
    .map((leaves) => leaves.map((leaf, index) => Buffer.concat([Buffer.of(index), leaf])));

  it('agree with the reference in root and inclusion, and refuse every damaged proof', () => {
    fc.assert(
      fc.property(leavesOf, fc.nat(), (leaves, at) => {
        const [tree, size, index] = [treeOf(leaves), leaves.length, at % leaves.length];
        const whole = rootOf(size, tree);
        expect(whole).toEqual(reference(leaves));
        const proof = inclusionProof(index, size, tree);
        expect(proof).toEqual(referencePath(index, leaves));
        const hash = leafHash(leaves[index] as Uint8Array);
        const head = { index, size, root: whole };
        expect(verifyInclusion(head, hash, proof)).toBe(true);
        for (const wrong of damaged(proof, whole)) expect(verifyInclusion(head, hash, wrong)).toBe(false);
        expect(verifyInclusion(head, flipped(hash), proof)).toBe(false);
        expect(verifyInclusion({ ...head, root: flipped(whole) }, hash, proof)).toBe(false);
        for (const wrong of [index - 1, index + 1, size, -1, 0.5, Number.NaN])
          if (wrong !== index) expect(verifyInclusion({ ...head, index: wrong }, hash, proof)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('agree with the reference in consistency, and refuse every damaged proof', () => {
    fc.assert(
      fc.property(leavesOf, fc.nat(), (leaves, at) => {
        const [tree, size, first] = [treeOf(leaves), leaves.length, 1 + (at % leaves.length)];
        const proof = consistencyProof(first, size, tree);
        expect(proof).toEqual(referenceProof(first, leaves));
        const [older, newer] = [
          { size: first, root: rootOf(first, tree) },
          { size, root: rootOf(size, tree) },
        ];
        expect(verifyConsistency(older, newer, proof)).toBe(true);
        for (const wrong of damaged(proof, newer.root)) expect(verifyConsistency(older, newer, wrong)).toBe(false);
        expect(verifyConsistency({ ...older, root: flipped(older.root) }, newer, proof)).toBe(false);
        expect(verifyConsistency(older, { ...newer, root: flipped(newer.root) }, proof)).toBe(false);
        expect(verifyConsistency({ ...older, size: size + 1 }, newer, proof)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('find a change of any leaf that the first tree had', () => {
    const leaves = Array.from({ length: 21 }, (_, index) => Buffer.of(index));
    const honest = treeOf(leaves);
    for (let changed = 0; changed < 13; changed += 1) {
      const forged = treeOf(leaves.with(changed, Buffer.of(200)));
      const heads = [
        { size: 13, root: rootOf(13, honest) },
        { size: 21, root: rootOf(21, forged) },
      ] as const;
      expect(verifyConsistency(...heads, consistencyProof(13, 21, forged))).toBe(false);
      expect(verifyConsistency(...heads, consistencyProof(13, 21, honest))).toBe(false);
    }
  });
});

describe('sizes', () => {
  const none: Subtree = () => Buffer.alloc(32);

  it('the empty tree precedes every tree, with an empty proof only', () => {
    const [empty, some] = [
      { size: 0, root: EMPTY_ROOT },
      { size: 3, root: root(3) },
    ];
    expect(verifyConsistency(empty, some, [])).toBe(true);
    expect(verifyConsistency(empty, some, [root(1)])).toBe(false);
    expect(verifyConsistency(some, empty, [])).toBe(false);
  });

  it('asks for a bounded number of hashes in a tree of 2^52 leaves', () => {
    let asked = 0;
    const counted: Subtree = (level, index) => {
      asked += 1;
      return none(level, index);
    };
    inclusionProof(2 ** 51 + 12_345, 2 ** 52 - 1, counted);
    consistencyProof(2 ** 51 + 12_345, 2 ** 52 - 1, counted);
    expect(asked).toBeLessThan(52 * 4);
  });

  it.each([-1, 1.5, 2 ** 53, Number.NaN])('refuses %d as a size', (size) => {
    expect(() => rootOf(size, none)).toThrow(RangeError);
    expect(() => inclusionProof(0, size, none)).toThrow(RangeError);
    expect(() => consistencyProof(0, size, none)).toThrow(RangeError);
  });
});
