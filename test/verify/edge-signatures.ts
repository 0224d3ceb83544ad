// Edge cases of Ed25519, made by the recipes of "Taming the many EdDSAs" (Chalkias, Garillot, Nikolaenko 2020, table 6) from fixed numbers.
import { createHash } from 'node:crypto';
import { Point } from '@noble/ed25519';

export interface EdgeCase {
  readonly name: string;
  readonly key: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  /** The cofactorless equation S·B = R + h·A holds for the points as decoded; told for the record, we refuse all of them. */
  readonly cofactorless: boolean;
  /** 8·S·B = 8·R + 8·h·A holds. */
  readonly cofactored: boolean;
}

export const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const P = 2n ** 255n - 19n;
const B = Point.BASE;

/** A point of order 8; it generates all eight points of small order. */
const T = Point.fromBytes(Buffer.from('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a', 'hex'), false);

export const littleEndian = (number: bigint): Uint8Array => {
  const bytes = new Uint8Array(32);
  for (let index = 0, rest = number; index < 32; index++, rest >>= 8n) bytes[index] = Number(rest & 0xffn);
  return bytes;
};

const challenge = (r: Uint8Array, key: Uint8Array, message: Uint8Array): bigint => {
  const digest = createHash('sha512').update(r).update(key).update(message).digest();
  return BigInt(`0x${Buffer.from(digest).reverse().toString('hex')}`) % L;
};

const times = (point: Point, scalar: bigint): Point => {
  const reduced = ((scalar % L) + L) % L;
  return reduced === 0n ? Point.ZERO : point.multiply(reduced, false);
};
const torsion = (point: Point, scalar: bigint): Point => {
  let sum = Point.ZERO;
  for (let count = ((scalar % 8n) + 8n) % 8n; count > 0n; count--) sum = sum.add(point);
  return sum;
};
/** For a point a·B + t·T: its multiple, with the torsion part reduced modulo 8 and not modulo L. */
const timesMixed = (a: bigint, t: bigint, scalar: bigint): Point => times(B, a * scalar).add(torsion(T, t * scalar));

interface Recipe {
  readonly name: string;
  /** A = a·B + torsionA·T, R = r·B + torsionR·T. */
  readonly a: bigint;
  readonly torsionA: bigint;
  readonly r: bigint;
  readonly torsionR: bigint;
  readonly cofactorless: boolean;
}

/** Cases 0 to 5: which parts are of small or mixed order. A message is searched for with which the wanted equation holds. */
const RECIPES: readonly Recipe[] = [
  { name: '0: key and R of small order', a: 0n, torsionA: 1n, r: 0n, torsionR: 1n, cofactorless: true },
  { name: '1: key of small order', a: 0n, torsionA: 1n, r: 4711n, torsionR: 0n, cofactorless: true },
  { name: '2: R of small order, mixed key', a: 31337n, torsionA: 1n, r: 0n, torsionR: 3n, cofactorless: true },
  { name: '2b: R the identity, clean key', a: 31337n, torsionA: 0n, r: 0n, torsionR: 0n, cofactorless: true },
  { name: '3: mixed key and R, both equations hold', a: 31337n, torsionA: 1n, r: 4711n, torsionR: 5n, cofactorless: true },
  { name: '4: mixed key and R, only the cofactored equation holds', a: 31337n, torsionA: 1n, r: 4711n, torsionR: 5n, cofactorless: false },
  { name: '5: mixed key, only the cofactored equation holds', a: 31337n, torsionA: 1n, r: 4711n, torsionR: 0n, cofactorless: false },
  { name: '5b: mixed R, clean key', a: 31337n, torsionA: 0n, r: 4711n, torsionR: 1n, cofactorless: false },
];

function cook({ name, a, torsionA, r, torsionR, cofactorless }: Recipe): EdgeCase {
  const key = timesMixed(a, torsionA, 1n).toBytes();
  const rPoint = timesMixed(r, torsionR, 1n);
  const rBytes = rPoint.toBytes();
  for (let count = 0; count < 1000; count++) {
    const message = Buffer.from(`${name} ${count}`);
    const h = challenge(rBytes, key, message);
    const s = (((r + h * a) % L) + L) % L;
    const holds = times(B, s).equals(rPoint.add(timesMixed(a, torsionA, h)));
    if (holds === cofactorless)
      return { name, key, message, signature: Buffer.concat([rBytes, littleEndian(s)]), cofactorless, cofactored: true };
  }
  throw new Error(`no message found for ${name}`);
}

/** Cases 6 and 7: an honest signature with S + L, S + 8·L. */
function malleable(name: string, add: bigint): EdgeCase {
  const [a, r] = [31337n, 4711n];
  const [key, rBytes] = [times(B, a).toBytes(), times(B, r).toBytes()];
  const message = Buffer.from(name);
  const s = (r + challenge(rBytes, key, message) * a) % L;
  return { name, key, message, signature: Buffer.concat([rBytes, littleEndian(s + add)]), cofactorless: true, cofactored: true };
}

/** Cases 8 to 11: encodings that are not canonical, of R (identity as y = p + 1, −0) and of the key. */
function nonCanonical(name: string, encoding: Uint8Array, of: 'R' | 'key'): EdgeCase {
  const [a, r] = [31337n, 4711n];
  const key = of === 'key' ? encoding : times(B, a).toBytes();
  const rBytes = of === 'R' ? encoding : times(B, r).toBytes();
  const message = Buffer.from(name);
  const h = challenge(rBytes, key, message);
  const s = of === 'R' ? (h * a) % L : r;
  return { name, key, message, signature: Buffer.concat([rBytes, littleEndian(s)]), cofactorless: true, cofactored: true };
}
const identityPlusP = littleEndian(P + 1n);
const minusZero = littleEndian(1n + 2n ** 255n);

export const EDGE_CASES: readonly EdgeCase[] = [
  ...RECIPES.map(cook),
  malleable('6: S + L', L),
  malleable('7: S + 8 L', 8n * L),
  nonCanonical('8: R with y = p + 1', identityPlusP, 'R'),
  nonCanonical('9: R with x = −0', minusZero, 'R'),
  nonCanonical('10: key with y = p + 1', identityPlusP, 'key'),
  nonCanonical('11: key with x = −0', minusZero, 'key'),
];
