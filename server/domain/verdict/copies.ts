// Several copies of one passport: how a revoked or suspended one lowers the others, and which of them speaks.
import type { Code } from '../evidence/codes.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import type { Weight } from '../issuer/weight.ts';

/** An entry that some list shows as set. */
export interface StatusHit {
  readonly purpose: 'revocation' | 'suspension';
  readonly weight: Weight;
}

/** What the rule asks of a copy. Moments in milliseconds since 1970. */
export interface CopyFacts {
  readonly issuerId: string;
  /** The types, or the `vct`, in one order. */
  readonly type: string;
  readonly id?: string;
  /** The id of the credential that it replaces, by its own signed word. */
  readonly replaces?: string;
  readonly signed?: number;
  /** 0 the product as a whole, 1 a batch, 2 an item. */
  readonly depth: 0 | 1 | 2;
  /** Its key was vouched for at some time. */
  readonly vouched: boolean;
  /** How it counts for what it says against others; absent: it counts for nothing. */
  readonly weight?: Weight;
  readonly hits: readonly StatusHit[];
  /** When the revocation was first shown by a list under a key good now, and when it was shown last. */
  readonly firstShown?: number;
  readonly latestShown?: number;
  /** The newest list under a key good now that shows its own entry clear. */
  readonly goodFrom?: number;
  readonly offersStatus: boolean;
  /** Whether its own entry is clear in a current list. */
  readonly isCurrent: boolean;
}

/** What the other copy is about: the scanned thing, perhaps that, or another. */
export type Match = 'same' | 'maybe' | 'other';

/** A renewal is signed so much later than what it renews. */
export const HOUR = 3_600_000;

/**
 * The line that one copy adds to another. A revocation is keyed by issuer, type and product: a copy under a key that was ever vouched for, revoked or
 * suspended, caps every copy of the same or a coarser thing, unless that is its successor.
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

/** The same or a finer thing, and: the same id an hour later, or signed after the revocation was shown, or naming the id that it replaces. */
function succeeds(copy: CopyFacts, revoked: CopyFacts): boolean {
  if (copy.depth < revoked.depth) return false;
  const { signed = Number.NaN } = copy;
  const isRenewed = copy.id !== undefined && copy.id === revoked.id && signed >= (revoked.signed ?? Number.NaN) + HOUR;
  const isLater = signed > (revoked.firstShown ?? Number.POSITIVE_INFINITY) && !isSuspended(revoked);
  return isRenewed || isLater || (copy.replaces !== undefined && copy.replaces === revoked.id);
}

/** Its own entry is clear in a current list that is not older than the one that shows the other's. */
const isClear = (copy: CopyFacts, revoked: CopyFacts): boolean =>
  copy.depth === revoked.depth &&
  copy.offersStatus &&
  copy.isCurrent &&
  (revoked.latestShown ?? Number.NEGATIVE_INFINITY) <= (copy.goodFrom ?? Number.NEGATIVE_INFINITY);

/** The worst that other copies say first, each once. */
export const CAPS: readonly Code[] = ['DPP-STA-31', 'DPP-STA-11', 'DPP-STA-32', 'DPP-STA-33', 'DPP-STA-34'];

/** The order of headlines: what cannot be checked and what no list vouches for have the same rank. */
const RANK = { valid: 3, 'valid-not-current': 2, 'unknown-issuer': 1, 'cannot-check': 1, invalid: 0 } as const;

export interface Judged {
  readonly headline: keyof typeof RANK;
  /** Its key was vouched for at some time, and its signature holds. */
  readonly vouched: boolean;
}

/** The best copy speaks. Where none is genuine, the lowest of those whose key was ever vouched for: others decide nothing. */
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
