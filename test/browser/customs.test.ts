// Declarations and suspended releases in a real browser: typed at an entry, compared from a table in a run, filtered, and counted in working days.
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/index.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { appendDecision } from '../../server/store/audit-log/append.ts';
import { startRun } from '../../server/store/runs/run-log.ts';
import { choose, deskInBrowser, expectClean, forgetComplaints, go, page, saved } from '../fixtures/browser/browser-window.ts';
import { scanned } from '../fixtures/browser/keyboard.ts';
import { pictured } from '../fixtures/browser/pictured.ts';
import { expectCleanEverywhere } from '../fixtures/browser/themes.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { workbook } from '../fixtures/workbook.ts';

const data = join(temporaryFolder(), 'data');
const RUN = '00000000-0000-4000-8000-000000000001';

deskInBrowser(async () => {
  const port = await freePort();
  const context = openApp({ folder: data, baseUrl: `http://localhost:${port}` });
  loadSample(context);
  context.changeSettings({ officer: 'Ana Lind', place: 'Gate 4' });
  startRun(context.store, RUN, { name: 'Lorry', place: 'Gate 4', reference: 'MRN 1', officer: 'Ana Lind' }, new Date());
  const scan = (gtin: string, serial: string) =>
    inspect({ channel: 'wedge', text: `https://id.example.org/01/${gtin}/21/${serial}` }, context).inspections[0]?.id ?? 0;
  const held = scan(SAMPLE.gtin, SAMPLE.serial);
  scan('09520123000110', 'OTHER');
  appendDecision(context.store, held, { decision: 'held', officer: 'Ana Lind', place: 'Gate 4', reference: '', note: '' }, new Date());
  context.close();
  return serve(data, port);
});

beforeEach(forgetComplaints);

