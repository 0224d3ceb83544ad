// Where an SD-JWT holds digests without a disclosure, and which claims its issuer never makes disclosable: what a bearer may be hiding.

import type { KnownIssuer } from '../trust/trust.ts';
import type { Identifier } from './compare.ts';

export interface Undisclosed {
  /** Whether this object or list of the processed claims holds a digest without a disclosure: a hidden claim, or a decoy. */
  in(place: object): boolean;
  /** Whether the trust data say that such a claim is never behind a digest. */
  never(claim: Identifier | 'status'): boolean;
}

export const NOTHING_HIDDEN: Undisclosed = { in: () => false, never: () => true };

/** A product identifier as a whole states what its qualifiers state. */
const WHOLE = ['sub', 'uniqueProductIdentifier', 'credentialSubject', 'credentialSubject.id'];
const SERIAL = [...WHOLE, 'dppCode', 'serial', 'itemNumber', 'serialNumber'];

/** One of these names in a trust-list entry is the operator's word that the claim stands in the open wherever the type has it. */
const NAMES: Readonly<Record<Parameters<Undisclosed['never']>[0], readonly string[]>> = {
  gtin: [...WHOLE, 'dppCode', 'gtin'],
  batch: [...WHOLE, 'batch', 'batchNumber'],
  serial: SERIAL,
  // No form of a credential has a name of its own for these two: they stand in a whole identifier, where a serial may stand too.
  cpv: SERIAL,
  tpx: SERIAL,
  status: ['status', 'credentialStatus', 'exp', 'validUntil'],
};

/**
 * `words`: all in favour of the issuer, whichever operator's comes first. `types`: of the credential, by which an entry says what is never selectively disclosable. What this service issues itself hides no identifier, status or date
 * (`toPassportSdJwt`, `GUARDED`).
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

/** `/credentialSubject/itemNumber` and `credentialSubject.itemNumber` are the same claim as `itemNumber`; the `id` of a subject is not that of the credential. */
function nameOf(claim: string): string {
  const path = claim.replace(/^\//, '').split(/[./]/);
  const last = path.at(-1) ?? '';
  return last === 'id' ? path.join('.') : last;
}
