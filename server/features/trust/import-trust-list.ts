// Imports a trust list, or undoes the import, in one transaction.
import { defined } from '../../domain/json/defined.ts';

import type { ShapeFault } from '../../domain/json/shape.ts';
import { comparisonWanted, sameFingerprint } from '../../domain/keys/fingerprint.ts';
import { signedFileSha256 } from '../../domain/signed-file/signed-file.ts';
import { trustFromIssuers } from '../../domain/trust/from-issuers.ts';
import { type AdmittedList, type Reach, reachOf } from '../../domain/trust-list/index.ts';
import { ruleOfOne } from '../../domain/trust-list/quorum.ts';
import { type GoodTrustList, issuerEntries, issuersOf, readTrustList, TRUST_LIST_REFUSALS } from '../../domain/trust-list/read.ts';
import type { TrustList } from '../../domain/trust-list/trust-list.ts';
import type { Store } from '../../store/store.ts';
import { type IssuerRecord, listIssuers, putIssuer, removeListed } from '../../store/trust/issuers.ts';
import { putTrustHistory } from '../../store/trust/trust-history.ts';
import {
  admittedLists,
  listOperatorKeys,
  listPins,
  logTrust,
  markInForce,
  previousTrustList,
  putPin,
  putTrustList,
  setAside,
  type TrustAction,
  takeUpAgain,
  trustListByDigest,
  trustListFile,
  trustListInForce,
} from '../../store/trust/trust-lists.ts';
import { takeListsOf } from './carried-status-lists.ts';
import { notByPinned, pin, rotate, type TrustLogger } from './pinned-operators.ts';
import { ALONE, type ImportRules, isAlone, namesOf, type Persons } from './two-persons.ts';

export const IMPORT_REFUSALS = [
  ...TRUST_LIST_REFUSALS,
  'unknown-operator',
  'other-operator',
  'rollback',
  'second-person',
  'nothing-to-undo',
] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/** What a person states in addition to the file. */
export interface Confirmation extends Persons {
  /** The operator's fingerprint, compared with another source. It pins the first operator of this computer. */
  readonly fingerprint?: string;
  /** The reason for an undo. */
  readonly reason?: string;
}

export type TrustListImport =
  | { readonly ok: true; readonly trustList: TrustList; readonly sha256: string; readonly already: boolean; readonly place: ListPlace }
  | { readonly ok: false; readonly code: ImportRefusal; readonly detail: string; readonly faults: readonly ShapeFault[] };

const refuse = (code: ImportRefusal, detail: string): TrustListImport => ({ ok: false, code, detail, faults: [] });

export { signedFileSha256 };

/**
 * Checks the whole list before it changes anything, then imports it in one transaction. An older list is stored too,
 * but only its statements against keys and issuers still count. Refuses with the codes of `IMPORT_REFUSALS`.
 */
export function importTrustList(store: Store, text: string, confirmation: Confirmation, rules: ImportRules, now: Date): TrustListImport {
  const read = readTrustList(text);
  if (!read.ok) return read;
  const sha256 = signedFileSha256(text);
  return store.db
    .transaction((): TrustListImport => {
      const isCompared = sameFingerprint(confirmation.fingerprint, read.fingerprint);
      if (isImported(store, sha256) && !(isCompared && isPending(store, read.trustList)))
        return imported(store, read.trustList, sha256, true);
      const refusal = admit(store, read, confirmation, rules);
      if (refusal !== undefined) return refusal;
      take(store, read, text.trim(), sha256, confirmation, now);
      return imported(store, read.trustList, sha256, false);
    })
    .immediate();
}

/**
 * The place of a list among the operator's lists held here. `pending`: its number jumps too far ahead. `twice`: the
 * operator signed the newest number more than once.
 */
export type ListPlace = 'in-force' | 'older' | 'pending' | 'twice';

/**
 * Whether that file is held and in use. Importing it again changes nothing, unless a person now compares the fingerprint of a pending list.
 */
export function isImported(store: Store, sha256: string): boolean {
  const known = trustListByDigest(store, sha256);
  return known !== undefined && known.setAside !== true;
}

const imported = (store: Store, trustList: TrustList, sha256: string, already: boolean): TrustListImport => ({
  ok: true,
  trustList,
  sha256,
  already,
  place: placeOf(store, trustList, sha256),
});

const placeOf = (store: Store, { issuer, sequence }: TrustList, sha256: string): ListPlace =>
  placeIn(reachIn(store, issuer.id), { sequence, sha256 });

function placeIn({ newest, reached }: Reach, { sequence, sha256 }: Pick<AdmittedList, 'sequence' | 'sha256'>): ListPlace {
  if (newest.some((list) => list.sha256 === sha256)) return newest.length > 1 ? 'twice' : 'in-force';
  return reached.some((list) => list.sequence === sequence) ? 'older' : 'pending';
}

/** Returns the place that a list would have after its import. */
export function placeToBe(store: Store, { issuer, sequence, issuedAt, nextUpdate }: TrustList, sha256: string): ListPlace {
  const pins = listPins(store);
  if (!pins.some(({ operator }) => operator === issuer.id)) return 'in-force';
  const list = { number: 0, operator: issuer.id, sequence, issuedAt, nextUpdate, sha256 };
  return placeIn(reachOf(issuer.id, { lists: [...admittedLists(store).filter((one) => one.sha256 !== sha256), list], pins }), list);
}

const reachIn = (store: Store, operator: string): Reach => reachOf(operator, { lists: admittedLists(store), pins: listPins(store) });

export const isPending = (store: Store, { issuer, sequence }: TrustList): boolean =>
  listPins(store).some(({ operator }) => operator === issuer.id) &&
  !reachIn(store, issuer.id).reached.some((list) => list.sequence === sequence);

