// A replica on real sockets: backups arrive and are served without a request lost, a revocation is never missed in silence, bad copies are refused.
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { beat } from '../../../server/store/epoch.ts';
import { foldIn, storeFile } from '../../../server/store/open.ts';
import { passportsByCode } from '../../../server/store/passports/credentials.ts';
import { keepAsking } from '../../fixtures/asking.ts';
import { type Asked, askPort } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { newWriter, said } from '../../fixtures/replica.ts';
import { endServed, type Served, serve, workersOf } from '../../fixtures/serving.ts';
import { named, offLinux } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

// Each start of a replica takes two processes, each switch three.
vi.setConfig({ testTimeout: 240_000 });
const root = temporaryFolder();
const writers: ReturnType<typeof newWriter>[] = [];
const writer = () => {
  const made = newWriter(root);
  writers.push(made);
  return made;
};
afterEach(endServed);
afterAll(() => {
  for (const { close } of writers) close();
});

let folders = 0;
const newFolder = (): string => join(root, `replica-${++folders}`);
const replica = (source: string, folder = newFolder(), ...more: readonly string[]): Promise<Served> =>
  serve('--replica-of', source, '--data', folder, '--workers', '2', '--log', 'json', ...more);

const DPP = `/api/v1/public/dpp/${SAMPLE.dppCode}`;
const VERIFY = `/api/v1/verify/${SAMPLE.dppCode}`;
const PAGE = `/dpp/${SAMPLE.dppCode}`;
const until = async (port: number, target: string, holds: (answer: Asked) => boolean): Promise<Asked> => {
  for (;;) {
    const answer = await askPort(port, target);
    if (holds(answer)) return answer;
    await wait(100);
  }
};
/** Every worker: eight connections reach both. */
const untilAll = async (port: number, target: string, holds: (answer: Asked) => boolean): Promise<void> => {
  for (let count = 0; count < 8; count++) await until(port, target, holds);
};
const isInvalid = ({ json }: Asked): boolean => json.verdict === 'invalid';
/** Every file below a folder, with its content. */
const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name)).toString('base64')]),
  );
const verdictOf = ({ json }: Asked) => [json.valid, json.verdict];

/** Endpoints 9 to 12 about the passport, the credentials as the writer publishes them. */
async function verdicts(port: number, made: ReturnType<typeof newWriter>): Promise<readonly unknown[]> {
  const copies = passportsByCode(made.context.store, SAMPLE.dppCode);
  const stored = (format: string) => String(copies.find((one) => one.source === 'published' && one.format === format)?.body);
  const post = (target: string, body: string) => askPort(port, target, { method: 'POST', body });
  return [
    verdictOf(await askPort(port, VERIFY)),
    verdictOf(await post('/api/v1/verify', stored('vc'))),
    verdictOf(await post('/api/v1/verify/sd-jwt', JSON.stringify({ token: stored('sd-jwt') }))),
    (await askPort(port, `/api/v1/public/customs/verify/${SAMPLE.dppCode}`)).json.verdict,
  ];
}

