// What this computer knows about issuers at one moment: the argument that verifying takes, never a store.
import type { JsonObject } from '../json/json.ts';
import type { KeyWindow } from '../keys/identity.ts';
import type { AlwaysDisclosed, IssuerScope, Retraction } from './vouching.ts';

export type IssuerOrigin = 'list' | 'local' | 'own';

/** What keeps the word of an operator from being plainly current. */
export type ListFlaw = 'pending' | 'twice' | 'announced';

export interface KnownIssuer {
  readonly did: string;
  readonly name?: string;
  readonly country?: string;
  readonly origin: IssuerOrigin;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  readonly since?: string;
  /** The frozen DID document: the only place keys are taken from. */
  readonly didDocument: JsonObject;
  /** Date of the DID document and the status: the age of what we know. */
  readonly asOf: string;
  /** Whose status lists count for its credentials, besides its own. */
  readonly statusListIssuers?: readonly string[];
  /** Types of credentials that it is vouched for; any, when absent. */
  readonly credentialTypes?: readonly string[];
  readonly keyWindows?: readonly KeyWindow[];
  /** Products that it may speak for; any, when absent. */
  readonly scope?: IssuerScope;
  /** Claims that credentials of a type (`vct`, or the type of a W3C credential) never hide. */
  readonly alwaysDisclosed?: readonly AlwaysDisclosed[];
  /** Age of the list whose word this is; absent: that of the trust data as a whole. */
  readonly list?: ListFacts;
  /** Demonstration issuer of the sample set. */
  readonly sample?: boolean;
}

/** What one or several lists of an operator say of an issuer, in the same words. */
export interface ListWord {
  readonly issuer: KnownIssuer;
  /** The highest number under which it stands. */
  readonly sequence: number;
  /** That number is explained by those before it. */
  readonly isReached: boolean;
  /** How many of the operator's newest lists say it: one, unless the operator signed a number twice. */
  readonly newest: number;
  /** The operator has retracted every list that says it. */
  readonly isRetracted: boolean;
}

/** What one operator said of an issuer, lowest number first, and what it took back. */
export interface OperatorWords {
  readonly words: readonly ListWord[];
  /** How many lists share its newest number. */
  readonly newest: number;
  readonly retracts: readonly Retraction[];
}

/** All that was ever said here of one issuer: what the word in favour alone does not tell. */
export interface IssuerRecord {
  /** In favour at this moment, one for each operator that vouches; the first is the one in `Trust.issuers`. */
  readonly words: readonly KnownIssuer[];
  /** An operator's last word against it, even where others vouch. */
  readonly against: readonly KnownIssuer[];
  /** Every word under which a key was ever vouched for, the newest first. */
  readonly former: readonly KnownIssuer[];
  readonly operators: readonly OperatorWords[];
  /** Words that come from no list: of a person here, or of the own service. */
  readonly unlisted: readonly KnownIssuer[];
}

/** A signed status list as it was admitted. Whether it counts, and for what, is asked of the trust data of the moment. */
export interface StatusStatement {
  /** The whole signed list, byte for byte. */
  readonly credential: string;
  /** Of the credential, in hex. */
  readonly sha256: string;
  /** When its address last showed it, ISO 8601 UTC: the age of what we know. */
  readonly retrievedAt: string;
  /** When it was first seen, ISO 8601 UTC: here, or by the operator in whose trust list it came. */
  readonly seenAt: string;
}

/** What is held for the address that credentials name. */
export interface HeldStatusList {
  /** Every list that ever came for it, in no order. */
  readonly statements: readonly StatusStatement[];
  /** By the issuer of the credentials: entries that a list showed as revoked that is no longer held, first bit left-most. */
  readonly knownRevoked?: ReadonlyMap<string, Uint8Array> | undefined;
  /** The service's own list, read from its store when it is needed: what a signature would be over, current at every moment. */
  readonly live?: { readonly issuerId: string; readonly purpose: string; readonly readAt: string; bits(): Uint8Array };
}

/** A decision of this computer: of an issuer it accepts credentials of these types only, whatever the trust data say. */
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
  /** From when on it is not fresh any more: the list's own date, or the limit of this computer. */
  readonly nextUpdate?: string;
  readonly sequence?: number;
  readonly flaws?: readonly ListFlaw[];
}

export interface Trust {
  readonly issuers: ReadonlyMap<string, KnownIssuer>;
  /** What was ever said, by DID, where it is more than the one word in `issuers`. */
  readonly records?: ReadonlyMap<string, IssuerRecord>;
  readonly statusLists?: ReadonlyMap<string, HeldStatusList>;
  /** By DID: restrictions of this computer that are in force; each of them lowers. */
  readonly restrictions?: ReadonlyMap<string, readonly LocalRestriction[]>;
  /** By SHA-256: contested lists of the own service that a person here refused. */
  readonly refusedOwnLists?: ReadonlySet<string>;
  /** By issuer: whom any admitted trust list ever named in `statusListIssuers`. What they revoked counts for good. */
  readonly statusListDelegates?: ReadonlyMap<string, ReadonlySet<string>>;
  /** State of the list; `own` and `local` issuers do not age with it. */
  readonly state: TrustState;
  readonly asOf?: string;
  readonly nextUpdate?: string;
  readonly sequence?: number;
  /** Latest moment that this computer has already seen; undefined switches the clock floor off. */
  readonly clockFloor?: string;
}
