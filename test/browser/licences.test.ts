// The licences of GS1 in a real browser: the chain from the global office to the number, and a passport of a company that does not hold it.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { importText } from '../../server/features/passports/import.ts';
import { card, deskInBrowser, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { serve } from '../fixtures/browser/world.ts';
import { CHAIN, GTIN, listed, passportOf } from '../fixtures/gs1-licences.ts';
import { signed } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';

const folder = temporaryFolder();
const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

function prepare(): void {
  const context = openApp({ folder: join(folder, 'data'), baseUrl: 'http://localhost:1' });
  const entries = (['global', 'office', 'company', 'other'] as const).map((party) => ({ ...listed(party), fetchedAt: at(-1) }));
  bringList(context.store, signed(1, entries, { issuedAt: at(-1), nextUpdate: at(24 * 30) }), new Date());
  for (const text of CHAIN) expect(importText(text, context).refused).toEqual([]);
  context.close();
}

deskInBrowser(() => {
  prepare();
  return serve(join(folder, 'data'));
});
beforeEach(forgetComplaints);

const chain = () => page.locator('[data-licence]');

it('shows who was given the number, from GS1 down, beside a passport of the company', async () => {
  await go('#/', 'Inspect a product');
  expect(await inspected(passportOf('company'))).toBe('valid');
  await page.getByRole('heading', { name: 'GS1 licences' }).waitFor();
  expect(await chain().evaluateAll((all) => all.map((one) => one.getAttribute('data-licence')))).toEqual([
    'prefix',
    'company-prefix',
    'key',
  ]);
  expect(await chain().nth(0).innerText()).toMatch(/08[\s\S]*Valid[\s\S]*by GS1 Global Office/);
  expect(await chain().nth(1).innerText()).toMatch(/081015955[\s\S]*by GS1 Utopia[\s\S]*to Healthy Tots/);
  expect(await chain().nth(2).innerText()).toContain(`(01)${GTIN}`);
  await page.locator('[data-check="licence"][data-outcome="passed"]').waitFor();
  await expectClean();
});

it('calls another company an unknown issuer for this number, and says why', async () => {
  await go('#/', 'Inspect a product');
  expect(await inspected(passportOf('other'))).toBe('unknown-issuer');
  await card().getByText('give this number to a different company').waitFor();
  await page.locator('[data-licence="company-prefix"]').getByText('to Healthy Tots').waitFor();
  await expectClean();
});
