// Verifies ECDSA signatures by @noble/curves: independent of OpenSSL, and twenty times slower.
import { p256, p384 } from '@noble/curves/nist.js';
import type { Curve } from './ecdsa.ts';
import type { SignatureCheck } from './verify-signature.ts';

const CURVES = { 'P-256': p256, 'P-384': p384 } as const;

/** Accepts s and n − s, as `verifyEcdsa` does. Returns false for a signature of another form. */
export function verifyEcdsaNoble(curve: Curve, { key, message, signature }: SignatureCheck): boolean {
  try {
    return CURVES[curve].verify(signature, message, key.raw, { lowS: false, prehash: true, format: 'compact' });
  } catch {
    return false;
  }
}