const declaration = () => page.getByRole('region', { name: 'Customs declaration' });
const suspension = () => page.getByRole('region', { name: 'Suspended release' });
const result = (field: string) => declaration().getByRole('row', { name: field });
const measured = () => page.getByRole('region', { name: 'Declared and measured' });
const chooseIn = async (place: Locator, label: RegExp, option: RegExp) => {
  await place.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

it('compares typed goods with the passport, and says what is not verified', async () => {
  await go('/inspections/1', 'Inspection 1');
  await declaration().getByText('Compare with a declaration').click();
  await declaration().getByLabel('Country of origin').fill('CN');
  await declaration().getByLabel('Commodity code').fill('8507.60');
  await declaration().getByLabel('Net mass').fill('1.234 kg');
  await declaration().getByLabel('Quantity').fill('1');
  expect(await declaration().getByLabel('Officer').inputValue()).toBe('Ana Lind');
  await declaration().getByRole('button', { name: 'Compare and record' }).click();
  await result('Country of origin').getByText('Contradicts').waitFor();
  await result('Country of origin').getByText('from the verified credential').waitFor();
  await result('Commodity code').getByText('Agrees, unverified').waitFor();
  await result('Commodity code').getByText('first 6 digits agree').waitFor();
  await result('Commodity code').getByText('from the passport, which is not signed').waitFor();
  // The verdict is what it was.
  expect(await page.locator('[data-headline]').first().getAttribute('data-headline')).toBe('valid');
  await expectClean();
});

it('counts the working days of a held item, and hands on a text', async () => {
  await go('/inspections/1', 'Inspection 1');
  await suspension().getByText('Record the suspension').first().click();
  const record = suspension().getByRole('button', { name: 'Record the suspension' });
  expect(await record.isDisabled()).toBe(true);
  await suspension().getByText('The product is not marked or labelled as the law requires.').click();
  await suspension()
    .getByRole('button', { name: /Member State/ })
    .click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await suspension().getByLabel('Day of the suspension').fill('2026-04-01');
  await record.click();
  await suspension().getByText('3 Apr 2026 (public holiday)').waitFor();
  await suspension().getByText('9 Apr 2026').first().waitFor();
  await pictured('hold', suspension());
  await pictured('declaration', declaration());
  await expectClean();
  const { name, text } = await saved(suspension().getByRole('button', { name: 'Save as text' }));
  expect(name).toBe('hold-1.txt');
  expect(text).toContain('(b) The product is not marked or labelled as the law requires.');
  expect(text).toContain('2026-04-02, 2026-04-07, 2026-04-08, 2026-04-09');
  await suspension().getByText('Notices if the release is refused').click();
  await suspension().getByText('Dangerous product — release for free circulation not authorised').waitFor();
});

it('reminds of it on Inspect and on Inspections', async () => {
  for (const [address, heading] of [
    ['/', 'Inspect a product'],
    ['/inspections', 'Inspections'],
  ] as const) {
    await go(address, heading);
    const reminder = page.getByRole('region', { name: '1 suspended release' });
    await reminder.getByRole('link', { name: 'Inspection 1' }).waitFor();
  }
  await pictured('reminder', page.locator('main'));
});

it('compares a table with the items of a run, and filters contradictions', async () => {
  await go(`/runs/${RUN}`, 'Lorry');
  await declaration().getByText('Compare the items with a declaration').click();
  const table = `gtin;serial;origin;colour\n${SAMPLE.gtin};${SAMPLE.serial};CN;red\n9520123000127;;DE;red\n`;
  await choose(declaration().getByRole('button', { name: 'Choose a table' }), { name: 'goods.csv', text: table });
  await declaration().getByText('1 item contradicts the declaration.').waitFor();
  await declaration().getByText('1 item is not in any row.').waitFor();
  await declaration().getByText('1 row matches no item of the run: line 3.').waitFor();
  await pictured('run', declaration());
  await expectClean();
  await page.getByRole('button', { name: /Declaration/ }).click();
  await page.getByRole('option', { name: 'Contradictions' }).click();
  const rows = page.getByRole('grid', { name: 'Items of the run' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(2);
});

it('keeps a snapshot of the registry, and asks it about a declaration from a workbook', async () => {
  await go('/settings', 'Settings');
  const card = page.getByRole('region', { name: 'Snapshot of the registry' });
  await card.getByText('There is no snapshot on this computer').waitFor();
  await card.getByText('Import a snapshot').click();
  await card.getByLabel('Taken on').fill('2026-01-01');
  await choose(card.getByRole('button', { name: 'Choose a table' }), {
    name: 'registry.csv',
    text: `registrationId,commodityCode,product\nREG-1,850780,${SAMPLE.gtin}\n`,
  });
  await card.getByText('registry.csv').waitFor();
  await card.getByText('days old').waitFor();
  await pictured('registry', card);
  await expectClean();

  await go(`/runs/${RUN}`, 'Lorry');
  await declaration().getByText('Compare the items with a declaration').click();
  const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const goods = `<row r="1">${cell('A1', 'GTIN')}${cell('B1', 'Serial')}${cell('C1', 'HS code')}${cell('D1', 'Registration')}</row>
    <row r="2">${cell('A2', SAMPLE.gtin)}${cell('B2', SAMPLE.serial)}${cell('C2', '850760')}${cell('D2', 'REG-1')}</row>`;
  const book = await workbook({ sheets: { Notes: '', Goods: goods } }).bytes();
  await choose(declaration().getByRole('button', { name: 'Choose a table' }), { name: 'goods.xlsx', text: book });
  await declaration().getByText('Which sheet contains the declared goods?').waitFor();
  await declaration()
    .getByRole('button', { name: /Sheets of goods.xlsx/ })
    .click();
  await page.getByRole('option', { name: 'Goods' }).click();
  await declaration().getByRole('button', { name: 'Read this sheet' }).click();
  await declaration().getByText('Registered otherwise: 1 item').waitFor();
  await expectClean();

  await go('/inspections/1', 'Inspection 1');
  const answer = declaration().locator('[data-registry]');
  await answer.getByText('Registered otherwise').waitFor();
  await answer.getByText('Differs: commodity code.').waitFor();
  await pictured('registered', declaration());
  expect(await page.locator('[data-headline]').first().getAttribute('data-headline')).toBe('valid');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('heading', { name: 'Customs declaration' }).waitFor();
  await page.getByText('Differs: commodity code.').waitFor();
});

it('compares what is printed beside the code, and warns of a copy', async () => {
  await go('/inspections/1', 'Inspection 1');
  const card = page.getByRole('region', { name: 'Printed line' });
  await card.getByText('Compare the text printed beside the code').click();
  const compare = card.getByRole('button', { name: 'Compare and record' });
  expect(await compare.isDisabled()).toBe(true);
  await card.getByLabel('Printed beside the code').fill('S/N ABC124');
  await compare.click();
  await card.getByText('The code may have been copied onto another item.').waitFor();
  expect(await card.locator('[data-line]').getAttribute('data-line')).toBe('differs');
  await pictured('line', card);
  await expectClean();
  expect(await page.locator('[data-headline]').first().getAttribute('data-headline')).toBe('valid');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('heading', { name: 'Printed line' }).waitFor();
  await pictured('print', page.locator('article'));
});

it('takes a scan of the printed line into its field, and compares it when a person says so', async () => {
  await go('/inspections/1', 'Inspection 1');
  const card = page.getByRole('region', { name: 'Printed line' });
  await card.getByText('Compare another line').click();
  const field = card.getByLabel('Printed beside the code');
  await field.fill('left from before');
  const scan = `]C101${SAMPLE.gtin}10L1\u001d21${SAMPLE.serial}`;
  await field.focus();
  await scanned(page, scan);
  await expect.poll(() => field.inputValue()).toBe(scan);
  // The Enter of the scanner records nothing, and the scan is not inspected as an item.
  expect(await card.locator('[data-line]').getAttribute('data-line')).toBe('differs');
  expect(await page.getByText('A scan arrived while another task was open').count()).toBe(0);
  await card.getByRole('button', { name: 'Compare and record' }).click();
  await card.locator('[data-line=agrees]').waitFor();
  expect(await card.getByRole('row', { name: /^Serial number/ }).innerText()).toContain('ABC123');
  await card
    .getByRole('row', { name: /^Batch/ })
    .getByText('The code does not contain it.')
    .waitFor();
  expect(await page.locator('[data-headline]').first().getAttribute('data-headline')).toBe('valid');
  await expectClean();
});

it('compares measured values in another unit with what the passport declares, on screen and on paper', async () => {
  await go('/inspections/1', 'Inspection 1');
  await measured().locator('summary').press('Enter');
  const line = (label: RegExp) => measured().getByRole('group', { name: label });
  await chooseIn(measured(), /Value of the passport/, /^Rated capacity \(/);
  await line(/^Rated capacity$/)
    .getByRole('textbox', { name: 'Measured value' })
    .fill('14100');
  await line(/^Rated capacity$/)
    .getByRole('textbox', { name: 'Unit', exact: true })
    .fill('mAh');
  await measured().getByRole('button', { name: 'Add a value' }).press('Enter');
  await chooseIn(measured().getByRole('group').last(), /Value of the passport/, /^Carbon footprint \(/);
  await line(/^Carbon footprint/)
    .getByRole('textbox', { name: 'Measured value' })
    .fill('80');
  await line(/^Carbon footprint/)
    .getByRole('textbox', { name: 'Unit', exact: true })
    .fill('kg');
  await pictured('measuring', measured());
  await expectCleanEverywhere();
  await measured().getByRole('button', { name: 'Compare and record' }).press('Enter');
  const row = (name: string) => measured().getByRole('row', { name });
  await row('Carbon footprint').getByText('Not comparable').waitFor();
  await row('Carbon footprint').getByText('The two units measure different things.').waitFor();
  await row('Rated capacity').getByText('± 5 %').waitFor();
  await row('Rated capacity').getByText('Agrees', { exact: true }).waitFor();
  expect(await page.locator('[data-headline]').first().getAttribute('data-headline')).toBe('valid');
  await expectClean();
  await pictured('measured', measured());
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('heading', { name: 'Declared and measured' }).waitFor();
  await page.getByRole('heading', { name: 'Customs declaration' }).waitFor();
  await page.getByRole('row', { name: /^Rated capacity .* 14100 mAh/ }).waitFor();
  await expectClean();
  await pictured('printed', page.locator('article'));
});
