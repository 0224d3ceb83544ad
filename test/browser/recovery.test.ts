// A store whose header was overwritten, in a real browser and by the keyboard alone: the one screen that is left says so, and brings a backup back; then it is the desk again.
import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { writeBackup } from '../../server/features/backups/write.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { storeFile } from '../../server/store/open.ts';
import { deskInBrowser, dialog, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press, typed } from '../fixtures/browser/keyboard.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const backup = join(folder, 'dpp-desk.backup');
const PASSPHRASE = 'twelve letters and more';
/** All that the screens ask for beside. */
const DAMAGED = /status of 409 .*\/workbench\//;
const LINK = 'https://id.gs1.org/01/09520123456788/21/ABC123';

/** As `dd if=/dev/urandom bs=4096 count=1 conv=notrunc` leaves it. */
function damage(file: string): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, 0);
  closeSync(handle);
}

deskInBrowser(() => {
  const context = openApp({ folder: data, baseUrl: 'https://maker.example' });
  loadSample(context);
  writeBackup(context.store, { file: backup, who: 'Ben', now: context.now(), keys: { passphrase: PASSPHRASE, files: context.keyFiles() } });
  context.close();
  damage(storeFile(data));
  return startBrowserDesk(data);
}, 'Restore a backup');

const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
/** Further and further, until it is there. */
async function tabTo(words: string): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed++) {
    // A person’s pace: keys as close as a scanner’s move and command nothing.
    await page.waitForTimeout(100);
    await press(page, 'Tab');
    if ((await focused()) === words) return;
  }
  throw new Error(`no tab reaches “${words}”`);
}

it('says what is the matter on whatever address, and offers nothing that it cannot do', async () => {
  await page.getByRole('alert').getByText('The records on this computer cannot be opened').waitFor();
  expect(await page.getByRole('navigation').getByRole('link').count()).toBe(0);
  for (const address of ['#/inspections', '#/trust', '#/nowhere']) {
    await go(address, 'Restore a backup');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
  await page.reload();
  await page.getByRole('alert').getByText('The records on this computer cannot be opened').waitFor();
  await expectClean(DAMAGED);
});

it('brings the backup back by the keyboard alone, with two persons and a reason, and is the desk again', async () => {
  // Listened for before the way there: a key goes out faster than the listening begins.
  page.once('filechooser', (asked) => void asked.setFiles(backup));
  await tabTo('Choose the file');
  await press(page, 'Enter');
  await page.getByText('The backup is complete and undamaged.').waitFor();
  await page.getByRole('row', { name: 'Passports 10 cannot be read' }).waitFor();
  await page.getByText('The backup may lack later revocations').waitFor();
  await expectClean(DAMAGED);

  const order = page.getByRole('button', { name: 'Restore…' });
  // The keys are here still: no passphrase is asked for.
  expect(await page.getByLabel('Passphrase of the backup').count()).toBe(0);
  for (const [label, text] of [
    ['Reason', 'the disk failed'],
    ['Your name', 'Ana'],
  ] as const) {
    await page.getByLabel(label).focus();
    await typed(page, text);
  }
  // One person alone cannot.
  expect(await order.isDisabled()).toBe(true);
  await page.getByLabel('Name of the second person').focus();
  await typed(page, 'Ben');
  await tabTo('Restore…');
  await press(page, 'Enter');
  await dialog().waitFor();
  await expectClean(DAMAGED);
  await tabTo('Restore');
  await press(page, 'Enter');

  await page.getByRole('heading', { name: 'Restored' }).waitFor();
  await page.getByText(/^Restored from a backup on .* by Ana, Ben\.$/).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Inspect', exact: true }).waitFor();
  // What the browser says of a workbench that is away for a moment.
  forgetComplaints();
  await expectClean();
  await tabTo('Continue inspecting');
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
  expect(await inspected(LINK)).toBe('valid');
});

it('kept the damaged records as they were', () => {
  const [kept = ''] = readdirSync(data).filter((name) => name.startsWith('before-restore-'));
  expect(readFileSync(storeFile(join(data, kept))).subarray(0, 4096)).toEqual(Buffer.alloc(4096, 0xa5));
});
