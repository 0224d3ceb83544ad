// Defines the trust list: the statements of an operator about issuers at one moment, in one signed file.
import type { JsonObject } from '../json/json.ts';
import type { KeyWindow } from '../keys/identity.ts';
import type { AlwaysDisclosed, IssuerScope, Reset, Retraction } from '../trust/vouching.ts';

/** One issuer of the list, an anchor to which the certificates of several issuers lead, or a desk. */
export interface TrustListEntry {
  /** `x509-anchor`: an anchor. `desk`: a computer whose evidence bundles are accepted. It issues nothing. Absent: an issuer with a DID. */
  readonly kind?: 'x509-anchor' | 'desk';
  /**
   * The DID, or the identifier of the anchor: `ni:///sha-256;` and the SHA-256 of its certificate in base64url (RFC 6920). Of a desk, the
   * did:key of its Ed25519 key.
   */
  readonly did: string;
  readonly legalName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** The role of the issuer in the operator's words: manufacturer, conformity body, authority, service provider. */
  readonly role?: string;
  readonly status: 'granted' | 'suspended' | 'withdrawn';
  /** When the status took effect. */
  readonly since?: string;
  /** The frozen DID document, or the document of the anchor, which holds its certificate: the only source of keys. */
  readonly didDocument: JsonObject;
  /** SHA-256 of the document's canonical form (RFC 8785), in base64url. It identifies the document that was fetched and reviewed. */
  readonly didDocumentSha256: string;
  readonly fetchedAt: string;
  /** The types of credentials for which the issuer is vouched for. Absent means any type. */
  readonly credentialTypes?: readonly string[];
  /** UNTP Digital Identity Anchors, each as signed by its register. */
  readonly identityAnchors?: readonly string[];
  /** The status-list delegates: other issuers whose status lists count for this issuer's credentials. */
  readonly statusListIssuers?: readonly string[];
  readonly statusLists?: readonly CarriedStatusList[];
  /**
   * The windows in which the operator vouches for single keys. A key without a window is vouched for as long as `didDocument` contains it.
   */
  readonly keys?: readonly KeyWindow[];
  /** The products for which the issuer is vouched for. Absent means any product. */
  readonly scope?: IssuerScope;
  /** The claims that this issuer never makes selectively disclosable, by type of credential. */
  readonly alwaysDisclosed?: readonly AlwaysDisclosed[];
}

export interface CarriedStatusList {
  /** The address that credentials name. */
  readonly url: string;
  /** The complete signed list, byte for byte as fetched. */
  readonly credential: string;
  readonly retrievedAt: string;
}

export interface TrustList {
  /** The operator of the list. */
  readonly issuer: { readonly id: string; readonly name: string };
  /** Increases with every list of this operator. */
  readonly sequence: number;
  readonly issuedAt: string;
  /** When the next list is due. */
  readonly nextUpdate: string;
  /** The did:key identifiers of the keys that the operator uses from the next list on. Absent means the present key. */
  readonly operatorKeys?: readonly string[];
  /** The operators that must sign this list and later ones. Replaces `operatorKeys`; allowed only in the General JSON form. */
  readonly operators?: OperatorRule;
  /** Earlier statements that the operator no longer supports. It can retract only its own. */
  readonly retracts?: readonly Retraction[];
  /** Lists of this operator that are accepted although their number jumps ahead. */
  readonly resets?: readonly Reset[];
  readonly entries: readonly TrustListEntry[];
}

/** The operators of a list, and how many of them must sign. */
export interface OperatorRule {
  readonly threshold: number;
  readonly members: readonly Operator[];
}

export interface Operator {
  /** A DID or the name of the organisation. One operator has one vote, however many keys it holds. */
  readonly id: string;
  readonly name: string;
  /** did:key identifiers. A key belongs to one operator only. */
  readonly keys: readonly string[];
}

/** The `typ` of the JWS. */
export const TRUST_LIST_TYPE = 'dpp-trust+jwt';
export const MAX_ENTRIES = 100_000;
export const MAX_OPERATORS = 100;
