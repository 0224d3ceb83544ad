// The text of a trust snapshot in; what it would change, or the trust data of this computer replaced by it in one transaction, out.
import { operatorKeysOf, quorum, ruleFingerprint, ruleOfOne, sameRule } from '../snapshot/quorum.ts';
import { fingerprintOfDidKey, type GoodSnapshot, issuersOf, readSnapshot, SNAPSHOT_REFUSALS, tooFew } from '../snapshot/read.ts';
import { either } from '../snapshot/revoked.ts';
import { sha256Of } from '../snapshot/signed-file.ts';
import type { OperatorRule, Snapshot } from '../snapshot/snapshot.ts';
import { type IssuerRecord, listKeepers, localIssuers, putIssuer, removeIssuer, removeListed } from '../store/issuers.ts';
import type { Store } from '../store/open.ts';
import { pinnedRule, pinRule, unpinRule } from '../store/operator-rule.ts';
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
import { inheritRevoked } from '../store/status-lists.ts';
import { putTrustHistory } from '../store/trust-history.ts';
import { whoIsMeant } from '../verify/did.ts';
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
  /** Why an older snapshot, or an undo, is right. */
  readonly reason?: string;
}

export type SnapshotImport =
  | { readonly ok: true; readonly snapshot: Snapshot; readonly sha256: string; readonly already: boolean }
  | { readonly ok: false; readonly code: ImportRefusal; readonly detail: string; readonly faults: readonly ShapeFault[] };

const refuse = (code: ImportRefusal, detail: string): SnapshotImport => ({ ok: false, code, detail, faults: [] });

export { sha256Of };

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

/** What may be done with a snapshot that reads well: the name of the deed, or the refusal. */
function admit(
  store: Store,
  { snapshot, signers, fingerprint }: GoodSnapshot,
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
  const refused = notByPinned(store, signers);
  if (refused !== undefined) return refuse(refused.code, refused.detail);
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

/** Why the operators that were pinned before did not sign a list; undefined when they did, or when no operator is pinned. Their old rule decides, never that of the new list. */
export function notByPinned(
  store: Store,
  signers: GoodSnapshot['signers'],
): { readonly code: 'other-operator' | 'too-few-operators'; readonly detail: string } | undefined {
  const rule = pinnedRule(store);
  const counted = rule === undefined ? undefined : quorum(signers, rule);
  if (rule === undefined || counted === undefined || counted.ok) return undefined;
  if (counted.signed.length > 0) return { code: 'too-few-operators', detail: tooFew(counted, rule) };
  const [name] = listOperatorKeys(store).map((one) => one.name);
  const prints = signers.map(({ fingerprint }) => fingerprint).join(', ');
  return { code: 'other-operator', detail: `the file is signed with the key ${prints}, which is none of the keys of ${name}` };
}

const missingSecond = (given: Confirmation, rules: ImportRules): SnapshotImport | undefined =>
  isAlone(given, rules) ? refuse('second-person', ALONE) : undefined;

function take(store: Store, read: GoodSnapshot, file: string, sha256: string, given: Confirmation, action: TrustAction, now: Date): void {
  const { snapshot, signers, fingerprint } = read;
  const { issuer, sequence, issuedAt, nextUpdate, entries } = snapshot;
  const at = now.toISOString();
  const who = namesOf(given);
  const log = (what: TrustAction, subject: string) =>
    logTrust(store, { at, action: what, subject, sequence, sha256, who, ...(given.reason === undefined ? {} : { reason: given.reason }) });
  if (listOperatorKeys(store).length === 0) {
    pin(store, snapshot, snapshot.operators ?? ruleOfOne(issuer.id, issuer.name, [signers[0]?.key ?? '']), at, who);
    log('operator-pinned', `${issuer.name} (${fingerprint})`);
  }
  if (action === 'snapshot-imported') rotate(store, snapshot, at, log);
  keepOfKeepers(store, snapshot);
  putListed(store, snapshot);
  const takenOff = new Map(entries.filter(({ status }) => status !== 'granted').map(({ did, status }) => [whoIsMeant(did), status]));
  for (const { did, name = did } of localIssuers(store)) {
    // What an officer said before does not outlive the list's word against it, when a later list leaves the issuer out.
    const status = takenOff.get(whoIsMeant(did));
    if (status === undefined || !removeIssuer(store, did, 'local')) continue;
    const subject = `${name} (${did})`;
    logTrust(store, { at, action: 'issuer-removed', subject, sequence, sha256, who, reason: `the trust list calls it ${status}` });
  }
  for (const { did, statusLists = [] } of entries) for (const list of statusLists) keepList(store, did, list, issuedAt, now);
  putSnapshot(
    store,
    {
      operator: issuer.id,
      sequence,
      issuedAt,
      nextUpdate,
      operatorKey: signers.map(({ key }) => key).join(' '),
      sha256,
      issuers: entries.length,
      statusLists: entries.reduce((sum, { statusLists = [] }) => sum + statusLists.length, 0),
      importedAt: at,
      importedBy: who,
    },
    file,
  );
  putTrustHistory(store, snapshot, issuersOf(snapshot));
  log(action, issuer.name);
}

/** Who is named no more for the lists of an issuer has revoked for him all the same. */
function keepOfKeepers(store: Store, { entries }: Snapshot): void {
  const next = new Map(entries.map(({ did, statusListIssuers = [] }) => [did, statusListIssuers]));
  for (const { did, keepers } of listKeepers(store))
    for (const keeper of keepers) if (next.get(did)?.includes(keeper) !== true) inheritRevoked(store, keeper, did, either);
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

/** Who signs from this list on; undefined where it says nothing about that, and the rule before it stays. */
const ruleOf = ({ issuer, operators, operatorKeys }: Snapshot): OperatorRule | undefined =>
  operators ?? (operatorKeys === undefined ? undefined : ruleOfOne(issuer.id, issuer.name, operatorKeys));

/** Only a list that meets the pinned rule says which rule comes next. */
function rotate(store: Store, snapshot: Snapshot, at: string, log: (what: TrustAction, subject: string) => void): void {
  const [present, next] = [pinnedRule(store), ruleOf(snapshot)];
  if (next === undefined || (present !== undefined && sameKeys(present, next))) return;
  pin(store, snapshot, next, at, 'rotation');
  log(
    'operator-key-rotated',
    snapshot.operators === undefined ? operatorKeysOf(next).map(fingerprintOfDidKey).join(', ') : ruleFingerprint(next),
  );
}

function sameKeys(one: OperatorRule, other: OperatorRule): boolean {
  if (one.members.length > 1 || other.members.length > 1) return sameRule(one, other);
  const [keys, others] = [new Set(operatorKeysOf(one)), new Set(operatorKeysOf(other))];
  return keys.size === others.size && [...keys].every((key) => others.has(key));
}

function pin(store: Store, { issuer, operators }: Snapshot, rule: OperatorRule, pinnedAt: string, pinnedBy: string): void {
  const next = operatorKeysOf(rule);
  const present = listOperatorKeys(store).map(({ key }) => key);
  for (const key of present) if (!next.includes(key)) unpinOperatorKey(store, key);
  for (const key of next) {
    if (present.includes(key)) continue;
    pinOperatorKey(store, { key, operator: issuer.id, name: issuer.name, fingerprint: fingerprintOfDidKey(key), pinnedAt, pinnedBy });
  }
  if (operators === undefined) unpinRule(store, issuer.id);
  else pinRule(store, { operator: issuer.id, rule, fingerprint: ruleFingerprint(rule), pinnedAt, pinnedBy });
}
