// “My laptop died” in a real browser: on an empty desk the backup is found from the first steps, looked at, refused where it is no good, and brought back; the page loads again and says so.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { endOf } from '../../server/features/backups/backup.ts';
import { writeBackup } from '../../server/features/backups/write.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { writeSetting } from '../../server/store/settings.ts';
import { chooser, deskInBrowser, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const file = join(folder, 'dpp-desk-lost.backup');
const PASSPHRASE = 'twelve letters and more';

deskInBrowser(() => {
  const lost = openApp({ folder: join(folder, 'lost'), baseUrl: 'https://maker.example' });
  loadSample(lost);
  inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/ABC123' }, lost);
  writeSetting(lost.store, 'watchFolder', '/media/stick');
  writeBackup(lost.store, { file, who: 'Ben', now: lost.now(), keys: { passphrase: PASSPHRASE, files: lost.keyFiles() } });
  lost.close();
  return startBrowserDesk(join(folder, 'data'));
});

/** As a person picks it. */
async function choose(name: string, content: Uint8Array): Promise<void> {
  const path = join(folder, name);
  writeFileSync(path, content);
  await (await chooser(page.getByRole('button', { name: 'Choose the file' }))).setFiles(path);
}

it('is offered on an empty desk', async () => {
  await page.getByRole('link', { name: 'Restore a backup' }).click();
  await page.getByRole('heading', { level: 1, name: 'Restore a backup' }).waitFor();
  await expectClean();
});

it('says of a wrong, a cut, a changed and a newer file in plain words what it is and what to do', async () => {
  const bytes = readFileSync(file);
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  const files: readonly (readonly [string, Uint8Array, string])[] = [
    ['cat.png', Buffer.from('a picture of a cat, or whatever lies on a stick'), 'This file is not a backup of DPP Desk.'],
    ['cut.backup', bytes.subarray(0, bytes.length - 4000), 'Part of the file is missing'],
    ['changed.backup', flipped, 'The file was damaged or changed after it was written'],
    [
      'newer.backup',
      Buffer.concat([bytes.subarray(0, -32), Buffer.from(endOf(10).replace('BACKUP1', 'BACKUP3'))]),
      'The backup was made by a newer version of DPP Desk. Install',
    ],
  ];
  for (const [name, content, words] of files) {
    await choose(name, content);
    await page.getByRole('alert').getByText(words).waitFor();
    await expectClean();
    await page.getByRole('button', { name: 'Choose another file' }).click();
  }
});

it('is shown before anything changes, wants the right passphrase, and is there after the page has loaded again', async () => {
  await choose('dpp-desk-lost.backup', readFileSync(file));
  await page.getByText('The backup is complete and undamaged.').waitFor();
  await page.getByText(/by Ben$/).waitFor();
  await page.getByText('did:web:maker.example').waitFor();
  await page.getByRole('row', { name: 'Inspections 1 0' }).waitFor();
  await page.getByText('Nothing that was recorded on this computer would be missing.').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Watch a folder: /media/stick' }).isChecked()).toBe(false);
  await expectClean();

  const bring = async (passphrase: string) => {
    await page.getByLabel('Passphrase of the backup').fill(passphrase);
    await page.getByLabel('Your name').fill('Ana');
    await page.getByRole('button', { name: 'Restore…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  };
  await bring('another one altogether');
  await page.getByRole('alert').getByText('This passphrase does not open the keys.').waitFor();
  // What the browser says of a refusal and of a workbench that is away for a moment.
  forgetComplaints();

  await bring(PASSPHRASE);
  await page.getByRole('heading', { name: 'Restored' }).waitFor();
  await page.getByText(/^Restored from a backup on .* by Ana\.$/).waitFor();
  await page.getByText('Not switched on, although it was on in the backup:').waitFor();
  await page.getByText(/A backup was restored, and this computer has its records again/).waitFor();
  forgetComplaints();
  await expectClean();
  await page.getByRole('button', { name: 'Check the trust data' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trust' }).waitFor();
  await go('#/inspections', 'Inspections');
  await page.getByText('ABC123').first().waitFor();
});

it('says what of this computer is not in it, and wants a reason for it', async () => {
  await go('#/settings', 'Settings');
  await page.getByText(/^Restored from a backup on /).waitFor();
  await page.getByRole('link', { name: 'Restore a backup' }).click();
  await choose('dpp-desk-lost.backup', readFileSync(file));
  await page.getByText('On this computer, and not in the backup').waitFor();
  await page.getByText(/1 log entry about backups made or restored is not in it\./).waitFor();
  await page.getByText(/The current data is not deleted\. All of it is kept in .*before-restore-/).waitFor();
  await page.getByText(/^Already on this computer\. They stay as they are, and the passphrase of the backup is not needed\.$/).waitFor();
  expect(await page.getByLabel('Passphrase of the backup').count()).toBe(0);
  await page.getByLabel('Your name').fill('Ana');
  expect(await page.getByRole('button', { name: 'Restore…' }).isDisabled()).toBe(true);
  await page.getByLabel('Reason').fill('a test');
  expect(await page.getByRole('button', { name: 'Restore…' }).isDisabled()).toBe(false);
  await expectClean();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Choose the file' }).waitFor();
});
