// Defines the result of checking one proof: the cryptographic answer, the integrity evidence and the signing dates.

import type { Certificate } from '../certificates/certificate.ts';
import type { Path } from '../certificates/path.ts';
import type { Chain } from '../certificates/x5c.ts';
import type { SigningDates } from '../dates/dates.ts';
import type { MethodUrl } from '../did/did.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { JsonObject } from '../json/json.ts';
import type { KeyFinding } from '../keys/controlling-document.ts';
import type { SignatureCheck } from '../keys/verify-signature.ts';

/** The answer of the algorithm alone, before this program's own rules. */
export type Signature = 'valid' | 'invalid' | 'not-evaluated';

export interface Proven {
  readonly signature: Signature;
  readonly integrity: Evidence;
  readonly method?: MethodUrl;
  readonly methodId?: string;
  readonly finding?: KeyFinding;
  /** Present if the key is that of a certificate in `x5c`. `method` and `finding` are then those of the anchor, if the path leads to one. */
  readonly certified?: Certified;
  /** The signature checks, so that another engine can repeat them: with the key that signed, or with each key that was tried. */
  readonly checks?: () => readonly SignatureCheck[];
  readonly dates: SigningDates;
  /** Exactly the signed content. Present only if the signature is valid. */
  readonly document?: JsonObject;
  /** True if the document was read as an RDF graph, so that its contexts are verified by content and define each of its members. */
  readonly asGraph?: boolean;
}

/** Looks up a key. The only sources are the trust data, did:key and did:jwk. */
export type KeySource = (method: MethodUrl, methodId: string) => KeyFinding;

export interface Certified {
  readonly leaf: Certificate;
  readonly path: Path;
  /** The identifier of the anchor at which the path ends or breaks. Absent if the anchor is not known. */
  readonly anchor?: string;
}

/** Looks up the key of a certificate chain: the path of its leaf, and the anchor's key in the trust data. */
export type ChainSource = (chain: Chain) => Pick<Proven, 'method' | 'methodId' | 'finding' | 'certified'>;
