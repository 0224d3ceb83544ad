// A store, the own identity and the moment in; the trust argument of verifying out: the list in force, locally added issuers, status lists and the clock's floor.
import type { Settings } from '../contract.ts';
import { uniteLists } from '../domain/status-list/index.ts';
import type { Identity } from '../identity/identity.ts';
import { generationOf } from '../store/generation.ts';
import { listIssuers } from '../store/issuers.ts';
import type { Store } from '../store/open.ts';
import { readSettings } from '../store/settings.ts';
import { activeSnapshot, type SnapshotRecord } from '../store/snapshots.ts';
import { heldStatusLists } from '../store/status-lists.ts';
import { listKeepersEver } from '../store/trust-history.ts';
import { type ListFacts, trustFromIssuers } from '../trust/from-issuers.ts';
import type { HeldStatusList, KnownIssuer, Trust } from '../trust/trust.ts';
import { RELEASED } from '../version.ts';
import { clockFloorOf } from './clock.ts';
import { ownListFacts } from './own-list-facts.ts';
import { ownStatusLists } from './status.ts';

interface Held {
  readonly generation: number;
  readonly own: string | undefined;
  readonly until: number;
  readonly issuers: ReadonlyMap<string, KnownIssuer>;
  /** As others fetched them, and with the own ones. */
  readonly fetched: ReadonlyMap<string, HeldStatusList>;
  readonly statusLists: ReadonlyMap<string, HeldStatusList>;
  readonly listKeepersEver: ReadonlyMap<string, ReadonlySet<string>>;
  readonly ownKeyEnds: ReadonlyMap<string, number>;
  readonly refusedOwnLists: ReadonlySet<string>;
  readonly snapshot: SnapshotRecord | undefined;
  readonly rules: AgeRules;
}

/** The own key's word ages from the moment it was read: a minute is current. */
const MINUTE = 60_000;
const DAY = 86_400_000;
const held = new WeakMap<Store, Held>();

/** The service's own identity vouches for itself on this computer; the rest is what lists and officers added. */
export function trustOf(store: Store, own: Pick<Identity, 'did' | 'name' | 'didDocument'> | undefined, now: Date): Trust {
  const { issuers, statusLists, listKeepersEver: keepers, ownKeyEnds, refusedOwnLists, snapshot, rules } = current(store, own, now);
  const clockFloor = clockFloorOf(store, snapshot?.issuedAt ?? RELEASED);
  return {
    ...trustFromIssuers([], snapshot && listFacts(snapshot, rules, Math.max(now.getTime(), Date.parse(clockFloor)))),
    issuers,
    statusLists,
    listKeepersEver: keepers,
    ownKeyEnds,
    refusedOwnLists,
    clockFloor,
  };
}

export type AgeRules = Pick<Settings, 'trustFreshDays' | 'trustExpiryDays'>;
type Dated = Pick<SnapshotRecord, 'issuedAt' | 'nextUpdate'>;

/** When the next list is due: by the list's own word, but no later than the settings let any list count as fresh. */
export function dueAt({ issuedAt, nextUpdate }: Dated, { trustFreshDays }: Pick<AgeRules, 'trustFreshDays'>): string {
  const longest = Date.parse(issuedAt) + trustFreshDays * DAY;
  return Date.parse(nextUpdate) <= longest ? nextUpdate : new Date(longest).toISOString();
}

/** Fresh until the next one is due, then stale, and expired when it is overdue by more than the days that the settings allow. */
export function listFacts(list: Dated & Pick<SnapshotRecord, 'sequence'>, rules: AgeRules, moment: number): ListFacts {
  const nextUpdate = dueAt(list, rules);
  const due = Date.parse(nextUpdate);
  const state = moment <= due ? 'fresh' : moment <= due + rules.trustExpiryDays * DAY ? 'stale' : 'expired';
  return { state, asOf: list.issuedAt, nextUpdate, sequence: list.sequence };
}

/** Read again only when the store has changed: a list of thousands of issuers and its status lists cost too much at every scan. */
function current(store: Store, own: Pick<Identity, 'did' | 'name' | 'didDocument'> | undefined, now: Date): Held {
  const known = held.get(store);
  const generation = generationOf(store);
  const moment = now.getTime();
  if (
    known !== undefined &&
    known.generation === generation &&
    known.own === own?.did &&
    moment < known.until &&
    moment >= known.until - MINUTE
  ) {
    return known;
  }
  const unchanged = known !== undefined && known.generation === generation;
  const ownIssuer: readonly KnownIssuer[] =
    own === undefined
      ? []
      : [{ did: own.did, name: own.name, origin: 'own', status: 'granted', didDocument: own.didDocument, asOf: now.toISOString() }];
  const fetched = unchanged ? known.fetched : heldStatusLists(store);
  const next: Held = {
    generation,
    own: own?.did,
    until: moment + MINUTE,
    // The own key comes last: nobody else's list can speak for this computer.
    issuers: trustFromIssuers([...listIssuers(store), ...ownIssuer]).issuers,
    fetched,
    statusLists: own === undefined ? fetched : uniteLists(fetched, new Map(ownStatusLists(store, own.did, now))),
    listKeepersEver: unchanged ? known.listKeepersEver : listKeepersEver(store),
    ...ownListFacts(store),
    snapshot: unchanged ? known.snapshot : activeSnapshot(store),
    rules: readSettings(store),
  };
  held.set(store, next);
  return next;
}
