// The first start in a real browser: three steps on Inspect, the rules of the trust list in the settings, and what an SD-JWT shows and hides.
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { passportsByCode } from '../../server/store/passports/credentials.ts';
import { deskInBrowser, expectClean, go, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();

deskInBrowser(() => startBrowserDesk(folder));

const guide = () => page.getByRole('region', { name: 'First steps on this computer' });
const step = (index: number) => guide().getByRole('listitem').nth(index);

it('leads through the first three steps, by keyboard, and marks what is done', async () => {
  await guide().waitFor();
  expect(await guide().getByText('Done').count()).toBe(0);
  // Both are fields of the settings.
  await step(1).getByText('Enter your name, and the name of this service').waitFor();
  await expectClean();
  expect(await step(1).getByRole('link').getAttribute('href')).toBe('/#/settings');
  expect(await step(2).getByRole('link', { name: 'Go to the trust data' }).getAttribute('href')).toBe('/#/trust');
  expect(await step(2).getByRole('link', { name: 'Open a pack' }).getAttribute('href')).toBe('/#/packs');
  await step(0).getByRole('button', { name: 'Load the sample set' }).focus();
  await press(page, 'Enter');
  await step(0).getByText('Done').waitFor();
  expect(await step(0).getByRole('link', { name: 'Go to the samples' }).getAttribute('href')).toBe('/#/passports');
  await expectClean();
});

it('keeps the two rules of the trust list', async () => {
  await go('#/settings', 'Settings');
  const days = page.getByRole('textbox', { name: 'Days of grace' });
  await days.fill('4000');
  await page.getByText('A whole number of days from 0 to 3,650.').waitFor();
  await expectClean();
  await days.fill('10');
  await press(days, 'Enter');
  // At the pace of a person: keys that follow each other faster are those of a hand scanner, and command nothing.
  await page.getByText('Saved.').first().waitFor();
  const both = page.getByRole('checkbox', { name: 'Two people confirm' });
  await both.focus();
  await press(page, 'Space');
  await expect.poll(() => both.isChecked()).toBe(true);
  await page.getByText('Saved.').first().waitFor();
  await page.reload();
  await expect.poll(() => days.inputValue()).toBe('10');
  await expect.poll(() => both.isChecked()).toBe(true);
  // Off again only when two persons say so.
  await both.focus();
  await press(page, 'Space');
  const dialog = page.getByRole('dialog', { name: 'Allow one person alone to change the trust data?' });
  const off = dialog.getByRole('button', { name: 'Require one person only' });
  await dialog.getByText('Someone other than the first person').waitFor();
  await dialog.getByRole('textbox', { name: 'Your name, for the log' }).fill('Ana');
  await dialog.getByRole('textbox', { name: 'Name of the second person' }).fill('ana');
  await dialog.getByText('This is the first person again').waitFor();
  expect(await off.isDisabled()).toBe(true);
  await expectClean();
  await dialog.getByRole('textbox', { name: 'Name of the second person' }).fill('Ben');
  await press(off, 'Enter');
  await expect.poll(() => both.isChecked()).toBe(false);
  await page.getByRole('textbox', { name: 'Name of the officer' }).fill('Ana Lind');
  await press(page.getByRole('textbox', { name: 'Name of the officer' }), 'Enter');
  await page.getByText('Saved.').first().waitFor();
  await go('#/', 'Inspect a product');
  await guide().waitFor();
  // Until the service has a name of its own, its packs and passports read as those of every other.
  expect(await step(1).getByText('Done').count()).toBe(0);
  await go('#/settings', 'Settings');
  const name = page.getByRole('textbox', { name: 'Name of this service' });
  await name.fill('Customs Rotterdam');
  await press(name, 'Enter');
  await page.getByText('Saved.').first().waitFor();
  await go('#/trust/keep', 'Keep a trust list');
  await expect.poll(() => page.getByLabel('Name of the office').inputValue()).toBe('Customs Rotterdam');
  await go('#/', 'Inspect a product');
  await step(1).getByText('Done').waitFor();
});

it('can be put away, for ever', async () => {
  await press(guide().getByRole('button', { name: 'Hide the first steps' }), 'Enter');
  await guide().waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Scan, drop or paste' }).waitFor();
  expect(await guide().count()).toBe(0);
  // Where there is still no trust list, the way to it stays.
  expect(await page.getByRole('main').getByRole('link', { name: 'Go to the trust data' }).getAttribute('href')).toBe('/#/trust');
  await expectClean();
});

it('says what an SD-JWT shows and hides, and writes the text that asks for the rest', async () => {
  const reader = openApp({ folder });
  const whole = passportsByCode(reader.store, 'DPP-09520123456788-ABC123').find(({ format }) => format === 'sd-jwt')?.body ?? '';
  reader.close();
  const disclosures = whole.split('~').slice(1, -1);
  const hidden = disclosures.filter((text) => Buffer.from(text, 'base64url').toString().includes('"hsCode"'));
  expect(hidden).toHaveLength(1);
  const token = whole.replace(`${hidden[0]}~`, '');
  await page.getByLabel('Type or paste').fill(token);
  await page.getByRole('button', { name: 'Inspect', exact: true }).click();
  const card = page.getByRole('region', { name: 'Shown and hidden' });
  await card.getByText('1 hidden value (possibly a decoy)').waitFor();
  await card.getByText('Among them, according to another copy on this computer: hsCode').waitFor();
  await card.getByText('Anyone who has the credential can show it.').waitFor();
  await card.getByText('Ask for what is hidden').click();
  const text = card.getByRole('region', { name: 'Ask for what is hidden' });
  await text.getByText('Needed: hsCode.').waitFor();
  await text.getByText('GTIN: 09520123456788').waitFor();
  await text.getByText('Ana Lind').waitFor();
  await card.getByRole('button', { name: 'Copy' }).waitFor();
  await expectClean();
  await page.getByLabel('Type or paste').fill(whole);
  await page.getByRole('button', { name: 'Inspect', exact: true }).click();
  await card.getByText('nothing is hidden').waitFor();
  expect(await card.getByText('Ask for what is hidden').count()).toBe(0);
});
