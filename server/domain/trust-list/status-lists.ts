// What trust lists carry about status lists: the lists themselves, and whom each issuer ever named for its lists.

import { parseTimestamp } from '../dates/dates.ts';
import { admit, statementOf, unite } from '../status-list/index.ts';
import type { HeldStatusList } from '../trust/trust.ts';
import type { CarriedStatusList, TrustList } from './trust-list.ts';

/** By the word of the operator, bounded: nothing was fetched after it was signed into a snapshot. */
export function operatorsSight({ retrievedAt: stated }: CarriedStatusList, issuedAt: string): { retrievedAt: string; seenAt: string } {
  const retrievedAt = parseTimestamp(stated) > parseTimestamp(issuedAt) ? issuedAt : stated;
  return { retrievedAt, seenAt: retrievedAt };
}

/** `until`: leaves out what was fetched later. */
export function listsIn(snapshots: readonly TrustList[], until = Number.POSITIVE_INFINITY): Map<string, HeldStatusList> {
  const all = new Map<string, HeldStatusList>();
  for (const { entries, issuedAt } of snapshots) {
    for (const list of entries.flatMap(({ statusLists = [] }) => statusLists)) {
      const { retrievedAt, seenAt } = operatorsSight(list, issuedAt);
      const admitted = admit(list.credential.trim(), list.url);
      if (!admitted.ok || parseTimestamp(retrievedAt) > until) continue;
      all.set(list.url, unite(all.get(list.url), { statements: [statementOf(admitted.list.credential, retrievedAt, seenAt)] }));
    }
  }
  return all;
}

export function delegatesIn(snapshots: readonly TrustList[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const { did, statusListIssuers = [] } of snapshots.flatMap(({ entries }) => entries))
    if (statusListIssuers.length > 0) all.set(did, new Set([...(all.get(did) ?? []), ...statusListIssuers]));
  return all;
}
