// Defines the trust data: what this computer knows about issuers at one moment.
// It is an argument of verification, not a store.
import type { JsonObject } from '../json/json.ts';
import type { KeyWindow } from '../keys/identity.ts';
import type { SealKeys } from '../registry-proof/index.ts';
import type { AlwaysDisclosed, IssuerScope, Retraction } from './vouching.ts';

export type IssuerOrigin = 'list' | 'local' | 'own';

/** A reason why the list of an operator is not plainly current. */
export type ListFlaw = 'pending' | 'twice' | 'announced';

export interface KnownIssuer {
  readonly did: string;
  readonly name?: string;
  readonly country?: string;
  readonly origin: IssuerOrigin;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  /** The frozen DID document: the only source of keys. */
  readonly didDocument: JsonObject;
  /** The date of the DID document and the status, from which their age is derived. */
  readonly asOf: string;
  /** The status-list delegates: other issuers whose status lists count for this issuer's credentials. */
  readonly statusListIssuers?: readonly string[];
  /** The types of credentials for which the issuer is vouched for. Absent means any type. */
  readonly credentialTypes?: readonly string[];
  readonly keyWindows?: readonly KeyWindow[];
  /** The products for which the issuer is vouched for. Absent means any product. */
  readonly scope?: IssuerScope;
  /** Claims that credentials of a type (a `vct`, or the type of a W3C credential) never hide. */
  readonly alwaysDisclosed?: readonly AlwaysDisclosed[];
  /** The age of the list that contains this entry. Absent means that of the trust data as a whole. */
  readonly list?: ListFacts;
  /** True for a demonstration issuer of the sample set. */
  readonly sample?: boolean;
}

/** The identical entry for an issuer in one or several lists of an operator. */
export interface ListWord {
  readonly issuer: KnownIssuer;
  /** The highest list number that contains the entry. */
  readonly sequence: number;
  /** True if that number is explained by the numbers before it. */
  readonly isReached: boolean;
  /** How many of the operator's newest lists contain the entry: one, unless the operator signed a number twice. */
  readonly newest: number;
  /** True if the operator has retracted every list that contains the entry. */
  readonly isRetracted: boolean;
}

/** The entries of one operator for an issuer, lowest number first, and the operator's retractions. */
export interface OperatorWords {
  readonly words: readonly ListWord[];
  /** How many lists share the operator's newest number. */
  readonly newest: number;
  readonly retracts: readonly Retraction[];
}

/** Everything that was ever stated about one issuer, beyond the current entry in favour. */
export interface IssuerRecord {
  /** The entries in favour that are in force, one per operator. The first is the one in `Trust.issuers`. */
  readonly words: readonly KnownIssuer[];
  /** The last entry of an operator that is against the issuer. It counts even if others vouch. */
  readonly against: readonly KnownIssuer[];
  /** Every entry under which a key was ever vouched for, newest first. */
  readonly former: readonly KnownIssuer[];
  readonly operators: readonly OperatorWords[];
  /** The entries that come from no list: those of a person on this computer and of this service. */
  readonly unlisted: readonly KnownIssuer[];
}

/** A signed status list as admitted. Whether it counts, and for what, depends on the trust data at the time of use. */
export interface StatusStatement {
  /** The complete signed list, byte for byte. */
  readonly credential: string;
  /** SHA-256 of the credential, in hex. */
  readonly sha256: string;
  /** When the address last served the list, in ISO 8601 UTC. The age of the status is derived from it. */
  readonly retrievedAt: string;
  /** When the list was first seen, in ISO 8601 UTC: on this computer, or by the operator whose trust list contained it. */
  readonly seenAt: string;
}

/** The lists held for the address that credentials name. */
export interface HeldStatusList {
  /** Every list ever received for the address, in no particular order. */
  readonly statements: readonly StatusStatement[];
  /** Entries revoked in a list that is no longer held, as bits with the first one left-most, by issuer of the credentials. */
  readonly knownRevoked?: ReadonlyMap<string, Uint8Array> | undefined;
  /** The service's own list, read from its store on demand. It is the unsigned content of the list and always current. */
  readonly live?: { readonly issuerId: string; readonly purpose: string; readonly readAt: string; bits(): Uint8Array };
}

/** A decision of this computer to accept only these types of credentials from an issuer, regardless of the trust data. */
export interface LocalRestriction {
  readonly types: readonly string[];
  readonly at: string;
  readonly who: string;
  readonly reason: string;
}

export type TrustState = 'fresh' | 'stale' | 'expired' | 'none';

/** The age of a list. */
export interface ListFacts {
  readonly state: Exclude<TrustState, 'none'>;
  readonly asOf: string;
  /** When the list ceases to be fresh: its own date, or the limit set on this computer. */
  readonly nextUpdate?: string;
  readonly sequence?: number;
  readonly flaws?: readonly ListFlaw[];
}

export interface Trust {
  readonly issuers: ReadonlyMap<string, KnownIssuer>;
  /** All entries on an issuer, by DID, if there are more than the one in `issuers`. */
  readonly records?: ReadonlyMap<string, IssuerRecord>;
  readonly statusLists?: ReadonlyMap<string, HeldStatusList>;
  /** Restrictions of this computer that are in force, by DID. All of them apply. */
  readonly restrictions?: ReadonlyMap<string, readonly LocalRestriction[]>;
  /** Contested lists of this service that a person refused, by SHA-256 in hex. */
  readonly refusedOwnLists?: ReadonlySet<string>;
  /** Every status-list delegate that any admitted trust list ever named, by issuer. Revocations by a delegate are permanent. */
  readonly statusListDelegates?: ReadonlyMap<string, ReadonlySet<string>>;
  /** The keys with which registries seal proofs of registration, for this run only. */
  readonly sealKeys?: SealKeys;
  /** The state of the list. `own` and `local` issuers do not age with it. */
  readonly state: TrustState;
  readonly asOf?: string;
  readonly nextUpdate?: string;
  readonly sequence?: number;
  /** The latest moment that this computer has seen. Undefined disables the clock floor. */
  readonly clockFloor?: string;
}
