// How a signed statement counts that speaks against something: firmly, contested, or not at all.
import type { Trust } from '../trust/trust.ts';
import { judgeIssuer, judgeKey } from './issuer.ts';
import type { Proven } from './proof.ts';

/** `contested`: amber, and named, until a key that is good now says the same. */
export type Weight = 'firm' | 'contested';

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

/** Undefined: no admitted list ever vouched for the key that signed it, or whoever did has retracted it. */
export function weightOf({ issuerId, proven: [lead] }: Stated, trust: Trust): Weight | undefined {
  if (lead === undefined || trust.issuers.get(issuerId) === undefined || lead.finding?.kind !== 'key') return undefined;
  return 'firm';
}

/** Whether it counts in favour: under keys that are good at this moment, of an issuer who is vouched for at this moment. */
export function isGoodNow({ issuerId, proven }: Stated, trust: Trust, now: Date): boolean {
  const [lead] = proven;
  return (
    lead !== undefined &&
    judgeIssuer(issuerId, lead, trust, now).outcome === 'passed' &&
    proven.every(({ finding }) => judgeKey(finding, true, now, trust.clockFloor).outcome === 'passed')
  );
}
