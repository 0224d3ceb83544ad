// Imports the status lists that a trust list carries, and previews what each would change.
import type { StatusListChange } from '../../contract/index.ts';
import { parseTimestamp } from '../../domain/dates/dates.ts';
import { defined } from '../../domain/json/defined.ts';
import { statementOf } from '../../domain/status-list/index.ts';
import { trustFromIssuers } from '../../domain/trust/from-issuers.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { issuersOf } from '../../domain/trust-list/read.ts';
import { operatorsSight } from '../../domain/trust-list/status-lists.ts';
import type { TrustList } from '../../domain/trust-list/trust-list.ts';
import type { Store } from '../../store/store.ts';
import { heldStatusList } from '../../store/trust/status-lists.ts';
import { type Arrival, lookAtList, takeList } from './status-set.ts';
import { statusListFacts } from './trust-overview.ts';

const arrivals = ({ entries, issuedAt, issuer }: TrustList): { readonly credential: string; readonly arrival: Arrival }[] =>
  entries.flatMap(({ did, statusLists = [] }) =>
    statusLists.map((list) => ({
      credential: list.credential,
      arrival: { door: 'trust-list' as const, source: issuer.id, url: list.url, under: did, ...operatorsSight(list, issuedAt) },
    })),
  );

export function takeListsOf(store: Store, trustList: TrustList, trust: Trust, now: Date): void {
  for (const { credential, arrival } of arrivals(trustList)) takeList(store, credential, arrival, { trust, now });
}

/** Previews what the lists of a trust list would add to those held. */
export function listChanges(store: Store, trustList: TrustList, now: Date): StatusListChange[] {
  const trust = trustFromIssuers(issuersOf(trustList));
  const names = new Map(trustList.entries.map(({ did, legalName }) => [did, legalName]));
  return arrivals(trustList).flatMap(({ credential, arrival: { url = '', under = '', retrievedAt = '' } }): StatusListChange[] => {
    const looked = lookAtList(store, credential, { url }, { trust, now });
    if (!looked.ok) return [];
    const held = heldStatusList(store, url);
    const statements = [...(held?.statements ?? [])];
    const present = statements.find(({ sha256 }) => sha256 === looked.list.sha256);
    if (present !== undefined && parseTimestamp(present.retrievedAt) >= parseTimestamp(retrievedAt)) return [];
    const next = statementOf(looked.list.credential, retrievedAt);
    const after = statusListFacts(url, { ...held, statements: [...statements.filter((one) => one !== present), next] });
    const before = held === undefined ? undefined : statusListFacts(url, held);
    const taken = looked.standing !== 'older';
    return [{ url, did: under, name: names.get(under) ?? under, taken, ...defined({ before }), after }];
  });
}
