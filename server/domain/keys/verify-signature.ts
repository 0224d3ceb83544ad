// Verifies a signature with the algorithm that belongs to the key, never one that a header or a proof names.
import { coordinateBytes, verifyEcdsa } from './ecdsa.ts';
import { isPlausible, verifyEd25519 } from './ed25519.ts';
import { type Ed25519Function, missedAnswers } from './known-answers.ts';
import type { KeyKind, PublicKey } from './public-key.ts';

/** A signature, with the key and the message that it is compared with. */
export interface SignatureCheck {
  readonly key: PublicKey;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

type Verify = (key: PublicKey, message: Uint8Array, signature: Uint8Array) => boolean;

let ed25519: Verify = verifyEd25519;

/** Returns false, and never throws, for a signature that does not match or has the wrong length. */
export const verifySignature: Verify = (key, message, signature) =>
  key.kind === 'Ed25519' ? ed25519(key, message, signature) : verifyEcdsa(key, key.kind, message, signature);

/** The one length of a signature, in bytes. */
export const signatureBytes = (kind: KeyKind): number => (kind === 'Ed25519' ? 64 : 2 * coordinateBytes(kind));

/** Checks the policy of this program before calling an engine, so that the result does not depend on the engine. */
export const withPolicy =
  (verify: Ed25519Function): Verify =>
  ({ raw }, message, signature) =>
    isPlausible(signature) && verify(raw, message, signature);

/** Makes this process verify Ed25519 with the function, unless it gets a known answer wrong. Returns the wrong answers. */
export function adoptEd25519(verify: Ed25519Function): readonly string[] {
  const missed = missedAnswers(verify);
  if (missed.length === 0) ed25519 = withPolicy(verify);
  return missed;
}
