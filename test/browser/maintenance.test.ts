// Maintenance in a real browser: begun on the Resolver screen with a name and a reason, said on every screen, refused with words, and ended by a command.
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { deskInBrowser, expectClean, go, page } from '../fixtures/browser/browser-window.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
deskInBrowser(async () => {
  const filled = openApp({ folder });
  loadSample(filled);
  filled.close();
  return startBrowserDesk(folder);
});

const banner = () => page.getByRole('alert').filter({ hasText: 'In maintenance since' });

it('is begun with a name and a reason', async () => {
  await go('#/resolver', 'Resolver');
  await page.getByRole('button', { name: 'Begin maintenance…' }).click();
  const dialog = page.getByRole('dialog');
  const begin = dialog.getByRole('button', { name: 'Begin maintenance', exact: true });
  expect(await begin.isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Reason, for the log' }).fill('the disk is exchanged');
  await dialog.getByRole('textbox', { name: 'Your name, for the log' }).fill('Ana');
  await begin.click();
  await banner().getByText('by Ana: the disk is exchanged').waitFor();
  await expectClean();
  expect(desk(['maintenance', 'show', '--data', folder]).stdout).toMatch(/^in maintenance since .* by Ana: the disk is exchanged\n/);
});

it('is said on every screen, and what is refused says it too', async () => {
  for (const [address, title] of [
    ['#/', 'Inspect a product'],
    ['#/inspections', 'Inspections'],
    ['#/passports', 'Passports'],
    ['#/trust', 'Trust'],
    ['#/settings', 'Settings'],
  ] as const) {
    await go(address, title);
    await banner().waitFor();
  }
  await go('#/resolver', 'Resolver');
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Customs');
  await dialog.getByRole('button', { name: 'Create it' }).click();
  await dialog.getByText('The service is in maintenance: this was not done.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

it('ends by a command, and the banner goes', async () => {
  expect(desk(['maintenance', 'off', '--by', 'Ben', '--data', folder]).code).toBe(0);
  await banner().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Begin maintenance…' }).waitFor();
  await page.getByText('Maintenance so far').click();
  await page.getByText('Ended').waitFor();
});
