// Tracks where an SD-JWT may hide a claim: digests without a disclosure, and claims that are never disclosable.

import type { KnownIssuer } from '../trust/trust.ts';
import type { Identifier } from './compare.ts';

export interface Undisclosed {
  /** True if this object or list of the processed claims contains a digest without a disclosure: a hidden claim or a decoy. */
  in(place: object): boolean;
  /** True if the trust data state that such a claim is never behind a digest. */
  never(claim: Identifier | 'status'): boolean;
}

export const NOTHING_HIDDEN: Undisclosed = { in: () => false, never: () => true };

/** A whole product identifier also states its qualifiers. */
const WHOLE = ['sub', 'uniqueProductIdentifier', 'credentialSubject', 'credentialSubject.id'];
const SERIAL = [...WHOLE, 'dppCode', 'serial', 'itemNumber', 'serialNumber'];

/** If a trust-list entry contains one of these names, its operator guarantees that the claim is in the clear wherever the type has it. */
const NAMES: Readonly<Record<Parameters<Undisclosed['never']>[0], readonly string[]>> = {
  gtin: [...WHOLE, 'dppCode', 'gtin'],
  batch: [...WHOLE, 'batch', 'batchNumber'],
  serial: SERIAL,
  // No form of a credential has a separate member for these two. They are part of a whole identifier, which can also contain a serial.
  cpv: SERIAL,
  tpx: SERIAL,
  status: ['status', 'credentialStatus', 'exp', 'validUntil'],
};

/**
 * Returns which claims may be hidden in `places`. `words` are all entries in favour of the issuer, in any order. `types`
 * are the types of the credential, for which an entry lists the claims that are never selectively disclosable.
 * Credentials that this service issues hide no identifier, status or date (`toPassportSdJwt`, `GUARDED`).
 */
export function undisclosedIn(places: ReadonlySet<object>, words: readonly KnownIssuer[], types: readonly string[]): Undisclosed {
  if (places.size === 0) return NOTHING_HIDDEN;
  const claims = new Set(
    words
      .flatMap(({ alwaysDisclosed = [] }) => alwaysDisclosed)
      .filter(({ type }) => types.includes(type))
      .flatMap((entry) => entry.claims.map(nameOf)),
  );
  return {
    in: (place) => places.has(place),
    never: (claim) => words.some(({ origin }) => origin === 'own') || NAMES[claim].some((name) => claims.has(name)),
  };
}

/**
 * `/credentialSubject/itemNumber` and `credentialSubject.itemNumber` mean the same claim as `itemNumber`. The `id` of a subject differs
 * from that of the credential, so it keeps its path.
 */
function nameOf(claim: string): string {
  const path = claim.replace(/^\//, '').split(/[./]/);
  const last = path.at(-1) ?? '';
  return last === 'id' ? path.join('.') : last;
}
