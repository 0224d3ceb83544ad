// A backup that is made from the screen, over the workbench API: where it went, whether it is whole, and what is refused.
import { mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { BackupOverview, BackupRequest, Problem } from '../../../server/contract/index.ts';
import { backupImportJob } from '../../../server/features/backups/import-job.ts';
import { checkBackup, writeBackup } from '../../../server/features/backups/write.ts';
import { LIMITS } from '../../../server/lib/limits.ts';
import { countInspections } from '../../../server/store/audit-log/read.ts';
import { storeFile } from '../../../server/store/open.ts';
import { type Client, overSocket, TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();

describe.each(TRANSPORTS)('backups over %s', (name, connect) => {
  const { context, folder, close } = freshApp();
  const stick = join(root, name.replaceAll(/\W/g, '-'));
  let client: Client;
  beforeAll(async () => {
    mkdirSync(stick);
    client = await connect(createWorkbench(context, { report: (fault) => expect.unreachable(String(fault)) }));
  });
  afterAll(async () => {
    await client.close();
    close();
  });
  const make = (body: BackupRequest) => client.ask('/workbench/backups', { method: 'POST', body: JSON.stringify(body) });

  test('none at first; one in the usual folder without keys, one on a stick with them', async () => {
    expect((await client.ask('/workbench/backups')).json).toEqual({ folder: join(folder, 'backups'), bringsBack: false, log: [] });
    const [plain] = ((await make({ folder: '', who: 'Ana' })).json as BackupOverview).log;
    expect(plain).toMatchObject({ action: 'backup', who: 'Ana', keys: false });
    expect(checkBackup(plain?.file ?? '').keys).toBeUndefined();
    expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700);
    const [sealed] = ((await make({ folder: stick, who: 'Ana', passphrase: 'twelve letters and more' })).json as BackupOverview).log;
    expect(sealed?.file.startsWith(stick)).toBe(true);
    expect(checkBackup(sealed?.file ?? '').keys).toBeDefined();
  });

  test('a short passphrase, a folder that is not there and a path that is none are refused, and nothing is logged', async () => {
    const before = ((await client.ask('/workbench/backups')).json as BackupOverview).log.length;
    const refused = async (body: BackupRequest) => {
      const { status, json } = await make(body);
      const { code, errors } = json as Problem;
      return [status, code, errors?.[0]?.code];
    };
    expect(await refused({ folder: stick, who: 'Ana', passphrase: 'short' })).toEqual([409, 'conflict', 'passphrase-needed']);
    expect(await refused({ folder: join(stick, 'none'), who: 'Ana' })).toEqual([409, 'conflict', 'not-found']);
    expect(await refused({ folder: 'somewhere', who: 'Ana' })).toEqual([400, 'bad-parameter', undefined]);
    expect(((await client.ask('/workbench/backups')).json as BackupOverview).log).toHaveLength(before);
  });

  test('a large store is copied when somebody says yes to an app that stands still', async () => {
    // As long as a large one, with nothing in the end of it: SQLite's own header says how much counts.
    const file = storeFile(folder);
    truncateSync(file, LIMITS.backupAtOnce + 1);
    const refused = await make({ folder: stick, who: 'Ana' });
    expect([refused.status, (refused.json as Problem).errors?.[0]?.code]).toEqual([409, 'large']);
    const made = ((await make({ folder: stick, who: 'Ben', standStill: true })).json as BackupOverview).log[0];
    expect(made?.who).toBe('Ben');
    expect(checkBackup(made?.file ?? '').bytes).toBeLessThan(LIMITS.backupAtOnce);
  });
});

/** Whatever way a target is written that leads to a route: the one that is open as long as a backup is brought back is told by its route. */
test('nothing is begun while a backup is brought back, however its address is written', async () => {
  const { context, folder, close } = freshApp();
  const report = (fault: unknown) => expect.unreachable(String(fault));
  // The parent that would end this process: nothing follows, so the state lasts.
  const backups = backupImportJob({ folder, store: context.store }, { report, follow: () => undefined });
  const client = await overSocket(createWorkbench(context, { report, backups }));
  const file = join(root, 'pending.backup');
  writeBackup(context.store, { file, who: 'Ana', now: context.now() });
  const bytes = readFileSync(file);
  await backups.begin({ name: 'pending.backup', size: bytes.length, modified: 1 });
  backups.append(0, bytes);
  await expect.poll(() => backups.state()?.stage).toBe('ready');
  await backups.restore({ who: 'Ana', switchOn: [] });

  const body = JSON.stringify({ channel: 'manual', text: 'https://id.example.org/01/09520123456788/21/ABC123' });
  for (const target of ['/workbench/inspections', '/%77orkbench/inspections', '/workbench/%69nspections', '/%77orkbench%2Finspections']) {
    const { status } = await client.ask(target, { method: 'POST', body });
    expect([target, [503, 404].includes(status)]).toEqual([target, true]);
  }
  expect((await client.ask('/%77orkbench/inspections', { method: 'POST', body })).status).toBe(503);
  expect(countInspections(context.store)).toBe(0);
  for (const target of ['/workbench/backups', '/workbench/backups?turn=2']) expect((await client.ask(target)).status).toBe(200);
  await client.close();
  close();
});
