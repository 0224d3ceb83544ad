// Weighs signed statements against something, and tests whether a statement in favour is good now.

import { entryOf, isKeyOf } from '../proof/certified.ts';
import type { Proven } from '../proof/proof.ts';
import type { Trust } from '../trust/trust.ts';
import { vouch } from './issuer.ts';
import { keyRecord } from './key-record.ts';

/** `contested`: the verdict is amber and names the statement, until a key that is good now repeats the statement. */
export type Weight = 'firm' | 'contested';

/** The direction of a statement. It decides which of the two ends of its key counts. */
export type Side = 'against' | 'favour';

/** A signed statement: its issuer, its proofs, and when this computer learned of it. */
export interface Stated {
  /** The DID that the statement names as its issuer. */
  readonly issuerId: string;
  /** Every proof of the statement, the leading one first. All of them must hold. */
  readonly proven: readonly Proven[];
  /** The stated start of the statement's effect, in milliseconds since the Unix epoch. */
  readonly from?: number;
  /** When this computer first saw the statement, in milliseconds since the Unix epoch. */
  readonly seenAt: number;
  /** The names by which an operator may retract the statement (`retractionNames`). */
  readonly names: () => readonly string[];
}

/**
 * Returns the weight of a statement against something. Returns undefined if it has none.
 *
 * A statement counts if any admitted list ever vouched for its key. It is contested if the key was revoked or had ended before the
 * statement was first seen. It has no weight if every source that vouched for the key has retracted it.
 */
export function weightOf({ issuerId, proven, seenAt, names }: Stated, trust: Trust, side: Side = 'against'): Weight | undefined {
  const [lead] = proven;
  const key = lead?.finding?.kind === 'key' ? lead.finding.key : undefined;
  const entryId = lead === undefined ? undefined : entryOf(issuerId, lead);
  if (lead === undefined || key === undefined || entryId === undefined || !isKeyOf(issuerId, lead)) return undefined;
  const record = trust.records?.get(entryId);
  if (record === undefined) return trust.issuers.has(entryId) ? weightOfKey(lead, seenAt) : undefined;
  const { vouched, revoked, ended, endedInFavour, isRetracted } = keyRecord(record, key.fingerprint);
  if (!vouched || isRetracted(names)) return undefined;
  return revoked <= seenAt || (side === 'favour' ? endedInFavour : ended) < seenAt ? 'contested' : 'firm';
}

/** True if any admitted list, a person on this computer or this service ever vouched for the key, even if the statement was retracted. */
export function wasVouched({ issuerId, proven: [lead] }: Pick<Stated, 'issuerId' | 'proven'>, trust: Trust): boolean {
  const key = lead?.finding?.kind === 'key' ? lead.finding.key : undefined;
  const entryId = lead === undefined ? undefined : entryOf(issuerId, lead);
  if (lead === undefined || key === undefined || entryId === undefined || !isKeyOf(issuerId, lead)) return false;
  const record = trust.records?.get(entryId);
  return record === undefined ? trust.issuers.has(entryId) : keyRecord(record, key.fingerprint).vouched;
}

/** Weighs by the dates of the key itself, because only one entry is known. */
function weightOfKey({ finding }: Proven, seenAt: number): Weight {
  if (finding?.kind !== 'key') return 'contested';
  const ended = [finding.revoked, finding.expires, finding.until].some((date) => date !== undefined && !(Date.parse(date) > seenAt));
  return ended ? 'contested' : 'firm';
}

/** True if the issuer is vouched for now, and every proof is under a key that was in force at signing and is good now. */
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
