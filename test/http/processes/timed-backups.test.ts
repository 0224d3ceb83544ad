// `serve --backup-to`: backups by a running service that goes on answering, caught up with after a stop, and what is said when one fails.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { checkBackup } from '../../../server/features/backups/index.ts';
import { examineDesk } from '../../../server/features/diagnosis/index.ts';
import { LIMITS } from '../../../server/lib/limits.ts';
import type { TimedRuns } from '../../../server/store/backup-plan.ts';
import { storeFile } from '../../../server/store/open.ts';
import { keepAsking } from '../../fixtures/asking.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { CLI } from '../../fixtures/program.ts';
import { endServed, serve } from '../../fixtures/serving.ts';
import { named, offLinux, onWindows } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
afterEach(() => {
  endServed();
  delete process.env.DPP_DESK_BACKUP_PASSPHRASE;
});
const DPP = `/api/v1/public/dpp/${SAMPLE.dppCode}`;
const HOUR = 3_600_000;
let count = 0;

function places(): { readonly data: string; readonly folder: string } {
  const folder = join(root, `backups-${++count}`);
  mkdirSync(folder);
  return { data: join(root, `data-${count}`), folder };
}
const backupsIn = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.backup'));
async function until<Found>(look: () => Found | undefined | false): Promise<Found> {
  for (;;) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    await wait(50);
  }
}
function setting<Value>(data: string, name: string, change?: (value: Value) => Value): Value | undefined {
  const db = new Database(storeFile(data));
  try {
    const text = db.prepare('SELECT value FROM settings WHERE name = ?').pluck().get(name) as string | undefined;
    const value = text === undefined ? undefined : (JSON.parse(text) as Value);
    if (value !== undefined && change !== undefined)
      db.prepare('UPDATE settings SET value = ? WHERE name = ?').run(JSON.stringify(change(value)), name);
    return value;
  } finally {
    db.close();
  }
}
const runs = (data: string): TimedRuns => setting<TimedRuns>(data, 'timedBackupRuns') ?? {};
const earlier = (at: string, by: number): string => new Date(Date.parse(at) - by).toISOString();
/** As if this much time had passed since. */
function age(data: string, by: number): void {
  setting<TimedRuns>(data, 'timedBackupRuns', ({ triedAt, success, failure }) => ({
    ...(triedAt === undefined ? {} : { triedAt: earlier(triedAt, by) }),
    ...(success === undefined ? {} : { success: { ...success, at: earlier(success.at, by) } }),
    ...(failure === undefined ? {} : { failure: { ...failure, at: earlier(failure.at, by) } }),
  }));
  setting<{ since: string }>(data, 'timedBackupsOfCommand', (plan) => ({ ...plan, since: earlier(plan.since, by) }));
}
const doctor = async (folder: string) => (await examineDesk({ folder, now: new Date() })).find(({ check }) => check === 'backup');

