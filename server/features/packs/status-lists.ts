// Lists the status lists that travel in a pack: the service's own, and those received from others.
// Of the lists received under a vouched key, includes the newest, and older ones with revocations that no newer list shows.

import { asList, asText, isObject } from '../../domain/json/json.ts';
import { claimsOf, worthSending } from '../../domain/status-list/index.ts';
import type { CredentialFormat } from '../../store/passports/credentials.ts';
import type { Store } from '../../store/store.ts';
import { listsOf, signedLists } from '../../store/trust/own-status.ts';
import { statusListUrls, storedStatements } from '../../store/trust/status-lists.ts';
import type { PackEntry } from './format/pack.ts';

export interface TravellingList {
  readonly thing: string;
  readonly entry: PackEntry;
}

/** The status lists that a selection needs: by number for passports published here, by address for others' credentials. */
export type NamedLists = ReturnType<typeof namedLists>;

export function namedLists(store: Store) {
  const named = new Set<number | string>();
  return {
    published: (dppCode: string) => {
      for (const list of listsOf(store, dppCode)) named.add(list);
    },
    credential: (body: string, format: CredentialFormat) => {
      const claims = claimsOf(format === 'sd-jwt' ? (body.split('~', 1)[0] ?? '') : body);
      for (const entry of asList(claims?.credentialStatus)) {
        const url = isObject(entry) ? entry.statusListCredential : undefined;
        // UNTP has room for one entry. The suspension list has the address below that of the revocation list.
        if (typeof url === 'string') named.add(url).add(`${url}/suspension`);
      }
    },
    has: (list: number | string): boolean => named.has(list),
  };
}

/** Sends each list as it was last signed. A list that was signed again is a new state. */
export function* statusLists(store: Store, only?: NamedLists): Generator<TravellingList> {
  const own = new Set<string>();
  for (const { list, purpose, jwt } of signedLists(store)) {
    own.add(asText(claimsOf(jwt)?.id));
    if (only?.has(list) !== false) yield { thing: `status-list ${list} ${purpose}`, entry: { kind: 'status-list', text: jwt } };
  }
  for (const url of statusListUrls(store)) {
    if (own.has(url) || only?.has(url) === false) continue;
    const vouched = storedStatements(store, url).filter((one) => one.vouched);
    for (const [at, { credential, sha256 }] of worthSending(vouched).entries())
      yield { thing: `status-list ${url}${at === 0 ? '' : ` ${sha256}`}`, entry: { kind: 'status-list', text: credential } };
  }
}
