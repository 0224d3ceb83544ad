// Known issuers in, the trust argument of verifying out. A list has an age; own and locally added issuers do not share it.
import type { KnownIssuer, Trust, TrustState } from './trust.ts';

export interface ListFacts {
  readonly state: Exclude<TrustState, 'none'>;
  readonly asOf: string;
  /** From when on it is not fresh any more: the list's own date, or the limit of this computer. */
  readonly nextUpdate?: string;
  readonly sequence?: number;
}

/** Without a list the state is `none`: only own and locally added issuers can then be vouched for. */
export function trustFromIssuers(issuers: Iterable<KnownIssuer>, list?: ListFacts): Trust {
  const known = new Map([...issuers].map((issuer) => [issuer.did, issuer]));
  return { issuers: known, ...(list ?? { state: 'none' }) };
}
