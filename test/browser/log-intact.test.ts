// The state of the log on the screens, in a real browser: intact up to an entry; changed by another program, which no screen hides; and the records checked from the settings.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { storeFile } from '../../server/store/open.ts';
import { deskInBrowser, expectClean, go, page } from '../fixtures/browser/browser-window.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');

deskInBrowser(() => {
  const context = openApp({ folder: data });
  for (const serial of ['A1', 'A2', 'A3']) inspect({ channel: 'manual', text: `(01)09520123456788(21)${serial}` }, context);
  context.close();
  return startBrowserDesk(data);
});

/** There is no slip of an entry whose log was changed. */
const NO_SLIP = /409 \(Conflict\).*\/slip/;

it('says up to which entry the log is intact', async () => {
  await go('#/inspections', 'Inspections');
  await page.getByText(/^Log intact up to entry 3, /).waitFor();
  await picture('intact');
  await expectClean();
});

it('checks the whole store from the settings', async () => {
  await go('#/settings', 'Settings');
  await page.getByText('This key is not encrypted on the disk').waitFor();
  await page.getByRole('button', { name: 'Check the records' }).click();
  await page.getByText('The records are undamaged: every page of the store and every log was checked.').waitFor();
  await picture('checked');
  await expectClean();
});

it('names the end of the log and its key on a printed record', async () => {
  await go('#/print/2', 'Inspection record');
  await page.getByText(/^entry 3, [0-9a-f]{64}$/).waitFor();
  await expectClean();
});

it('says on an entry and on its printed record that it was changed', async () => {
  const db = new Database(storeFile(data));
  db.exec("DROP TRIGGER inspections_no_update; UPDATE inspections SET record = replace(record, 'DPP-SIG-13', 'DPP-SIG-01') WHERE id = 1");
  db.close();
  for (const [address, title] of [
    ['#/inspections/1', 'Inspection 1'],
    ['#/print/1', 'Inspection record'],
  ] as const) {
    await go(address, title);
    await page.getByText('This entry was changed after it was written.').waitFor();
  }
  await go('#/print/2', 'Inspection record');
  expect(await page.getByText('This entry was changed').count()).toBe(0);
  await expectClean(NO_SLIP);
});

it('shows what another program changed', async () => {
  const db = new Database(storeFile(data));
  db.exec('DROP TRIGGER inspections_no_delete; DELETE FROM inspections WHERE id = 3');
  db.close();
  await go('#/', 'Inspect a product');
  await go('#/inspections', 'Inspections');
  await page.getByText('The log was changed').waitFor();
  expect(await page.getByText(/Inspections: it ends before entry 3, which was signed last/).count()).toBe(1);
  await picture('changed');
  for (const [language, words] of [
    ['Deutsch', 'Prüfungen: Es endet vor Eintrag 3, der zuletzt signiert wurde.'],
    ['Français', 'Contrôles: il s’arrête avant l’entrée 3, qui a été signée en dernier.'],
    ['English', 'Inspections: it ends before entry 3, which was signed last.'],
  ] as const) {
    await page
      .getByRole('button', { name: /Language|Sprache|Langue/ })
      .first()
      .click();
    await page.getByRole('option', { name: language }).click();
    await page.getByText(words).waitFor();
  }
  await expectClean(NO_SLIP);
});
