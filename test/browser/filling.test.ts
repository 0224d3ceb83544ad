// From a table to a label in a real browser: choose, map, preview, import, publish, print, and the picture of the printed label reads valid.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { toEnvironment } from '../../server/domain/formats/aas/environment.ts';
import { linksOf } from '../../server/domain/formats/links.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { readPicture } from '../../server/features/pictures/picture.ts';
import { aasx, toXml } from '../fixtures/aasx.ts';
import { card, choose, deskInBrowser, dialog, expectClean, go, page, saved } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { textRows, workbook } from '../fixtures/workbook.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');

deskInBrowser(() => {
  openApp({ folder: data, baseUrl: 'https://maker.example' }).close();
  return serve(data);
});

const TABLE = [
  'EAN;SN;Bezeichnung;Herkunft;Gewicht;Firma',
  ...Array.from({ length: 12 }, (_, at) => `9520123456788;S${at};Größe ${at};DE;1,5;Muster AG`),
];
const BROKEN = [...TABLE, '9520123456788;S99;Leuchte;Schlaraffenland;1,5;Muster AG', '9520123456788;S98;"offen;DE;1,5;Muster AG'].join(
  '\r\n',
);
const GROUPS = ['Battery', 'Electronics', 'Textiles', 'Steel', 'Construction', 'Other'];
const button = (name: string | RegExp) => page.getByRole('button', { name });

it('a template is short or long, says what is required, and can be imported as it stands', async () => {
  await go('#/passports', 'Passports');
  await button('Import a table').click();
  const long = await saved(page.getByText('Long table with an example (CSV)'));
  const short = await saved(page.getByText('Table with an example (CSV)', { exact: true }));
  expect([long.name, short.name]).toEqual(['passports-battery-long.csv', 'passports-battery.csv']);
  expect(long.text.split(',').length).toBeGreaterThan(3 * short.text.split(',').length);
  await choose(button('Choose a table'), short);
  const required = page.getByRole('listitem').filter({ has: page.getByText('required', { exact: true }) });
  await page.getByLabel('Field of the column gtin *').waitFor();
  await expect.poll(() => required.count()).toBe(7);
  expect(await page.getByText('Not filled yet', { exact: false }).count()).toBe(0);
  const missing = page.getByText('Not filled yet, but required in every passport: manufacturer – name.', { exact: false });
  const maker = page.getByLabel('Field of the column manufacturer.name *');
  await maker.fill('');
  await missing.waitFor();
  await maker.fill('manufacturer.name');
  await missing.waitFor({ state: 'detached' });
  await button('Preview without storing').click();
  await page.getByText('Preview: 1 would be stored, 0 are already here, 0 would be refused.').waitFor();
  await page.getByText('One passport has demonstration data from a template or the sample set', { exact: false }).waitFor();
  await expectClean();
  await button('Choose another table').click();
  await page.getByText('Start from a template').waitFor();
});

it('a table is chosen, mapped, previewed and imported, and each refused row is named', async () => {
  await go('#/passports', 'Passports');
  await button('Import a table').click();
  await page.getByText('Start from a template').waitFor();
  await expectClean();
  await choose(button('Choose a table'), { name: 'goods.csv', text: Buffer.from(BROKEN, 'latin1') });
  await page.getByText(/14 rows · WINDOWS-1252 · separated by semicolons/).waitFor();
  expect(await page.getByLabel('Field of the column EAN').inputValue()).toBe('gtin');
  expect(await page.getByLabel('Field of the column Herkunft').inputValue()).toBe('countryOfOrigin');
  // What every passport needs is named before the rows are refused for it.
  const missing = page.getByText('Not filled yet, but required in every passport: Passport code, manufacturer – name.', { exact: false });
  await missing.waitFor();
  // What is lost is named too.
  await page.getByText('2 columns are not imported: SN, Firma.', { exact: false }).waitFor();
  // The product group is chosen from the known ones, and no text is typed.
  const group = button(/Value of Product group/);
  expect(await group.textContent()).toContain('Other');
  await group.press('Enter');
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['not imported', ...GROUPS]);
  await page.getByRole('option', { name: 'not imported' }).click();
  await page.getByText(/Not filled yet, .*Product group/).waitFor();
  await group.click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await page.getByLabel('Field of the column SN').fill('serial');
  await button('Preview without storing').click();
  const unfilled = page.getByRole('row', { name: /^2 .*manufacturer.*This is missing. Choose a column for it/ });
  await unfilled.first().waitFor();
  await page.getByLabel('Field of the column Firma').fill('manufacturer.name');
  await missing.waitFor({ state: 'detached' });
  expect(await page.getByText(/not imported: /).count()).toBe(0);
  await expectClean();
  await button('Preview without storing').click();
  await page.getByText('Preview: 12 would be stored, 0 are already here, 2 would be refused.').waitFor();
  const refused = page.getByRole('region', { name: 'Refused rows' });
  await refused.getByRole('row', { name: /^14 Herkunft.*country/ }).waitFor();
  await refused.getByRole('row', { name: /^15.*quotation mark/ }).waitFor();
  await expectClean();
  // The counts of a preview are those of its mapping.
  await page.getByLabel('Field of the column Firma').fill('manufacturer.nam');
  await expect.poll(() => page.getByText('Preview: 12').count()).toBe(0);
  await page.getByLabel('Field of the column Firma').fill('manufacturer.name');
  await page.getByText('Preview: 12 would be stored').waitFor();
  await page.getByLabel('Name of this mapping').fill('Lamps');
  await button('Save the mapping').click();
  await page.getByText('The mapping is saved.').waitFor();
  // By keyboard alone.
  await button('Import 14 rows').focus();
  await press(page, 'Enter');
  await page.getByText('12 stored, 0 unchanged, 2 refused.').waitFor();
  // Publishing is one press away.
  await page.getByText('12 passports here are drafts: others cannot read them until they are published.').waitFor();
  await button('Publish all drafts').click();
  await dialog()
    .getByRole('button', { name: /Sign 12 passports/ })
    .waitFor();
  await dialog().getByText('12 passports have demonstration data', { exact: false }).waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expectClean();
});

