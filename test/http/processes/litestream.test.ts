// A replica fed by the real Litestream: what the service writes arrives by its WAL, a revocation counts, and backups and the end of the service do not suffer.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { checkBackup } from '../../../server/features/backups/write.ts';
import { beat } from '../../../server/store/epoch.ts';
import { storeFile } from '../../../server/store/open.ts';
import { askPort } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { newWriter } from '../../fixtures/replica.ts';
import { endServed, serve } from '../../fixtures/serving.ts';
import { named } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

vi.setConfig({ testTimeout: 240_000 });
const root = temporaryFolder();
const noLitestream = spawnSync('litestream', ['version']).error === undefined ? undefined : 'there is no litestream on the PATH';

describe.skipIf(noLitestream)(named('a replica that Litestream feeds', noLitestream), () => {
  const ending: (() => void)[] = [];
  afterEach(endServed);
  afterAll(() => {
    for (const end of ending) end();
  });

  test('serves what the service writes, and a revocation when its changes are restored', async () => {
    const made = newWriter(root);
    const { store } = made.context;
    beat(store, new Date());
    const url = pathToFileURL(join(root, 'replicated')).href;
    const replicating = spawn('litestream', ['replicate', storeFile(made.home), url], { stdio: 'ignore' });
    ending.push(() => replicating.kill('SIGKILL'));
    const arriving = join(root, 'arriving');
    mkdirSync(arriving);
    /** As the guide says: restored under a name that the replica ignores, then put in place. */
    const restore = (): boolean => {
      const [draft, file] = [join(arriving, 'store.new'), join(arriving, 'store.sqlite')];
      if (spawnSync('litestream', ['restore', '-o', draft, url], { stdio: 'ignore' }).status !== 0) return false;
      renameSync(draft, file);
      return true;
    };
    await expect.poll(restore, { timeout: 60_000, interval: 500 }).toBe(true);
    const reader = await serve('--replica-of', arriving, '--data', join(root, 'replica'), '--workers', '1', '--log', 'json');
    const verdict = async () => (await askPort(reader.port, `/api/v1/verify/${SAMPLE.dppCode}`)).json.verdict;
    expect(await verdict()).toBe('valid');
    made.revoke();
    // A checkpoint of the service takes nothing from Litestream that it has not read.
    store.db.pragma('wal_checkpoint(PASSIVE)');
    for (let round = 0; round < 50; round++) made.context.changeSettings({ serviceName: `Round ${round}` });
    beat(store, new Date());
    for (const end = Date.now() + 60_000; (await verdict()) !== 'invalid' && Date.now() < end; await wait(1_000)) restore();
    expect(await verdict()).toBe('invalid');
    expect(reader.errors()).not.toContain('replica-refused');
    // Its tables are those that it is known to add.
    const tables = store.db
      .prepare(`SELECT name FROM sqlite_schema WHERE name LIKE '\\_litestream%' ESCAPE '\\' ORDER BY name`)
      .pluck()
      .all();
    expect(tables).toEqual(['_litestream_lock', '_litestream_seq']);
    expect(checkBackup(made.backup()).bytes).toBeGreaterThan(0);
    const since = performance.now();
    made.close();
    expect(performance.now() - since).toBeLessThan(3_000);
    replicating.kill('SIGINT');
    execFileSync('litestream', ['restore', '-o', join(root, 'last.sqlite'), url], { stdio: 'ignore' });
  });
});
