// Restores a backup into a data folder: the folder has the old store or the new one, never half of each.
// The replaced files are kept next to it.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupDifference, BackupOffice, BackupSetting, BackupSigner } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { closing } from '../../lib/closing.ts';
import { knownLogKeys, logBackup, seenBeforeRestore } from '../../store/audit-log/backup-log.ts';
import { DEVICE_KEY, deviceKeyAtHand, devicePublicKey, signWith } from '../../store/audit-log/device.ts';
import { headState, LOGS, signAll, signNew } from '../../store/audit-log/heads.ts';
import { beginEpoch } from '../../store/epoch.ts';
import { beginLogEpoch, namedHead } from '../../store/log-tree/epochs.ts';
import { listOfficers } from '../../store/officers/officers.ts';
import { storeFile } from '../../store/open.ts';
import { decidedFolder, finishRestore, planFile, type RestorePlan } from '../../store/restored.ts';
import { keyFacts, storedKeyFiles } from '../../store/service-keys/carried-keys.ts';
import { knownKeys } from '../../store/service-keys/known-keys.ts';
import { readSetting, readSettings, removeSetting, writeSetting } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { eraseAgain } from '../erasure/index.ts';
import { isAlone, namesOf } from '../trust/index.ts';
import { type BackupFacts, BackupRefusal } from './backup.ts';
import { copying, openCopy, requireKnown } from './copy.ts';
import { diffOf, seenUntil, sentenceOf } from './diff.ts';
import { openBackup } from './facts.ts';
import { type KeyPlan, planKeys } from './key-plan.ts';
import { lockForRestore, lockStore } from './lock.ts';
import { endsIn } from './log-ends.ts';
import { logSigners } from './log-signers.ts';
import { unlessDamaged } from './merge/damage.ts';
import { mergeInto } from './merge/merge.ts';
import { officersBrought } from './merge/officers.ts';
import { keepOwnDoing } from './merge/own-doing.ts';
import { type OfficePlan, planOffice } from './office.ts';
import { areHere, publicKeysIn } from './public-keys.ts';
import { type KeyFiles, openKeys } from './sealed-keys.ts';
import { asideName, dropUndecided, keepSideFiles } from './side-files.ts';
import { flush, requireRoom } from './write.ts';

export interface RestoreOrder {
  readonly folder: string;
  readonly file: string;
  /** The name of the file in the log, if it is not its path. */
  readonly called?: string;
  readonly who: string;
  readonly now: Date;
  /** Why it is right to return to an earlier state than the one on this computer. */
  readonly reason?: string;
  /** Required if the settings here ask for two persons. */
  readonly secondPerson?: string;
  /** Opens the keys in the backup. Without it they are not restored, which `withoutKeys` has to confirm. */
  readonly passphrase?: string;
  readonly withoutKeys?: boolean;
  /** Seals the restored keys here. */
  readonly secret?: string;
  /** The settings that are on in the backup and are to be on here too. The others stay as they are here, or off. */
  readonly switchOn?: readonly BackupSetting['what'][];
}

export interface Restored {
  readonly facts: BackupFacts;
  /** Data of this computer that is not in the backup. */
  readonly differences: readonly BackupDifference[];
  /** The keys whose signatures show that its logs are intact. */
  readonly signers: readonly BackupSigner[];
  readonly keptAside?: string;
  readonly keys: KeyPlan['outcome'];
  readonly leftOff: readonly BackupSetting[];
  /** The restored draft of the trust list. */
  readonly office?: BackupOffice;
}

const stagingFolder = (folder: string): string => join(folder, 'restoring');

/** Restores completely or changes nothing. Holds the restore lock meanwhile. Throws a BackupRefusal. */
export function restoreBackup(order: RestoreOrder): Restored {
  mkdirSync(order.folder, { recursive: true, mode: 0o700 });
  const leave = lockForRestore(order.folder);
  try {
    return restoreAlone(order);
  } finally {
    leave();
  }
}

