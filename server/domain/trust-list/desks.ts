// Finds the desks that trust lists name, and judges whether one of them counted when it signed an evidence bundle.
import { CLOCK_TOLERANCE } from '../dates/clock.ts';
import { parseDateTime, parseTimestamp } from '../dates/dates.ts';
import type { TrustList, TrustListEntry } from './trust-list.ts';

export const desksOf = ({ entries }: Pick<TrustList, 'entries'>): readonly TrustListEntry[] =>
  entries.filter(({ kind }) => kind === 'desk');

export type DeskStanding =
  | { readonly isVouched: true; readonly name: string; readonly operator: string }
  /** `name`: a list names it. `isAgainst`: a list speaks against it, whatever a person says. */
  | { readonly isVouched: false; readonly isAgainst: boolean; readonly why: string; readonly name?: string };

/** A list that a desk is looked for in. */
export interface DeskList {
  readonly trustList: TrustList;
  /** Whether the list is overdue by more than this computer allows. */
  readonly isExpired: boolean;
}

/**
 * A list that speaks against the desk outweighs all that vouch for it. The moment of the signature is what the desk itself says, so that
 * a suspension, a withdrawal and a lost key count whenever it claims to have signed.
 */
export function judgeDesk(desk: string, signedAt: string, lists: readonly DeskList[], now: Date): DeskStanding {
  const found = lists.flatMap(({ trustList, isExpired }) =>
    desksOf(trustList)
      .filter(({ did }) => did === desk)
      .map((entry) => ({
        entry,
        operator: trustList.issuer.name,
        why: againstDesk(entry, signedAt, now) ?? (isExpired ? EXPIRED : undefined),
      })),
  );
  const named = found.find(({ why }) => why !== undefined && why !== EXPIRED) ?? found.find(({ why }) => why === undefined) ?? found[0];
  if (named === undefined) return { isVouched: false, isAgainst: false, why: 'no trust list here names this desk' };
  const { entry, operator, why } = named;
  const { legalName: name } = entry;
  return why === undefined ? { isVouched: true, name, operator } : { isVouched: false, isAgainst: why !== EXPIRED, why, name };
}

const EXPIRED = 'the trust list that names this desk has expired';

function againstDesk({ status, since, keys = [] }: TrustListEntry, signedAt: string, now: Date): string | undefined {
  if (status !== 'granted') return `the desk is ${status}`;
  const at = parseTimestamp(signedAt);
  if (at > now.getTime() + CLOCK_TOLERANCE) return 'the bundle states a moment that is still to come';
  if (since !== undefined && !((parseDateTime(since) ?? Number.NaN) <= at)) return `the desk is vouched for only since ${since}`;
  for (const { from, until, revoked } of keys) {
    if (revoked !== undefined) return `the key of the desk was revoked ${revoked}`;
    if (from !== undefined && !((parseDateTime(from) ?? Number.NaN) <= at)) return `the key of the desk counts only from ${from}`;
    if (until !== undefined && !((parseDateTime(until) ?? Number.NaN) >= at)) return `the key of the desk counted until ${until}`;
  }
  return undefined;
}
