// Keeps the service's status lists signed and current, and changes the status of a passport.
import type { StatusChange } from '../../contract/index.ts';
import { LIST_PURPOSES, type ListPurpose, type StatusListIndex, statusListUrl, toStatusList } from '../../domain/formats/status-list.ts';
import { signCredential, toVcJwt } from '../../domain/formats/vc.ts';
import { defined } from '../../domain/json/defined.ts';
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
  ownLists,
  putSignedList,
  setBits,
  signedBy,
  statusIndexOf,
  statusStandingOf,
} from '../../store/trust/own-status.ts';
import { despiteMaintenance } from '../../store/write-guard.ts';
import type { AppContext } from '../app-context/index.ts';

/**
 * A list is signed again once it is older than this (milliseconds), long before it expires: a workbench that starts
 * once in six days is enough.
 */
const RENEW_AFTER = 86_400_000;

/** Assigns a statusListIndex before a credential is issued, and signs the lists, so that others can fetch them by then. */
export function assignIndex(store: Store, signer: Signer, credentialId: string, dppCode: string, now: Date): StatusListIndex {
  const assigned = statusIndexOf(store, credentialId, dppCode);
  signForIssue(store, signer, assigned.list, now, isSuspended(store, dppCode));
  return assigned;
}

/** Signs a list in which a credential got an index, if another key signed it or if the new index is suspended. */
export function signForIssue(store: Store, signer: Signer, list: number, now: Date, suspends = false): void {
  for (const purpose of LIST_PURPOSES) {
    const isOfAnother = signedBy(store, list, purpose)?.verificationMethod !== signer.verificationMethod;
    if (isOfAnother || (suspends && purpose === 'suspension')) sign(store, signer, list, purpose, now);
  }
}

/** Signs again the lists older than a day, those signed by another key and, with `all`, every list. Returns how many lists it signed. */
export function renewLists(store: Store, signer: Signer, now: Date, { all = false } = {}): number {
  // Readers need lists that have not expired, also during maintenance.
  return despiteMaintenance(store, () => signDue(store, signer, now, all));
}

function signDue(store: Store, signer: Signer, now: Date, all: boolean): number {
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

/** A clock that was ahead leaves lists that are valid from a future moment. */
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

/**
 * The state of the passport after each action: EN 18223 defines `invalid`, which readers get as gone, and `inactive`,
 * which is not listed.
 */
const BECOMES = { revoke: 'invalid', suspend: 'inactive' } as const;

/**
 * Changes the bits of all credentials of a passport, its state, the signed lists and the log in one transaction. Throws
 * `not-found` or `conflict`. During maintenance a passport can still be revoked or suspended, because goods are
 * released on it meanwhile; it cannot be reinstated.
 */
export function changeStatus(dppCode: string, change: StatusChange, context: AppContext): void {
  const work = (): void => context.store.db.transaction(() => apply(dppCode, change, context)).immediate();
  if (change.action === 'reinstate') work();
  else despiteMaintenance(context.store, work);
}

function apply(dppCode: string, { action, who, reason }: StatusChange, { store, signer, now: clock }: AppContext): void {
  const record = passportByCode(store, dppCode);
  if (record === undefined) throw new StoreFault('not-found', `there is no passport '${dppCode}'`);
  if (record.publishedAt === undefined)
    throw new StoreFault('conflict', `the passport '${dppCode}' was never published: there is nothing to take back`);
  const state = statusStandingOf(store, dppCode)?.state;
  if (state === 'revoked') throw new StoreFault('conflict', `the passport '${dppCode}' is revoked, and a revocation is final`);
  if (action === 'suspend' && state === 'suspended') throw new StoreFault('conflict', `the passport '${dppCode}' is suspended already`);
  if (action === 'reinstate' && state !== 'suspended') throw new StoreFault('conflict', `the passport '${dppCode}' is not suspended`);
  const now = clock();
  const before = lastStatusOf(store, dppCode)?.dppStatus ?? record.dppStatus;
  // A passport that is invalid stays invalid when it is suspended.
  const dppStatus = action === 'reinstate' ? before : record.dppStatus === 'invalid' ? 'invalid' : BECOMES[action];
  addStatusLog(store, {
    at: now.toISOString(),
    dppCode,
    action,
    dppStatus: record.dppStatus,
    who,
    sample: record.sample,
    ...defined({ reason }),
  });
  putPassport(store, inState(record, dppStatus, now), now);
  const lists = setBits(store, dppCode, { revoked: action === 'revoke', suspended: action === 'suspend' });
  for (const list of lists) for (const purpose of LIST_PURPOSES) sign(store, signer(), list, purpose, now);
}

/** Writes the state to the row and to the model. The signed credentials stay unchanged. */
const inState = (record: PassportRecord, dppStatus: PassportRecord['dppStatus'], now: Date): PassportRecord => ({
  ...record,
  dppStatus,
  document: JSON.stringify({ ...passportOf(record), dppStatus }),
  lastUpdated: now.toISOString(),
});
