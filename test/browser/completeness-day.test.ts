// What the law requires of a passport on a day that a person chooses, in a real browser: at first the day on which the product was placed on the market, else today.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { deskInBrowser, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { press, typed } from '../fixtures/browser/keyboard.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { freePort, prepare, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

/** A battery that was placed on the market on 2 March 2026. */
const PLACED = 'DPP-09520123456788-ABC123';
/** Gives no such day. */
const NOT_PLACED = 'DPP-09520123000318-TS-114-00087';

deskInBrowser(async () => {
  const [folder, port] = [temporaryFolder(), await freePort()];
  prepare(folder, `http://localhost:${port}`);
  return serve(join(folder, 'data'), port);
});
beforeEach(forgetComplaints);

const card = () => page.getByRole('region', { name: 'Complete data' });
const day = () => card().getByLabel('Apply the rules of');

it('is first that of the placing on the market, and another one by keyboard', async () => {
  await go(`#/passports/${PLACED}`, 'VeloPack 520');
  await card().getByText('No passport required yet').waitFor();
  await card().getByText('the day the product was placed on the market.').waitFor();
  expect(await day().inputValue()).toBe('2026-03-02');
  expect(
    await card()
      .getByRole('button', { name: /^Back to/ })
      .count(),
  ).toBe(0);
  await expectClean();
  await picture('completeness');

  await day().focus();
  // This Chromium is in American English: month, day, year.
  await typed(page, '02182027');
  await expect.poll(() => day().inputValue()).toBe('2027-02-18');
  await card().getByText('for 18 Feb 2027, the chosen day.').waitFor();
  await card()
    .getByText(/Data complete|required fields? (is|are) missing/)
    .waitFor();
  expect(await card().getByText('No passport required yet').count()).toBe(0);
  await expectClean();
  await picture('completeness-chosen');

  // Long titles, as other languages have them, wrap beside their arrow.
  const titles = card().locator('summary > :first-child');
  for (const title of await titles.all()) {
    await title.evaluate((element) => element.append(' in a language that needs more words for it'));
    const [left, indent] = await title.evaluate((element) => [
      element.getBoundingClientRect().left - (element.parentElement?.getBoundingClientRect().left ?? 0),
      Number.parseFloat(getComputedStyle(element.parentElement ?? element).paddingLeft),
    ]);
    expect(left).toBeGreaterThan((indent ?? 0) + 16);
  }
  expect(await titles.count()).toBeGreaterThan(0);

  await page.reload();
  await card().getByText('the day the product was placed on the market.').waitFor();
  await day().fill('2027-02-17');
  await card().getByText('On 17 Feb 2027 the law did not require a passport for such a product.').waitFor();
  await card().getByRole('button', { name: 'Back to 2 Mar 2026' }).focus();
  await press(page, 'Enter');
  await expect.poll(() => day().inputValue()).toBe('2026-03-02');
  await card().getByText('the day the product was placed on the market.').waitFor();
});

it('is today where the passport names none', async () => {
  await go(`#/passports/${NOT_PLACED}`);
  const today = await page.evaluate<string>(`new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format()`);
  await card().getByText('today. The passport gives no day on which the product was placed on the market.').waitFor();
  expect(await day().inputValue()).toBe(today);
  // Cleared, it is the day of the passport again.
  await day().fill('2031-01-01');
  await card().getByText('the chosen day.').waitFor();
  await day().fill('');
  await card().getByText('today. The passport gives no day').waitFor();
  await expectClean();
});
