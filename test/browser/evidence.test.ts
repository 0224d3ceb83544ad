// Evidence bundles in a real browser: saved from an entry and from a run, and refused with the reason when the log was changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspectBundle } from '../../server/features/evidence/index.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { storeFile } from '../../server/store/open.ts';
import { startRun } from '../../server/store/runs/run-log.ts';
import { deskInBrowser, download, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const RUN = '6f1c2a4e-7d0b-4c3a-9a51-0c1f2b3d4e5f';
const data = join(temporaryFolder(), 'data');

deskInBrowser(async () => {
  const port = await freePort();
  const context = openApp({ folder: data, baseUrl: `http://localhost:${port}` });
  loadSample(context);
  startRun(context.store, RUN, { name: 'Pallet 7', place: 'Gate 4', reference: 'MRN 26DE0001', officer: 'Ana Lind' }, new Date());
  for (const serial of ['ABC123', 'NONE'])
    inspect({ channel: 'wedge', text: `https://id.example.org/01/09520123456788/21/${serial}` }, context);
  context.close();
  return serve(data, port);
});
beforeEach(forgetComplaints);

const bundle = () => page.getByRole('link', { name: 'Evidence bundle' });

async function saved(): Promise<readonly [name: string, found: unknown]> {
  const file = await download(bundle());
  const finding = await inspectBundle(new Blob([readFileSync(await file.path())]));
  return [
    file.suggestedFilename(),
    finding.state === 'as-signed' ? finding.entries.map(({ number, anew }) => `${number} ${anew}`) : finding.detail,
  ];
}

it('are saved from an entry and from its run', async () => {
  await go('#/inspections/1');
  await bundle().waitFor();
  await picture('entry');
  expect(await saved()).toEqual(['evidence-1.zip', ['1 same']]);
  await go(`#/runs/${RUN}`);
  await page.getByRole('heading', { level: 1, name: 'Pallet 7' }).waitFor();
  await bundle().waitFor();
  await picture('run');
  expect((await saved())[1]).toEqual(['1 same', '2 same']);
  await expectClean();
});

it('are refused with the reason when an earlier line of the log was changed', async () => {
  const db = new Database(storeFile(data));
  db.exec("DROP TRIGGER inspections_no_update; UPDATE inspections SET at = '2020-01-01T00:00:00.000Z' WHERE id = 1");
  db.close();
  await bundle().click();
  await page.getByText(/could not be created: the log 'inspections' cannot be attested: number 1 does not fit/).waitFor();
  await picture('refused');
});
