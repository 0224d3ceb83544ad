// Limits a copy of a passport by its revoked or suspended copies, and selects the copy whose verdict is shown.
import type { Code } from '../evidence/codes.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import type { Weight } from '../issuer/weight.ts';

/** A status list entry that at least one list shows as set. */
export interface StatusHit {
  readonly purpose: 'revocation' | 'suspension';
  readonly weight: Weight;
}

/** The facts about one copy that the cap needs. Times are in milliseconds since the Unix epoch. */
export interface CopyFacts {
  readonly issuerId: string;
  /** The sorted types, or the `vct`. */
  readonly type: string;
  readonly id?: string;
  /** The id of the credential that this one replaces, as stated in its signed content. */
  readonly replaces?: string;
  readonly signed?: number;
  /** Granularity: 0 is the product as a whole, 1 a batch, 2 an item. */
  readonly depth: 0 | 1 | 2;
  /** True if any admitted trust source has ever vouched for the key. */
  readonly vouched: boolean;
  /** The weight of its statements against other copies. Absent if they have none. */
  readonly weight?: Weight;
  readonly hits: readonly StatusHit[];
  /** When a list under a key that is good now first showed the revocation, and when any list last showed the revocation or suspension. */
  readonly firstShown?: number;
  readonly latestShown?: number;
  /** The date of the newest list under a key that is good now that shows this copy's own entry as clear. */
  readonly goodFrom?: number;
  readonly offersStatus: boolean;
  /** True if this copy's own entry is clear in a current list. */
  readonly isCurrent: boolean;
}

/** Whether the other copy is about the scanned thing: yes, possibly, or no. */
export type Match = 'same' | 'maybe' | 'other';

/** The minimum time, in milliseconds, between the signatures of a credential and of its renewal. */
export const HOUR = 3_600_000;

/**
 * Returns the evidence that `other` adds to the verdict on `copy`, or undefined if it adds none.
 *
 * Policy: a revocation is keyed by issuer, type and product. A revoked or suspended copy whose key was ever vouched for caps every copy of
 * the same or a coarser thing, except its successor.
 */
export function cap(copy: CopyFacts, other: CopyFacts, match: Match, isGenuine: boolean): Evidence | undefined {
  if (match === 'other' || other.weight === undefined || other.hits.length === 0) return undefined;
  if (other.issuerId !== copy.issuerId) return match === 'same' && isFirm(other) ? evidence('DPP-STA-34', other.issuerId) : undefined;
  if (other.type !== copy.type || other.depth < copy.depth) return undefined;
  if (succeeds(copy, other)) return evidence('DPP-STA-33', other.id);
  if (isGenuine && isClear(copy, other)) return evidence('DPP-STA-32', other.id);
  return evidence(isFirm(other) && match === 'same' ? 'DPP-STA-31' : 'DPP-STA-11', other.id);
}

const isFirm = ({ weight, hits }: CopyFacts): boolean => weight === 'firm' && hits.some((hit) => hit.weight === 'firm');
const isSuspended = ({ hits }: CopyFacts): boolean => hits.some(({ purpose }) => purpose === 'suspension');

/**
 * True if the copy is of the same or a finer thing and also has the same id and was signed at least an hour later, or was signed after the
 * revocation was first shown, or names the revoked id as the one it replaces.
 */
function succeeds(copy: CopyFacts, revoked: CopyFacts): boolean {
  if (copy.depth < revoked.depth) return false;
  const { signed = Number.NaN } = copy;
  const isRenewed = copy.id !== undefined && copy.id === revoked.id && signed >= (revoked.signed ?? Number.NaN) + HOUR;
  const isLater = signed > (revoked.firstShown ?? Number.POSITIVE_INFINITY) && !isSuspended(revoked);
  return isRenewed || isLater || (copy.replaces !== undefined && copy.replaces === revoked.id);
}

/** True if the copy's own entry is clear in a current list that is at least as new as the list that shows the other's. */
const isClear = (copy: CopyFacts, revoked: CopyFacts): boolean =>
  copy.depth === revoked.depth &&
  copy.offersStatus &&
  copy.isCurrent &&
  (revoked.latestShown ?? Number.NEGATIVE_INFINITY) <= (copy.goodFrom ?? Number.NEGATIVE_INFINITY);

/** The codes that other copies can add, worst first. Each is reported once. */
export const CAPS: readonly Code[] = ['DPP-STA-31', 'DPP-STA-11', 'DPP-STA-32', 'DPP-STA-33', 'DPP-STA-34'];

/** The order of headlines. `unknown-issuer` and `cannot-check` have the same rank. */
const RANK = { valid: 3, 'valid-not-current': 2, 'unknown-issuer': 1, 'cannot-check': 1, invalid: 0 } as const;

export interface Judged {
  readonly headline: keyof typeof RANK;
  /** True if the signature is valid and any admitted trust source ever vouched for the key. */
  readonly vouched: boolean;
}

/**
 * Selects the best copy if any copy is genuine. Otherwise selects the worst of those whose key was ever vouched for.
 *
 * Policy: copies under keys that were never vouched for cannot lower the verdict.
 */
export function selectCredential<Copy extends Judged>(copies: readonly Copy[]): Copy | undefined {
  const rank = ({ headline }: Judged): number => RANK[headline];
  const vouched = copies.filter((copy) => copy.vouched);
  const isAnyGenuine = copies.some((copy) => rank(copy) >= RANK['valid-not-current']);
  if (isAnyGenuine || vouched.length === 0) return pick(copies, (one, best) => rank(one) > rank(best));
  return pick(vouched, (one, best) => rank(one) < rank(best));
}

function pick<Copy>(copies: readonly Copy[], isBetter: (one: Copy, best: Copy) => boolean): Copy | undefined {
  const [first, ...others] = copies;
  return first && others.reduce((best, one) => (isBetter(one, best) ? one : best), first);
}
