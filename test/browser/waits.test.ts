// What a real browser holds that the workbench has not got: a decision while another program writes to the store, and a scan while the workbench is away. Nothing has to be pressed again, it is in the log once, and the page does not go unasked.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { storeFile } from '../../server/store/open.ts';
import { deskInBrowser, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { type Served, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');

let served: Served;

deskInBrowser(async () => {
  served = await serve(data);
  return served;
});

/** Somebody presses “Reload”; the browser asks, and is told to stay. */
async function askedOnLoading(): Promise<string> {
  const [asked] = await Promise.all([page.waitForEvent('dialog'), page.evaluate('setTimeout(() => location.reload())')]);
  await asked.dismiss();
  return asked.type();
}

it('is sent again by itself until the store is free', async () => {
  expect(await inspected('https://id.example.org/01/09520123456788/21/NONE')).toBe('cannot-check');
  await press(page, 'F3');
  await page.getByLabel('Officer').fill('M. Okafor');
  await page.getByLabel('Place').fill('Rotterdam');
  const other = new Database(storeFile(data));
  try {
    other.exec('BEGIN IMMEDIATE');
    await page.getByRole('button', { name: 'Record as held' }).click();
    await page.getByText('the decision is sent again automatically').waitFor();
    // What is on its way can be neither taken back nor made another.
    for (const key of ['Escape', 'F2']) await press(page, key);
    expect(await page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Hold' }).isChecked()).toBe(true);
    expect(await askedOnLoading()).toBe('beforeunload');
    other.exec('ROLLBACK');
    await page.getByText('The decision is in the log.').waitFor();
    const decisions = other.prepare('SELECT decision, officer FROM decisions WHERE inspection_id = (SELECT max(id) FROM inspections)');
    expect(decisions.raw().all()).toEqual([['held', 'M. Okafor']]);
  } finally {
    other.close();
  }
});

it('asks before the page goes with a decision that is chosen and not recorded, and not once it is taken back', async () => {
  expect(await inspected('https://id.example.org/01/09520123456788/21/CHOSEN')).toBe('cannot-check');
  await press(page, 'F4');
  await page.getByRole('radio', { name: 'Refer', checked: true }).waitFor();
  expect(await askedOnLoading()).toBe('beforeunload');
  await press(page, 'Escape');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
});

it('says that it is not known whether a decision was recorded to which no answer came', async () => {
  expect(await inspected('https://id.example.org/01/09520123456788/21/UNSURE')).toBe('cannot-check');
  await press(page, 'F3');
  await page.getByRole('radio', { name: 'Hold', checked: true }).waitFor();
  expect(await served.stop()).toBe(0);
  await page.getByRole('button', { name: 'Record as held' }).click();
  await page.getByRole('alert').getByText('It is not known whether the decision was recorded').waitFor();
  await press(page, 'Escape');
});

it('asks before the page goes with a scan that the workbench has not got', async () => {
  await press(page, 'Escape');
  await page.getByLabel('Type or paste').fill('https://id.example.org/01/09520123456788/21/AWAY');
  await page.getByRole('button', { name: 'Inspect', exact: true }).click();
  await page.getByText('Waiting for the workbench').first().waitFor();
  expect(await askedOnLoading()).toBe('beforeunload');
  expect(await page.getByText('Waiting for the workbench').count()).toBeGreaterThan(0);
});

it('brings back a scan that was not finished when the page went, when a person says so, and records it once', async () => {
  page.on('dialog', (dialog) => void dialog.accept());
  const again = await serve(data, undefined, Number(new URL(served.address).port));
  try {
    await page.goto(again.address);
    await page.getByRole('alert').getByText('One scan was kept.').waitFor();
    const log = new Database(storeFile(data), { readonly: true });
    const times = log.prepare("SELECT count(*) FROM inspections WHERE serial = 'AWAY'").pluck();
    expect(times.get()).toBe(0);
    // Loaded once more, it is still there, and still nothing was sent by itself.
    await page.reload();
    await page.getByRole('button', { name: 'Inspect now' }).click();
    await page.locator('[data-headline="cannot-check"]').waitFor();
    expect(await page.getByText('One scan was kept.').count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
    expect(await page.getByText('One scan was kept.').count()).toBe(0);
    expect(times.get()).toBe(1);
    log.close();
  } finally {
    expect(await again.stop()).toBe(0);
  }
});
