// Assembles the trust data for verification: issuers, status lists, the age of the list in force and the clock floor.
import type { Settings } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Identity } from '../../domain/keys/identity.ts';
import { uniteLists } from '../../domain/status-list/index.ts';
import type { HeldStatusList, KnownIssuer, ListFacts, Trust } from '../../domain/trust/trust.ts';
import { newestIssue, type Standing, standingOf, type TrustSet } from '../../domain/trust-list/index.ts';
import { RELEASED } from '../../lib/version.ts';
import { dataVersionOf } from '../../store/data-version.ts';
import { readSetting, readSettings, serviceName } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { restrictionsInForce } from '../../store/trust/restrictions.ts';
import { heldStatusLists } from '../../store/trust/status-lists.ts';
import { statusListDelegates } from '../../store/trust/trust-history.ts';
import { announcedNumbers, type TrustListRecord, trustListInForce } from '../../store/trust/trust-lists.ts';
import { clockFloorOf } from './clock.ts';
import { ownListFacts, ownStatusLists } from './own-list-facts.ts';
import { storedTrustSet } from './trust-set.ts';

interface Held extends Standing {
  readonly dataVersion: number;
  readonly own: string | undefined;
  readonly until: number;
  /** `fetched`: the lists received from others. `statusLists`: the same with the service's own lists. */
  readonly fetched: ReadonlyMap<string, HeldStatusList>;
  readonly statusLists: ReadonlyMap<string, HeldStatusList>;
  readonly statusListDelegates: ReadonlyMap<string, ReadonlySet<string>>;
  readonly refusedOwnLists: ReadonlySet<string>;
  readonly restrictions: NonNullable<Trust['restrictions']>;
  readonly trustList: TrustListRecord | undefined;
  readonly newest: string | undefined;
  readonly facts: ListFacts | undefined;
  readonly clockFloor: string;
}

/**
 * How long derived data may be reused, in milliseconds. Own lists date from the moment they were read, and one minute counts as current.
 */
const MINUTE = 60_000;
const DAY = 86_400_000;
const held = new WeakMap<Store, Held>();

/** The service's own identity. It vouches for itself on this computer, and no list adds to it. */
export type Own = Pick<Identity, 'did' | 'name' | 'didDocument' | 'keyWindows'>;

/** Returns what verification needs to know about issuers at this moment. `own` is absent in a process without an identity. */
export function trustOf(store: Store, own: Own | undefined, now: Date): Trust {
  const {
    issuers,
    records,
    statusLists,
    statusListDelegates: delegates,
    refusedOwnLists,
    restrictions,
    facts,
    clockFloor,
  } = current(store, own, now);
  return {
    issuers,
    records,
    statusLists,
    statusListDelegates: delegates,
    refusedOwnLists,
    restrictions,
    ...(facts ?? { state: 'none' }),
    clockFloor,
  };
}

/** Reads the identity that the workbench stored, for a process that holds no key. */
export function storedOwn(store: Store): Own | undefined {
  const didDocument = readSetting(store, 'didDocument');
  if (didDocument === undefined) return undefined;
  return { did: String(didDocument.id), name: serviceName(store), didDocument, keyWindows: readSetting(store, 'keyWindows') ?? [] };
}

export const ownIssuer = ({ did, name, didDocument, keyWindows }: Own, now: Date): KnownIssuer => ({
  did,
  name,
  origin: 'own',
  status: 'granted',
  didDocument,
  asOf: now.toISOString(),
  ...defined({ keyWindows }),
});

/** Returns everything that was ever admitted here about issuers, and the service itself. */
export const trustSetOf = (store: Store, own: Own | undefined, now: Date): TrustSet => ({
  ...storedTrustSet(store),
  ...(own === undefined ? {} : { own: ownIssuer(own, now) }),
});

export type AgeRules = Pick<Settings, 'trustFreshDays' | 'trustExpiryDays'>;
type Dated = Pick<TrustListRecord, 'issuedAt' | 'nextUpdate'>;

/** Returns when the next list is due: at the date that the list states, but no later than the settings allow any list to count as fresh. */
export function dueAt({ issuedAt, nextUpdate }: Dated, { trustFreshDays }: Pick<AgeRules, 'trustFreshDays'>): string {
  const longest = Date.parse(issuedAt) + trustFreshDays * DAY;
  return Date.parse(nextUpdate) <= longest ? nextUpdate : new Date(longest).toISOString();
}

/**
 * A list is fresh until the next one is due, then stale, and expired once it is overdue by more than the days in the
 * settings. `moment` is in milliseconds.
 */
export function listFacts(list: Dated & Pick<TrustListRecord, 'sequence'>, rules: AgeRules, moment: number): ListFacts {
  const nextUpdate = dueAt(list, rules);
  const due = Date.parse(nextUpdate);
  const state = moment <= due ? 'fresh' : moment <= due + rules.trustExpiryDays * DAY ? 'stale' : 'expired';
  return { state, asOf: list.issuedAt, nextUpdate, sequence: list.sequence };
}

/**
 * Recomputes only after the store has changed or a minute has passed: reading thousands of issuers and their status
 * lists at every scan would be too slow.
 */
function current(store: Store, own: Own | undefined, now: Date): Held {
  const known = held.get(store);
  const dataVersion = dataVersionOf(store);
  const moment = now.getTime();
  if (
    known !== undefined &&
    known.dataVersion === dataVersion &&
    known.own === own?.did &&
    moment < known.until &&
    moment >= known.until - MINUTE
  ) {
    return { ...known, clockFloor: clockFloorOf(store, known.newest ?? RELEASED) };
  }
  const unchanged = known !== undefined && known.dataVersion === dataVersion;
  const fetched = unchanged ? known.fetched : heldStatusLists(store);
  const trustList = unchanged ? known.trustList : trustListInForce(store);
  const rules = readSettings(store);
  const set = trustSetOf(store, own, now);
  const newest = newestIssue(set);
  const clockFloor = clockFloorOf(store, newest ?? RELEASED);
  const seen = Math.max(moment, Date.parse(clockFloor));
  const announced = announcedNumbers(store);
  const standing = standingOf(set, { ageOf: (list) => listFacts(list, rules, seen), announced: (operator) => announced.get(operator) });
  const next: Held = {
    ...standing,
    dataVersion,
    own: own?.did,
    until: moment + MINUTE,
    fetched,
    statusLists: own === undefined ? fetched : uniteLists(fetched, new Map(ownStatusLists(store, own.did, now))),
    statusListDelegates: unchanged ? known.statusListDelegates : statusListDelegates(store),
    ...ownListFacts(store),
    restrictions: Map.groupBy(restrictionsInForce(store), ({ did }) => did),
    trustList,
    newest,
    facts: trustList && (standing.ages.get(trustList.operator) ?? listFacts(trustList, rules, seen)),
    clockFloor,
  };
  held.set(store, next);
  return next;
}
