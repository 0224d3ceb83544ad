// The trust list: what an office that keeps a list of issuers says of them at one moment, in one signed file.
import type { JsonObject } from '../json/json.ts';
import type { KeyWindow } from '../keys/identity.ts';
import type { AlwaysDisclosed, IssuerScope, Reset, Retraction } from '../trust/vouching.ts';

/** One issuer of the list. */
export interface TrustListEntry {
  readonly did: string;
  readonly legalName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** What it is to us in a word of the operator: manufacturer, conformity body, authority, service provider. */
  readonly role?: string;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  /** Since when that status holds. */
  readonly since?: string;
  /** The frozen DID document: the only place keys are taken from. */
  readonly didDocument: JsonObject;
  /** SHA-256 of the document's canonical form (RFC 8785), base64url: what was fetched and looked at. */
  readonly didDocumentSha256: string;
  readonly fetchedAt: string;
  /** Types of credentials that it is vouched for; any, when absent. */
  readonly credentialTypes?: readonly string[];
  /** UNTP Digital Identity Anchors, each as signed by its register. */
  readonly identityAnchors?: readonly string[];
  /** Whose status lists count for its credentials, besides its own. */
  readonly statusListIssuers?: readonly string[];
  readonly statusLists?: readonly CarriedStatusList[];
  /** Windows in which the operator vouches for single keys. A key without one is vouched for as long as `didDocument` holds it. */
  readonly keys?: readonly KeyWindow[];
  /** Products that the issuer may speak for; any, when absent. */
  readonly scope?: IssuerScope;
  /** Claims that this issuer never makes selectively disclosable, by the type of credential. */
  readonly alwaysDisclosed?: readonly AlwaysDisclosed[];
}

export interface CarriedStatusList {
  /** The address that credentials name. */
  readonly url: string;
  /** The whole signed list, byte for byte as fetched. */
  readonly credential: string;
  readonly retrievedAt: string;
}

export interface TrustList {
  /** Who keeps the list. */
  readonly issuer: { readonly id: string; readonly name: string };
  /** Rises with every snapshot of this operator. */
  readonly sequence: number;
  readonly issuedAt: string;
  /** When the next one is due. */
  readonly nextUpdate: string;
  /** did:key identifiers of the keys that the operator signs with from the next trust list on; the present one, when absent. */
  readonly operatorKeys?: readonly string[];
  /** The operators of a list that several of them sign: they sign this list and those after it. Instead of `operatorKeys`, and only in the General JSON form. */
  readonly operators?: OperatorRule;
  /** What the operator said before and no longer stands by. It retracts the operator's own word only. */
  readonly retracts?: readonly Retraction[];
  /** Lists of this operator whose number jumps ahead and that are to be accepted all the same. */
  readonly resets?: readonly Reset[];
  readonly entries: readonly TrustListEntry[];
}

/** How many of which operators have to sign. */
export interface OperatorRule {
  readonly threshold: number;
  readonly members: readonly Operator[];
}

export interface Operator {
  /** DID or name of the organisation: one operator has one vote, whatever number of keys it holds. */
  readonly id: string;
  readonly name: string;
  /** did:key. No key belongs to two operators. */
  readonly keys: readonly string[];
}

/** `typ` of the JWS. */
export const TRUST_LIST_TYPE = 'dpp-trust+jwt';
export const MAX_ENTRIES = 100_000;
export const MAX_OPERATORS = 100;
