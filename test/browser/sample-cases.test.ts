// The sample set in a real browser: a button for each headline, pressed by a person, on a wide and on a narrow screen.
import { expect, it } from 'vitest';
import { card, deskInBrowser, expectClean, page } from '../fixtures/browser/browser-window.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();

deskInBrowser(() => startBrowserDesk(folder));

const cases = () => page.getByRole('region', { name: 'Practise with the sample set' });

const SHOWN = [
  ['Valid', 'valid', 'Valid', 'DPP-ISS-02'],
  ['Altered', 'invalid', 'Invalid', 'DPP-SIG-02'],
  ['Revoked', 'invalid', 'Invalid', 'DPP-STA-20'],
  ['Another product', 'invalid', 'Invalid', 'DPP-PRD-03'],
  ['Unknown issuer', 'unknown-issuer', 'Unknown issuer', 'DPP-ISS-10'],
  ['Cannot check', 'cannot-check', 'Cannot check', 'DPP-SIG-10'],
] as const;

const reads = async ([name, headline, words, reason]: (typeof SHOWN)[number]): Promise<void> => {
  await expect.poll(() => card().getAttribute('data-headline'), { message: name }).toBe(headline);
  expect(await card().getByRole('heading', { level: 2 }).textContent()).toBe(words);
  await card().getByText('Demonstration data, not a real product.').waitFor();
  expect(await card().textContent()).toContain(reason);
};

it('offers nothing before the sample set is loaded, and six buttons after', async () => {
  await page.getByRole('heading', { name: 'Scan, drop or paste' }).waitFor();
  expect(await cases().count()).toBe(0);
  await page.getByRole('button', { name: 'Load the sample set' }).click();
  await cases().waitFor();
  expect(await cases().getByRole('button').allTextContents()).toEqual(SHOWN.map(([name]) => name));
  await expectClean();
});

it('shows each headline at one click', async () => {
  for (const one of SHOWN) {
    await cases().getByRole('button', { name: one[0], exact: true }).click();
    await reads(one);
    await page.getByRole('button', { name: 'Inspect the next' }).click();
    await cases().waitFor();
  }
  // The comparison with another product ended with its verdict.
  expect(await page.getByText('Now add the credential for').count()).toBe(0);
  // Samples are no goods: the first steps are still to be taken, and no issuer waits for trust.
  await page.getByRole('region', { name: 'First steps on this computer' }).waitFor();
});

it('works by keyboard, and fits a narrow screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = cases().getByRole('button', { name: 'Revoked', exact: true });
  await button.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const one of await cases().getByRole('button').all()) expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectClean();
  await button.press('Enter');
  await reads(SHOWN[2]);
  await expectClean();
});