it('a workbook asks for its sheet, tells what is hidden or merged, and names rows that do not hold what they show', async () => {
  const libreoffice = readFileSync(fileURLToPath(new URL('../fixtures/libreoffice.xlsx', import.meta.url)));
  await button('Choose another table').click();
  await choose(button('Choose a table'), { name: 'old.xls', text: Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex') });
  await page.getByText('this is a workbook of Excel 97 (.xls): save it as .xlsx or as CSV (UTF-8)').waitFor();
  await choose(button('Choose a table'), { name: 'goods.xlsx', text: libreoffice });
  await page.getByText('Which sheet contains the passports?').waitFor();
  await expectClean();
  await button('Read this sheet').click();
  await page.getByText(/5 rows · Sheet Leuchten & Lampen/).waitFor();
  await page.getByText('hidden cells, which are also imported: one row, one column.').waitFor();
  await page.getByText('2 cells contain formulas.').waitFor();
  await page.getByText('Cells are merged: C4:C5.').waitFor();
  for (const [column, field] of [
    ['Serial', 'serial'],
    ['Name', 'productName'],
    ['Masse', 'massKg'],
  ] as const)
    await page.getByLabel(`Field of the column ${column}`).fill(field);
  for (const column of ['Datum', 'Monat', 'Ja', 'Anteil', 'Summe']) await page.getByLabel(`Field of the column ${column}`).fill('');
  for (const [number, field, value] of [
    [3, 'countryOfOrigin', 'DE'],
    [4, 'manufacturer.name', 'Muster AG'],
  ] as const) {
    await button('Add a fixed value').click();
    await page.getByLabel(`Value of ${number}`).fill(value);
    await page.getByLabel(`Field ${number} with a fixed value`).fill(field);
  }
  await button('Preview without storing').click();
  await page.getByText('Preview: 3 would be stored, 0 are already here, 2 would be refused.').waitFor();
  const refused = page.getByRole('region', { name: 'Refused rows' });
  await refused.getByRole('row', { name: /^5.*Unmerge them.*C4:C5/ }).waitFor();
  await refused.getByRole('row', { name: /^6.*spreadsheet error.*D6/ }).waitFor();
  await expectClean();
  await go('#/passports', 'Passports');
  await button('Import passports').click();
  await choose(dialog().getByRole('button', { name: 'Choose files' }), { name: 'again.xlsx', text: libreoffice });
  await button('Cancel').click();
  await expect.poll(() => page.getByText('Which sheet').count()).toBe(0);
  const many = textRows([['GTIN', 'Serial'], ...Array.from({ length: 60_000 }, (_, at) => ['9520123456788', `${at}`.padStart(40, '0')])]);
  const large = new Uint8Array(await workbook({ sheets: { Many: many, Notes: textRows([['x']]) }, hidden: ['Notes'] }).arrayBuffer());
  await go('#/import', 'Import a table');
  await button('Choose another table').click();
  await choose(button('Choose a table'), { name: 'large.xlsx', text: large });
  await page.getByText(/60,000 rows · Sheet Many/).waitFor();
});

it('a table among other files costs none of them, and a second table is named', async () => {
  await go('#/passports', 'Passports');
  await button('Import passports').click();
  await choose(
    dialog().getByRole('button', { name: 'Choose files' }),
    { name: 'more.csv', text: TABLE.join('\r\n') },
    { name: 'again.csv', text: TABLE.join('\r\n') },
    { name: 'broken.json', text: '{' },
  );
  const outcome = (name: string) => dialog().getByRole('listitem').filter({ hasText: name });
  await outcome('again.csv').getByText('Only one table and one pack can be imported at a time.').waitFor();
  await outcome('broken.json').getByText('Nothing was imported, 1 was refused.').waitFor();
  await expectClean();
  await outcome('more.csv').getByRole('link', { name: 'Import a table' }).click();
  await button('Import 12 rows').waitFor();
});

it('the product groups of a table are named in the language of the screen', async () => {
  for (const [language, label, option] of [
    ['Deutsch', /Produktgruppe/, 'Bauprodukt'],
    // The labels of fields are English here, the names of product groups are not.
    ['Polski', /Product group/, 'Budownictwo'],
    ['English', /Value of Product group/, 'Construction'],
  ] as const) {
    await button(/Language|Sprache|Język/)
      .first()
      .click();
    await page.getByRole('option', { name: language }).click();
    await button(label).click();
    await page.getByRole('option', { name: option }).click();
    expect(await button(label).textContent()).toContain(option);
    await picture(`product-group-${language}`);
  }
});

it('what was imported is published, and the picture of its label reads valid', async () => {
  await go('#/passports', 'Passports');
  await button('Publish all drafts').click();
  await dialog()
    .getByRole('button', { name: /Sign 12 passports/ })
    .click();
  await dialog().getByText('12 drafts were signed and published.').waitFor();
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  // Labels of samples do not get among those of one's own goods.
  await go('#/settings', 'Settings');
  await button('Load the sample set').click();
  await button('Remove the sample set').waitFor();
  await go('#/passports', 'Passports');
  await button('Labels').click();
  await button('Print 12 labels').waitFor();
  await page.getByText(/^\d+ sample passports are skipped\./).waitFor();
  const label = page.getByRole('img', { name: /DPP-09520123456788-S7$/ });
  await label.waitFor();
  const picture = await label.screenshot();
  const read = await readPicture(picture);
  expect(read).toMatchObject({ symbols: [{ symbology: ']Q1', text: expect.stringContaining('/01/09520123456788/21/S7') }] });
  await go('#/', 'Inspect a product');
  await choose(button(/Choose/).first(), { name: 'label.png', text: picture });
  await card().waitFor();
  expect(await card().getAttribute('data-headline')).toBe('valid');
});

it('the screens fit a narrow window and a dark theme', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await go('#/import', 'Import a table');
    await button('Import 12 rows').waitFor();
    await expectClean();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await go('#/print/labels/list');
    await button('Print 12 labels').waitFor();
    await expectClean();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
});

it('an AASX package is a passport, and what was not understood is listed; a broken one is named', async () => {
  const { passport } = sampleSet()[2] ?? {};
  if (passport === undefined) throw new RangeError('there is a third sample');
  const environment = toEnvironment(passport, linksOf(passport, 'https://maker.example'), 'https://maker.example');
  const [first = {}, ...more] = environment.submodels as JsonObject[];
  const logo = { modelType: 'File', idShort: 'CompanyLogo', contentType: 'image/png', value: '/logo.png' };
  const submodels = [{ ...first, submodelElements: [...(first.submodelElements as JsonObject[]), logo] }, ...more];
  await go('#/passports', 'Passports');
  await button('Import passports').click();
  await choose(
    dialog().getByRole('button', { name: 'Choose files' }),
    { name: 'product.aasx', text: aasx({ 'data.xml': toXml({ ...environment, submodels }) }) },
    { name: 'broken.aasx', text: 'PK nonsense' },
    { name: 'own.json', text: JSON.stringify({ ...passport, dppCode: `DPP-${passport.gtin}-OWN1`, serial: 'OWN1' }) },
  );
  await dialog().getByText('1 entry was imported, none was refused.').first().waitFor();
  await dialog().getByText('broken.aasx could not be opened: the archive is cut off or damaged').waitFor();
  await dialog().getByText('Entries imported').first().click();
  await dialog().getByText('One part of the file was not understood. It is not in the passport:').waitFor();
  await dialog().getByText('Nameplate/CompanyLogo').waitFor();
  await expectClean();
  await dialog().getByRole('button', { name: 'Publish all drafts' }).click();
  const question = page.getByRole('dialog', { name: 'Publish all drafts?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await dialog().getByRole('button', { name: 'Close' }).last().click();
});

it('the reasons of refused rows are in the language of the screen, and a wrong check digit is named once', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await go('#/import', 'Import a table');
  await button('Choose another table').click();
  await choose(button('Choose a table'), { name: 'wrong.csv', text: `${TABLE[0]}\r\n9520123456789;S1;Leuchte;DE;-1;Muster AG` });
  await page.getByLabel('Field of the column SN').fill('serial');
  await page.getByLabel('Field of the column Firma').fill('manufacturer.name');
  await button('Preview without storing').click();
  const rows = page.getByRole('region').getByRole('row', { name: /^2 / });
  await expect.poll(() => rows.count()).toBe(2);
  await button(/Language/)
    .first()
    .click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByText(/^Muss (?:mindestens|zwischen) 0/).waitFor();
  await expect.poll(() => rows.filter({ hasText: 'Prüfziffer' }).count()).toBe(1);
  expect((await rows.allTextContents()).join()).not.toMatch(/must|right check digit/);
  await button(/Sprache/)
    .first()
    .click();
  await page.getByRole('option', { name: 'English' }).click();
});