/**
 * Sets the newest list aside, for a stated reason, and puts the one before it in force again. The newest list's
 * statements against keys and issuers still count.
 */
export function undoTrustList(store: Store, given: Confirmation, rules: ImportRules, now: Date): TrustListImport {
  return store.db
    .transaction((): TrustListImport => {
      const present = trustListInForce(store);
      const previous = previousTrustList(store);
      if (present === undefined || previous === undefined)
        return refuse('nothing-to-undo', 'no earlier trust list is kept on this computer');
      if (given.reason === undefined || given.reason.trim() === '')
        return refuse('rollback', 'say why the earlier trust list is to be in force again');
      const alone = missingSecond(given, rules);
      if (alone !== undefined) return alone;
      const read = readTrustList(previous.file);
      if (!read.ok) return read;
      const { trustList } = read;
      const sha256 = signedFileSha256(previous.file);
      for (const { number } of reachIn(store, trustList.issuer.id).newest) setAside(store, number);
      settleInForce(store, trustList.issuer.id);
      logger(store, given, now, { sequence: trustList.sequence, sha256 })('snapshot-undone', trustList.issuer.name);
      return imported(store, trustList, sha256, false);
    })
    .immediate();
}

/**
 * Returns undefined if the list may be imported. The age of the list and the lists already held do not matter. The rule
 * pinned before decides, never the rule in the new list.
 */
function admit(
  store: Store,
  { trustList, signers, fingerprint }: GoodTrustList,
  given: Confirmation,
  rules: ImportRules,
): TrustListImport | undefined {
  const refused = notByPinned(store, trustList.issuer.id, signers);
  const alone = missingSecond(given, rules);
  if (refused === undefined) return alone;
  if (refused.code === 'unknown-operator' && sameFingerprint(given.fingerprint, fingerprint)) return alone;
  return refuse(
    refused.code === 'unknown-operator' && listOperatorKeys(store).length > 0 ? 'other-operator' : refused.code,
    refused.code === 'unknown-operator'
      ? `'${trustList.issuer.id}' is not known here: ${comparisonWanted(given.fingerprint, fingerprint)}`
      : refused.detail,
  );
}

const missingSecond = (given: Confirmation, rules: ImportRules): TrustListImport | undefined =>
  isAlone(given, rules) ? refuse('second-person', ALONE) : undefined;

const logger =
  (store: Store, given: Confirmation, now: Date, about: { readonly sequence: number; readonly sha256: string }): TrustLogger =>
  (action, subject, reason = given.reason) =>
    logTrust(store, {
      at: now.toISOString(),
      action,
      subject,
      ...about,
      who: namesOf(given),
      ...defined({ reason }),
    });

function take(store: Store, read: GoodTrustList, file: string, sha256: string, given: Confirmation, now: Date): void {
  const { trustList, signers, fingerprint } = read;
  const { issuer, sequence, issuedAt, nextUpdate, entries, retracts, resets } = trustList;
  const at = now.toISOString();
  const who = namesOf(given);
  const log = logger(store, given, now, { sequence, sha256 });
  const isFirst = !listOperatorKeys(store).some(({ operator }) => operator === issuer.id);
  if (isFirst) {
    pin(store, trustList, trustList.operators ?? ruleOfOne(issuer.id, issuer.name, [signers[0]?.key ?? '']), at, who);
    log('operator-pinned', `${issuer.name} (${fingerprint})`);
  }
  if (isFirst || sameFingerprint(given.fingerprint, fingerprint)) putPin(store, { operator: issuer.id, sequence }, at, who);
  const known = trustListByDigest(store, sha256);
  if (known === undefined) {
    const number = putTrustList(
      store,
      {
        operator: issuer.id,
        sequence,
        issuedAt,
        nextUpdate,
        operatorKey: signers.map(({ key }) => key).join(' '),
        sha256,
        issuers: issuerEntries(trustList).length,
        statusLists: entries.reduce((sum, { statusLists = [] }) => sum + statusLists.length, 0),
        importedAt: at,
        importedBy: who,
      },
      file,
      { ...defined({ retracts, resets }) },
    );
    putTrustHistory(store, number, issuer.id, issuersOf(trustList));
  } else takeUpAgain(store, known.id);
  settleInForce(store, issuer.id);
  takeListsOf(store, trustList, trustFromIssuers(listIssuers(store)), now);
  const place = placeOf(store, trustList, sha256);
  if (place === 'in-force') rotate(store, trustList, at, log);
  log(PLACES[place], issuer.name);
}

const PLACES: Readonly<Record<ListPlace, TrustAction>> = {
  'in-force': 'snapshot-imported',
  older: 'snapshot-older',
  pending: 'snapshot-pending',
  twice: 'snapshot-twice',
};

/** Derives the list in force and its issuers from all lists of an operator. */
export function settleInForce(store: Store, operator: string): void {
  const { newest } = reachIn(store, operator);
  markInForce(
    store,
    operator,
    newest.map(({ number }) => number),
  );
  const [first] = newest;
  const file = first && trustListFile(store, first.number);
  const read = file === undefined ? undefined : readTrustList(file);
  if (read?.ok) putListed(store, read.trustList);
}

/** Replaces the issuers of the previous list with those of this list. */
export function putListed(store: Store, trustList: TrustList): void {
  removeListed(store, trustList.issuer.id);
  for (const issuer of listedIn(trustList)) putIssuer(store, issuer);
}

/** Returns the issuers of the list as records of the store. */
export const listedIn = (trustList: TrustList): IssuerRecord[] =>
  issuersOf(trustList).map((issuer, index) => {
    const { role } = issuerEntries(trustList)[index] ?? {};
    return { ...issuer, origin: 'list', operator: trustList.issuer.id, ...defined({ role }) };
  });
