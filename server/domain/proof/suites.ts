// Lists the proof types and cryptosuites that are verified, with the kinds of keys that each of them uses.
import { asList, isObject, type JsonObject } from '../json/json.ts';
import { hashOf } from '../keys/ecdsa.ts';
import type { KeyKind } from '../keys/public-key.ts';
import type { Digest } from '../rdf/index.ts';

export interface Suite {
  /** The hashed form of the document: canonical JSON (RFC 8785) or the canonical graph (RDFC-1.0). */
  readonly form: 'jcs' | 'rdf';
  readonly kinds: readonly KeyKind[];
  /** The type of the proof. A graph contains the proof only if the contexts of the document define this type. */
  readonly type: string;
}

const DATA_INTEGRITY = 'DataIntegrityProof';
const ED25519: readonly KeyKind[] = ['Ed25519'];
const ECDSA: readonly KeyKind[] = ['P-256', 'P-384'];

const CRYPTOSUITES: ReadonlyMap<string, Suite> = new Map([
  ['eddsa-jcs-2022', { form: 'jcs', kinds: ED25519, type: DATA_INTEGRITY }],
  ['eddsa-rdfc-2022', { form: 'rdf', kinds: ED25519, type: DATA_INTEGRITY }],
  ['ecdsa-jcs-2019', { form: 'jcs', kinds: ECDSA, type: DATA_INTEGRITY }],
  ['ecdsa-rdfc-2019', { form: 'rdf', kinds: ECDSA, type: DATA_INTEGRITY }],
]);

/** Proofs from before Data Integrity, which name their suite in their type. */
const OWN_TYPES: ReadonlyMap<string, Suite> = new Map([
  ['Ed25519Signature2020', { form: 'rdf', kinds: ED25519, type: 'Ed25519Signature2020' }],
]);

/** Compares names character by character. Returns the name of any other suite as unsupported. */
export function suiteOf({ type, cryptosuite }: JsonObject): Suite | { readonly malformed: string } | { readonly unsupported: string } {
  if (typeof type !== 'string') return { malformed: "'type' of the proof is not a string" };
  if (type !== DATA_INTEGRITY) {
    const own = cryptosuite === undefined ? OWN_TYPES.get(type) : undefined;
    return own ?? { unsupported: `proof type '${type.slice(0, 80)}'${cryptosuite === undefined ? '' : ' with a cryptosuite'}` };
  }
  if (typeof cryptosuite !== 'string') return { malformed: "'cryptosuite' is not a string" };
  return CRYPTOSUITES.get(cryptosuite) ?? { unsupported: `cryptosuite '${cryptosuite.slice(0, 80)}'` };
}

/** Returns how many proofs of a document are over its graph. Verifying each costs a hundred times as much as any other proof. */
export const graphProofsIn = (document: unknown): number =>
  isObject(document) ? asList(document.proof).filter((proof) => isObject(proof) && isOverGraph(proof)).length : 0;

export function isOverGraph(proof: JsonObject): boolean {
  const suite = suiteOf(proof);
  return 'form' in suite && suite.form === 'rdf';
}

/** The hash function of the key, never of the proof (Data Integrity ECDSA 3.2.4, EdDSA 3.2.4). */
export const digestOf = (kind: KeyKind): Digest => (kind === 'Ed25519' ? 'sha256' : hashOf(kind));
