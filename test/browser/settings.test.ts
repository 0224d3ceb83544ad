// Settings and notified bodies in a real browser on a real desk.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { choose, deskInBrowser, dialog, expectClean, forgetComplaints, go, opened, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { freePort, prepare, type Served, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const CODE = 'DPP-09520123456788-ABC123';
const folder = temporaryFolder();
let served: Served;

deskInBrowser(async () => {
  const port = await freePort();
  prepare(folder, `http://localhost:${port}`);
  served = await serve(join(folder, 'data'), port);
  return served;
});

beforeEach(forgetComplaints);

const row = (index: number): Locator => page.locator(`[role=row][data-index="${index}"]`);

describe('notified bodies', () => {
  const numbers = () => page.locator('[role=row] code').allTextContents();

  it('are found by act, country and number, with the date and the limits of the extract', async () => {
    await go('#/settings', 'Settings');
    await page.getByRole('navigation').getByRole('link', { name: 'Notified bodies' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notified bodies' }).waitFor();
    await page.getByText('28 entries').waitFor();
    await expect.poll(() => page.getByRole('note').textContent()).toMatch(/This extract of 21 Nov 2026 .*Check NANDO/);
    await expectClean();
    await page.getByLabel('Search').fill('cpr');
    await page.getByText('6 entries').waitFor();
    await page.getByRole('button', { name: 'All countries' }).click();
    await page.getByRole('option', { name: 'Germany' }).click();
    await page.getByText('1 entry').waitFor();
    await expect.poll(() => numbers()).toEqual(['0672']);
    await page.getByLabel('Search').fill('batteries');
    await page.getByText('No body in this list matches').waitFor();
    await expectClean();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('28 entries').waitFor();
    await page.getByLabel('Search').fill('0123');
    await page.getByText('1 entry').waitFor();
    await expect.poll(() => row(0).textContent()).toContain('TÜV SÜD Product Service GmbH');
  });

  it('show their addresses with the true host, to copy: nothing there can be opened', async () => {
    await go('#/bodies', 'Notified bodies');
    await page.getByLabel('Search').fill('kiwa');
    await page.getByText('1 entry').waitFor();
    await expect.poll(() => row(0).locator('b').textContent()).toBe('www.kiwa.com');
    expect(await page.getByRole('main').locator('a').count()).toBe(0);
    await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await row(0)
      .getByRole('button', { name: /^Copy the address of Kiwa/ })
      .click();
    await page.getByText('Copied').first().waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('https://www.kiwa.com/fi/');
    await page.getByLabel('Search').fill('');
    await expectClean();
  });

  it('come from another list when one is imported, an older one only after a question, and back again', async () => {
    const bring = (name: string, text: string | Buffer) => choose(page.getByRole('button', { name: 'Import a list' }), { name, text });
    const table = (country: string) =>
      `statusDate,2020-05-01\nsource,NANDO export\nnumber,name,country,acts\n9999,Stelle,${country},2014/68/EU\n`;
    await go('#/bodies', 'Notified bodies');
    await page.getByText('28 entries').waitFor();
    await bring('latin.csv', Buffer.from([0x53, 0xfc, 0x64]));
    await page.getByText('latin.csv cannot be read as text in UTF-8').waitFor();
    await expectClean();
    await bring('wrong.csv', table('XX'));
    await page.getByText('/bodies/0/country', { exact: true }).waitFor();
    expect(opened.complaints.filter((text) => !/status of 400/.test(text))).toEqual([]);
    forgetComplaints();
    await bring('older.csv', table('AT'));
    await dialog().getByText('older.csv is older than the current list of 21 Nov 2026').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('28 entries').waitFor();
    await bring('older.csv', table('AT'));
    await dialog().getByRole('button', { name: 'Use the older list' }).click();
    await page.getByText('1 entry').waitFor();
    await expect
      .poll(() => page.getByRole('note').textContent())
      .toMatch(/^List as of 1 May 2020, imported on this computer\. Source: NANDO export\./);
    await expect.poll(() => row(0).textContent()).toContain('Imported list, as of 1 May 2020');
    forgetComplaints();
    await expectClean();
    await page.getByRole('button', { name: 'Back to the bundled list' }).click();
    await page.getByText('28 entries').waitFor();
    await page.getByRole('button', { name: 'Back to the bundled list' }).waitFor({ state: 'detached' });
    await expectClean();
  });
});

describe('settings', () => {
  it('show the licences of the programs in the app, as a file of the page itself', async () => {
    await go('#/settings', 'Settings');
    await page.getByRole('button', { name: 'Licences of third-party software' }).click();
    await dialog().getByText('Permission is hereby granted, free of charge').first().waitFor();
    await expectClean();
    await press(page, 'Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('show the service and refuse a base URL that cannot name one', async () => {
    await go('#/settings', 'Settings');
    await page.getByText(/did:web:localhost%3A\d+/).waitFor();
    await page.getByLabel('Base URL').fill('http://192.168.0.10');
    await page.getByText(/An IP address cannot name a service/).waitFor();
    await expectClean();
  });

  it('change language, document language and appearance at once, and keep them', async () => {
    await go('#/settings', 'Settings');
    await page.getByRole('main').getByRole('button', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Français' }).click();
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await page.getByRole('main').getByRole('button', { name: 'Apparence' }).click();
    await page.getByRole('option', { name: 'Contraste élevé' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('contrast');
    await expectClean();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Langue' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });

  it('say before a file is chosen that a backup is brought back by a command here, and with which', async () => {
    await go('#/settings', 'Settings');
    await page.getByRole('link', { name: 'Restore a backup' }).click();
    await page.getByRole('heading', { name: 'Not available in this window' }).waitFor();
    await page.getByText(/^desk restore FILE --by NAME --data "/).waitFor();
    expect(await page.getByRole('button', { name: 'Choose the file' }).count()).toBe(0);
    await expectClean();
  });

  it('give out the page that checks evidence bundles as it was built, with its SHA-256', async () => {
    await go('#/settings', 'Settings');
    const built = readFileSync(new URL('../../dist/renderer/check-evidence.html', import.meta.url));
    await page.getByText(createHash('sha256').update(built).digest('hex')).waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Page that checks evidence bundles' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('check-evidence.html');
    expect(readFileSync(await saved.path()).equals(built)).toBe(true);
    await expectClean();
  });

  it('remove the sample set after a question, and load it again', async () => {
    await go('#/settings', 'Settings');
    await page.getByRole('button', { name: 'Remove the sample set' }).click();
    await expectClean();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove the sample set' }).click();
    await dialog().getByRole('button', { name: 'Remove the sample set' }).click();
    await page.getByRole('button', { name: 'Load the sample set' }).click();
    await page.getByRole('button', { name: 'Remove the sample set' }).waitFor();
    await go(`#/passports/${CODE}`, 'VeloPack 520');
  });
});
