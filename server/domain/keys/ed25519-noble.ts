// Verifies Ed25519 in JavaScript: the program's second engine, and the only one of the page that checks bundles.
import { hashes, Point, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/**
 * The key must be admitted first (`ed25519.ts`). This library checks the cofactored equation. Together with the check of R, the result is
 * that of cofactorless engines. Returns false, never throws, for a bad signature.
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
