// A backup from the settings in a real browser: where it went is said, and the file is whole.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBackup } from '../../server/backup/write.ts';
import { flawsOf, goTo, type Opened, open } from './browser.ts';
import { freePort, type Served, serve } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-backup-'));
const stick = join(folder, 'stick');
let served: Served;
let opened: Opened;

beforeAll(async () => {
  mkdirSync(stick);
  const [port, workbenchPort] = [await freePort(), await freePort()];
  served = await serve(join(folder, 'data'), port, workbenchPort);
  opened = await open(served.workbench);
});

afterAll(async () => {
  await opened?.browser.close();
  const code = await served?.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(0);
});

it('is made on a stick with the key under a passphrase, and said with its place', async () => {
  const { page } = opened;
  await page.getByRole('heading', { name: 'Inspect a product' }).waitFor();
  await goTo(page, '#/settings', 'Settings');
  await page.getByText('No backup was made on this computer yet.').waitFor();
  await page.getByLabel('Folder for the backup').fill(stick);
  await page.getByLabel('Passphrase for the key of the service').fill('too short');
  await page.getByText('At least 12 characters').waitFor();
  await page.getByLabel('Passphrase for the key of the service').fill('twelve letters and more');
  await page.getByRole('button', { name: 'Back up now', exact: true }).click();
  await page.getByText(/^Last backup: .* with the key of the service/).waitFor();
  const [file = ''] = readdirSync(stick);
  await page.getByText(join(stick, file)).waitFor();
  expect(checkBackup(join(stick, file)).keys).toBeDefined();
  expect(await flawsOf(opened)).toEqual([]);
});
