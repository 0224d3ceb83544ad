// Defines a proof of registration: a registry's statement of which version of a passport an operator registered, and when
// (Implementing Regulation (EU) 2026/1778, Article 9(2)).
import type { Evidence } from '../evidence/evidence.ts';
import type { SealKeys } from './seal-key.ts';

/** The members are absent where the proof does not state them. All of them are claims unless the seal is valid. */
export interface RegistryProof {
  readonly format: 'cirpass-2' | 'unknown';
  readonly registry?: string;
  /** The code of the registration at the registry. */
  readonly registrationId?: string;
  readonly commodityCode?: string;
  readonly operatorId?: string;
  readonly operatorName?: string;
  /** As written. Without a time zone it names no moment. */
  readonly registeredAt?: string;
  /** SHA-256 of the registered version in lower-case hex, over the bytes that the registry received. */
  readonly passportHash?: string;
  readonly contentType?: string;
  readonly seal: Seal;
}

export interface Seal {
  readonly signature: 'valid' | 'invalid' | 'not-evaluated';
  readonly integrity: Evidence;
  /** The key that the proof names, held here or not. */
  readonly by?: string;
  readonly algorithm?: string;
}

/** Reads one form of proof. The forms are told apart by their content, because neither a media type nor a schema is published. */
export interface ProofReader {
  /** Returns undefined for a text in any other form. */
  read(text: string, keys: SealKeys): RegistryProof | undefined;
}
