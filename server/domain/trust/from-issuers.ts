// Builds the trust data for verification from known issuers and the age of the trust list.
// This service and locally added issuers do not age with the list.
import type { KnownIssuer, ListFacts, Trust } from './trust.ts';

export type { ListFacts } from './trust.ts';

/** Without a list the state is `none`, and only this service and locally added issuers can be vouched for. */
export function trustFromIssuers(issuers: Iterable<KnownIssuer>, list?: ListFacts): Trust {
  const known = new Map([...issuers].map((issuer) => [issuer.did, issuer]));
  return { issuers: known, ...(list ?? { state: 'none' }) };
}
