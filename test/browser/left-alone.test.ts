// A window that is left alone, in a real browser: it locks by itself, says so and shows nothing, and the officer who signs in again finds the screen.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { card, deskInBrowser, dialog, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press, scanned, typed } from '../fixtures/browser/keyboard.ts';
import { OFFICERS, REFUSED, setUpOfficers } from '../fixtures/browser/officers.ts';
import { ownDesk } from '../fixtures/browser/own-desk.ts';

const { clock, start } = ownDesk();
deskInBrowser(start);
beforeEach(forgetComplaints);

/** The shortest time that the settings offer. */
const LOCKS_AFTER_MS = 2 * 60_000;
/** Of an item of the sample set. */
const LINK = 'https://id.example.org/01/09520123456788/21/ABC123';

const locked = () => page.getByRole('heading', { level: 1, name: 'Locked' });
const signIn = async (name: keyof typeof OFFICERS): Promise<void> => {
  await press(page, OFFICERS[name].digit);
  await page.getByLabel(`PIN of ${name}`).waitFor();
  await typed(page, OFFICERS[name].secret);
  await press(page, 'Enter');
  await page.getByRole('banner').getByText(name, { exact: true }).waitFor();
};

beforeAll(async () => {
  await setUpOfficers();
  await page.getByRole('button', { name: /Lock this computer after/ }).click();
  await page.getByRole('option', { name: '2 minutes without use', exact: true }).click();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().waitFor({ state: 'detached' });
  await go('#/', 'Inspect a product');
  await inspected(LINK);
  await go('#/inspections/1', 'Inspection 1');
});

it('stays open while somebody is at it', async () => {
  for (let turn = 0; turn < 2; turn++) {
    // The first key of a page is reported at once.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Inspection 1' }).waitFor();
    clock.elapsed += LOCKS_AFTER_MS - 1;
    const [used] = await Promise.all([page.waitForResponse(/officers\/use$/), press(page, 'Shift')]);
    expect(used.status()).toBe(204);
  }
  expect(await locked().count()).toBe(0);
  await expectClean();
});

it('locks by itself after that, says so, and shows nothing of the product', async () => {
  clock.elapsed += LOCKS_AFTER_MS;
  // Nobody touches the window.
  await locked().waitFor();
  await page.getByText('Press your name, or the key with its number, and sign in. Scans are ignored until then.').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.locator('body').innerText()).not.toContain('ABC123');
  await expectClean(REFUSED);
});

it('opens for the officer on the screen that was left, with the record as it was', async () => {
  await signIn('Ana');
  await page.getByRole('heading', { level: 1, name: 'Inspection 1' }).waitFor();
  expect(await card().getAttribute('data-headline')).toBe('valid');
  await expectClean(REFUSED);
});

it('takes no scan after it has locked, and an inspection before is in the records', async () => {
  clock.elapsed += LOCKS_AFTER_MS;
  await locked().waitFor();
  await scanned(page, LINK);
  await locked().waitFor();
  await signIn('Ben');
  await go('#/inspections', 'Inspections');
  await page.getByRole('grid').locator('[data-index="0"]').waitFor();
  expect(await page.getByRole('grid').locator('[data-index]').count()).toBe(1);
});
