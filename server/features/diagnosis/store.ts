// Examines the store of a data folder, opened read-only: its pages, its logs, and the age of its data.
import { existsSync, statSync } from 'node:fs';
import { judgeClock } from '../../domain/dates/clock.ts';
import { lagOf } from '../../domain/dates/copy-age.ts';
import { keyFingerprint } from '../../domain/keys/fingerprint.ts';
import { firstBroken, logsIn } from '../../store/audit-log/audit-log.ts';
import { newestBackupAt } from '../../store/audit-log/backup-log.ts';
import { devicePublicKey } from '../../store/audit-log/device.ts';
import { endFaults } from '../../store/audit-log/signing.ts';
import { damageIn } from '../../store/integrity.ts';
import { firstDamagedLeaf } from '../../store/log-tree/recompute.ts';
import { storeFile } from '../../store/open.ts';
import { type PublishingState, publishingState } from '../../store/publication/outbox.ts';
import { readKeyFile } from '../../store/service-keys/key-file.ts';
import { keyFileOf, publicKeyFiles } from '../../store/service-keys/keys.ts';
import { knownKeys, requireKeys } from '../../store/service-keys/known-keys.ts';
import { readSetting, readSettings } from '../../store/settings.ts';
import { standingMaintenance } from '../../store/standing-maintenance.ts';
import { statement } from '../../store/statement.ts';
import type { Store } from '../../store/store.ts';
import { lateBackup, timedPlan, timedRuns } from '../../store/timed-backups/timed-backups.ts';
import { trustListInForce } from '../../store/trust/trust-lists.ts';
import { holdsRecords } from '../backups/index.ts';
import { clockFloorOf, listFacts } from '../trust/index.ts';
import { attempt, type Finding, notChecked, ok, wrong } from './finding.ts';

const DAY = 86_400_000;
/** Policy: the maximum age of the newest backup, so that a service loses at most a week of records. */
const BACKUP_DAYS = 7;

/** The age in days of data that has to be renewed. Data dated ahead of the clock has no meaningful age. */
function age(check: 'backup' | 'packs', what: string, moment: string, now: Date, judge: (days: number) => Finding): Finding {
  const lag = lagOf({ asOf: moment }, now.getTime());
  return lag === undefined
    ? wrong(check, `${what} is dated ${moment}, ahead of the clock`, 'set the clock right, or see desk trust clock')
    : judge(Math.floor(lag / DAY));
}

/** `atMost`: of a store larger than this, in bytes, neither pages nor logs are read. */
export function examineStore(store: Store, now: Date, atMost = Number.POSITIVE_INFINITY): readonly Finding[] {
  const { size } = statSync(storeFile(store.folder));
  const read =
    size <= atMost
      ? [integrity(store), logs(store)]
      : (['integrity', 'logs'] as const).map((check) =>
          notChecked(check, `the store has ${size} bytes, and reading it would stop all other work`, 'desk doctor, next to the service'),
        );
  return [
    maintenance(store, now),
    ...read,
    clock(store, now),
    keys(store),
    backup(store, now),
    trust(store, now),
    packs(store, now),
    ...publication(store, now),
  ];
}

/** Policy: longer than a move to another computer takes. After this time, maintenance may have been forgotten. */
const MAINTENANCE_HOURS = 12;

const maintenance = ({ db }: Store, now: Date): Finding =>
  attempt('maintenance', () => {
    const standing = standingMaintenance(db);
    if (standing === undefined) return ok('maintenance', 'the service is not in maintenance');
    const { since, who, reason } = standing;
    const said = `in maintenance since ${since}, by ${who}: ${reason}`;
    const lag = lagOf({ asOf: since }, now.getTime());
    return lag !== undefined && lag < MAINTENANCE_HOURS * 3_600_000
      ? ok('maintenance', said)
      : wrong(
          'maintenance',
          `${said}. Inspections and changes have been refused since`,
          'end it if it was forgotten: desk maintenance off',
        );
  });

const integrity = ({ db }: Store): Finding =>
  attempt('integrity', () => {
    const damage = damageIn(db);
    return damage.length === 0
      ? ok('integrity', 'every page and index was read')
      : wrong('integrity', damage.join('; '), 'restore a backup: desk restore');
  });

/** Reads in one transaction, because the service may append in the meantime. */
const logs = (store: Store): Finding =>
  attempt(
    'logs',
    store.db.transaction(() => examineLogs(store)),
  );

function examineLogs(store: Store): Finding {
  const broken = logsIn(store).flatMap((log) => {
    const number = firstBroken(store, log);
    return number === undefined ? [] : [`${log} from number ${number}`];
  });
  if (broken.length > 0)
    return wrong('logs', `lines were changed: ${broken.join(', ')}`, 'compare with a backup; what follows the line cannot be relied on');
  const leaf = firstDamagedLeaf(store.db);
  if (leaf !== undefined)
    return wrong(
      'logs',
      `every chain holds, but the tree over them is damaged from leaf ${leaf} on: no checkpoint can be made`,
      'restore a backup from before the damage: desk restore',
    );
  const key = devicePublicKey(store.folder);
  if (key === undefined) return notChecked('logs', 'every chain holds, but the key that signs their ends is not here');
  const ends = endFaults(store, key).map(({ log, detail }) => `${log}: ${detail}`);
  return ends.length === 0
    ? ok('logs', 'every chain holds, its end is signed, and the tree over all of them is whole')
    : wrong('logs', ends.join('; '), 'compare with a backup, or with a checkpoint that another desk has: desk log verify');
}