describe.skipIf(offLinux)(named('a replica', offLinux), () => {
  test('serves a backup and says how old it is; it has no key and writes nothing to its source', async () => {
    const made = writer();
    const asOf = new Date(Date.now() - 60_000);
    made.arrives('1.backup', made.backup(asOf));
    const before = contentOf(made.folder);
    const folder = newFolder();
    const { port } = await replica(made.folder, folder);
    expect(await verdicts(port, made)).toEqual([[true, 'valid'], [true, 'valid'], [true, 'valid'], 'valid']);
    const { json } = await askPort(port, '/health');
    expect(json).toMatchObject({ status: 'ok', replica: { asOf: asOf.toISOString(), maxLagSeconds: 86_400 } });
    const { lagSeconds, epoch, number } = json.replica;
    expect(lagSeconds).toBeGreaterThanOrEqual(60);
    const field = `as-of=@${Math.floor(asOf.getTime() / 1000)}, max-lag=86400, epoch="${epoch}", number=${number}`;
    for (const target of ['/health', DPP, DPP, DPP, '/nothing']) expect((await askPort(port, target)).headers['dpp-replica']).toBe(field);
    expect(epoch).toBe(made.context.store.db.prepare('SELECT epoch FROM store_epoch').pluck().get());
    expect((await askPort(port, '/metrics')).text).toMatch(/^dpp_desk_replica_lag_seconds [6-9]\d/m);
    expect(contentOf(made.folder)).toEqual(before);
    const files = Object.keys(contentOf(folder)).map((file) => file.slice(folder.length + 1));
    expect(
      files.filter((name) => !/^(?:copy-[0-9a-f]{16}\/dpp-desk\.sqlite|replica\.json|restoring\.lock(?:-journal)?)$/.test(name)),
    ).toEqual([]);
    expect(files.filter((name) => name.endsWith('.sqlite'))).toHaveLength(1);
  });

  test('goes on to newer backups, and no client sees it; what they revoke counts', async () => {
    const made = writer();
    made.arrives('1.backup', made.backup(new Date(Date.now() - 5_000)));
    const served = await replica(made.folder);
    const clients = [DPP, `${DPP}/vc`, '/health'].map((target) => keepAsking(served.port, target, 5));
    for (let round = 2; round < 5; round++) {
      const asOf = new Date();
      made.context.changeSettings({ serviceName: `Round ${round}` });
      made.arrives(`${round}.backup`, made.backup(asOf));
      await untilAll(served.port, '/health', ({ json }) => json.replica.asOf === asOf.toISOString());
    }
    expect(await verdicts(served.port, made)).toEqual([[true, 'valid'], [true, 'valid'], [true, 'valid'], 'valid']);
    for (const { end, count } of clients) {
      expect(await end()).toEqual(['200']);
      expect(count()).toBeGreaterThan(50);
    }
    made.revoke();
    made.arrives('revoked.backup', made.backup());
    await untilAll(served.port, VERIFY, isInvalid);
    expect(await verdicts(served.port, made)).toEqual([[false, 'invalid'], [false, 'invalid'], [false, 'invalid'], 'invalid']);
  });

  test('cut off while something is revoked, it says valid no longer than its limit, and the next copy counts', async () => {
    const made = writer();
    const limit = 8_000;
    const asOf = Date.now();
    made.arrives('1.backup', made.backup(new Date(asOf)));
    const served = await replica(made.folder, newFolder(), '--max-lag', '8s');
    expect(await verdicts(served.port, made)).toEqual([[true, 'valid'], [true, 'valid'], [true, 'valid'], 'valid']);
    const notice = async () => /class="notice late"/.test((await askPort(served.port, PAGE)).text);
    expect(await notice()).toBe(false);
    made.revoke();
    let last = asOf;
    while (last - asOf <= limit + 1_500) {
      const began = Date.now();
      const { json } = await askPort(served.port, VERIFY);
      // The limit had passed before the question was asked.
      if (began - asOf > limit) expect([json.valid, json.verdict, json.reasons]).toEqual([false, 'valid-not-current', ['DPP-TRU-12']]);
      last = began;
      await wait(100);
    }
    const amber = [false, 'valid-not-current'];
    expect(await verdicts(served.port, made)).toEqual([amber, amber, amber, 'valid-not-current']);
    expect(await notice()).toBe(true);
    expect((await askPort(served.port, '/health')).json.status).toBe('late');
    await said(served, /"code":"replica-late"/);
    made.arrives('2.backup', made.backup());
    await untilAll(served.port, VERIFY, isInvalid);
  });

  test('refuses what is damaged, half copied, foreign, older or lacks a revocation, names it, and goes on', async () => {
    const made = writer();
    const early = made.backup(new Date(Date.now() - 60_000));
    made.revoke();
    made.arrives('1.backup', made.backup(new Date(Date.now() - 30_000)));
    const served = await replica(made.folder);
    const before = (await askPort(served.port, '/health')).json;
    const later = readFileSync(made.backup(new Date(Date.now() - 20_000)));
    const client = keepAsking(served.port, '/health', 5);

    made.arrives('half.backup', later.subarray(0, later.length / 2));
    made.arrives('short.backup', later.subarray(0, -1));
    const flipped = Buffer.from(later);
    flipped[later.length >> 1] = (flipped[later.length >> 1] ?? 0) ^ 1;
    made.arrives('flipped.backup', flipped);
    made.arrives('notes.txt', Buffer.from('not a backup'));
    const other = writer();
    made.arrives('other.backup', other.backup());
    // The state before the revocation.
    made.arrives('older.backup', early);
    const refusals = {
      half: 'damaged-store',
      short: 'cut-off',
      flipped: 'changed',
      other: 'foreign',
      older: 'older',
    };
    for (const [name, reason] of Object.entries(refusals))
      await said(served, new RegExp(`"code":"replica-refused".*"file":"${name}\\.backup","reason":"(?:${reason})"`));
    await said(served, /"file":"notes\.txt","reason":"not-a-backup"/);
    expect((await askPort(served.port, '/health')).json.replica).toMatchObject({ asOf: before.replica.asOf });
    expect(await client.end()).toEqual(['200']);

    made.arrives('good.backup', later);
    await said(served, /"code":"replica-taken".*"file":"good\.backup"/);
  });

  test('a restored writer has a new epoch; one that lost a revocation is refused', async () => {
    const made = writer();
    const early = made.backup(new Date(Date.now() - 60_000));
    made.revoke();
    made.arrives('1.backup', made.backup(new Date(Date.now() - 30_000)));
    const served = await replica(made.folder);
    // Another computer, with the key and a backup from before the revocation.
    const home = join(root, 'restored');
    restoreBackup({ folder: home, file: early, who: 'Ana', now: new Date(), withoutKeys: true });
    copyFileSync(join(made.home, 'service-key.json'), join(home, 'service-key.json'));
    const restored = openApp({ folder: home });
    const epochOf = (context: typeof restored) => context.store.db.prepare('SELECT epoch FROM store_epoch').pluck().get();
    expect(epochOf(restored)).not.toBe(epochOf(made.context));
    writeBackup(restored.store, { file: join(made.folder, 'restored.backup'), who: 'Ana', now: new Date() });
    await said(served, /"file":"restored\.backup","reason":"lost"/);
    expect(verdictOf(await askPort(served.port, VERIFY))).toEqual([false, 'invalid']);
    changeStatus(SAMPLE.dppCode, { action: 'revoke', who: 'Ana', reason: 'again' }, restored);
    writeBackup(restored.store, { file: join(made.folder, 'mended.backup'), who: 'Ana', now: new Date() });
    await said(served, /"code":"replica-taken".*"file":"mended\.backup"/);
    expect((await until(served.port, '/health', ({ json }) => json.replica.epoch === epochOf(restored))).status).toBe(200);
    restored.close();
  });

  test('follows a store file with its WAL, and only reads it', async () => {
    const made = writer();
    const { store } = made.context;
    beat(store, new Date());
    const source = storeFile(made.home);
    expect(statSync(`${source}-wal`).size).toBeGreaterThan(0);
    const served = await replica(source);
    expect(verdictOf(await askPort(served.port, VERIFY))).toEqual([true, 'valid']);
    const before = contentOf(made.home);
    made.revoke();
    const after = contentOf(made.home);
    expect(after).not.toEqual(before);
    await untilAll(served.port, VERIFY, isInvalid);
    expect(contentOf(made.home)).toEqual(after);
    foldIn(store);
  });

  test('killed at any moment, it serves a whole copy again', async () => {
    const made = writer();
    made.arrives('1.backup', made.backup(new Date(Date.now() - 60_000)));
    const folder = newFolder();
    let served = await replica(made.folder, folder);
    let asOf = new Date();
    for (let round = 0; round < 3; round++) {
      asOf = new Date(Date.now() - 50_000 + round * 1_000);
      made.arrives(`k${round}.backup`, made.backup(asOf));
      // From before the copy is looked at until after it is served.
      await wait(600 + round * 500);
      served.child.kill('SIGKILL');
      await served.exited;
      served = await replica(made.folder, folder);
      expect(verdictOf(await askPort(served.port, VERIFY))).toEqual([true, 'valid']);
      await until(served.port, '/health', ({ json }) => json.replica.asOf === asOf.toISOString());
    }
    // A worker of the copy before, or one that leaves, is not the one to be killed.
    await untilAll(served.port, '/health', ({ json }) => json.replica.asOf === asOf.toISOString());
    while (workersOf(served).length > 2) await wait(50);
    const [victim = process.pid] = workersOf(served);
    process.kill(victim, 'SIGKILL');
    while (workersOf(served).length < 2 || workersOf(served).includes(victim)) await wait(50);
    expect(verdictOf(await askPort(served.port, VERIFY))).toEqual([true, 'valid']);
    // Without its source too.
    served.child.kill('SIGTERM');
    expect(await served.exited).toBe(0);
    served = await replica(join(made.folder, 'gone'), folder);
    expect(verdictOf(await askPort(served.port, VERIFY))).toEqual([true, 'valid']);
  });

  test('does not begin anew by itself where the copy that it served is gone', async () => {
    const made = writer();
    made.arrives('1.backup', made.backup());
    const folder = newFolder();
    const first = await replica(made.folder, folder);
    first.child.kill('SIGTERM');
    await first.exited;
    const [copy = ''] = readdirSync(folder).filter((name) => name.startsWith('copy-'));
    rmSync(join(folder, copy), { recursive: true });
    await expect(replica(made.folder, folder)).rejects.toThrow(/ended with 65: .*empty the folder/s);
    rmSync(folder, { recursive: true });
    const second = await replica(made.folder, folder);
    expect(verdictOf(await askPort(second.port, VERIFY))).toEqual([true, 'valid']);
  });

  test.each([
    [['--max-lag', '0s'], /--max-lag takes/],
    [['--max-lag', '32d'], /--max-lag takes/],
    [['--sample'], /--sample does not go with/],
    [['--data', root], /--data names a folder of its own/],
    [['--base-url', 'http://a.example'], /--base-url does not go with/],
  ])('refuses %j', async (more, why) => {
    await expect(replica(root, newFolder(), ...more)).rejects.toThrow(why);
  });

  test('refuses the data folder of a service, and a folder that another replica uses', async () => {
    const made = writer();
    await expect(replica(made.folder, made.home)).rejects.toThrow(/ended with 78: .*data folder of a service/s);
    await expect(serve('--replica-of', made.folder)).rejects.toThrow(/needs --data/);
    made.arrives('1.backup', made.backup());
    const folder = newFolder();
    await replica(made.folder, folder);
    await expect(replica(made.folder, folder)).rejects.toThrow(/ended with 78: .*another program uses the folder/s);
  });
});
