// A stick in a real browser: chosen once in the settings, then a list on it is offered on every screen, looked at, and in force only when a person says so.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { deskInBrowser, dialog, expectClean, go, page } from '../fixtures/browser/browser-window.ts';
import { putInForce } from '../fixtures/browser/trust-list.ts';
import { serve } from '../fixtures/browser/world.ts';
import { entry, signed } from '../fixtures/office.ts';
import { office, pack } from '../fixtures/pack-office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const media = join(folder, 'media');
const stick = join(media, 'STICK');

deskInBrowser(() => {
  mkdirSync(stick, { recursive: true });
  return serve(join(folder, 'data'));
});

it('a list on a stick is offered, previewed, imported by a person, and not offered again', async () => {
  await go('#/settings', 'Settings');
  await page.getByLabel('Folder to watch').fill(media);
  await page
    .locator('form', { has: page.getByLabel('Folder to watch') })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await page.getByText('The folder is being watched.').waitFor();

  const text = signed(12, [entry()], { issuedAt: '2026-11-21T00:00:00Z', nextUpdate: '2027-06-30T00:00:00Z' });
  writeFileSync(join(stick, 'list.jwt'), text);
  writeFileSync(join(stick, 'bad.jwt'), `${text.slice(0, -8)}AAAAAAAA`);
  const found = page.getByText('Found trust list 12 from List office');
  await found.waitFor();
  await page.getByText('bad.jwt cannot be used').waitFor();
  await expectClean();

  await go('#/', 'Inspect a product');
  await page.getByRole('button', { name: 'Review it' }).click();
  await dialog().getByText('List office').first().waitFor();
  await putInForce(text);
  await found.waitFor({ state: 'detached' });
});

it('a pack on a stick waits on the screen of the packs', async () => {
  const hq = office();
  writeFileSync(join(stick, 'office.pack'), readFileSync(pack(hq.context)));
  hq.close();
  await page.getByText(/^Found pack 1 from Office/).waitFor();
  await page.getByRole('button', { name: 'Review it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Packs' }).waitFor();
  await page.getByText('office.pack').first().waitFor();
  await expectClean();
});
