// After a change of the address, in a real browser: what is affected is told, everything is published again from the screen, and a pack is made from a saved list of missing passports.
import { join } from 'node:path';
import { it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { choose, deskInBrowser, dialog, download, expectClean, go, page } from '../fixtures/browser/browser-window.ts';
import { serve } from '../fixtures/browser/world.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');

deskInBrowser(() => {
  const context = openApp({ folder: data });
  context.changeSettings({ baseUrl: 'https://maker.example' });
  loadSample(context);
  asReal(context);
  context.changeSettings({ baseUrl: 'https://new.example' });
  context.close();
  return serve(data);
});

it('everything is published again, after a look at how much that is', async () => {
  await go('#/passports', 'Passports');
  await page.getByText('10 published passports were signed under an earlier address').waitFor();
  await expectClean();
  await page.getByRole('button', { name: 'Publish all again' }).click();
  await dialog().getByText('of these signed under an earlier address').waitFor();
  await expectClean();
  await dialog().getByRole('button', { name: 'Sign 10 passports' }).click();
  await dialog().getByText('10 passports were signed again and published.').waitFor();
  await expectClean();
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('signed under an earlier address').waitFor({ state: 'detached' });
});

it('a pack is made from a saved list; one of codes without a copy says that it is empty', async () => {
  await go('#/packs', 'Packs');
  const make = async (serial: string) => {
    const list = { format: 'dpp-want-list', version: 1, items: [{ gtin: SAMPLE.gtin, serial }] };
    const press = (name: string) => dialog().getByRole('button', { name });
    await choose(press('Choose a saved list of missing passports'), { name: 'want-list.json', text: JSON.stringify(list, null, 2) });
    await download(press('Make and save it'));
  };
  await page.getByRole('button', { name: 'Make a pack' }).first().click();
  await dialog()
    .getByRole('button', { name: /Contents/ })
    .click();
  await page.getByRole('option', { name: 'Only these codes' }).click();
  await make('NOT-HERE');
  await dialog().getByText('The pack is empty').waitFor();
  await expectClean();
  await make(SAMPLE.serial);
  await dialog().getByText('The pack is empty').waitFor({ state: 'detached' });
  await dialog()
    .getByText(/was made: [1-9]/)
    .waitFor();
});
