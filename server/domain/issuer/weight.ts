// How a signed statement counts that speaks against something, and whether one counts in favour now.

import type { Proven } from '../proof/proof.ts';
import type { Trust } from '../trust/trust.ts';
import { vouch } from './issuer.ts';
import { keyRecord } from './key-record.ts';

/** `contested`: amber, and named, until a key that is good now says the same. */
export type Weight = 'firm' | 'contested';

/** What is asked of a statement: which of two ends of its key counts. */
export type Side = 'against' | 'favour';

/** A signed statement: who made it, with what, and when it came to be known. */
export interface Stated {
  /** The DID that the statement names as its issuer. */
  readonly issuerId: string;
  /** Every proof that it carries, the leading one first; all have to hold. */
  readonly proven: readonly Proven[];
  /** From when on it counts by its own word, in milliseconds. */
  readonly from?: number;
  /** When it was first seen, in milliseconds. */
  readonly seenAt: number;
  /** SHA-256 of its bytes, in hex: how an operator names it to retract it. */
  readonly sha256: string;
}

/**
 * A statement against counts if any admitted list ever vouched for its key. It is contested if the key was revoked before the statement was first seen, or
 * had ended by then. Undefined: it counts for nothing, or everyone who vouched for the key has retracted it.
 */
export function weightOf({ issuerId, proven, seenAt, sha256 }: Stated, trust: Trust, side: Side = 'against'): Weight | undefined {
  const [lead] = proven;
  const key = lead?.finding?.kind === 'key' ? lead.finding.key : undefined;
  if (lead === undefined || key === undefined || lead.method?.controller !== issuerId) return undefined;
  const record = trust.records?.get(issuerId);
  if (record === undefined) return trust.issuers.has(issuerId) ? weightOfKey(lead, seenAt) : undefined;
  const { vouched, revoked, ended, endedInFavour, isRetracted } = keyRecord(record, key.fingerprint);
  if (!vouched || isRetracted(sha256)) return undefined;
  return revoked <= seenAt || (side === 'favour' ? endedInFavour : ended) < seenAt ? 'contested' : 'firm';
}

/** Whether any admitted list, a person here or this service ever vouched for the key, also where the statement itself was retracted. */
export function wasVouched({ issuerId, proven: [lead] }: Pick<Stated, 'issuerId' | 'proven'>, trust: Trust): boolean {
  const key = lead?.finding?.kind === 'key' ? lead.finding.key : undefined;
  if (lead === undefined || key === undefined || lead.method?.controller !== issuerId) return false;
  const record = trust.records?.get(issuerId);
  return record === undefined ? trust.issuers.has(issuerId) : keyRecord(record, key.fingerprint).vouched;
}

/** Where only one word is known, that of the key itself. */
function weightOfKey({ finding }: Proven, seenAt: number): Weight {
  if (finding?.kind !== 'key') return 'contested';
  const ended = [finding.revoked, finding.expires, finding.until].some((date) => date !== undefined && !(Date.parse(date) > seenAt));
  return ended ? 'contested' : 'firm';
}

/** Under keys that were in force when it was signed and are good now, of an issuer who is vouched for now. */
export function isGoodNow({ issuerId, proven, from, seenAt }: Stated, trust: Trust, now: Date): boolean {
  return (
    proven.length > 0 &&
    proven.every((proof) => {
      const signed = proof.dates.signedAt ?? from;
      const dated = signed === undefined ? proof : { ...proof, dates: { ...proof.dates, signedAt: signed } };
      const { issuer, key } = vouch(issuerId, dated, { trust, now, seenAt: () => seenAt });
      return issuer.outcome === 'passed' && key.outcome === 'passed';
    })
  );
}