const clock = (store: Store, now: Date): Finding =>
  attempt('clock', () => {
    const { outcome, detail } = judgeClock(now, clockFloorOf(store));
    return outcome === 'passed'
      ? ok('clock', `${now.toISOString()}, not before what the store has seen`)
      : wrong('clock', `${now.toISOString()} is too early; ${detail}`, 'set the clock right, or see desk trust clock');
  });

const keys = (store: Store): Finding =>
  attempt('keys', () => {
    const { folder } = store;
    requireKeys(folder, knownKeys(readSetting(store, 'didDocument')));
    const files = publicKeyFiles(folder);
    if (files.length === 0) return notChecked('keys', 'there is no key yet');
    const unsealed = files.filter((_, at) => readKeyFile(keyFileOf(folder, at + 1)).protection === 'none');
    return unsealed.length === 0
      ? ok('keys', `sealed; fingerprint ${keyFingerprint(files.at(-1) as (typeof files)[number])}`)
      : wrong('keys', 'the signing key lies unencrypted in the folder', 'start the service with DPP_DESK_PASSPHRASE, which seals it');
  });

const backup = (store: Store, now: Date): Finding =>
  attempt('backup', () => {
    const last = newestBackupAt(store);
    const plan = timedPlan(store);
    const { success, failure } = timedRuns(store);
    const failed = failure !== undefined && (success === undefined || success.at < failure.at) ? failure : undefined;
    if (plan !== undefined && failed !== undefined)
      return wrong('backup', `the timed one of ${failed.at} failed: ${failed.detail}`, NEXT_BACKUP[failed.code] ?? 'desk backup FILE');
    if (plan !== undefined && success !== undefined && !existsSync(success.file))
      return wrong(
        'backup',
        `the timed one of ${success.at} is not there any more: ${success.file}`,
        'put its disk back, or: desk backup FILE',
      );
    if (plan !== undefined && lateBackup(store, now) !== undefined)
      return wrong(
        'backup',
        `the last one was made ${last ?? 'never'}, and one is due every ${hours(plan.every)}`,
        'see whether the service runs',
      );
    if (last === undefined)
      return plan === undefined && holdsRecords(store)
        ? wrong('backup', 'none was ever made', 'desk backup FILE')
        : notChecked('backup', plan === undefined ? 'there is nothing to back up yet' : 'the first timed one is not made yet');
    return age('backup', 'the last one', last, now, (days) =>
      days <= Math.max(BACKUP_DAYS, plan === undefined ? 0 : (2 * plan.every) / DAY)
        ? ok(
            'backup',
            `the last one was made ${last}${plan === undefined ? '' : `; one is made every ${hours(plan.every)} in '${plan.folder}'`}`,
          )
        : wrong('backup', `the last one is ${days} days old`, 'desk backup FILE'),
    );
  });

const hours = (time: number): string => (time % 3_600_000 === 0 ? `${time / 3_600_000} h` : `${Math.round(time / 60_000)} min`);

const NEXT_BACKUP: Readonly<Record<string, string>> = {
  'no-room': 'make room in that folder',
  'not-found': 'put the disk of that folder in, or name another folder',
  failed: 'let the user of the service write in that folder',
};

const trust = (store: Store, now: Date): Finding =>
  attempt('trust', () => {
    const list = trustListInForce(store);
    if (list === undefined) return notChecked('trust', 'no trust list was imported');
    const { state, asOf } = listFacts(list, readSettings(store), now.getTime());
    return state === 'fresh'
      ? ok('trust', `list ${list.sequence} of ${asOf}`)
      : wrong(
          'trust',
          `list ${list.sequence} of ${asOf} is ${state === 'stale' ? 'due for renewal' : 'out of date'}`,
          'import a newer list',
        );
  });

const packs = (store: Store, now: Date): Finding =>
  attempt('packs', () => {
    const newest = statement(store.db, 'SELECT max(issued_at) FROM packs_applied').pluck().get() as string | null;
    if (newest === null) return notChecked('packs', 'no pack was applied');
    const { trustFreshDays } = readSettings(store);
    return age('packs', 'the newest', newest, now, (days) =>
      days <= trustFreshDays
        ? ok('packs', `the newest is of ${newest}`)
        : wrong('packs', `the newest is ${days} days old, more than the ${trustFreshDays} of the settings`, 'apply a newer pack'),
    );
  });

/** Policy: a working publication records the time every few seconds. An update of the program takes less than an hour. */
const PUBLICATION_MINUTES = 60;

/** Returns no finding for a store that was never published, because most are not meant to be. */
function publication(store: Store, now: Date): readonly Finding[] {
  const state = publishingState(store);
  return state === undefined ? [] : [judgePublication(state, now)];
}

function judgePublication({ asOf, waiting }: PublishingState, now: Date): Finding {
  const next = 'see the log of serve --publish-to, and whether it runs';
  if (asOf === undefined) return wrong('publication', `PostgreSQL never held the whole state; ${waiting} rows wait`, next);
  const lag = lagOf({ asOf }, now.getTime());
  if (lag === undefined) return wrong('publication', `dated ${asOf}, ahead of the clock`, 'set the clock right, or see desk trust clock');
  return lag <= PUBLICATION_MINUTES * 60_000
    ? ok('publication', `PostgreSQL held everything at ${asOf}`)
    : wrong('publication', `PostgreSQL last held everything at ${asOf}; ${waiting} rows wait`, next);
}
