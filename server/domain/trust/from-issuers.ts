// Known issuers in, the trust argument of verifying out. A list has an age; own and locally added issuers do not share it.
import type { KnownIssuer, ListFacts, Trust } from './trust.ts';

export type { ListFacts } from './trust.ts';

/** Without a list the state is `none`: only own and locally added issuers can then be vouched for. */
export function trustFromIssuers(issuers: Iterable<KnownIssuer>, list?: ListFacts): Trust {
  const known = new Map([...issuers].map((issuer) => [issuer.did, issuer]));
  return { issuers: known, ...(list ?? { state: 'none' }) };
}
