// “My laptop died” in a real browser: on an empty desk the backup is found from the first steps, looked at, refused where it is no good, and brought back; the page loads again and says so.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOf } from '../../server/backup/backup.ts';
import { writeBackup } from '../../server/backup/write.ts';
import { loadSample } from '../../server/catalogue/sample.ts';
import { openDesk } from '../../server/desk.ts';
import { inspect } from '../../server/inspect.ts';
import { writeSetting } from '../../server/store/settings.ts';
import { type BrowserDesk, startBrowserDesk } from '../http/browser-desk.ts';
import { flawsOf, goTo, type Opened, open } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-bring-back-'));
const file = join(folder, 'dpp-desk-lost.backup');
const PASSPHRASE = 'twelve letters and more';
let desk: BrowserDesk;
let opened: Opened;

beforeAll(async () => {
  const lost = openDesk({ folder: join(folder, 'lost'), baseUrl: 'https://maker.example' });
  loadSample(lost);
  inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/ABC123' }, lost);
  writeSetting(lost.store, 'watchFolder', '/media/stick');
  writeBackup(lost.store, { file, who: 'Ben', now: lost.now(), keys: { passphrase: PASSPHRASE, files: lost.keyFiles() } });
  lost.close();
  desk = await startBrowserDesk(join(folder, 'data'));
  opened = await open(desk.address);
});

afterAll(async () => {
  await opened?.browser.close();
  await desk?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As a person picks it. */
async function choose(name: string, content: Uint8Array): Promise<void> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const picked = opened.page.waitForEvent('filechooser');
  await opened.page.getByRole('button', { name: 'Choose the file' }).click();
  await (await picked).setFiles(path);
}

it('is offered on an empty desk', async () => {
  const { page } = opened;
  await page.getByRole('link', { name: 'Bring back a backup' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bring back a backup' }).waitFor();
  expect(await flawsOf(opened)).toEqual([]);
});

it('says of a wrong, a cut, a changed and a newer file in plain words what it is and what to do', async () => {
  const { page } = opened;
  const bytes = readFileSync(file);
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  const files: readonly (readonly [string, Uint8Array, string])[] = [
    ['cat.png', Buffer.from('a picture of a cat, or whatever lies on a stick'), 'This file is no backup of DPP Desk.'],
    ['cut.backup', bytes.subarray(0, bytes.length - 4000), 'A part of the file is missing'],
    ['changed.backup', flipped, 'The file is not what was written'],
    [
      'newer.backup',
      Buffer.concat([bytes.subarray(0, -32), Buffer.from(endOf(10).replace('BACKUP1', 'BACKUP2'))]),
      'The backup was made by a newer version of DPP Desk. Install',
    ],
  ];
  for (const [name, content, words] of files) {
    await choose(name, content);
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await flawsOf(opened)).toEqual([]);
    await page.getByRole('button', { name: 'Choose another file' }).click();
  }
});

it('is shown before anything changes, wants the right passphrase, and is there after the page has loaded again', async () => {
  const { page } = opened;
  await choose('dpp-desk-lost.backup', readFileSync(file));
  await page.getByText('The backup is whole.').waitFor();
  await page.getByText(/by Ben$/).waitFor();
  await page.getByText('did:web:maker.example').waitFor();
  await page.getByRole('row', { name: 'Inspections 1 0' }).waitFor();
  await page.getByText('Nothing that was recorded on this computer would be missing.').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Look into a folder: /media/stick' }).isChecked()).toBe(false);
  expect(await flawsOf(opened)).toEqual([]);

  const bring = async (passphrase: string) => {
    await page.getByLabel('Passphrase of the backup').fill(passphrase);
    await page.getByLabel('Your name').fill('Ana');
    await page.getByRole('button', { name: 'Bring it back …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bring it back' }).click();
  };
  await bring('another one altogether');
  await page.getByRole('alert').getByText('This passphrase does not open the keys.').waitFor();
  // What the browser says of a refusal and of a workbench that is away for a moment.
  opened.complaints.length = 0;

  await bring(PASSPHRASE);
  await page.getByRole('heading', { name: 'Brought back' }).waitFor();
  await page.getByText(/^Brought back from a backup on .* by Ana\.$/).waitFor();
  await page.getByText('Not switched on, though the backup had it on:').waitFor();
  await page.getByText(/A backup was brought back: this computer has its records again/).waitFor();
  opened.complaints.length = 0;
  expect(await flawsOf(opened)).toEqual([]);
  await goTo(page, '#/inspections', 'Inspections');
  await page.getByText('ABC123').first().waitFor();
});

it('says what of this computer is not in it, and wants a reason for it', async () => {
  const { page } = opened;
  await goTo(page, '#/settings', 'Settings');
  await page.getByText(/^Brought back from a backup on /).waitFor();
  await page.getByRole('link', { name: 'Bring back a backup' }).click();
  await choose('dpp-desk-lost.backup', readFileSync(file));
  await page.getByText('On this computer, and not in the backup').waitFor();
  await page.getByText(/1 line on backups that were made or brought back is not in it\./).waitFor();
  await page.getByText(/What is here now is not deleted\. It is kept whole in .*before-restore-/).waitFor();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByText('Leave the keys in the backup').click();
  expect(await page.getByRole('button', { name: 'Bring it back …' }).isDisabled()).toBe(true);
  await page.getByLabel('Reason').fill('a test');
  expect(await page.getByRole('button', { name: 'Bring it back …' }).isDisabled()).toBe(false);
  expect(await flawsOf(opened)).toEqual([]);
  await page.getByRole('button', { name: 'Do not bring it back' }).click();
  await page.getByRole('button', { name: 'Choose the file' }).waitFor();
});
