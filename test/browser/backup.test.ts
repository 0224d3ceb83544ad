// A backup from the settings in a real browser: where it went is said, and the file is whole.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkBackup } from '../../server/features/backups/write.ts';
import { deskInBrowser, expectClean, go, page } from '../fixtures/browser/browser-window.ts';
import { serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const stick = join(folder, 'stick');

deskInBrowser(() => {
  mkdirSync(stick);
  return serve(join(folder, 'data'));
});

it('is made on a stick with the key under a passphrase, and said with its place', async () => {
  await go('#/settings', 'Settings');
  await page.getByText('No backup has been made on this computer yet.').waitFor();
  await page.getByLabel('Folder for the backup').fill(stick);
  await page.getByLabel('Passphrase for the key of the service').fill('too short');
  await page.getByText('At least 12 characters').waitFor();
  await page.getByLabel('Passphrase for the key of the service').fill('twelve letters and more');
  await page.getByRole('button', { name: 'Back up now', exact: true }).click();
  await page.getByText(/^Last backup: .* with the key of the service/).waitFor();
  const [file = ''] = readdirSync(stick);
  await page.getByText(join(stick, file)).waitFor();
  expect(checkBackup(join(stick, file)).keys).toBeDefined();
  await expectClean();
});

it('is made by itself once a folder was named, and said with its place; a folder that is not there is refused', async () => {
  const disk = join(folder, 'disk');
  await go('#/settings', 'Settings');
  await page.getByText('No automatic backups are made.').waitFor();
  await page.getByLabel('Folder for these backups').fill(disk);
  const save = page.locator('form', { has: page.getByLabel('Folder for these backups') }).getByRole('button', { name: 'Save' });
  await save.click();
  await page.getByText('Nothing was changed').waitFor();
  mkdirSync(disk);
  await save.click();
  await page.getByText(/^Last automatic backup: .*, verified/).waitFor();
  const [file = ''] = readdirSync(disk);
  await page.getByRole('region', { name: 'Automatic backups' }).getByText(join(disk, file)).waitFor();
  expect(checkBackup(join(disk, file)).keys).toBeUndefined();
  await page.getByRole('button', { name: 'Stop automatic backups' }).click();
  await page.getByText('No automatic backups are made.').waitFor();
  await expectClean(/409 \(Conflict\).*\/backups\/timed/);
});
