// The Ed25519 engine in JavaScript: the program's second one, and the only one of the page that checks bundles.
import { hashes, Point, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/**
 * The key has been admitted (`ed25519.ts`). This library solves the cofactored equation. With the check of R it agrees with engines that
 * solve the other one. Returns false, never throws, for a bad signature.
 */
export function verifyByNoble(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== 64) return false;
  try {
    const r = Point.fromBytes(signature.subarray(0, 32), false);
    return !r.isSmallOrder() && r.isTorsionFree() && verify(signature, message, key, { zip215: false });
  } catch {
    return false;
  }
}
