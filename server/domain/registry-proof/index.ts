// Recognises and reads proofs of registration. Add a reader here when the registry of the EU publishes its format.
import { evidence } from '../evidence/evidence.ts';
import { asList, type JsonObject } from '../json/json.ts';
import { CIRPASS, isCirpassClaims } from './cirpass.ts';
import type { ProofReader, RegistryProof } from './proof.ts';
import type { SealKeys } from './seal-key.ts';

export type { RegistryProof } from './proof.ts';
export { isKeySet, readSealKeys, type SealKey, type SealKeys } from './seal-key.ts';

const READERS: readonly ProofReader[] = [CIRPASS];

/** The name that the Regulation gives the document, as a type or in a media type. */
const NAMED = /(?:proof-?of-?registration|registration-?proof)/i;

/** True for the claims of a token, or a JSON document, that is or calls itself a proof of registration. */
export const isRegistryProof = (claims: JsonObject, header: JsonObject = {}): boolean =>
  isCirpassClaims(claims) ||
  [header.typ, header.cty, claims.vct, ...asList(claims.type ?? []), ...asList(claims['@type'] ?? [])].some(
    (name) => typeof name === 'string' && NAMED.test(name),
  );

/** Reads a text that was recognised as a proof of registration. One in a form without a reader states nothing and is not checked. */
export function readRegistryProof(text: string, keys: SealKeys = new Map()): RegistryProof {
  for (const reader of READERS) {
    const proof = reader.read(text, keys);
    if (proof !== undefined) return proof;
  }
  const integrity = evidence('DPP-SIG-31', 'the form of the proof is not known here');
  return { format: 'unknown', seal: { signature: 'not-evaluated', integrity } };
}
