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
  /** Claims that it never makes selectively disclosable, by type: a `vct`, or a type of credential. */
  readonly alwaysDisclosed?: readonly { readonly type: string; readonly claims: readonly string[] }[];
  /** Demonstration issuer of the sample set. */
  readonly sample?: boolean;
}

/** A status list as somebody fetched it, under the address that credentials name. */
export interface HeldStatusList {
  /** The whole signed list, byte for byte; absent when only what it once revoked is still known. */
  readonly credential?: string;
  /** When it was fetched from its issuer, ISO 8601 UTC: the age of what we know. */
  readonly retrievedAt: string;
  /** By the issuer of the credentials, and by the signer of the list: entries that any list of this address ever showed as revoked, first bit left-most. A newer list does not take that back. */
  readonly everRevoked?: ReadonlyMap<string, Uint8Array>;
  /** The service's own list, read from its store when it is needed: it is what a signature would be over, and never older than its word. */
  readonly live?: { readonly issuerId: string; readonly purpose: string; bits(): Uint8Array };
}

export type TrustState = 'fresh' | 'stale' | 'expired' | 'none';

export interface Trust {
  readonly issuers: ReadonlyMap<string, KnownIssuer>;
  readonly statusLists?: ReadonlyMap<string, HeldStatusList>;
  /** State of the list; `own` and `local` issuers do not age with it. */
  readonly state: TrustState;
  readonly asOf?: string;
  readonly nextUpdate?: string;
  readonly sequence?: number;
  /** Latest moment that this computer has already seen; undefined switches the clock floor off. */
  readonly clockFloor?: string;
}
