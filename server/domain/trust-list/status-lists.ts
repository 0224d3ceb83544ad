// Extracts status lists and status-list delegates from trust lists.

import { parseTimestamp } from '../dates/dates.ts';
import { admit, statementOf, unite } from '../status-list/index.ts';
import type { HeldStatusList } from '../trust/trust.ts';
import type { CarriedStatusList, TrustList } from './trust-list.ts';

/** Returns when the operator fetched the list, at the latest when the trust list was issued: a list fetched later could not be in it. */
export function operatorsSight({ retrievedAt: stated }: CarriedStatusList, issuedAt: string): { retrievedAt: string; seenAt: string } {
  const retrievedAt = parseTimestamp(stated) > parseTimestamp(issuedAt) ? issuedAt : stated;
  return { retrievedAt, seenAt: retrievedAt };
}

/** Collects the status lists by URL. Omits those fetched after `until`, in milliseconds since the Unix epoch. */
export function listsIn(trustLists: readonly TrustList[], until = Number.POSITIVE_INFINITY): Map<string, HeldStatusList> {
  const all = new Map<string, HeldStatusList>();
  for (const { entries, issuedAt } of trustLists) {
    for (const list of entries.flatMap(({ statusLists = [] }) => statusLists)) {
      const { retrievedAt, seenAt } = operatorsSight(list, issuedAt);
      const admitted = admit(list.credential.trim(), list.url);
      if (!admitted.ok || parseTimestamp(retrievedAt) > until) continue;
      all.set(list.url, unite(all.get(list.url), { statements: [statementOf(admitted.list.credential, retrievedAt, seenAt)] }));
    }
  }
  return all;
}

/** Collects every status-list delegate that the lists name, by issuer. */
export function delegatesIn(trustLists: readonly TrustList[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const { did, statusListIssuers = [] } of trustLists.flatMap(({ entries }) => entries))
    if (statusListIssuers.length > 0) all.set(did, new Set([...(all.get(did) ?? []), ...statusListIssuers]));
  return all;
}
