// Issuers beyond the trust list: those added on this computer, and those that nobody here vouches for.

import type { Foreign } from '../domain/foreign/index.ts';

/** POST /workbench/trust/issuers → TrustOverview: adds an issuer on this computer. DELETE /workbench/trust/issuers/{did}?who=&reason=&secondPerson= takes it out again. */
export interface IssuerAddition {
  /** Its DID document, as text. */
  readonly document: string;
  readonly name: string;
  readonly country?: string;
  /** Of one of its keys, compared with another source. */
  readonly fingerprint: string;
  readonly who: string;
  /** A second person's name, where the settings want two. */
  readonly secondPerson?: string;
  readonly reason: string;
}

/** POST /workbench/trust/issuers/look `{ text }`: whose DID document it is and which keys it holds, or what is wrong with it; nothing is added. */
export interface DidDocumentLook {
  readonly did?: Foreign;
  readonly fingerprints: readonly string[];
  readonly fault?: string;
}

/** A decision of this computer: of an issuer it accepts credentials of these types only, none where there are none. It lowers verdicts and never raises one. */
export interface IssuerRestriction {
  readonly did: Foreign;
  readonly types: readonly Foreign[];
  readonly at: string;
  readonly who: Foreign;
  readonly reason: Foreign;
}

/**
 * POST /workbench/trust/issuers/{did}/restrictions → TrustOverview. DELETE with ?who=&reason=&secondPerson= lifts all of that issuer's; it needs two persons where
 * the settings want two.
 */
export interface RestrictionRequest {
  /** The types that are still accepted; absent: none. */
  readonly types?: readonly string[];
  readonly who: string;
  readonly reason: string;
  /** A second person's name, where there is one. */
  readonly secondPerson?: string;
}

// GET /workbench/trust/fingerprint.png?fingerprint=&size= → picture of a fingerprint as it is printed

/** GET /workbench/trust/unknown: issuers nobody here vouches for, as inspections met them, the last one first. `?format=json` as a file for the office. */
export interface UnknownIssuers {
  readonly issuers: readonly UnknownIssuer[];
}

export interface UnknownIssuer {
  readonly id: Foreign;
  /** As the credentials call it: nobody vouches for the name either. */
  readonly claimedName?: Foreign;
  readonly verificationMethods: readonly Foreign[];
  readonly inspections: number;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly lastInspection: number;
}
