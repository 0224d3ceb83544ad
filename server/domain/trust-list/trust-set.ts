// The admitted statements about issuers: every trust list that ever came, what a person added here, and the own service. The set only grows.
import type { KnownIssuer } from '../trust/trust.ts';
import type { Retraction } from '../trust/vouching.ts';

/** A trust list that was admitted. What it says of an issuer stands in `Said`. */
export interface AdmittedList {
  /** Tells lists apart, and nothing else: the order of arrival decides nothing. */
  readonly number: number;
  readonly operator: string;
  readonly sequence: number;
  readonly issuedAt: string;
  readonly nextUpdate: string;
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string;
  /** A person set it aside: it says nothing in favour any longer; what it says against stays. */
  readonly setAside?: boolean;
  readonly retracts?: readonly Retraction[];
  /** Lists whose number jumps and that the operator names as its own. */
  readonly resets?: readonly { readonly sequence: number; readonly sha256: string }[];
}

/** What the lists numbered `from` to `to` of one operator say of an issuer, in the same words. */
export interface Said {
  readonly issuer: KnownIssuer;
  readonly from: number;
  readonly to: number;
}

/** A person compared the fingerprint of this operator when the list of this number came. */
export interface Pin {
  readonly operator: string;
  readonly sequence: number;
}

/** How old the word of an operator is, by the rules of this computer. */
export type ListAge = Pick<AdmittedList, 'sequence' | 'issuedAt' | 'nextUpdate'>;

export interface TrustSet {
  readonly lists: readonly AdmittedList[];
  /** By DID. */
  readonly said: ReadonlyMap<string, readonly Said[]>;
  readonly pins: readonly Pin[];
  /** Added on this computer by a person. */
  readonly local: readonly KnownIssuer[];
  readonly own?: KnownIssuer;
}
