// A run in a real browser when the disk is full while photos are added, and when the clock is set back: said on the screen, in order in the records.
import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { firstBroken } from '../../server/store/audit-log/audit-log.ts';
import { card, deskInBrowser, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { ownDesk } from '../fixtures/browser/own-desk.ts';
import { startRun } from '../fixtures/browser/run.ts';

const { clock, context, start } = ownDesk();
const { db } = context.store;
deskInBrowser(start);
beforeEach(forgetComplaints);

const linkOf = (serial: string): string => `https://id.example.org/01/09520123456788/21/${serial}`;
/** The smallest PNG: one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** Browsers ignore what follows the end of a PNG. */
const large = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.concat([PNG, randomBytes(2_000_000)]) });
const ENDLESS = 4_294_967_294;
const DAY_MS = 86_400_000;
const BEHIND = 'This computer’s clock shows an earlier time than one that it has already recorded.';
const FULL = /503 \(Service Unavailable\)/;

const notes = () => page.getByRole('region', { name: 'Notes and photos' });
const photos = () => notes().getByRole('img');
/** Nothing more fits into the store than what is in it. */
const fillDisk = () => db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`);
const makeRoom = () => db.pragma(`max_page_count = ${ENDLESS}`);
const kept = () => db.prepare('SELECT count(*) FROM run_photos').pluck().get();

it('on a full disk says which photos were not added and why, keeps no half of one, and takes them when there is room', async () => {
  await startRun(page, 'Pallet 7');
  expect(await inspected(linkOf('ABC123'))).toBe('valid');
  await notes().locator('input[type=file]').setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: PNG });
  await notes().getByRole('img', { name: 'Photo label.png' }).waitFor();
  const before = db.prepare('SELECT count(*) FROM run_log').pluck().get();

  fillDisk();
  await notes()
    .locator('input[type=file]')
    .setInputFiles([large('front.png'), large('back.png')]);
  const alert = notes().getByRole('alert');
  await alert.getByText('Not added: front.png and the photos after it (2 in all)').waitFor();
  await alert.getByText('The disk with the records is full: nothing was stored. Make room on it, then try again.').waitFor();
  expect([await photos().count(), kept(), db.prepare('SELECT count(*) FROM run_log').pluck().get()]).toEqual([1, 1, before]);
  await expectClean(FULL);

  makeRoom();
  await alert.getByRole('button', { name: 'Try again' }).click();
  for (const name of ['front.png', 'back.png'])
    await notes()
      .getByRole('img', { name: `Photo ${name}` })
      .waitFor();
  await alert.waitFor({ state: 'detached' });
  expect([await photos().count(), kept()]).toEqual([3, 3]);
  expect(firstBroken(context.store, 'run_log')).toBeUndefined();
});

it('on a full disk holds a scan, says for what it waits, and inspects it once when there is room', async () => {
  await press(page, 'Escape');
  const logged = () => db.prepare('SELECT count(*) FROM inspections').pluck().get() as number;
  const before = logged();
  fillDisk();
  // At random: nothing of it can be compressed.
  await page.getByLabel('Type or paste').fill(`"${randomBytes(100_000).toString('hex')}"`);
  await page.getByRole('button', { name: 'Inspect', exact: true }).click();
  await page.getByText('Waiting for room on the disk…').first().waitFor();
  await page.getByText('The disk with the records is full. Make room on it: this is kept here and sent again by itself.').waitFor();
  expect(logged()).toBe(before);
  await expectClean(FULL);
  makeRoom();
  await card().waitFor();
  expect(logged()).toBe(before + 1);
  for (const log of ['inspections', 'run_log'] as const) expect(firstBroken(context.store, log)).toBeUndefined();
});

it('with the clock set back says so at once, calls nothing valid, keeps the order, and the record names it', async () => {
  clock.now = new Date(clock.now.getTime() - DAY_MS);
  const banner = page.getByRole('alert').getByText('The clock of this computer is behind.');
  await banner.waitFor();
  await press(page, 'Escape');
  expect(await inspected(linkOf('LATER'))).toBe('cannot-check');
  await press(page, 'Escape');
  expect(await inspected(linkOf('ABC123'))).not.toBe('valid');
  await card().getByText(BEHIND).waitFor();
  await expectClean();

  const list = db.prepare('SELECT id FROM inspections ORDER BY id').pluck().all() as number[];
  const last = list.at(-1) ?? 0;
  await go(`#/inspections/${last}`, `Inspection ${last}`);
  await page.getByText(BEHIND).first().waitFor();
  await go('#/inspections', 'Inspections');
  const numbers = page.getByRole('grid').locator('[data-index] > [role=gridcell]:first-child');
  await expect.poll(() => numbers.allTextContents()).toEqual(list.toReversed().map(String));
  await page.getByRole('link', { name: 'Pallet 7' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pallet 7' }).waitFor();
  const items = page.getByRole('checkbox', { name: /^Select inspection \d+$/ });
  const named = () => items.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).ariaLabel));
  await expect.poll(named).toEqual(list.toReversed().map((id) => `Select inspection ${id}`));
  await go(`#/print/${last}`, 'Inspection record');
  await page.locator('[data-print=ready]').waitFor();
  await page.locator('article').getByText(BEHIND).first().waitFor();
  expect(await banner.count()).toBe(0);
  for (const log of ['inspections', 'run_log'] as const) expect(firstBroken(context.store, log)).toBeUndefined();
  await expectClean();
});