function restoreAlone(order: RestoreOrder): Restored {
  const { folder, now } = order;
  finishRestore(folder);
  dropUndecided(folder);
  const backup = openBackup(order.file);
  const staging = stagingFolder(folder);
  const held = lockStore(folder);
  try {
    const { facts } = backup;
    requireKnown(backup);
    const keys = keysFor(order, facts, held.store);
    const office = planOffice(folder, backup);
    rmSync(staging, { recursive: true, force: true });
    requireRoom(folder, facts.bytes);
    mkdirSync(staging, { mode: 0o700 });
    for (const _ of copying(backup, storeFile(staging)));
    const aside = asideName(now);
    const { said, signers, leftOff, outcome, notOurs, otherDevice } = prepare(staging, order, facts, held, { keys, office }, aside);
    // Another program created a store meanwhile.
    if (!held.present && existsSync(storeFile(folder))) throw new BackupRefusal('running');
    if (held.damaged) keepSideFiles(folder, join(folder, aside));
    decide(
      folder,
      { ...keys.files, ...office.files },
      { aside, leave: [...(notOurs ?? keys.leave), ...(otherDevice ? [DEVICE_KEY] : [])] },
    );
    // Other systems keep the lock until the new file is in place. Windows cannot move an open file.
    if (process.platform === 'win32') held.release();
    finishRestore(folder);
    const kept = existsSync(join(folder, aside)) ? { keptAside: join(folder, aside) } : {};
    return { facts, differences: said, signers, keys: outcome, leftOff, ...defined({ office: office.inside }), ...kept };
  } finally {
    held.release();
    backup.close();
    rmSync(staging, { recursive: true, force: true });
  }
}

function keysFor({ passphrase, withoutKeys = false, folder, secret }: RestoreOrder, facts: BackupFacts, here: Store | undefined): KeyPlan {
  const wanted = facts.keys !== undefined && !withoutKeys;
  if (wanted && passphrase === undefined) throw new BackupRefusal('passphrase-needed', 'the backup holds the keys of the service');
  return planKeys(storedKeyFiles(folder), wanted ? openKeys(facts, passphrase ?? '') : undefined, secret, here);
}

/** Turns the copy into the store it will be, and reports what it lacks. */
function prepare(
  staging: string,
  { folder, file, called = file, who, now, reason, secondPerson, secret, switchOn = [] }: RestoreOrder,
  facts: BackupFacts,
  { store: here, present }: ReturnType<typeof lockStore>,
  { keys, office }: { readonly keys: KeyPlan; readonly office: OfficePlan },
  aside: string,
): Pick<KeyPlan, 'outcome'> &
  Pick<Restored, 'leftOff' | 'signers'> & {
    readonly said: readonly BackupDifference[];
    readonly notOurs?: readonly string[];
    readonly otherDevice: boolean;
  } {
  using next = closing(openCopy(staging));
  declareEpoch(here, next);
  const ends = endsIn(next, facts);
  const signers = logSigners(next, { folder, store: here });
  const logKeys = new Set([...((here && unlessDamaged(() => knownLogKeys(here))) ?? []), ...signers.map(({ fingerprint }) => fingerprint)]);
  const differences = present ? diffOf(here, next, facts.sha256) : [];
  const isWhole = here === undefined || mergeInto(here, next) || differences.some(({ what }) => what === 'unreadable');
  const unread: readonly BackupDifference[] = isWhole ? [] : [{ what: 'unreadable' }];
  const said = [...ends, ...differences, ...unread, ...keys.said, ...office.said];
  if (said.length > 0 && (reason === undefined || reason.trim() === ''))
    throw new BackupRefusal('rollback', `${said.map(sentenceOf).join('; ')}. Say why that is right`);
  const persons = { who, ...defined({ secondPerson }) };
  if (isAlone(persons, { twoPersons: wantsTwo(here, said) })) throw new BackupRefusal('second-person');
  const seen = here && unlessDamaged(() => seenUntil(here, seenBeforeRestore(here)));
  const notOurs = keys.outcome === 'left-out' ? withoutKeys(next, storedKeyFiles(folder), { who: namesOf(persons), reason }) : undefined;
  const leftOff = keepOwnDoing(here, next, switchOn);
  beginEpoch(next);
  const officers = officersBrought(here && unlessDamaged(() => listOfficers(here)) === undefined ? undefined : here, next);
  const otherDevice = signLogsHere(next, { folder, secret, now });
  if (here !== undefined) unlessDamaged(() => eraseAgain(here, next, namesOf(persons), now));
  const outcome = keys.outcome === 'left-out' && areHere(publicKeysIn(next, folder)) ? 'kept' : keys.outcome;
  logBackup(next, {
    at: now.toISOString(),
    action: 'restore',
    who: namesOf(persons),
    file: called,
    sha256: facts.sha256,
    heads: facts.heads,
    keys: outcome === 'restored',
    ...(outcome === 'kept' ? { keysHere: true } : {}),
    ...(said.length === 0 ? {} : { behind: said }),
    ...defined({ reason }),
    ...(present || office.said.length > 0 ? { keptAside: aside } : {}),
    ...defined({ seenUntil: seen }),
    ...(leftOff.length === 0 ? {} : { leftOff }),
    ...(officers.length === 0 ? {} : { officers }),
    ...(logKeys.size === 0 ? {} : { logKeys: [...logKeys] }),
  });
  return { said, signers, leftOff, outcome, otherDevice, ...notOurs };
}

