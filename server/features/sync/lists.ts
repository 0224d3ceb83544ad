// Fetches the status lists that credentials name from the same service, once per run, and records each outcome.

import { didWebUrl } from '../../domain/did/did.ts';
import { asList, isObject, type JsonObject } from '../../domain/json/json.ts';
import { countListsOf, type ListSettled, listsToAskAgain, noteList } from '../../store/sync.ts';
import type { Answer } from './fetch.ts';
import type { AskForLists } from './source.ts';
import { type Source, STATUS_LIST } from './source.ts';
import { takeList } from './take-list.ts';

/** Status entries that are read from one credential. */
const MOST_ENTRIES = 20;

type ListSource = Omit<Source, 'lists'>;

/** Several concurrent items may name the same list. The later ones wait for the first request. */
export function listsOfRun(run: number, source: ListSource): { readonly named: AskForLists; readonly again: () => Promise<void> } {
  const { store } = source.context;
  const known = new Map<string, Promise<void>>();
  const settle = async (url: string, issuerId: string, optional: boolean): Promise<void> => {
    const settled = countListsOf(store, run) < source.limits.statusLists ? await fetchList(url, issuerId, source) : TOO_MANY;
    if (!optional || !NOT_HAD.has(settled.code)) noteList(store, run, url, issuerId, settled);
  };
  const ask = (url: string, issuerId: string, optional = false): Promise<void> => {
    const key = JSON.stringify([url, issuerId]);
    const asked = known.get(key) ?? settle(url, issuerId, optional);
    known.set(key, asked);
    return asked;
  };
  return {
    named: async ({ claimed, issuerId = '', verified }) => {
      for (const url of listsIn(claimed)) {
        if (countListsOf(store, run) > source.limits.statusLists) return;
        if (!verified) noteList(store, run, url, issuerId, UNVERIFIED);
        else {
          await ask(url, issuerId);
          // UNTP has room for one entry. The suspension list, if any, has the address below that of the revocation list.
          if (!url.endsWith(SUSPENSION)) await ask(`${url}${SUSPENSION}`, issuerId, true);
        }
      }
    },
    again: async () => {
      for (const { url, issuerId } of listsToAskAgain(store, run)) await ask(url, issuerId, url.endsWith(SUSPENSION));
    },
  };
}

const SUSPENSION = '/suspension';
/** Outcomes that are not recorded for an optional list, which no credential names. */
const NOT_HAD: ReadonlySet<string | undefined> = new Set(['other-origin', 'not-there', 'gone']);

const notChecked = (code: string, detail: string): ListSettled => ({ outcome: 'not-checked', code, detail });
const TOO_MANY = notChecked('too-many', 'the credentials of this run name more status lists than one run asks for');
const UNVERIFIED = notChecked('unknown-issuer', 'the issuer of the credential that names it is not vouched for here');

/** Returns the addresses of the lists that decide whether a credential is revoked or suspended. */
function listsIn({ credentialStatus, status }: JsonObject): readonly string[] {
  const entries = asList(credentialStatus).slice(0, MOST_ENTRIES).filter(isObject);
  const named = entries
    .filter(({ statusPurpose }) => statusPurpose !== 'refresh' && statusPurpose !== 'message')
    .map(({ statusListCredential }) => statusListCredential);
  const token = isObject(status) && isObject(status.status_list) ? status.status_list.uri : undefined;
  return [...new Set([...named, token].filter((url): url is string => typeof url === 'string' && url.length <= 2000))];
}

async function fetchList(url: string, issuerId: string, source: ListSource): Promise<ListSettled> {
  const place = placeOf(url, issuerId, source);
  if (place === undefined) return notChecked('other-origin', 'the list lies with another service than the one that is asked');
  const answer = await source.ask(place.address, STATUS_LIST);
  if (answer.kind !== 'ok') return withoutList(answer);
  const taken = takeList(source.context, answer.text, { url, issuerId, own: place.own });
  if ('code' in taken) return notChecked(taken.code, taken.detail);
  return { outcome: taken.kind === 'stored' ? 'fetched' : 'unchanged' };
}

function withoutList(answer: Exclude<Answer, { readonly kind: 'ok' }>): ListSettled {
  switch (answer.kind) {
    case 'failed':
      return { ...notChecked(answer.code, answer.detail), retry: answer.retry };
    case 'refused':
      return notChecked(answer.code, answer.detail);
    case 'absent':
      return notChecked(answer.code, 'the service does not have the list');
    case 'unchanged':
      return notChecked('bad-answer', '304 without a tag that was sent');
  }
}

/**
 * Returns the list's own address if the service is at its origin. Otherwise, if the service itself issued the
 * credential, maps an address below that of its DID to the requested service.
 */
function placeOf(url: string, issuerId: string, { service, did }: ListSource): { address: string; own: boolean } | undefined {
  const { href, origin, protocol, username, password } = URL.parse(url) ?? {};
  if (href === undefined || username !== '' || password !== '') return undefined;
  if (origin === new URL(service).origin) return { address: href, own: protocol === 'https:' };
  if (did === undefined || did !== issuerId) return undefined;
  const base = didWebUrl(did)?.replace(/(?:\/\.well-known)?\/did\.json$/, '/');
  const named = href.replace(/^http:/, 'https:');
  return base !== undefined && named.startsWith(base) ? { address: `${service}/${named.slice(base.length)}`, own: false } : undefined;
}
