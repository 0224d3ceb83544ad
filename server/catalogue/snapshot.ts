// The text of a trust snapshot in; what it would change, or the trust data of this computer replaced by it in one transaction, out.
import { createHash } from 'node:crypto';
import { fingerprintOfDidKey, issuersOf, type ReadSnapshot, readSnapshot, SNAPSHOT_REFUSALS } from '../snapshot/read.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { type IssuerRecord, listIssuers, localIssuers, putIssuer, removeIssuer, removeListed } from '../store/issuers.ts';
import type { Store } from '../store/open.ts';
import {
  activeSnapshot,
  listOperatorKeys,
  logTrust,
  pinOperatorKey,
  previousSnapshot,
  putSnapshot,
  type TrustAction,
  unpinOperatorKey,
} from '../store/snapshots.ts';
import { putTrustHistory } from '../store/trust-history.ts';
import { trustFromIssuers } from '../trust/from-issuers.ts';
import { whoIsMeant } from '../verify/did.ts';
import { sameFingerprint } from '../verify/fingerprint.ts';
import type { ShapeFault } from '../verify/shape.ts';
import { takeListsOf } from './snapshot-lists.ts';
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
  /** Why an older snapshot, or an undo, is right. */
  readonly reason?: string;
}

export type SnapshotImport =
  | { readonly ok: true; readonly snapshot: Snapshot; readonly sha256: string; readonly already: boolean }
  | { readonly ok: false; readonly code: ImportRefusal; readonly detail: string; readonly faults: readonly ShapeFault[] };

const refuse = (code: ImportRefusal, detail: string): SnapshotImport => ({ ok: false, code, detail, faults: [] });

type Good = Extract<ReadSnapshot, { ok: true }>;

/** Everything is looked at before anything is changed; the change is one transaction, so that the store holds the old list or the new one. */
export function importSnapshot(store: Store, text: string, confirmation: Confirmation, rules: ImportRules, now: Date): SnapshotImport {
  const read = readSnapshot(text);
  if (!read.ok) return read;
  const sha256 = sha256Of(text);
  return store.db
    .transaction((): SnapshotImport => {
      const present = activeSnapshot(store);
      if (present?.sha256 === sha256) return { ok: true, snapshot: read.snapshot, sha256, already: true };
      const action = admit(store, read, confirmation, rules);
      if (typeof action !== 'string') return action;
      take(store, read, text.trim(), sha256, confirmation, action, now);
      return { ok: true, snapshot: read.snapshot, sha256, already: false };
    })
    .immediate();
}

/** The snapshot before the present one is in force again, with a reason; what was revoked meanwhile stays revoked. */
export function undoSnapshot(store: Store, given: Confirmation, rules: ImportRules, now: Date): SnapshotImport {
  return store.db
    .transaction((): SnapshotImport => {
      const previous = previousSnapshot(store);
      if (previous === undefined) return refuse('nothing-to-undo', 'no earlier snapshot is kept on this computer');
      if (given.reason === undefined || given.reason.trim() === '')
        return refuse('rollback', 'say why the earlier snapshot is to be in force again');
      const alone = missingSecond(given, rules);
      if (alone !== undefined) return alone;
      const read = readSnapshot(previous.file);
      if (!read.ok) return read;
      const sha256 = sha256Of(previous.file);
      take(store, read, previous.file, sha256, given, 'snapshot-undone', now);
      return { ok: true, snapshot: read.snapshot, sha256, already: false };
    })
    .immediate();
}

export const sha256Of = (text: string): string => createHash('sha256').update(text.trim()).digest('hex');

