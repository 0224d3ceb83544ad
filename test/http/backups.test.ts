// A backup that is made from the screen, over the workbench API: where it went, whether it is whole, and what is refused.
import { mkdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBackup } from '../../server/backup/write.ts';
import type { BackupOverview, BackupRequest, Problem } from '../../server/contract.ts';
import { createWorkbench } from '../../server/routes/workbench.ts';
import { storeFile } from '../../server/store/open.ts';
import { LIMITS } from '../../server/transport/limits.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Client, TRANSPORTS } from './client.ts';
import { freshDesk } from './desk.ts';

const root = temporaryFolder();

describe.each(TRANSPORTS)('backups over %s', (name, connect) => {
  const { desk, folder, close } = freshDesk();
  const stick = join(root, name.replaceAll(/\W/g, '-'));
  let client: Client;
  beforeAll(async () => {
    mkdirSync(stick);
    client = await connect(createWorkbench(desk, { report: (fault) => expect.unreachable(String(fault)) }));
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
