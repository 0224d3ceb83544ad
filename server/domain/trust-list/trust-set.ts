// Defines the set of admitted statements about issuers: trust lists, entries by persons and this service itself.
// The set only grows.
import type { KnownIssuer } from '../trust/trust.ts';
import type { Retraction } from '../trust/vouching.ts';

/** An admitted trust list. Its entries are in `Said`. */
export interface AdmittedList {
  /** Identifies the list. The order of arrival has no other meaning. */
  readonly number: number;
  readonly operator: string;
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string;
  /** True if a person set the list aside. It no longer counts in favour; its statements against something still count. */
  readonly setAside?: boolean;
  readonly retracts?: readonly Retraction[];
  /** Lists that the operator confirms as its own although their number jumps ahead. */
  readonly resets?: readonly { readonly sequence: number; readonly sha256: string }[];
}

/** The identical entry for an issuer in the lists numbered `from` to `to` of one operator. */
export interface Said {
  readonly issuer: KnownIssuer;
  readonly from: number;
  readonly to: number;
}

/** Records that a person compared the fingerprint of this operator at the import of the list with this number. */
export interface Pin {
  readonly operator: string;
  readonly sequence: number;
}

/** The facts about a list from which this computer derives its age. */
export type ListAge = Pick<AdmittedList, 'sequence' | 'issuedAt' | 'nextUpdate'>;

export interface TrustSet {
  readonly lists: readonly AdmittedList[];
  /** The entries about each issuer, by DID. */
  readonly said: ReadonlyMap<string, readonly Said[]>;
  readonly pins: readonly Pin[];
  /** The issuers that a person added on this computer. */
  readonly local: readonly KnownIssuer[];
  readonly own?: KnownIssuer;
}
