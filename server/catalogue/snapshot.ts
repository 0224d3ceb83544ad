// The text of a trust snapshot in; what it would change, or the trust data of this computer replaced by it in one transaction, out.
import { createHash } from 'node:crypto';
import { type Reach, reachOf } from '../domain/trust-list/index.ts';
import { fingerprintOfDidKey, issuersOf, type ReadSnapshot, readSnapshot, SNAPSHOT_REFUSALS } from '../snapshot/read.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { type IssuerRecord, putIssuer, removeListed } from '../store/issuers.ts';
import type { Store } from '../store/open.ts';
import {
  activeSnapshot,
  admittedLists,
  listOperatorKeys,
  listPins,
  logTrust,
  markInForce,
  pinOperatorKey,
  previousSnapshot,
  putPin,
  putSnapshot,
  setAside,
  snapshotByDigest,
  snapshotFile,
  type TrustAction,
  takeUpAgain,
  unpinOperatorKey,
} from '../store/snapshots.ts';
import { putTrustHistory } from '../store/trust-history.ts';
import { sameFingerprint } from '../verify/fingerprint.ts';
import type { ShapeFault } from '../verify/shape.ts';
import { keepList } from './snapshot-lists.ts';
import { ALONE, type ImportRules, isAlone, namesOf, type Persons } from './two-persons.ts';

export const IMPORT_REFUSALS = [
  ...SNAPSHOT_REFUSALS,
  'unknown-operator',
  'other-operator',
  'rollback',
  'second-person',
  'nothing-to-undo',
] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/** What a person says beside the file. */
export interface Confirmation extends Persons {
  /** The operator's fingerprint as it was compared with another source: pins the first operator of this computer. */
  readonly fingerprint?: string;
  /** Why an undo is right. */
  readonly reason?: string;
}

export type SnapshotImport =
  | { readonly ok: true; readonly snapshot: Snapshot; readonly sha256: string; readonly already: boolean; readonly place: ListPlace }
  | { readonly ok: false; readonly code: ImportRefusal; readonly detail: string; readonly faults: readonly ShapeFault[] };

const refuse = (code: ImportRefusal, detail: string): SnapshotImport => ({ ok: false, code, detail, faults: [] });

type Good = Extract<ReadSnapshot, { ok: true }>;

/** Everything is looked at before anything is changed; the change is one transaction. An older list is kept too: it says nothing in favour any longer. */
export function importSnapshot(store: Store, text: string, confirmation: Confirmation, rules: ImportRules, now: Date): SnapshotImport {
  const read = readSnapshot(text);
  if (!read.ok) return read;
  const sha256 = sha256Of(text);
  return store.db
    .transaction((): SnapshotImport => {
      const known = snapshotByDigest(store, sha256);
      const isCompared = sameFingerprint(confirmation.fingerprint, read.fingerprint);
      const already = known !== undefined && known.setAside !== true && !(isCompared && isPending(store, read.snapshot));
      if (already) return imported(store, read.snapshot, sha256, true);
      const refusal = admit(store, read, confirmation, rules);
      if (refusal !== undefined) return refusal;
      take(store, read, text.trim(), sha256, confirmation, now);
      return imported(store, read.snapshot, sha256, false);
    })
    .immediate();
}

/** What the list now is beside those that are here. */
export type ListPlace = 'in-force' | 'older' | 'pending' | 'twice';

const imported = (store: Store, snapshot: Snapshot, sha256: string, already: boolean): SnapshotImport => ({
  ok: true,
  snapshot,
  sha256,
  already,
  place: placeOf(store, snapshot, sha256),
});

function placeOf(store: Store, { issuer, sequence }: Snapshot, sha256: string): ListPlace {
  const { newest, reached } = reachIn(store, issuer.id);
  if (newest.some((list) => list.sha256 === sha256)) return newest.length > 1 ? 'twice' : 'in-force';
  return reached.some((list) => list.sequence === sequence) ? 'older' : 'pending';
}

const reachIn = (store: Store, operator: string): Reach => reachOf(operator, { lists: admittedLists(store), pins: listPins(store) });

const isPending = (store: Store, { issuer, sequence }: Snapshot): boolean =>
  listPins(store).some(({ operator }) => operator === issuer.id) &&
  !reachIn(store, issuer.id).reached.some((list) => list.sequence === sequence);

/** The newest list is set aside, with a reason: the one before it speaks in favour again. What the newest says against stays. */
export function undoSnapshot(store: Store, given: Confirmation, rules: ImportRules, now: Date): SnapshotImport {
  return store.db
    .transaction((): SnapshotImport => {
      const present = activeSnapshot(store);
      const previous = previousSnapshot(store);
      if (present === undefined || previous === undefined) return refuse('nothing-to-undo', 'no earlier snapshot is kept on this computer');
      if (given.reason === undefined || given.reason.trim() === '')
        return refuse('rollback', 'say why the earlier snapshot is to be in force again');
      const alone = missingSecond(given, rules);
      if (alone !== undefined) return alone;
      const read = readSnapshot(previous.file);
      if (!read.ok) return read;
      const { snapshot } = read;
      const sha256 = sha256Of(previous.file);
      for (const { number } of reachIn(store, snapshot.issuer.id).newest) setAside(store, number);
      settleInForce(store, snapshot.issuer.id);
      logger(store, given, now, { sequence: snapshot.sequence, sha256 })('snapshot-undone', snapshot.issuer.name);
      return imported(store, snapshot, sha256, false);
    })
    .immediate();
}

export const sha256Of = (text: string): string => createHash('sha256').update(text.trim()).digest('hex');