/**
 * Signs the logs of a copy that another computer signed, without changing them. Returns true if the key for this is
 * sealed and cannot be opened: it is then moved aside, and the next start creates a new one.
 */
function signLogsHere(
  next: Store,
  { folder, secret, now }: { readonly folder: string; readonly secret: string | undefined; readonly now: Date },
): boolean {
  const here = devicePublicKey(folder);
  if (here === undefined) return false;
  const key = deviceKeyAtHand(folder, secret);
  if (key !== undefined) {
    signWith(next.db, key);
    signNew(next, key, now);
  }
  const isOurs = LOGS.every((log) => {
    const { state, number } = headState(next, log, here);
    // An empty log needs no signature: a backup of an earlier version has fewer logs.
    return state === 'none' ? number === 0 : state !== 'other-key';
  });
  if (isOurs) return false;
  if (key !== undefined) signAll(next, key, now);
  return key === undefined;
}

/**
 * Prepares a store that is restored without its keys. Key files here that belong to another store are moved aside. If
 * no key of its own is left, the next start may create a successor.
 */
function withoutKeys(
  next: Store,
  here: KeyFiles,
  { who, reason = 'restored without the keys of the service' }: { readonly who: string; readonly reason: string | undefined },
): { readonly notOurs: readonly string[] } | undefined {
  const known = knownKeys(readSetting(next, 'didDocument'));
  const own = new Set(known.map(({ publicJwk }) => publicJwk.x));
  const names = Object.keys(here);
  removeSetting(next, 'newKey');
  if (known.length === 0) return undefined;
  writeSetting(next, 'newKey', { who, reason });
  return names.some((name) => own.has(keyFacts(here[name] ?? '')?.x ?? '')) ? undefined : { notOurs: names };
}

/** The copy continues under another name, and its first leaf names the log that it replaces. A store that cannot be read has no name. */
function declareEpoch(here: Store | undefined, next: Store): void {
  const replaces = here && unlessDamaged(() => namedHead(here.db));
  next.db.transaction(() => beginLogEpoch(next.db, LOGS, replaces)).immediate();
}

/** An unreadable store cannot state whether two persons are required. Damaging it must not bypass the second person. */
export const wantsTwo = (here: Store | undefined, said: readonly BackupDifference[]): boolean =>
  said.some(({ what }) => what === 'unreadable') || (here !== undefined && readSettings(here).trustTwoPersons);

/**
 * Writes everything to the disk and renames the folder. From here on the folder has the new store, and any later start
 * completes the restore.
 */
function decide(folder: string, files: Readonly<Record<string, string>>, plan: RestorePlan): void {
  const staging = stagingFolder(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(staging, name), text, { mode: 0o600, flag: 'wx' });
  writeFileSync(planFile(staging), JSON.stringify(plan), { mode: 0o600, flag: 'wx' });
  for (const name of readdirSync(staging)) flush(join(staging, name));
  flush(staging);
  renameSync(staging, decidedFolder(folder));
  flush(folder);
}