describe('timed backups of a service', () => {
  test('are made, whole and sealed, without a lost request; the older one goes when the next is whole; a stop is caught up with', async () => {
    const { data, folder } = places();
    process.env.DPP_DESK_BACKUP_PASSPHRASE = 'twelve letters and more';
    const options = ['--data', data, '--sample', '--workers', '1', '--backup-to', folder, '--backup-every', '1h', '--backup-keep', '1d'];
    const served = await serve(...options);
    const asking = keepAsking(served.port, DPP);
    const [first = ''] = await until(() => backupsIn(folder).length > 0 && backupsIn(folder));
    const facts = checkBackup(join(folder, first));
    expect(facts).toMatchObject({ madeBy: 'timer', keys: expect.anything() });
    expect(facts.passports).toBeGreaterThan(0);
    if (onWindows === undefined) expect(statSync(join(folder, first)).mode & 0o777).toBe(0o600);
    await until(() => runs(data).success !== undefined);
    expect(await doctor(data)).toMatchObject({ outcome: 'ok', detail: expect.stringContaining('every 1 h') });

    // An hour later, while it runs.
    age(data, HOUR);
    const [second = ''] = await until(
      () => backupsIn(folder).some((name) => name !== first) && backupsIn(folder).length === 1 && backupsIn(folder),
    );
    checkBackup(join(folder, second));
    await until(() => runs(data).success?.file.endsWith(second));
    expect(await asking.end()).toEqual(['200']);
    const figures = await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
    expect(figures).toMatch(/^dpp_desk_backup_interval_seconds 3600$/m);
    expect(figures).toMatch(/^dpp_desk_backup_newest_timestamp_seconds \d+/m);
    served.child.kill('SIGTERM');
    expect(await served.exited).toBe(0);

    // Nothing is due yet at a quick restart; after two days one is.
    const again = await serve(...options);
    await wait(3 * LIMITS.backupLook);
    expect(backupsIn(folder)).toEqual([second]);
    again.child.kill('SIGTERM');
    expect(await again.exited).toBe(0);
    age(data, 48 * HOUR);
    await serve(...options);
    await until(() => backupsIn(folder).some((name) => name !== second));
  }, 120_000);

  test('a disk that is away is said, and its backup is made when it is back', async () => {
    const { data, folder } = places();
    const file = join(root, 'failing.log');
    const served = await serve(
      ...['--data', data, '--sample', '--workers', '1', '--log', 'json', '--log-file', file],
      ...['--backup-to', folder, '--backup-every', '1h', '--backup-without-keys'],
    );
    const made = await until(() => runs(data).success?.file);
    expect(checkBackup(made).keys).toBeUndefined();
    renameSync(folder, `${folder}-away`);
    expect(await doctor(data)).toMatchObject({ outcome: 'wrong', detail: expect.stringContaining('not there any more') });
    age(data, HOUR);
    await until(() => runs(data).failure);
    expect(runs(data).failure).toMatchObject({ code: 'not-found' });
    expect(existsSync(folder)).toBe(false);
    expect(await doctor(data)).toMatchObject({ outcome: 'wrong', next: expect.stringContaining('disk') });
    expect((await fetch(`http://127.0.0.1:${served.port}${DPP}`)).status).toBe(200);
    // An hour has passed: the newest backup is still not late.
    age(data, HOUR / 2);

    renameSync(`${folder}-away`, folder);
    // What a killed copy has left, and what another program writes at this moment.
    const [old, present] = ['desk-20260101T000000000Z.backup.0123abcd.new', 'desk-20260101T000000000Z.backup.4567abcd.new'];
    for (const name of [old, present]) writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, old), new Date(0), new Date(0));
    await until(() => backupsIn(folder).length === 2 || (backupsIn(folder).length === 1 && !made.endsWith(backupsIn(folder)[0] ?? '')));
    expect(readdirSync(folder)).toContain(present);
    expect(readdirSync(folder)).not.toContain(old);
    await until(() => runs(data).success?.file !== made);
    expect(await doctor(data)).toMatchObject({ outcome: 'ok' });
  }, 120_000);

  test('are forgotten at a start without the options', async () => {
    const { data, folder } = places();
    const served = await serve('--data', data, '--backup-to', folder, '--backup-without-keys');
    await until(() => runs(data).success);
    served.child.kill('SIGTERM');
    await served.exited;
    expect(setting(data, 'timedBackupsOfCommand')).toBeDefined();
    await serve('--data', data);
    expect(setting(data, 'timedBackupsOfCommand')).toBeUndefined();
  }, 60_000);

  test.each([
    [['--backup-every', '1h'], 'belongs to --backup-to'],
    [['--backup-to', '/x', '--backup-without-keys', '--backup-every', '5m'], 'from 10m to 31d'],
    [['--backup-to', '/x', '--backup-without-keys', '--backup-keep', 'all'], '7d,4w,12m'],
    [['--backup-to', '/x'], 'what becomes of the keys'],
    [['--backup-to', '/x', '--backup-without-keys', '--replica-of', '/y', '--data', '/z'], 'does not go with'],
  ])('refuses %j', (options, why) => {
    const { status, stderr } = spawnSync(process.execPath, [CLI, 'serve', ...options], { encoding: 'utf8' });
    expect(status).toBe(64);
    expect(stderr).toContain(why);
  });
});

const DISK = join(root, 'disk');
mkdirSync(DISK);
const noDisk =
  offLinux ??
  (spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', '-o', 'size=128k', 'none', DISK]).status === 0
    ? undefined
    : 'where no file system can be mounted');

test.skipIf(noDisk)(
  named('a full disk leaves no half backup, and is named', noDisk),
  async () => {
    const { data } = places();
    const child = spawn(
      'unshare',
      [
        ...['-rm', 'sh', '-c', 'mount -t tmpfs -o size=128k none "$0" && exec "$@"', DISK, process.execPath, CLI],
        ...['serve', '--port', '0', '--data', data, '--sample', '--workers', '1', '--backup-to', DISK, '--backup-without-keys'],
      ],
      { stdio: 'ignore' },
    );
    try {
      await until(() => existsSync(storeFile(data)) && statSync(storeFile(data)).size > 0 && child.exitCode === null);
      const failure = await until(() => {
        try {
          return runs(data).failure;
        } catch {
          // The tables are not made yet.
          return undefined;
        }
      });
      expect(failure.code).toBe('no-room');
      expect(readdirSync(join(`/proc/${child.pid}/root`, DISK))).toEqual([]);
      expect(await doctor(data)).toMatchObject({ outcome: 'wrong', next: 'make room in that folder' });
    } finally {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.on('exit', resolve));
      rmSync(DISK, { recursive: true, force: true });
    }
  },
  60_000,
);
