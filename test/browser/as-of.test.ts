// A past date on the Inspect screen in a real browser: chosen, shown as what it is, and back to today; and a new key of the service.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { card, deskInBrowser, dialog, expectClean, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { serve } from '../fixtures/browser/world.ts';
import { DID, didDocument, KEY, passport, secure } from '../fixtures/issuing.ts';
import { entry, signed } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';

const folder = temporaryFolder();
const DAY = 86_400_000;
const at = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/** A list of twenty days ago, and one of yesterday by which the key was revoked five days ago. */
function prepare(): void {
  const context = openApp({ folder: join(folder, 'data') });
  const revoked = didDocument(DID, KEY.jwk, { revoked: at(-5) });
  for (const text of [
    signed(1, [entry()], { issuedAt: at(-20), nextUpdate: at(20) }),
    signed(2, [entry({ didDocument: revoked })], { issuedAt: at(-1), nextUpdate: at(20) }),
  ]) {
    bringList(context.store, text, context.now());
  }
  context.close();
}

deskInBrowser(() => {
  prepare();
  return serve(join(folder, 'data'));
});

it('shows how it stood, with the date in the headline and no decision, and goes back to today', async () => {
  expect(await inspected(JSON.stringify(secure(passport())))).toBe('invalid');
  await page.getByText('Check for an earlier date').click();
  await page.getByLabel('Date', { exact: true }).fill(at(-10).slice(0, 10));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.locator('[data-as-of]').waitFor();
  expect(await card().getAttribute('data-headline')).toBe('valid-not-current');
  await page.getByRole('heading', { level: 2, name: /^Genuine, but not fully verified as of / }).waitFor();
  await page.getByText('Not today’s status, but that at').waitFor();
  await page.getByText('The key was allowed to sign on that date and has been revoked since.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Release' }).count()).toBe(0);
  await expectClean();
  await page.getByRole('button', { name: 'Inspect as of today' }).click();
  await page.locator('[data-as-of]').waitFor({ state: 'detached' });
  expect(await card().getAttribute('data-headline')).toBe('invalid');
  await go('#/inspections', 'Inspections');
  await page.getByText(/^Genuine, but not fully verified as of /).waitFor();
  await expectClean();
});

it('changes the key of the service after a question that says what follows, and lists the one before', async () => {
  await go('#/settings', 'Settings');
  await page.getByRole('button', { name: 'Change the key…' }).click();
  await dialog().getByText('cannot be undone').waitFor();
  await dialog().getByText('Earlier signatures can still be verified.').waitFor();
  await dialog().getByText('Someone else may have the current key').click();
  await dialog().getByText('until they are signed again').waitFor();
  await dialog().getByLabel('Who changes it').fill('Ana Lind');
  await expectClean();
  await dialog().getByRole('button', { name: 'Change the key', exact: true }).click();
  await page.getByText('Passports are signed with key-2, fingerprint').waitFor();
  await page.getByText('revoked: what it signed is invalid').waitFor();
  await page.getByText('changed by Ana Lind').waitFor();
  await expectClean();
});
