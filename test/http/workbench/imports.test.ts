// A file of passports over the workbench API, part by part, as the screen sends it.
import { expect, test } from 'vitest';
import { importRoutes } from '../../../server/api/workbench/imports.ts';
import { workbenchHttp } from '../../../server/api/workbench/workbench-http.ts';
import { backupImportJob, checkBackup, timedBackups } from '../../../server/features/backups/index.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { countPassports, passportByCode } from '../../../server/store/passports/passports.ts';
import { removeSetting, writeSetting } from '../../../server/store/settings.ts';
import { overChannel } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const { context, ask, report } = reachedWorkbench(overChannel, { sample: true });
const document = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
const { digitalProductPassportId: _, uniqueProductIdentifier: _1, batteryPassportIdentifier: _2, sample: _3, ...rest } = document;
const numbered = (at: number) => ({ ...rest, serial: `N${at}`, dppCode: `DPP-${SAMPLE.gtin}-N${at}` });

const send = async (bytes: Buffer, step: number) => {
  const imported: { index: number; dppCode: string; unchanged?: true }[] = [];
  const refused: { index: number; code: string }[] = [];
  for (let at = 0; at < Math.max(bytes.length, 1); at += step) {
    const answer = await ask(`/workbench/imports?at=${at}&last=${at + step >= bytes.length}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes.subarray(at, at + step),
    });
    expect(answer.status).toBe(200);
    imported.push(...answer.json.imported);
    refused.push(...answer.json.refused);
  }
  return { imported, refused };
};

test('a file of more entries than one request could hold is stored whole, and is unchanged when it comes again', async () => {
  const bytes = Buffer.from(`\uFEFF[${Array.from({ length: 1_200 }, (_, at) => JSON.stringify(numbered(at))).join(',\n')}]`);
  expect(bytes.length).toBeGreaterThan(1024 * 1024);
  const first = await send(bytes, 1024 * 1024);
  expect([first.imported.length, first.refused]).toEqual([1_200, []]);
  const [made] = readBackupLog(context.store, 20);
  expect(made).toMatchObject({ action: 'backup', who: 'import' });
  // It holds the sample set, and nothing of the file.
  expect(checkBackup(made?.file ?? '').passports).toBe(countPassports(context.store) - 1_200);
  expect(first.imported.map(({ index }) => index)).toEqual(Array.from({ length: 1_200 }, (_, at) => at));
  const again = await send(bytes, 700_001);
  expect(again.imported.filter(({ unchanged }) => unchanged)).toHaveLength(1_200);
});

test('a part that is not the next one is refused, and an empty file says that it is empty', async () => {
  const wrong = await ask('/workbench/imports?at=5', { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body: 'x' });
  expect([wrong.status, wrong.json.code]).toEqual([409, 'conflict']);
  expect((await send(Buffer.alloc(0), 1)).refused).toMatchObject([{ code: 'DPP-INP-01' }]);
});

test('a file of a thousand entries is not stored where its backup fails, and only a request leaves the backup out', async () => {
  const { store } = context;
  const send = (count: number, query = '') =>
    ask(`/workbench/imports?at=0&last=true${query}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: Array.from({ length: count }, (_, at) => `{"small":${at}}`).join('\n'),
    });
  const made = readBackupLog(store, 20).length;
  writeSetting(store, 'timedBackups', { folder: '/nowhere', every: 86_400_000, keep: '7d', since: context.now().toISOString() });
  const refused = await send(1_000);
  expect([refused.status, refused.json.errors]).toMatchObject([409, [{ code: 'not-found' }]]);
  expect((await send(999)).json.refused).toHaveLength(999);
  expect((await send(1_000, '&backup=none')).json.refused).toHaveLength(1_000);
  expect(readBackupLog(store, 20)).toHaveLength(made);
});

test('a backup that takes longer than one call goes on, and the part that is sent again waits for it', async () => {
  const { store } = context;
  removeSetting(store, 'timedBackups');
  const app = workbenchHttp({ report }, backupImportJob({ folder: store.folder, store }, { report }));
  importRoutes(app, context, timedBackups(context), 1);
  const client = await overChannel(app);
  const [made, passports] = [readBackupLog(store, 20).length, countPassports(store)];
  const first = () =>
    client.ask('/workbench/imports?at=0&last=true', {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: [JSON.stringify(numbered(5_000)), ...Array.from({ length: 999 }, (_, at) => `{"small":${at}}`)].join('\n'),
    });
  const answers = [(await first()).json];
  expect([answers[0], countPassports(store)]).toEqual([{ imported: [], refused: [], isBackingUp: true }, passports]);
  while (answers.at(-1)?.isBackingUp) answers.push((await first()).json);
  expect([answers.at(-1)?.imported.length, answers.at(-1)?.refused.length]).toEqual([1, 999]);
  expect([readBackupLog(store, 20).length, countPassports(store)]).toEqual([made + 1, passports + 1]);
  await client.close();
});
