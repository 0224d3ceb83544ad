// A status list out of a trust snapshot and the one that is held in; which of them is held afterwards, and what is known to be revoked, kept or told.
import type { StatusListChange } from '../contract.ts';
import { isOlderList } from '../snapshot/read.ts';
import { revokedOf } from '../snapshot/revoked.ts';
import type { Snapshot, SnapshotStatusList } from '../snapshot/snapshot.ts';
import type { Store } from '../store/open.ts';
import { heldStatusList, putRevoked, putStatusList } from '../store/status-lists.ts';
import type { HeldStatusList } from '../trust/trust.ts';
import { momentOf } from '../verify/dates.ts';
import { momentAt } from '../verify/standing.ts';
import { RELEASED } from '../version.ts';
import { clockFloorOf } from './clock.ts';
import { statusListFacts } from './trust-overview.ts';

interface Kept {
  readonly taken: boolean;
  readonly credential: string;
  readonly retrievedAt: string;
  /** Of whose credentials more may be known now. */
  readonly everRevoked: ReadonlyMap<string, Uint8Array>;
}

/**
 * The list that is later by its own word, else the one that was fetched last, is kept; what either of them shows as revoked of the issuer under whose name it came is kept for ever. Nothing was fetched after it was signed into a snapshot, and a
 * list that is held from a moment to come, because the office's clock was ahead, gives way to any.
 */
function keptOf(
  held: HeldStatusList | undefined,
  did: string,
  { credential, retrievedAt: stated }: SnapshotStatusList,
  issuedAt: string,
  seen: number,
): Kept {
  const everRevoked = revokedOf(credential, did, held?.everRevoked);
  const retrievedAt = momentOf(stated) > momentOf(issuedAt) ? issuedAt : stated;
  const before = momentOf(held?.retrievedAt);
  const present = Math.max(seen, momentOf(issuedAt));
  const other = held?.credential;
  const isLater = momentOf(retrievedAt) >= before || before > present;
  return other === undefined || (!isOlderList(credential, other, present) && (isLater || isOlderList(other, credential, present)))
    ? { taken: true, credential, retrievedAt, everRevoked }
    : { taken: false, credential: other, retrievedAt: held?.retrievedAt ?? retrievedAt, everRevoked };
}

/** A clock that was set back makes nothing that was held before a list from a moment to come. What the list in force says of its date is the office's clock, not ours. */
const seenIn = (store: Store, now: Date): number => momentAt(now, clockFloorOf(store, RELEASED));

export function keepList(store: Store, did: string, list: SnapshotStatusList, issuedAt: string, now: Date): void {
  const { credential, retrievedAt, everRevoked } = keptOf(heldStatusList(store, list.url), did, list, issuedAt, seenIn(store, now));
  putStatusList(store, list.url, { credential, retrievedAt });
  for (const [issuer, bits] of everRevoked) putRevoked(store, list.url, issuer, bits);
}

/** What the snapshot's lists would change of what is held; without a word of those that are held as they are. */
export function listChanges(store: Store, { entries, issuedAt }: Snapshot, now: Date): StatusListChange[] {
  const seen = seenIn(store, now);
  return entries.flatMap(({ did, legalName, statusLists = [] }) =>
    statusLists.flatMap((list): StatusListChange[] => {
      const { url } = list;
      const held = heldStatusList(store, url);
      const { taken, credential, retrievedAt, everRevoked } = keptOf(held, did, list, issuedAt, seen);
      const revoked = new Map([...(held?.everRevoked ?? []), ...everRevoked]);
      const after = statusListFacts(url, { credential, retrievedAt, everRevoked: revoked });
      const before = held === undefined ? undefined : statusListFacts(url, held);
      const stays = credential === held?.credential && retrievedAt === held.retrievedAt && after.revoked === before?.revoked;
      return stays ? [] : [{ url, did, name: legalName, taken, ...(before === undefined ? {} : { before }), after }];
    }),
  );
}
