// A store and who signs in; the service's status lists kept signed and current, and the status of a passport changed and written down.
import type { StatusChange } from '../../contract/index.ts';
import { LIST_PURPOSES, type ListPurpose, type StatusPlace, statusListUrl, toStatusList } from '../../domain/formats/status-list.ts';
import { signCredential, toVcJwt } from '../../domain/formats/vc.ts';
import type { Signer } from '../../domain/keys/identity.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { passportByCode, putPassport } from '../../store/passports/passports.ts';
import { type PassportRecord, passportOf } from '../../store/passports/record.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import {
  addStatusLog,
  bitsOf,
  isSuspended,
  lastStatusOf,
  markPlaces,
  ownLists,
  placeOf,
  putSignedList,
  signedBy,
  standingOf,
} from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';

/** A list is signed anew when it is older than this, long before it runs out: a workbench that starts once in six days is often enough. */
const RENEW_AFTER = 86_400_000;

/** Where a credential that is about to be issued stands; its list is there for others before it is. */
export function givePlace(store: Store, signer: Signer, credentialId: string, dppCode: string, now: Date): StatusPlace {
  const place = placeOf(store, credentialId, dppCode);
  const suspends = isSuspended(store, dppCode);
  for (const purpose of LIST_PURPOSES) {
    const isOfAnother = signedBy(store, place.list, purpose)?.verificationMethod !== signer.verificationMethod;
    if (isOfAnother || (suspends && purpose === 'suspension')) sign(store, signer, place.list, purpose, now);
  }
  return place;
}

/** Signs anew what is older than a day, what another key signed and, when asked, everything. Returns how many lists it signed. */
export function renewLists(store: Store, signer: Signer, now: Date, { all = false } = {}): number {
  return store.db
    .transaction(() => {
      const due = ownLists(store).flatMap((list) =>
        LIST_PURPOSES.filter((purpose) => all || isDue(signedBy(store, list, purpose), signer, now)).map((purpose) => ({ list, purpose })),
      );
      for (const { list, purpose } of due) sign(store, signer, list, purpose, now);
      return due.length;
    })
    .immediate();
}

/** A clock that was ahead has left lists that count from a moment to come. */
function isDue(held: ReturnType<typeof signedBy>, { verificationMethod }: Signer, now: Date): boolean {
  if (held === undefined || held.verificationMethod !== verificationMethod) return true;
  const age = now.getTime() - Date.parse(held.signedAt);
  return age < 0 || age >= RENEW_AFTER;
}

function sign(store: Store, signer: Signer, list: number, purpose: ListPurpose, now: Date): void {
  const url = statusListUrl(readSettings(store).baseUrl, list, purpose);
  const document = toStatusList({ url, purpose, bits: bitsOf(store, list, purpose) }, signer, now);
  putSignedList(store, {
    list,
    purpose,
    verificationMethod: signer.verificationMethod,
    signedAt: now.toISOString(),
    vc: JSON.stringify(signCredential(document, signer, now)),
    jwt: toVcJwt(document, signer),
  });
}

/** What becomes of the passport: EN 18223 knows `invalid`, which is gone for readers, and `inactive`, which is not listed. */
const BECOMES = { revoke: 'invalid', suspend: 'inactive' } as const;

/** The bits of all its credentials, its state, the signed lists and the log line: one transaction. */
export function changeStatus(dppCode: string, change: StatusChange, desk: AppContext): void {
  desk.store.db.transaction(() => apply(dppCode, change, desk)).immediate();
}

function apply(dppCode: string, { action, who, reason }: StatusChange, { store, signer, now: clock }: AppContext): void {
  const record = passportByCode(store, dppCode);
  if (record === undefined) throw new StoreFault('not-found', `there is no passport '${dppCode}'`);
  if (record.publishedAt === undefined)
    throw new StoreFault('conflict', `the passport '${dppCode}' was never published: there is nothing to take back`);
  const state = standingOf(store, dppCode)?.state;
  if (state === 'revoked') throw new StoreFault('conflict', `the passport '${dppCode}' is revoked, and a revocation is final`);
  if (action === 'suspend' && state === 'suspended') throw new StoreFault('conflict', `the passport '${dppCode}' is suspended already`);
  if (action === 'reinstate' && state !== 'suspended') throw new StoreFault('conflict', `the passport '${dppCode}' is not suspended`);
  const now = clock();
  const before = lastStatusOf(store, dppCode)?.dppStatus ?? record.dppStatus;
  // What is gone for readers does not come back by being suspended.
  const dppStatus = action === 'reinstate' ? before : record.dppStatus === 'invalid' ? 'invalid' : BECOMES[action];
  addStatusLog(store, {
    at: now.toISOString(),
    dppCode,
    action,
    dppStatus: record.dppStatus,
    who,
    sample: record.sample,
    ...(reason === undefined ? {} : { reason }),
  });
  putPassport(store, inState(record, dppStatus, now), now);
  const lists = markPlaces(store, dppCode, { revoked: action === 'revoke', suspended: action === 'suspend' });
  for (const list of lists) for (const purpose of LIST_PURPOSES) sign(store, signer(), list, purpose, now);
}

/** The state stands in the row and in the model; what was signed is not changed by it. */
const inState = (record: PassportRecord, dppStatus: PassportRecord['dppStatus'], now: Date): PassportRecord => ({
  ...record,
  dppStatus,
  document: JSON.stringify({ ...passportOf(record), dppStatus }),
  lastUpdated: now.toISOString(),
});
