// The SHACL shapes in a real browser: beside completeness on a passport, and in its form with a way to each field.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { deskInBrowser, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { pictured } from '../fixtures/browser/pictured.ts';
import { expectCleanEverywhere } from '../fixtures/browser/themes.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
/** The sample that lacks mandatory data on purpose. */
const LACKING = 'DPP-09520123000226-WM26/0042-7';

deskInBrowser(async () => {
  const port = await freePort();
  const context = openApp({ folder: data, baseUrl: `http://localhost:${port}` });
  loadSample(context);
  context.close();
  return serve(data, port);
});

beforeEach(forgetComplaints);

const completeness = () => page.getByRole('region', { name: 'Complete data' });
const status = (text: string) => completeness().getByRole('status').getByText(text, { exact: true });
const open = () => completeness().getByText('SHACL shapes', { exact: true }).click();

it('says of a passport that it conforms, and that shapes test form, not law', async () => {
  await go(`/passports/${SAMPLE.dppCode}`);
  await open();
  await status('Matches the shapes').waitFor();
  await completeness()
    .getByText(
      'The shapes of its product group check the structure of the published data, not what the law requires. They never change a verdict.',
    )
    .waitFor();
  await expectClean();
});

it('lists the results of a passport that lacks data, by the names of their fields', async () => {
  await go(`/passports/${encodeURIComponent(LACKING)}`);
  await open();
  await status('3 results').waitFor();
  const results = completeness().getByRole('listitem').filter({ hasText: 'Violation' });
  expect(await results.allInnerTexts()).toEqual([
    expect.stringMatching(/^EU declaration of conformity\s+Violation · required/),
    expect.stringMatching(/^Markings\s+Violation · required/),
    expect.stringMatching(/^WEEE category\s+Violation · required, a whole number from 1 up to 6$/),
  ]);
  await pictured('shapes', completeness());
  await expectCleanEverywhere();
});

it('leads from a result to its field in the form, and checks again what is entered there', async () => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await open();
  await status('3 results').waitFor();
  await completeness().getByRole('button', { name: 'WEEE category' }).click();
  const field = page.getByRole('textbox', { name: 'WEEE category' });
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await field.fill('4');
  await status('2 results').waitFor();
  await pictured('shapes-edit', completeness());
  await expectCleanEverywhere();
  await field.fill('nine');
  await status('Not checked').waitFor();
  await completeness().getByText('First correct what prevents saving.').waitFor();
});
