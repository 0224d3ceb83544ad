// A run that two computers did, in a real browser: the bundle of the other one is added, both are one run on screen and on paper.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { deskInBrowser, dialog, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { startRun } from '../fixtures/browser/run.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { deskEntry, didOfDesk } from '../fixtures/evidence.ts';
import { entry, signed } from '../fixtures/office.ts';
import { CODE, secondDesk } from '../fixtures/second-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';

const data = join(temporaryFolder(), 'data');
const now = new Date();
const day = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();

const [named, unknown, lorry] = [secondDesk(), secondDesk(), secondDesk({ name: 'Lorry 1', reference: 'MRN 99' })];
named.see('BOTH', 'held');
named.see('THERE');
unknown.see('THIRD');
lorry.see('LORRY');
const bundles = { named: named.bundle(now), unknown: unknown.bundle(now), lorry: lorry.bundle(now) };
const altered = Buffer.from(bundles.named);
altered.writeUInt8(altered.readUInt8(2000) ^ 1, 2000);

deskInBrowser(async () => {
  const port = await freePort();
  const context = openApp({ folder: data, baseUrl: `http://localhost:${port}` });
  const fetchedAt = day(-3);
  const list = signed(1, [entry({ fetchedAt }), deskEntry(didOfDesk(named), { fetchedAt })], { issuedAt: day(-2), nextUpdate: day(20) });
  bringList(context.store, list, now);
  context.close();
  for (const desk of [named, unknown, lorry]) desk.close();
  return serve(data, port);
});
beforeEach(forgetComplaints);

const card = () => page.getByRole('region', { name: 'Together with other computers' });
const bring = async (buffer: Buffer) =>
  card().locator('input[type=file]').setInputFiles({ name: 'evidence.zip', mimeType: 'application/zip', buffer });

it('is started here, with an item that the other computer has too', async () => {
  await startRun(page, 'Pallet 7', 'MRN 26DE0001');
  await inspected(CODE('BOTH'));
  await press(page, 'Escape');
  await go('#/inspections', 'Inspections');
  await page.getByRole('link', { name: 'Pallet 7' }).click();
  await card().getByText('Both are then shown as one run.', { exact: false }).waitFor();
  await card().getByText('Add the run of another computer').click();
  await expectClean();
});

it('refuses an altered bundle and one of another run, and says why', async () => {
  await bring(altered);
  await card().getByText('the bundle was altered', { exact: false }).waitFor({ timeout: 60_000 });
  await bring(bundles.lorry);
  await card().getByText('the bundle is of another run', { exact: false }).waitFor({ timeout: 60_000 });
  expect(await card().locator('[data-part]').count()).toBe(0);
});

it('shows a computer that a trust list names as intact, one count, and the item that both have', async () => {
  await bring(bundles.named);
  await card().locator('[data-part=intact]').waitFor({ timeout: 60_000 });
  await card().getByText('The run of the other computer was added.').waitFor();
  const whole = card().getByRole('status').filter({ hasText: 'The whole run' });
  await whole.getByText('2 items').waitFor();
  await card().getByText('1 item, no differences.').waitFor();
  await card().getByText('All inspections of the whole run').click();
  await card().locator('[data-desk=other]').first().waitFor();
  expect(await card().locator('[data-desk=other]').count()).toBe(2);
  expect(await card().locator('[data-desk=here]').count()).toBe(1);
  await card().locator('[data-desk=other]').getByText('09506000134352 THERE').waitFor();
  await picture('run-parts');
  await expectClean();
  await bring(bundles.named);
  await card().getByText('This bundle is already part of the run.').waitFor({ timeout: 60_000 });
});

it('points out two decisions on one item', async () => {
  await page.getByRole('checkbox', { name: 'Select inspection 1', exact: true }).check();
  await page.getByRole('button', { name: 'Decide on the selection' }).click();
  await dialog().waitFor();
  await dialog().getByText('Refer', { exact: false }).first().click();
  await dialog().getByRole('button', { name: 'Record as referred' }).click();
  await page.getByText('The decision is in the log for 1 item.').waitFor();
  await card().locator('[data-differs~=decision]').waitFor();
  await card().getByText('Different decisions').waitFor();
});

it('shows a computer that nobody named as undetermined, and prints all parts with the state of their check', async () => {
  await bring(bundles.unknown);
  await card().locator('[data-part=undetermined]').waitFor({ timeout: 60_000 });
  await card().getByText('1 part is not confirmed as intact.', { exact: false }).waitFor();
  await expectClean();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const report = page.getByRole('article');
  await report.getByText('Inspected on more than one computer').waitFor();
  const text = await report.innerText();
  for (const part of ['The whole run', 'Gate 4', 'Gate 9', 'Intact', 'Undetermined', 'Different decisions', '09506000134352 THIRD'])
    expect(text).toContain(part);
  expect(text).toContain('1 part is not confirmed as intact.');
  await picture('run-parts-printed');
  await expectClean();
});
