// A store, the trust data of now and a past moment in; the trust data as it stood at that moment out, from every list that was ever taken over here.
import { revokedOf } from '../snapshot/revoked.ts';
import { generationOf } from '../store/generation.ts';
import type { Store } from '../store/open.ts';
import { readSettings } from '../store/settings.ts';
import {
  type ListVersion,
  listsFetchedBy,
  pastLists,
  statementsByIssuer,
  versionsFetchedAt,
  versionsFetchedBy,
} from '../store/trust-history.ts';
import type { HeldStatusList, Trust } from '../trust/trust.ts';
import { type Past, pastTrust, type TrustHistory } from '../verify/past.ts';
import { listFacts } from './trust.ts';

interface Kept {
  readonly generation: number;
  readonly present: Trust['issuers'];
  readonly past: Past;
}

const kept = new WeakMap<Store, Kept>();

/** Kept for the next inspection of the same moment: a sweep asks for one moment many times. */
export function pastOf(store: Store, present: Trust, at: Date): Past {
  const generation = generationOf(store);
  const known = kept.get(store);
  if (known?.generation === generation && known.present === present.issuers && known.past.at.getTime() === at.getTime()) return known.past;
  const rules = readSettings(store);
  const past = pastTrust(historyOf(store, at), present, at, (list) => listFacts(list, rules, at.getTime()));
  kept.set(store, { generation, present: present.issuers, past });
  return past;
}

const historyOf = (store: Store, at: Date): TrustHistory => ({
  lists: pastLists(store),
  statements: statementsByIssuer(store),
  statusLists: new Map(
    listsFetchedBy(store, at).map(({ url, retrievedAt }) => [
      url,
      listThen(retrievedAt, {
        latest: () => versionsFetchedAt(store, url, retrievedAt),
        all: () => versionsFetchedBy(store, url, at),
      }),
    ]),
  ),
});

interface Versions {
  /** Fetched when the last of them was. */
  readonly latest: () => readonly ListVersion[];
  /** Fetched by the moment that is asked about. */
  readonly all: () => Iterable<ListVersion>;
}

/** Read when a credential names it. */
export function listThen(retrievedAt: string, versions: Versions): HeldStatusList {
  let credential: string | undefined;
  let revoked: HeldStatusList['everRevoked'];
  return {
    retrievedAt,
    get credential() {
      credential ??= lastOf(versions.latest());
      return credential;
    },
    get everRevoked() {
      revoked ??= revokedBy(versions.all());
      return revoked;
    },
  };
}

/** The one that was taken over last. Empty, which nothing reads as a list, where several may be: each of them might say less than it seems. */
function lastOf(versions: readonly ListVersion[]): string {
  const order = Math.max(...versions.map(({ taken }) => taken));
  const [last = '', another] = new Set(versions.filter(({ taken }) => taken === order).map(({ credential }) => credential));
  return another === undefined ? last : '';
}

/** What any of them showed as revoked, by the issuer under whose name it came, and by its signer. */
function revokedBy(versions: Iterable<ListVersion>): ReadonlyMap<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  for (const { did, credential } of versions) {
    for (const [issuer, bits] of revokedOf(credential, did, found)) found.set(issuer, bits);
  }
  return found;
}
