// Recognises and reads proofs of registration. Add a reader here when the registry of the EU publishes its format.
import { evidence } from '../evidence/evidence.ts';
import { asList, type JsonObject } from '../json/json.ts';
import { CIRPASS, isCirpassClaims } from './cirpass.ts';
import type { ProofReader, RegistryProof } from './proof.ts';
import type { SealKeys } from './seal-key.ts';

export type { RegistryProof } from './proof.ts';
export { isKeySet, readSealKeys, type SealKey, type SealKeys } from './seal-key.ts';

const READERS: readonly ProofReader[] = [CIRPASS];

/** The name of the document in the Regulation, as part of a type or media type. */
const NAMED = /(?:proof-?of-?registration|registration-?proof)/i;

/** True for a JSON document, or the claims of a token, in a known form of proof or with the name of one. */
export const isRegistryProof = (claims: JsonObject, header: JsonObject = {}): boolean =>
  isCirpassClaims(claims) ||
  [header.typ, header.cty, claims.vct, ...asList(claims.type ?? []), ...asList(claims['@type'] ?? [])].some(
    (name) => typeof name === 'string' && NAMED.test(name),
  );

/** Reads a text that was recognised as a proof of registration. If no reader knows its form, nothing is read or checked. */
export function readRegistryProof(text: string, keys: SealKeys = new Map()): RegistryProof {
  for (const reader of READERS) {
    const proof = reader.read(text, keys);
    if (proof !== undefined) return proof;
  }
  const integrity = evidence('DPP-SIG-31', 'the form of the proof is not known here');
  return { format: 'unknown', seal: { signature: 'not-evaluated', integrity } };
}
