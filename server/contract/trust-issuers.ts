// Defines the API types for issuers that are not on the trust list: added on this computer, or unknown.

import type { Foreign } from '../domain/foreign/index.ts';

/**
 * POST /workbench/trust/issuers → TrustOverview: adds an issuer on this computer. DELETE
 * /workbench/trust/issuers/{did}?who=&reason=&secondPerson= removes it.
 */
export interface IssuerAddition {
  /** The DID document of the issuer, as text. */
  readonly document: string;
  readonly name: string;
  readonly country?: string;
  /** The fingerprint of one of its keys, compared with another source. */
  readonly fingerprint: string;
  readonly who: string;
  /** The name of a second person, if the settings require two. */
  readonly secondPerson?: string;
  readonly reason: string;
}

/**
 * POST /workbench/trust/issuers/look `{ text }`: the subject and the keys of a DID document, or what is wrong with it. The issuer is not
 * added.
 */
export interface DidDocumentLook {
  readonly did?: Foreign;
  readonly fingerprints: readonly string[];
  readonly fault?: string;
}

/**
 * A decision of this computer to accept only credentials of these types from an issuer, or none if `types` is empty. It never raises a
 * verdict.
 */
export interface IssuerRestriction {
  readonly did: Foreign;
  readonly types: readonly Foreign[];
  readonly at: string;
  readonly who: Foreign;
  readonly reason: Foreign;
}

/**
 * POST /workbench/trust/issuers/{did}/restrictions → TrustOverview. DELETE with ?who=&reason=&secondPerson= lifts all restrictions of that
 * issuer; this requires two persons if the settings require two.
 */
export interface RestrictionRequest {
  /** The types that are still accepted. Absent: no type is accepted. */
  readonly types?: readonly string[];
  readonly who: string;
  readonly reason: string;
  /** The name of a second person, if there is one. */
  readonly secondPerson?: string;
}

// GET /workbench/trust/fingerprint.png?fingerprint=&size= → picture of a fingerprint as it is printed

/**
 * GET /workbench/trust/unknown: the issuers seen in inspections that no trusted source vouches for, latest first. `?format=json` returns a
 * file for the office.
 */
export interface UnknownIssuers {
  readonly issuers: readonly UnknownIssuer[];
}

export interface UnknownIssuer {
  readonly id: Foreign;
  /** The name in the credentials. It is as unverified as the issuer. */
  readonly claimedName?: Foreign;
  readonly verificationMethods: readonly Foreign[];
  readonly inspections: number;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly lastInspection: number;
}
