// What this computer knows about issuers at one moment: the argument that verifying takes, never a store.
import type { JsonObject } from '../recognise/json.ts';

export type IssuerOrigin = 'list' | 'local' | 'own';

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
  /** Demonstration issuer of the sample set. */
  readonly sample?: boolean;
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
  /** By the issuer of the credentials: entries that a list showed as revoked that is held no more, first bit left-most. */
  readonly knownRevoked?: ReadonlyMap<string, Uint8Array> | undefined;
  /** The service's own list, read from its store when it is needed: what a signature would be over, current at every moment. */
  readonly live?: { readonly issuerId: string; readonly purpose: string; readonly readAt: string; bits(): Uint8Array };
}

export type TrustState = 'fresh' | 'stale' | 'expired' | 'none';

export interface Trust {
  readonly issuers: ReadonlyMap<string, KnownIssuer>;
  readonly statusLists?: ReadonlyMap<string, HeldStatusList>;
  /** By fingerprint: when the own service followed a key by another, in milliseconds. */
  readonly ownKeyEnds?: ReadonlyMap<string, number>;
  /** By SHA-256: contested lists of the own service that a person here refused. */
  readonly refusedOwnLists?: ReadonlySet<string>;
  /** By issuer: whom any admitted trust list ever named in `statusListIssuers`. What they revoked counts for good. */
  readonly listKeepersEver?: ReadonlyMap<string, ReadonlySet<string>>;
  /** State of the list; `own` and `local` issuers do not age with it. */
  readonly state: TrustState;
  readonly asOf?: string;
  readonly nextUpdate?: string;
  readonly sequence?: number;
  /** Latest moment that this computer has already seen; undefined switches the clock floor off. */
  readonly clockFloor?: string;
}
