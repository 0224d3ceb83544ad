// Verifies a signature with the algorithm of the key. The key decides, never what a header or a proof says about it.
import { coordinateBytes, verifyEcdsa } from './ecdsa.ts';
import { verifyEd25519 } from './ed25519.ts';
import type { KeyKind, PublicKey } from './public-key.ts';

/** Returns false, and never throws, for a signature that does not match or has the wrong length. */
export const verifySignature = (key: PublicKey, message: Uint8Array, signature: Uint8Array): boolean =>
  key.kind === 'Ed25519' ? verifyEd25519(key, message, signature) : verifyEcdsa(key, key.kind, message, signature);

/** The one length of a signature, in bytes. */
export const signatureBytes = (kind: KeyKind): number => (kind === 'Ed25519' ? 64 : 2 * coordinateBytes(kind));