/** Undefined: it may come in. Whether it is older, and what is here already, decides nothing. */
function admit(
  store: Store,
  { snapshot, operatorKey, fingerprint }: Good,
  given: Confirmation,
  rules: ImportRules,
): SnapshotImport | undefined {
  const pinned = listOperatorKeys(store);
  const alone = missingSecond(given, rules);
  const own = pinned.filter(({ operator }) => operator === snapshot.issuer.id);
  if (own.some(({ key }) => key === operatorKey)) return alone;
  const [first] = pinned;
  if (own.length > 0 || pinned.some(({ key }) => key === operatorKey))
    return refuse(
      'other-operator',
      `the file names '${snapshot.issuer.id}' and is signed with the key ${fingerprint}, which is none of its keys here`,
    );
  if (sameFingerprint(given.fingerprint, fingerprint)) return alone;
  if (first === undefined)
    return refuse(
      'unknown-operator',
      `no operator is known here yet: compare the fingerprint ${fingerprint} with another source and confirm it`,
    );
  return refuse(
    'other-operator',
    `the file is that of '${snapshot.issuer.id}' with the key ${fingerprint}, not of ${first.name}: compare the fingerprint with another source and confirm it`,
  );
}

const missingSecond = (given: Confirmation, rules: ImportRules): SnapshotImport | undefined =>
  isAlone(given, rules) ? refuse('second-person', ALONE) : undefined;

type Logger = (action: TrustAction, subject: string, reason?: string) => void;

const logger =
  (store: Store, given: Confirmation, now: Date, about: { readonly sequence: number; readonly sha256: string }): Logger =>
  (action, subject, reason = given.reason) =>
    logTrust(store, {
      at: now.toISOString(),
      action,
      subject,
      ...about,
      who: namesOf(given),
      ...(reason === undefined ? {} : { reason }),
    });

function take(store: Store, read: Good, file: string, sha256: string, given: Confirmation, now: Date): void {
  const { snapshot, operatorKey, fingerprint } = read;
  const { issuer, sequence, issuedAt, nextUpdate, entries, operatorKeys, retracts, resets } = snapshot;
  const at = now.toISOString();
  const who = namesOf(given);
  const log = logger(store, given, now, { sequence, sha256 });
  const isFirst = !listOperatorKeys(store).some(({ operator }) => operator === issuer.id);
  if (isFirst) {
    pinOperatorKey(store, { key: operatorKey, operator: issuer.id, name: issuer.name, fingerprint, pinnedAt: at, pinnedBy: who });
    log('operator-pinned', `${issuer.name} (${fingerprint})`);
  }
  if (isFirst || sameFingerprint(given.fingerprint, fingerprint)) putPin(store, { operator: issuer.id, sequence }, at, who);
  for (const { did, statusLists = [] } of entries) for (const list of statusLists) keepList(store, did, list, issuedAt, now);
  const known = snapshotByDigest(store, sha256);
  if (known === undefined) {
    const number = putSnapshot(
      store,
      {
        operator: issuer.id,
        sequence,
        issuedAt,
        nextUpdate,
        operatorKey,
        sha256,
        issuers: entries.length,
        statusLists: entries.reduce((sum, { statusLists = [] }) => sum + statusLists.length, 0),
        importedAt: at,
        importedBy: who,
      },
      file,
      { ...(retracts === undefined ? {} : { retracts }), ...(resets === undefined ? {} : { resets }) },
    );
    putTrustHistory(store, number, snapshot, issuersOf(snapshot));
  } else takeUpAgain(store, known.id);
  settleInForce(store, issuer.id);
  const place = placeOf(store, snapshot, sha256);
  if (operatorKeys !== undefined && place === 'in-force') rotate(store, snapshot, operatorKeys, at, log);
  log(PLACES[place], issuer.name);
}

const PLACES: Readonly<Record<ListPlace, TrustAction>> = {
  'in-force': 'snapshot-imported',
  older: 'snapshot-older',
  pending: 'snapshot-pending',
  twice: 'snapshot-twice',
};

/** What is derived of an operator's lists: which is in force, and whom it names. */
export function settleInForce(store: Store, operator: string): void {
  const { newest } = reachIn(store, operator);
  markInForce(
    store,
    operator,
    newest.map(({ number }) => number),
  );
  const [first] = newest;
  const file = first && snapshotFile(store, first.number);
  const read = file === undefined ? undefined : readSnapshot(file);
  if (read?.ok) putListed(store, read.snapshot);
}

/** Whom the list names takes the place of whom the list before named. */
export function putListed(store: Store, snapshot: Snapshot): void {
  removeListed(store, snapshot.issuer.id);
  for (const issuer of listedIn(snapshot)) putIssuer(store, issuer);
}

/** Whom the list names, as they are kept. */
export const listedIn = (snapshot: Snapshot): IssuerRecord[] =>
  issuersOf(snapshot).map((issuer, index) => {
    const { role } = snapshot.entries[index] ?? {};
    return { ...issuer, origin: 'list', operator: snapshot.issuer.id, ...(role === undefined ? {} : { role }) };
  });

/** Only a snapshot signed with a key that is pinned says which keys come next. */
function rotate(store: Store, { issuer }: Snapshot, next: readonly string[], at: string, log: Logger): void {
  const present = listOperatorKeys(store)
    .filter(({ operator }) => operator === issuer.id)
    .map(({ key }) => key);
  if (next.length === present.length && next.every((key) => present.includes(key))) return;
  for (const key of present) if (!next.includes(key)) unpinOperatorKey(store, key);
  for (const key of next) {
    if (present.includes(key)) continue;
    const fingerprint = fingerprintOfDidKey(key);
    pinOperatorKey(store, { key, operator: issuer.id, name: issuer.name, fingerprint, pinnedAt: at, pinnedBy: 'rotation' });
  }
  log('operator-key-rotated', next.map(fingerprintOfDidKey).join(', '));
}