/** What may be done with a snapshot that reads well: the name of the deed, or the refusal. */
function admit(
  store: Store,
  { snapshot, operatorKey, fingerprint }: Good,
  given: Confirmation,
  rules: ImportRules,
): TrustAction | SnapshotImport {
  const pinned = listOperatorKeys(store);
  const present = activeSnapshot(store);
  const alone = missingSecond(given, rules);
  if (pinned.length === 0) {
    if (!sameFingerprint(given.fingerprint, fingerprint)) {
      return refuse(
        'unknown-operator',
        `no operator is known here yet: compare the fingerprint ${fingerprint} with another source and confirm it`,
      );
    }
    return alone ?? 'snapshot-imported';
  }
  if (!pinned.some(({ key }) => key === operatorKey)) {
    return refuse('other-operator', `the file is signed with the key ${fingerprint}, which is none of the keys of ${pinned[0]?.name}`);
  }
  if (!pinned.some(({ operator }) => operator === snapshot.issuer.id)) {
    return refuse('other-operator', `the file is that of '${snapshot.issuer.id}', not of '${pinned[0]?.operator}'`);
  }
  if (present !== undefined && snapshot.sequence <= present.sequence) {
    if (given.reason === undefined || given.reason.trim() === '') {
      return refuse(
        'rollback',
        `the file has sequence ${snapshot.sequence}, the list in force ${present.sequence}: an older list needs a reason`,
      );
    }
    return alone ?? 'snapshot-rolled-back';
  }
  return alone ?? 'snapshot-imported';
}

const missingSecond = (given: Confirmation, rules: ImportRules): SnapshotImport | undefined =>
  isAlone(given, rules) ? refuse('second-person', ALONE) : undefined;

function take(store: Store, read: Good, file: string, sha256: string, given: Confirmation, action: TrustAction, now: Date): void {
  const { snapshot, operatorKey, fingerprint } = read;
  const { issuer, sequence, issuedAt, nextUpdate, entries, operatorKeys } = snapshot;
  const at = now.toISOString();
  const who = namesOf(given);
  const log = (what: TrustAction, subject: string) =>
    logTrust(store, { at, action: what, subject, sequence, sha256, who, ...(given.reason === undefined ? {} : { reason: given.reason }) });
  if (listOperatorKeys(store).length === 0) {
    pinOperatorKey(store, { key: operatorKey, operator: issuer.id, name: issuer.name, fingerprint, pinnedAt: at, pinnedBy: who });
    log('operator-pinned', `${issuer.name} (${fingerprint})`);
  }
  if (operatorKeys !== undefined && action === 'snapshot-imported') rotate(store, snapshot, operatorKeys, at, log);
  putListed(store, snapshot);
  const takenOff = new Map(entries.filter(({ status }) => status !== 'granted').map(({ did, status }) => [whoIsMeant(did), status]));
  for (const { did, name = did } of localIssuers(store)) {
    // What an officer said before does not outlive the list's word against it, when a later list leaves the issuer out.
    const status = takenOff.get(whoIsMeant(did));
    if (status === undefined || !removeIssuer(store, did, 'local')) continue;
    const subject = `${name} (${did})`;
    logTrust(store, { at, action: 'issuer-removed', subject, sequence, sha256, who, reason: `the trust list calls it ${status}` });
  }
  takeListsOf(store, snapshot, trustFromIssuers(listIssuers(store)), now);
  putSnapshot(
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
  );
  putTrustHistory(store, issuersOf(snapshot));
  log(action, issuer.name);
}

/** Whom the list names takes the place of whom the list before named. */
export function putListed(store: Store, snapshot: Snapshot): void {
  removeListed(store);
  for (const issuer of listedIn(snapshot)) putIssuer(store, issuer);
}

/** Whom the list names, as they are kept. */
export const listedIn = (snapshot: Snapshot): IssuerRecord[] =>
  issuersOf(snapshot).map((issuer, index) => {
    const { role } = snapshot.entries[index] ?? {};
    return { ...issuer, origin: 'list', ...(role === undefined ? {} : { role }) };
  });

/** Only a snapshot signed with a key that is pinned says which keys come next. */
function rotate(
  store: Store,
  { issuer }: Snapshot,
  next: readonly string[],
  at: string,
  log: (what: TrustAction, subject: string) => void,
): void {
  const present = listOperatorKeys(store).map(({ key }) => key);
  if (next.length === present.length && next.every((key) => present.includes(key))) return;
  for (const key of present) if (!next.includes(key)) unpinOperatorKey(store, key);
  for (const key of next) {
    if (present.includes(key)) continue;
    const fingerprint = fingerprintOfDidKey(key);
    pinOperatorKey(store, { key, operator: issuer.id, name: issuer.name, fingerprint, pinnedAt: at, pinnedBy: 'rotation' });
  }
  log('operator-key-rotated', next.map(fingerprintOfDidKey).join(', '));
}
