// The Resolver screen where a base URL is set, and in maintenance: what others open comes first, and what waits is not promised.
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { changeMaintenance } from '../../server/features/maintenance/maintenance.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { deskInBrowser, expectClean, go, page } from '../fixtures/browser/browser-window.ts';
import { pictured } from '../fixtures/browser/pictured.ts';
import { freePort } from '../fixtures/browser/world.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
deskInBrowser(async () => {
  const filled = openApp({ folder });
  loadSample(filled);
  filled.changeSettings({ baseUrl: 'https://passports.lab.example' });
  changeMaintenance(filled.store, { on: true, who: 'Ana', reason: 'the disk is exchanged' }, new Date());
  filled.close();
  return startBrowserDesk(folder);
});

const standing = () => page.getByRole('region', { name: 'State', exact: true });

it('promises nothing that maintenance stops while it is off', async () => {
  await go('#/resolver', 'Resolver');
  await standing().getByText('It is in maintenance: inspecting and publishing wait too.').waitFor();
  expect(await standing().getByText('Inspecting and publishing still work.').count()).toBe(0);
  await expectClean();
});

it('shows the base URL as the address, and the listener beside it', async () => {
  const port = await freePort();
  await page.getByRole('textbox', { name: 'Port' }).fill(String(port));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await standing().getByText('https://passports.lab.example', { exact: true }).waitFor();
  expect(
    await standing()
      .getByRole('definition')
      .filter({ hasText: `http://127.0.0.1:${port}` })
      .count(),
  ).toBe(1);
  await pictured('address', standing());
  await expectClean();
});
