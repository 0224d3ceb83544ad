// A large table in a real browser: the backup before it, its progress, its cancellation, and the second run that completes it.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { checkBackup } from '../../server/features/backups/index.ts';
import { openStore } from '../../server/store/open.ts';
import { countPassports, passportByCode } from '../../server/store/passports/passports.ts';
import { writeSetting } from '../../server/store/settings.ts';
import { choose, deskInBrowser, dialog, expectClean, go, page } from '../fixtures/browser/browser-window.ts';
import { serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const backups = join(folder, 'backups');

deskInBrowser(() => {
  const context = openApp({ folder: data, baseUrl: 'https://maker.example' });
  const since = context.now().toISOString();
  const done = { triedAt: since, success: { at: since, file: join(backups, 'earlier') } };
  writeSetting(context.store, 'timedBackups', { folder: backups, every: 7 * 86_400_000, keep: '7d', since });
  writeSetting(context.store, 'timedBackupRuns', done);
  context.close();
  return serve(data);
});

const ROWS = 12_000;
const HEAD = ['gtin', 'serial', 'productName', 'countryOfOrigin', 'manufacturer.name', 'category', 'defaultLanguage'];
const row = (at: number) => ['9520123456788', `T${at}`, `Leuchte ${at}`, 'DE', 'Muster AG', 'other', 'de'];
const TABLE = [HEAD, ...Array.from({ length: ROWS }, (_, at) => row(at))].map((cells) => cells.join('\t')).join('\n');

const button = (name: string | RegExp) => page.getByRole('button', { name });
const inStore = <T>(look: (store: ReturnType<typeof openStore>) => T): T => {
  const store = openStore(data, { readonly: true });
  try {
    return look(store);
  } finally {
    store.close();
  }
};
const numberIn = (text: string | null): number => Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', ''));

it('a large table, separated by tabs, is not imported where its backup fails, and the screen says what to do', async () => {
  await go('#/import', 'Import a table');
  await choose(button('Choose a table'), { name: 'lamps.tsv', text: Buffer.from(TABLE) });
  await page.getByText(/12,?000 rows · UTF-8 · separated by tabs/).waitFor();
  const first = page.getByRole('checkbox', { name: 'Make a backup first' });
  expect(await first.isChecked()).toBe(true);
  await page.getByText('Make a backup first').click();
  await page.getByText('Without a backup, a wrong import can only be undone one passport at a time.').waitFor();
  await page.getByText('Make a backup first').click();
  await button(/^Import 12,?000 rows$/).click();
  await page.getByText('Nothing was imported, because no backup could be made').waitFor();
  await page.getByText('choose another folder in Settings under Automatic backups').waitFor();
  await expectClean();
  expect(inStore(countPassports)).toBe(0);
});

it('with a backup it begins, shows how far it is, and is cancelled with every stored passport whole', async () => {
  mkdirSync(backups);
  await button(/^Import 12,?000 rows$/).click();
  const bar = page.getByRole('progressbar', { name: 'Importing the rows' });
  await expect
    .poll(async () => Number(await bar.getAttribute('aria-valuenow').catch(() => 0)), { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(0);
  expect(await bar.getAttribute('aria-valuemax')).toBe(String(ROWS));
  await button('Cancel').click();
  const stopped = page.getByText(/^Stopped after/);
  await stopped.waitFor();
  const rows = numberIn(await stopped.textContent());
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(ROWS);
  expect(inStore(countPassports)).toBe(rows);
  const documentOf = (at: number) => inStore((store) => passportByCode(store, `DPP-09520123456788-T${at}`)?.document);
  expect(JSON.parse(documentOf(rows - 1) ?? '')).toMatchObject({
    productName: { de: `Leuchte ${rows - 1}` },
    manufacturer: { name: 'Muster AG' },
  });
  expect(documentOf(rows)).toBeUndefined();
  const [file = ''] = readdirSync(backups);
  await page.getByText(join(backups, file)).waitFor();
  expect(checkBackup(join(backups, file)).passports).toBe(0);
  await expectClean();
});

it('a second run completes it', async () => {
  await button(/^Import 12,?000 rows$/).click();
  await page.getByText(/^12,?000 stored, 0 unchanged, 0 refused\./).waitFor({ timeout: 60_000 });
  expect(inStore(countPassports)).toBe(ROWS);
  await expectClean();
  rmSync(backups, { recursive: true });
});

it('a file of a thousand passports is not imported either where its backup fails, and begins with one', async () => {
  await go('#/passports', 'Passports');
  await button('Import passports').click();
  const one = (at: number) => ({
    dppCode: `DPP-09520123456788-F${at}`,
    ...{ gtin: '09520123456788', serial: `F${at}`, category: 'other', defaultLanguage: 'de', countryOfOrigin: 'DE' },
    ...{ productName: { de: 'Leuchte' }, manufacturer: { name: 'Muster AG' } },
  });
  const file = { name: 'lamps.json', text: JSON.stringify(Array.from({ length: 1_000 }, (_, at) => one(at))) };
  const files = dialog().getByRole('button', { name: 'Choose files' });
  await choose(files, file);
  await page.getByText('Nothing was imported, because no backup could be made').waitFor();
  await expectClean(/409 \(Conflict\)/);
  expect(inStore(countPassports)).toBe(ROWS);
  mkdirSync(backups);
  await choose(files, file);
  await page.getByText(/^1,?000 entries were imported/).waitFor();
  const [made = ''] = readdirSync(backups);
  await page.getByText(join(backups, made)).waitFor();
  expect([inStore(countPassports), checkBackup(join(backups, made)).passports]).toEqual([ROWS + 1_000, ROWS]);
  await expectClean(/409 \(Conflict\)/);
});
