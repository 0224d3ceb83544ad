// Defines a proof of registration: a registry's statement that an operator registered a version of a passport.
// Implementing Regulation (EU) 2026/1778, Article 9(2).
import type { Evidence } from '../evidence/evidence.ts';
import type { SealKeys } from './seal-key.ts';

/** A member is absent if the proof does not state it. All members are unproven claims unless the seal is valid. */
export interface RegistryProof {
  readonly format: 'cirpass-2' | 'unknown';
  readonly registry?: string;
  /** The code of the registration at the registry. */
  readonly registrationId?: string;
  readonly commodityCode?: string;
  readonly operatorId?: string;
  readonly operatorName?: string;
  /** As written. A time without a time zone is not a point in time. */
  readonly registeredAt?: string;
  /** SHA-256 of the registered version in lower-case hex, over the bytes that the registry received. */
  readonly passportHash?: string;
  readonly contentType?: string;
  readonly seal: Seal;
}

export interface Seal {
  readonly signature: 'valid' | 'invalid' | 'not-evaluated';
  readonly integrity: Evidence;
  /** The key that the proof names, which may be unknown here. */
  readonly by?: string;
  readonly algorithm?: string;
}

/** Reads one form of proof. The forms are told apart by their content, because neither a media type nor a schema is published. */
export interface ProofReader {
  /** Returns undefined for a text in any other form. */
  read(text: string, keys: SealKeys): RegistryProof | undefined;
}
