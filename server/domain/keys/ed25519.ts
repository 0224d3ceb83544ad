// Verifies Ed25519 signatures with the same result on every runtime and in both engines (RFC 8032, stricter).
import { createPublicKey, verify as nativeVerify } from 'node:crypto';
import { Point } from '@noble/ed25519';
import { verifyByNoble } from './ed25519-noble.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Admission, cachedAdmission, type PublicKey, refused } from './public-key.ts';

/**
 * Policy. Key: 32 bytes, canonical, not of small order, no torsion component. Signature: 64 bytes, S < L, R canonical and not of small
 * order, cofactorless equation S·B = R + h·A. If A is free of torsion, that equation forces R = S·B − h·A to be free of torsion too, so a
 * mixed-order R never verifies natively. The second engine solves the cofactored equation and therefore checks the torsion of R itself.
 * Cofactored and cofactorless results then agree, whichever library is used.
 */
export function admitEd25519(raw: Uint8Array): Admission {
  if (raw.length !== 32) return refused('malformed', `an Ed25519 key has 32 bytes, this one ${raw.length}`);
  return cachedAdmission('Ed25519', raw, judgeKey);
}

const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

function judgeKey(raw: Uint8Array): Admission {
  let point: Point;
  try {
    point = Point.fromBytes(raw, false);
  } catch {
    return refused('weak', 'the key is not the canonical encoding of a point on the curve');
  }
  if (point.isSmallOrder()) return refused('weak', 'the key is of small order: anybody can sign with it');
  if (!point.isTorsionFree()) return refused('weak', 'the key has a torsion component: libraries would disagree about its signatures');
  const native = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, raw]), format: 'der', type: 'spki' });
  return { ok: true, key: { kind: 'Ed25519', raw, fingerprint: fingerprintOf(raw), native } };
}

/** The primary engine, `node:crypto`. Checks the policy on the signature first; returns false, never throws, for a bad one. */
export function verifyEd25519(key: PublicKey, message: Uint8Array, signature: Uint8Array): boolean {
  return isPlausible(signature) && nativeVerify(null, message, key.native, signature);
}

/** An engine that is independent of OpenSSL. It is eleven times slower. */
export const verifyEd25519Noble = (key: PublicKey, message: Uint8Array, signature: Uint8Array): boolean =>
  verifyByNoble(key.raw, message, signature);

/** The part of the policy that concerns the signature. Every engine except noble, which has its own check, runs only after this one passes. */
export function isPlausible(signature: Uint8Array): boolean {
  return signature.length === 64 && isReduced(signature) && isCanonicalLargeOrder(signature);
}

/** L = 2²⁵² + 27742317777372353535851937790883648493, little-endian. */
const L = Buffer.from('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010', 'hex');

/** RFC 8032 5.1.7: S in the range 0 ≤ S < L. */
function isReduced(signature: Uint8Array): boolean {
  for (let index = 31; index >= 0; index--) {
    const difference = (signature[32 + index] as number) - (L[index] as number);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** The y coordinates of the eight points of small order: 0, 1, p − 1 and the two of order 8. */
const SMALL_ORDER_Y = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
].map((hex) => Buffer.from(hex, 'hex'));

/** RFC 8032 5.1.3: y < p = 2²⁵⁵ − 19. Also excludes the small-order points, with either sign bit. */
function isCanonicalLargeOrder(r: Uint8Array): boolean {
  const top = (r[31] as number) & 0x7f;
  if (top === 0x7f && (r[0] as number) >= 0xed) {
    let index = 1;
    while (index < 31 && r[index] === 0xff) index++;
    if (index === 31) return false;
  }
  for (const y of SMALL_ORDER_Y) {
    if (r[0] !== y[0] || top !== y[31]) continue;
    let index = 1;
    while (index < 31 && r[index] === y[index]) index++;
    if (index === 31) return false;
  }
  return true;
}
