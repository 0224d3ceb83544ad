// Reconstructs the trust data that a past inspection used: what was admitted here by then, and how old it was.
import { uniteLists } from '../../domain/status-list/index.ts';
import type { HeldStatusList, ListFacts, Trust } from '../../domain/trust/trust.ts';
import { newestIssue, type Standing, standingOf, type TrustSet } from '../../domain/trust-list/index.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { restrictionsInForce } from '../../store/trust/restrictions.ts';
import { knownRevoked, knownRevokedUrls, listsKnownBy } from '../../store/trust/status-lists.ts';
import { statusListDelegates } from '../../store/trust/trust-history.ts';
import { announcedNumbers, listTrustLists, pinsBy } from '../../store/trust/trust-lists.ts';
import { ownListFacts, ownStatusLists } from './own-list-facts.ts';
import { listFacts, type Own, ownIssuer } from './trust.ts';
import { storedTrustSet } from './trust-set.ts';

const HOUR = 3_600_000;
const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR) * HOUR);

/**
 * Returns a function for any number of moments. Entries that persons added and have removed since, and lifted restrictions, are not
 * restored, and the service's own status lists are those of today: the store keeps no history of them.
 */
export function trustThen(store: Store, own: Own | undefined): (at: Date) => Trust {
  const set = storedTrustSet(store);
  const records = listTrustLists(store);
  const rules = readSettings(store);
  const restrictions = restrictionsInForce(store);
  const delegates = statusListDelegates(store);
  const { refusedOwnLists } = ownListFacts(store);
  const revoked = new Map(
    knownRevokedUrls(store).map((url): [string, HeldStatusList] => [url, { statements: [], knownRevoked: knownRevoked(store, url) }]),
  );
  let last: { readonly key: string; readonly standing: Standing; readonly facts: ListFacts | undefined } | undefined;

  /** Computing who is vouched for takes a while with thousands of issuers, and seldom changes from one inspection to the next. */
  const standingThen = (then: TrustSet, at: Date): NonNullable<typeof last> => {
    const moment = at.getTime();
    const announced = announcedNumbers(store, at.toISOString());
    const ages = then.lists.map((list) => listFacts(list, rules, moment).state);
    const key = JSON.stringify([ages, then.pins, then.local.length, [...announced], then.own?.asOf ?? '']);
    if (last?.key !== key) {
      const numbers = new Set(then.lists.map(({ number }) => number));
      // An issuer that only later lists name was unknown.
      const said = [...then.said].map(([did, all]) => [did, all.filter(({ from }) => numbers.has(from))] as const);
      const known = { ...then, said: new Map(said.filter(([, all]) => all.length > 0)) };
      const standing = standingOf(known, {
        ageOf: (list) => listFacts(list, rules, moment),
        announced: (operator) => announced.get(operator),
      });
      const first = then.pins.find(({ operator }) => standing.ages.has(operator));
      last = { key, standing, facts: first && standing.ages.get(first.operator) };
    }
    return last;
  };

  return (at) => {
    const moment = at.toISOString();
    const admitted = new Set(records.filter(({ importedAt }) => importedAt <= moment).map(({ id }) => id));
    const then: TrustSet = {
      lists: set.lists.filter(({ number }) => admitted.has(number)),
      said: set.said,
      pins: pinsBy(store, moment),
      local: set.local.filter(({ asOf }) => asOf <= moment),
      // The date of the entry itself has no effect. It is rounded to the hour, so that neighbouring entries share
      // computed results.
      ...(own === undefined ? {} : { own: ownIssuer(own, hourOf(at)) }),
    };
    const { standing, facts } = standingThen(then, at);
    const floor = newestIssue(then);
    return {
      issuers: standing.issuers,
      records: standing.records,
      statusLists: uniteLists(
        listsKnownBy(store, at),
        revoked,
        own === undefined ? undefined : new Map(ownStatusLists(store, own.did, at)),
      ),
      statusListDelegates: delegates,
      refusedOwnLists,
      restrictions: Map.groupBy(
        restrictions.filter((one) => one.at <= moment),
        ({ did }) => did,
      ),
      ...(facts ?? { state: 'none' }),
      ...(floor === undefined ? {} : { clockFloor: floor }),
    };
  };
}
