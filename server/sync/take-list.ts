// What came for the address of a status list as text in; verified, compared with the one that is here and stored byte for byte, or why it is not, out.
import type { Desk } from '../desk.ts';
import { isOlderList, isTokenList, listIssuerOf, statusListFrom } from '../snapshot/read.ts';
import { revokedOf } from '../snapshot/revoked.ts';
import { heldStatusList, putRevoked, putStatusList } from '../store/status-lists.ts';
import { putListVersion } from '../store/trust-history.ts';
import { iso, momentOf } from '../verify/dates.ts';
import { signedListOf } from '../verify/signed-list.ts';
import { momentAt } from '../verify/standing.ts';
import { readStatusList, readTokenStatusList } from '../verify/status-list.ts';

export interface ExpectedList {
  /** As credentials name it. */
  readonly url: string;
  /** Who issued these credentials. */
  readonly issuerId: string;
  /** Whether it came over https from the very address: only then is it as young as the answer, else as old as its signature. */
  readonly own: boolean;
}

export type TakenList =
  | { readonly kind: 'stored' | 'present' }
  | { readonly kind: 'refused'; readonly code: 'list-of-unknown-issuer' | 'list-unusable' | 'list-older'; readonly detail: string };

const unusable = (detail: string): TakenList => ({ kind: 'refused', code: 'list-unusable', detail });

/** Kept unread, a list that nobody vouches for could stand in the way of a good one. What is older than the list here could take back what that one says: it adds only what it revokes. */
export function takeList(desk: Desk, text: string, { url, issuerId, own }: ExpectedList): TakenList {
  const now = desk.now();
  const { issuers } = desk.trust();
  const signed = signedListOf(desk.trust(), now)(text);
  if ('refused' in signed) return { kind: 'refused', code: 'list-of-unknown-issuer', detail: signed.refused };
  const read = isTokenList(text) ? readTokenStatusList(text, () => signed) : readStatusList(text, () => signed);
  if (!read.ok) return unusable(`${read.fault}: ${read.detail}`);
  const list = read.value;
  if (list.id !== url) return unusable(`the list calls itself '${list.id}'`);
  if (list.issuerId !== issuerId && !issuers.get(issuerId)?.statusListIssuers?.includes(list.issuerId))
    return unusable(`the list is that of ${list.issuerId}, who was not named for it`);
  const from = 'issuedAt' in list ? list.issuedAt : list.validFrom;
  if (from === undefined) return unusable('the list does not say from when it counts: an old one could be sent again');
  if (from > now.getTime()) return unusable(`the list counts from ${iso(from)}`);
  return desk.store.db.transaction(() => keep(desk, text, { url, issuerId, own, from, listIssuer: list.issuerId })).immediate();
}

interface Kept extends ExpectedList {
  readonly from: number;
  readonly listIssuer: string;
}

function keep({ store, now, trust }: Desk, credential: string, { url, issuerId, own, from, listIssuer }: Kept): TakenList {
  const held = heldStatusList(store, url);
  const before = held?.credential === undefined ? undefined : factsOf(held.credential, held.retrievedAt);
  if (before?.issuer !== undefined && before.issuer !== listIssuer)
    return unusable(`the list here is that of ${before.issuer}: it is not replaced by one of ${listIssuer}`);
  for (const [issuer, bits] of revokedOf(credential, issuerId, held?.everRevoked)) putRevoked(store, url, issuer, bits);
  const same = held?.credential === credential;
  const moment = now().getTime();
  // A clock that was set back makes no list one from a moment to come; one that is, because a clock was ahead, gives way to any.
  const isToCome = before !== undefined && before.from > momentAt(now(), trust().clockFloor);
  if (!same && before !== undefined && !isToCome && !isNewer(credential, before, { from, own, moment })) {
    // For inspections as of its days.
    putListVersion(store.db, url, { did: issuerId, retrievedAt: iso(from), credential });
    return {
      kind: 'refused',
      code: 'list-older',
      detail: `the list that came is of ${iso(from)}, the one here of ${iso(before.from)}`,
    };
  }
  if (own || !same) putStatusList(store, url, { credential, retrievedAt: iso(own ? moment : from) });
  return { kind: same ? 'present' : 'stored' };
}

interface Present {
  readonly credential: string;
  readonly issuer: string | undefined;
  readonly from: number;
}

/** Signatures were checked when it was stored. One that does not say from when it counts was good when it was fetched. */
const factsOf = (credential: string, retrievedAt: string): Present => ({
  credential,
  issuer: listIssuerOf(credential),
  from: statusListFrom(credential) ?? momentOf(retrievedAt),
});

/** Of two that count from the same moment the one that was signed later; where nobody can tell, what its own address shows now. */
function isNewer(credential: string, before: Present, { from, own, moment }: { from: number; own: boolean; moment: number }): boolean {
  if (from !== before.from) return from > before.from;
  return own ? !isOlderList(credential, before.credential, moment) : isOlderList(before.credential, credential, moment);
}
