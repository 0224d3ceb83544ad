// Finds the desks in trust lists, and judges whether a desk was accepted when it signed a bundle or a slip.
import type { DeskStanding } from '../../contract/index.ts';
import { CLOCK_TOLERANCE } from '../dates/clock.ts';
import { parseDateTime, parseTimestamp } from '../dates/dates.ts';
import type { TrustList, TrustListEntry } from './trust-list.ts';

type WithEntries = Pick<TrustList, 'entries'>;

export const desksOf = ({ entries }: WithEntries): readonly TrustListEntry[] => entries.filter(({ kind }) => kind === 'desk');

export interface DeskChanges {
  readonly added: readonly TrustListEntry[];
  readonly removed: readonly TrustListEntry[];
}

/** A desk whose entry differs between the lists is in both `removed` and `added`. */
export function deskChanges(before: WithEntries | undefined, next: WithEntries): DeskChanges {
  const said = ({ did, legalName, status, since, keys }: TrustListEntry): string => JSON.stringify([did, legalName, status, since, keys]);
  const [old, now] = [before === undefined ? [] : desksOf(before), desksOf(next)];
  const without = (entries: readonly TrustListEntry[], others: readonly TrustListEntry[]) => {
    const known = new Set(others.map(said));
    return entries.filter((entry) => !known.has(said(entry)));
  };
  return { added: without(now, old), removed: without(old, now) };
}

/** A list that is searched for a desk. */
export interface DeskList {
  readonly trustList: TrustList;
  /** True if the list is overdue by more than this computer allows. */
  readonly isExpired: boolean;
}

/**
 * A list against the desk outweighs all lists that vouch for it. The desk itself states the time of its signature, so a suspension, a
 * withdrawal or a lost key counts against it regardless of that time.
 */
export function judgeDesk(desk: string, signedAt: string, lists: readonly DeskList[], now: Date): DeskStanding {
  if (parseTimestamp(signedAt) > now.getTime() + CLOCK_TOLERANCE)
    return { isVouched: false, isAgainst: true, why: 'its signature states a moment that is still to come' };
  const found = lists.flatMap(({ trustList, isExpired }) =>
    desksOf(trustList)
      .filter(({ did }) => did === desk)
      .map((entry) => ({
        entry,
        operator: trustList.issuer.name,
        against: againstDesk(entry, signedAt),
        old: isExpired ? EXPIRED : isSuperseded(trustList, lists) ? SUPERSEDED : undefined,
      })),
  );
  const named = found.find(({ against }) => against !== undefined) ?? found.find(({ old }) => old === undefined) ?? found[0];
  if (named === undefined) return { isVouched: false, isAgainst: false, why: 'no trust list here names this desk' };
  const { entry, operator, against, old } = named;
  const { legalName: name } = entry;
  const why = against ?? old;
  return why === undefined ? { isVouched: true, name, operator } : { isVouched: false, isAgainst: against !== undefined, why, name };
}

const EXPIRED = 'the trust list that names this desk has expired';
const SUPERSEDED = 'a newer list of the same operator names this desk no more';

/** True if the operator has a newer list. If that list still names the desk, it vouches for the desk itself. */
const isSuperseded = ({ issuer, sequence }: TrustList, lists: readonly DeskList[]): boolean =>
  lists.some(({ trustList: other }) => other.issuer.id === issuer.id && other.sequence > sequence);

function againstDesk({ status, since, keys = [] }: TrustListEntry, signedAt: string): string | undefined {
  if (status !== 'granted') return `the desk is ${status}`;
  const at = parseTimestamp(signedAt);
  if (since !== undefined && !((parseDateTime(since) ?? Number.NaN) <= at)) return `the desk is vouched for only since ${since}`;
  for (const { from, until, revoked } of keys) {
    if (revoked !== undefined) return `the key of the desk was revoked ${revoked}`;
    if (from !== undefined && !((parseDateTime(from) ?? Number.NaN) <= at)) return `the key of the desk counts only from ${from}`;
    if (until !== undefined && !((parseDateTime(until) ?? Number.NaN) >= at)) return `the key of the desk counted until ${until}`;
  }
  return undefined;
}
