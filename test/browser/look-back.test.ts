// The look-back in a real browser: a passport is revoked after its item was released; the desk finds it by itself and says so until someone records what was done.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { changeStatus } from '../../server/features/issuing/status.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { appendDecision } from '../../server/store/audit-log/append.ts';
import { deskInBrowser, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
const LINK = `https://id.example.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;

let baseUrl = '';
deskInBrowser(async () => {
  const port = await freePort();
  baseUrl = `http://localhost:${port}`;
  const context = openApp({ folder: data, baseUrl });
  loadSample(context);
  asReal(context);
  const [entry] = inspect({ channel: 'wedge', text: LINK }, context).inspections;
  const said = { decision: 'released', officer: 'Ana Lind', place: 'Gate 4', reference: 'R-7', note: '' } as const;
  appendDecision(context.store, entry?.id ?? 0, said, new Date());
  context.close();
  return serve(data, port);
});
beforeEach(forgetComplaints);

it('names the item with place and officer of its release, and stops when a decision is recorded', async () => {
  const banner = page.getByRole('alert').filter({ hasText: '1 item that was released is now invalid.' });
  expect(await banner.count()).toBe(0);
  const other = openApp({ folder: data, baseUrl });
  changeStatus(SAMPLE.dppCode, { action: 'revoke', who: 'Maker', reason: 'recall' }, other);
  other.close();
  await banner.waitFor({ timeout: 60_000 });
  await banner.getByText(/ABC123.*Released .* at Gate 4 by Ana Lind$/).waitFor();
  await go('#/inspections', 'Inspections');
  await page.getByRole('heading', { name: 'Released, now invalid' }).waitFor();
  await picture('inspections');
  await expectClean();
  await page.getByRole('button', { name: 'Show in the list' }).click();
  await page.getByText('No inspections match').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Decision', exact: false }).filter({ hasText: 'Released, now invalid' }).count()).toBe(1);
  await banner.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText('This item was released before. Find it, and record below what was done.').waitFor();
  await page.getByText(/^Released .* at Gate 4 by Ana Lind$/).waitFor();
  await picture('entry');
  await expectClean();
  const entry = openApp({ folder: data, baseUrl });
  const said = { decision: 'held', officer: 'Ben', place: 'Hall B', reference: '', note: 'brought back' } as const;
  appendDecision(entry.store, 2, said, new Date());
  entry.close();
  await banner.waitFor({ state: 'detached', timeout: 30_000 });
});
