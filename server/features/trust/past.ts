// Reconstructs the trust data of a past moment from every list that was ever imported here.

import type { Trust } from '../../domain/trust/trust.ts';
import { type Past, pastTrust, type TrustHistory } from '../../domain/verify/past.ts';
import { dataVersionOf } from '../../store/data-version.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { listsKnownBy } from '../../store/trust/status-lists.ts';
import { pastLists, statementsByIssuer } from '../../store/trust/trust-history.ts';
import { listFacts } from './trust.ts';

interface Kept {
  readonly dataVersion: number;
  readonly present: Trust['issuers'];
  readonly past: Past;
}

const kept = new WeakMap<Store, Kept>();

/** Caches the last result, because a sweep asks for the same moment many times. */
export function pastOf(store: Store, present: Trust, at: Date): Past {
  const dataVersion = dataVersionOf(store);
  const known = kept.get(store);
  if (known?.dataVersion === dataVersion && known.present === present.issuers && known.past.at.getTime() === at.getTime())
    return known.past;
  const rules = readSettings(store);
  const past = pastTrust(historyOf(store, at), present, at, (list) => listFacts(list, rules, at.getTime()));
  kept.set(store, { dataVersion, present: present.issuers, past });
  return past;
}

const historyOf = (store: Store, at: Date): TrustHistory => ({
  lists: pastLists(store),
  statements: statementsByIssuer(store),
  statusLists: listsKnownBy(store, at),
});
