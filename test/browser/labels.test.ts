// Labels in a real browser: drawn, printed to PDF, saved as pictures, and read back by the app itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { readPicture } from '../../server/features/pictures/picture.ts';
import { card, choose, deskInBrowser, download, expectClean, go, page } from '../fixtures/browser/browser-window.ts';
import { serve } from '../fixtures/browser/world.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');

deskInBrowser(() => {
  const context = openApp({ folder: data, baseUrl: 'https://maker.example' });
  loadSample(context);
  asReal(context);
  context.close();
  return serve(data);
});

const symbolsIn = async (picture: Uint8Array) => {
  const read = await readPicture(picture);
  return 'symbols' in read ? read.symbols : [];
};
const choosing = async (label: RegExp, option: RegExp) => {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

it('one label is saved as a picture that the app reads as valid', async () => {
  await go(`#/passports/${SAMPLE.dppCode}`);
  await page.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('img', { name: /^Label of VeloPack/ }).waitFor();
  await expectClean();
  const saved = await download(page.getByRole('button', { name: 'PNG' }));
  const png = readFileSync(await saved.path());
  expect(await symbolsIn(png)).toMatchObject([
    { symbology: ']Q1', text: expect.stringContaining(`/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`) },
  ]);
  await choosing(/Symbol/, /DataMatrix/);
  await expect
    .poll(async () => (await symbolsIn(await page.getByRole('img').first().screenshot({ scale: 'css' })))[0]?.symbology)
    .toBe(']d2');
  await go('#/', 'Inspect a product');
  await choose(page.getByRole('button', { name: /Choose/ }).first(), { name: 'label.png', text: png });
  await card().waitFor();
  expect(await card().getAttribute('data-headline')).toBe('valid');
});

it('all labels of the list are laid out on sheets, and what has none is said', async () => {
  await go('#/passports', 'Passports');
  await page.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('button', { name: /^Print \d+ labels$/ }).waitFor();
  await choosing(/Symbol/, /QR/);
  const labels = page.locator('section[aria-label^="Sheet"] img');
  await expect.poll(() => labels.count()).toBe(10);
  const sheet = page.locator('section[aria-label="Sheet 1"]');
  await expect.poll(async () => (await symbolsIn(await sheet.screenshot())).length).toBe(10);
  await page.getByLabel('Places already used').fill('15');
  await page.locator('section[aria-label="Sheet 2"]').waitFor();
  await expectClean();
  // Chromium says how many pages it prints: one for each sheet.
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
