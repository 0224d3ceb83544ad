// Stores the list number that an operator announced in a signed beacon, or returns the reason for refusing it.
import { readBeacon } from '../../domain/trust-list/beacon.ts';
import type { Store } from '../../store/store.ts';
import { logTrust, putAnnounced } from '../../store/trust/trust-lists.ts';
import { notByPinned } from './pinned-operators.ts';

export type TakenBeacon =
  | { readonly ok: true; readonly operator: string; readonly newest: number; readonly at: string }
  | { readonly ok: false; readonly code: string; readonly detail: string };

/** Checks the beacon by the rule pinned for its operator. The highest announced number stays, so an older beacon changes nothing. */
export function takeBeacon(store: Store, text: string, who: string, now: Date): TakenBeacon {
  const read = readBeacon(text);
  if (!read.ok) return read;
  const { issuer, newest, at } = read.beacon;
  const refused = notByPinned(store, issuer.id, read.signers);
  if (refused !== undefined) return { ok: false, ...refused };
  store.db
    .transaction(() => {
      const takenAt = now.toISOString();
      putAnnounced(store, { operator: issuer.id, newest, at, takenAt, takenBy: who });
      logTrust(store, { at: takenAt, action: 'list-announced', subject: issuer.name, sequence: newest, who });
    })
    .immediate();
  return { ok: true, operator: issuer.id, newest, at };
}
