// A status list out of a pack in; whose it is and what it is about, or why it is left out; and kept in the store as the newest of its address.
import { statusListFrom } from '../snapshot/read.ts';
import { revokedIn } from '../snapshot/revoked.ts';
import type { Store } from '../store/open.ts';
import { heldStatusList, putRevoked, putStatusList } from '../store/status-lists.ts';
import { putListVersion } from '../store/trust-history.ts';
import { momentOf } from '../verify/dates.ts';
import { didWebUrl } from '../verify/did.ts';
import type { VerifyContext } from '../verify/index.ts';
import { signedListOf } from '../verify/signed-list.ts';
import { momentAt } from '../verify/standing.ts';
import { readStatusList } from '../verify/status-list.ts';

export interface CarriedList {
  readonly url: string;
  readonly issuerId: string;
  readonly credential: string;
  /** From when it counts, by its issuer's own word: how a pack travelled makes no list younger. */
  readonly validFrom: string;
}

export type JudgedList = CarriedList | { readonly code: 'list-of-unknown-issuer' | 'list-unusable'; readonly detail: string };

const unusable = (detail: string): JudgedList => ({ code: 'list-unusable', detail });

/** Below the address that the name of its issuer stands for: nobody can take the place of somebody else's list. */
export function isBelow(url: string, issuerId: string): boolean {
  const { protocol, href = '', username, password } = URL.parse(url) ?? {};
  const base = didWebUrl(issuerId)?.replace(/(?:\/\.well-known)?\/did\.json$/, '/');
  if (base === undefined || !/^https?:$/.test(protocol ?? '') || username !== '' || password !== '') return false;
  return href === url && href.replace(/^http:/, 'https:').startsWith(base);
}

/** What nobody here vouches for is left out: kept unread, it could stand in the way of a good one, and what it revokes would be forgotten with it. */
export function judgeList(credential: string, { now, trust }: VerifyContext): JudgedList {
  const signed = signedListOf(trust, now)(credential);
  if ('refused' in signed) return { code: 'list-of-unknown-issuer', detail: signed.refused.slice(0, 500) };
  const read = readStatusList(credential, () => signed);
  if (!read.ok) return unusable(`${read.fault}: ${read.detail}`.slice(0, 500));
  const { id: url, issuerId, validFrom } = read.value;
  if (!isBelow(url, issuerId)) return unusable(`'${url.slice(0, 300)}' is no list of ${issuerId}`);
  if (validFrom === undefined) return unusable('the list does not say from when it counts');
  if (!(Math.abs(validFrom) <= 8.64e15)) return unusable('the list counts from a moment that no calendar has');
  return { url, issuerId, credential, validFrom: new Date(validFrom).toISOString() };
}

/** Whether it is to take the place of what is held. A list from a moment to come gives way to any; a clock that was set back makes none of one that is held. */
export function isNewer(store: Store, { url, credential, validFrom }: CarriedList, { now, trust }: VerifyContext): boolean {
  const moment = momentAt(now, trust.clockFloor);
  const { credential: held, retrievedAt } = heldStatusList(store, url) ?? {};
  if (held === undefined) return true;
  const [from, fetched] = [momentOf(validFrom), momentOf(retrievedAt)];
  const before = statusListFrom(held) ?? fetched;
  // Two of the same second: the one that comes later, whose bits may be the news, unless the other was fetched when both were signed.
  return held !== credential && (before > moment || from > before || (from === before && fetched <= from));
}

/** The one that was signed last is kept; what any of them showed as revoked stays so. */
export function keepCarried(store: Store, list: CarriedList, context: VerifyContext): void {
  const { url, issuerId, credential, validFrom } = list;
  const held = heldStatusList(store, url);
  if (isNewer(store, list, context)) putStatusList(store, url, { credential, retrievedAt: validFrom });
  // For inspections as of its days.
  else if (held?.credential !== credential) putListVersion(store.db, url, { did: issuerId, retrievedAt: validFrom, credential });
  const everRevoked = revokedIn(credential, held?.everRevoked?.get(issuerId));
  if (everRevoked !== undefined) putRevoked(store, url, issuerId, everRevoked);
}
