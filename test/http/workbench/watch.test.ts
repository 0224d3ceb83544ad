// The folder that is kept an eye on, over the workbench API: chosen, looked at, a list brought to the preview and a pack to where packs wait.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJobs } from '../../../server/api/workbench/jobs.ts';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { PackImport, PacksOverview, TrustPreview, WatchedText, WatchState } from '../../../server/contract/index.ts';
import { timedBackups } from '../../../server/features/backups/index.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { signed } from '../../fixtures/office.ts';
import { inTheField, office, pack } from '../../fixtures/pack-office.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();

describe.each(TRANSPORTS)('a watched folder over %s', (name, connect) => {
  const hq = office();
  const { context, close } = inTheField();
  const stick = join(root, name.replaceAll(/\W/g, '-'));
  const report = (fault: unknown) => expect.unreachable(String(fault));
  const jobs = openJobs(context, report, timedBackups(context));
  let client: Client;
  beforeAll(async () => {
    mkdirSync(stick);
    client = await connect(createWorkbench(context, { report, jobs }));
  });
  afterAll(async () => {
    await client.close();
    close();
    hq.close();
  });
  const state = async () => (await client.ask('/workbench/watch')).json as WatchState;
  const lookTwice = async () => {
    for (let turn = 0; turn < 2; turn++) await jobs.watch.look();
  };

  test('none at first; a path that is none is refused', async () => {
    expect(await state()).toMatchObject({ folder: '', present: false, offers: [], problems: [] });
    const { status, json } = await client.ask('/workbench/watch', { method: 'PUT', body: JSON.stringify({ folder: 'somewhere' }) });
    expect([status, (json as { code: string }).code]).toEqual([400, 'bad-parameter']);
  });

  test('a trust list is shown for a preview, a pack waits to be applied, and what was seen is not shown again', async () => {
    writeFileSync(join(stick, 'list.jwt'), signed(7));
    cpSync(pack(hq.context, { trust: hq.trust }), join(stick, 'office.pack'));
    await client.ask('/workbench/watch', { method: 'PUT', body: JSON.stringify({ folder: stick }) });
    await lookTwice();
    const { offers } = await state();
    const [list, packed] = ['trust', 'pack'].map((kind) => offers.find((one) => one.kind === kind)?.id ?? '') as [string, string];
    const { text } = (await client.ask(`/workbench/watch/${list}/text`)).json as WatchedText;
    const preview = (await client.ask('/workbench/trust/preview', { method: 'POST', body: JSON.stringify({ text }) })).json as TrustPreview;
    expect([preview.sequence, preview.needs]).toEqual([7, ['fingerprint']]);
    const brought = await client.ask(`/workbench/watch/${packed}/bring`, { method: 'POST' });
    expect((brought.json as PackImport).name).toBe('office.pack');
    await expect
      .poll(async () => ((await client.ask('/workbench/packs')).json as PacksOverview).incoming)
      .toMatchObject({ stage: 'ready', preview: { creator: 'Office' } });
    expect(((await client.ask('/workbench/packs')).json as PacksOverview).applied).toEqual([]);
    const after = (await client.ask(`/workbench/watch/${list}`, { method: 'DELETE' })).json as WatchState;
    expect(after.offers.map(({ kind }) => kind)).toEqual(['pack']);
  });

  test('what was taken out says so, with a code', async () => {
    const [offer] = (await state()).offers;
    rmSync(stick, { recursive: true });
    const { status, json } = await client.ask(`/workbench/watch/${offer?.id}/bring`, { method: 'POST' });
    expect([status, json]).toMatchObject([404, { code: 'not-found', detail: expect.stringContaining('nothing was imported') }]);
    expect((await client.ask(`/workbench/watch/${'0'.repeat(64)}/text`)).status).toBe(404);
    expect((await client.ask('/workbench/watch/no-id/text')).status).toBe(400);
  });
});
