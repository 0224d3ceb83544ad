// The screens around the main job in a real browser on a real desk: the log and the passports.
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  choose,
  deskInBrowser,
  dialog,
  expectClean,
  forgetComplaints,
  go,
  inspected,
  isInView,
  page,
  saved,
} from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { type Files, freePort, prepare, type Served, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const CODE = 'DPP-09520123456788-ABC123';
const folder = temporaryFolder();
let files: Files;
let served: Served;

deskInBrowser(async () => {
  const port = await freePort();
  files = prepare(folder, `http://localhost:${port}`);
  served = await serve(join(folder, 'data'), port);
  return served;
});

beforeEach(forgetComplaints);

const row = (index: number): Locator => page.locator(`[role=row][data-index="${index}"]`);

describe('passports', () => {
  it('are found by name and code, opened by keyboard, and marked as samples', async () => {
    await go('#/passports', 'Passports');
    await row(0).waitFor();
    await expectClean();
    await page.getByLabel('Search').fill('ABC123');
    await row(1).waitFor({ state: 'detached' });
    await expect.poll(() => row(0).textContent()).toContain(CODE);
    await expect.poll(() => row(0).textContent()).toContain('SAMPLE');
    await row(0).focus();
    await press(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: 'VeloPack 520' }).waitFor();
    // The row that had the focus is gone; the keys scroll what it opened.
    const main = page.getByRole('main');
    await expect.poll(() => main.evaluate((screen) => screen === document.activeElement)).toBe(true);
    await press(page, 'PageDown');
    await expect.poll(() => main.evaluate((screen) => screen.scrollTop)).toBeGreaterThan(0);
  });

  it('show facts, materials as picture and table, the code that was published, and what the law requires', async () => {
    await go(`#/passports/${CODE}`, 'VeloPack 520');
    await page.getByText('No passport required yet').waitFor();
    // Sample goods are on no list: nothing signed says so of them.
    await page.getByText('Samples are not on any status list').waitFor();
    expect(await page.getByText(/compliant/i).count()).toBe(0);
    const chart = page.getByRole('img', { name: /Share of each material/ });
    await expect.poll(() => chart.locator('rect').count()).toBeGreaterThan(3);
    await page.getByText('The same as a table').click();
    await expect.poll(() => page.getByRole('table').getByRole('rowheader').count()).toBeGreaterThan(3);
    const qr = page.getByRole('img', { name: /QR code with the address/ });
    await expect.poll(() => qr.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBe(480);
    await expectClean();
  });

  it('give their signed copy byte for byte', async () => {
    await go(`#/passports/${CODE}`, 'VeloPack 520');
    const { name, text } = await saved(page.getByRole('button', { name: 'Save DigitalProductPassport, Signed JSON (VC)' }));
    expect(name).toMatch(/^DPP-09520123456788-ABC123-\d+\.vc\.json$/);
    expect(text).toBe(files.validVc);
  });

  it('are listed by their names in the language of the screen, at once when it changes', async () => {
    await go('#/passports', 'Passports');
    const named = (name: string) => page.getByRole('row').filter({ hasText: CODE }).getByText(name);
    await named('VeloPack 520 e-bike battery').waitFor();
    const language = async (label: string, to: string) => {
      await page.getByRole('button', { name: label }).click();
      await page.getByRole('option', { name: to }).click();
    };
    await language('Language', 'Français');
    await named('Batterie de vélo électrique VeloPack 520').waitFor();
    await expectClean();
    await language('Langue', 'English');
    await named('VeloPack 520 e-bike battery').waitFor();
  });

  it('are refused one by one at import, each mistake with its place', async () => {
    await go('#/passports', 'Passports');
    await page.getByRole('button', { name: 'Import passports' }).first().click();
    await choose(page.getByRole('button', { name: 'Choose files' }), {
      name: 'list.json',
      text: '[{"gtin": "09520123456780", "materials": [{"percentage": 200}]}, 7]',
    });
    await dialog().getByText('Nothing was imported, 2 were refused.').waitFor();
    await expect
      .poll(() =>
        dialog()
          .locator('code', { hasText: /^\/gtin$/ })
          .count(),
      )
      .toBe(1);
    await expect.poll(() => dialog().getByText('Entry 2, refused').count()).toBe(1);
    await expectClean();
    await press(page, 'Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('are imported from a template that is offered there, changed by nobody', async () => {
    await go('#/passports', 'Passports');
    await page.getByRole('button', { name: 'Import passports' }).first().click();
    const schema = await saved(dialog().getByText('JSON Schema'));
    expect([schema.name, JSON.parse(schema.text)]).toMatchObject(['passport-battery.schema.json', { title: 'What DPP Desk imports' }]);
    const { name, text } = await saved(dialog().getByText('Template with comments'));
    expect([name, JSON.parse(text)]).toMatchObject([
      'passport-battery.json',
      { category: 'battery', $schema: JSON.parse(schema.text).$id },
    ]);
    await expectClean();
    await choose(page.getByRole('button', { name: 'Choose files' }), { name, text });
    await dialog().getByText('1 entry was imported, none was refused.').waitFor();
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('say what is wrong with a file that two readers could read differently', async () => {
    await go('#/passports', 'Passports');
    await page.getByRole('button', { name: 'Import passports' }).first().click();
    await choose(page.getByRole('button', { name: 'Choose files' }), { name: 'twice.json', text: '{"gtin": "1", "gtin": "2"}' });
    await dialog()
      .getByText(/occurs twice/)
      .waitFor();
    await dialog().getByText('Entry 1, refused').waitFor();
    await press(page, 'Escape');
  });

  it('that do not exist are named, with the way back', async () => {
    await go('#/passports/DPP-00000000000000-NONE', 'DPP-00000000000000-NONE');
    await page.getByText('There is no passport DPP-00000000000000-NONE here').waitFor();
    await page.getByRole('button', { name: 'All passports' }).click();
    await page.getByRole('heading', { level: 1, name: 'Passports' }).waitFor();
  });
});

it('an address without a screen says so, with the way to the others', async () => {
  await go('#/nowhere/at/all', 'There is no such screen');
  await expectClean();
  await page.getByRole('navigation').getByRole('link', { name: 'Trust' }).waitFor();
  await page.getByRole('button', { name: 'Go to Inspect' }).click();
  await page.getByRole('heading', { name: 'Inspect a product' }).waitFor();
});

describe('the resolver', () => {
  it('that a command started is shown with its address, and switched by nobody here', async () => {
    await go('#/resolver', 'Resolver');
    await page.getByText('On, for this computer only').waitFor();
    await page.getByText(served.publicUrl, { exact: true }).waitFor();
    await page.getByText('A command started this service').waitFor();
    expect(await page.getByRole('button', { name: /Switch o/ }).count()).toBe(0);
    await expectClean();
  });
});

describe('inspections', () => {
  it('open from a passport, take a decision by keyboard, and keep officer and place for the next one', async () => {
    await go(`#/passports/${CODE}`, 'VeloPack 520');
    const inspect = page.getByRole('button', { name: 'Inspect it' }).first();
    expect(await isInView(inspect)).toBe(true);
    await inspect.click();
    await page.getByRole('heading', { level: 1, name: /^Inspection \d+/ }).waitFor();
    await expect.poll(() => page.locator('[data-headline]').getAttribute('data-headline')).toBe('valid');
    // V15: nothing was scanned, and no product was compared.
    await page.locator('[data-headline]').getByText('This verdict is about the document only, not about any item.').waitFor();
    expect(await page.getByText('DPP-PRD-01').count()).toBe(0);
    await page.getByRole('radio', { name: 'Hold' }).focus();
    await press(page, 'Space');
    await page.getByRole('button', { name: 'Record as held' }).click();
    await page.getByText('This is needed for the record.').first().waitFor();
    await page.getByLabel('Officer').fill('M. Okafor');
    await page.getByLabel('Place').fill('Rotterdam');
    await page.getByLabel('Reference').fill('=26NL0001');
    await press(page, 'Enter');
    await page.getByText('The decision is in the log.').waitFor();
    await page.getByRole('button', { name: 'Record another decision' }).click();
    await page.getByRole('radio', { name: 'Release' }).focus();
    await press(page, 'Space');
    await expect.poll(() => page.getByLabel('Officer').inputValue()).toBe('M. Okafor');
    await expectClean();
  });

  it('are listed with their count, filtered, and exported as they are filtered', async () => {
    await go('#/inspections', 'Inspections');
    await row(0).waitFor();
    await page.getByText('1 entry').waitFor();
    // One row fits: there is nothing to scroll, not even the fraction of a pixel that a row is higher.
    await expect.poll(() => page.getByRole('grid').evaluate((grid) => grid.scrollHeight - grid.clientHeight)).toBe(0);
    await expectClean();
    const csv = await saved(page.getByRole('link', { name: 'Save as CSV' }));
    expect(csv.name).toMatch(/^inspections.*\.csv$/);
    expect(csv.text).toContain("'=26NL0001");
    const json = await saved(page.getByRole('link', { name: 'Save as JSON' }));
    expect(JSON.parse(json.text)).toMatchObject([
      { headline: 'valid', sample: true, decisions: [{ decision: 'held', place: 'Rotterdam' }] },
    ]);
    await page.getByRole('button', { name: 'All verdicts' }).click();
    await page.getByRole('option', { name: 'Cannot check' }).click();
    await page.getByText('No inspections match').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await row(0).waitFor();
  });

  it('print with everything that an answer needs to stand up later', async () => {
    await go('#/inspections', 'Inspections');
    await row(0).click();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('[data-print=ready]').waitFor();
    const record = await page.locator('article').textContent();
    for (const part of [
      'SAMPLE',
      'Valid',
      'DPP-SIG-01',
      'SHA-256 of the input',
      'Hash of this entry',
      'App version',
      'M. Okafor',
      '=26NL0001',
    ]) {
      expect(record, part).toContain(part);
    }
    expect(record).toMatch(/[0-9a-f]{64}/);
    await expectClean();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    // A4 in points, to the rounding of the printer.
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
  });

  it('fit on the paper, however long the address in the evidence is', async () => {
    await go('#/', 'Inspect a product');
    await inspected(files.foreignVc.replaceAll('did:web:foreign.example', `did:web:${Array(9).fill('laboratory').join('.')}.example`));
    await go('#/inspections', 'Inspections');
    // The list of before is shown until the new one has come.
    await row(0).filter({ hasText: 'Unknown issuer' }).click();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('[data-print=ready]').waitFor();
    const record = page.locator('article');
    expect(await record.locator('table').textContent()).toContain('laboratory.laboratory');
    expect(await record.evaluate((paper) => paper.scrollWidth - paper.clientWidth)).toBe(0);
  });

  it('have one scroll bar in a small window, or at a large zoom: the frame stays where it is', async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    try {
      for (const [address, title] of [
        ['#/', 'Inspect a product'],
        ['#/inspections', 'Inspections'],
        ['#/inspections/1', 'Inspection 1'],
      ] as const) {
        await go(address, title);
        const over = () => page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
        await expect.poll(over, { message: address }).toBe(0);
      }
    } finally {
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });

  it('that were never made are named, and the print page says so to the shell', async () => {
    await go('#/inspections/999999', 'Inspection 999999');
    await page.getByText('There is no inspection 999999').waitFor();
    forgetComplaints();
    await page.evaluate(() => {
      location.hash = '#/print/nonsense';
    });
    await page.locator('[data-print=failed]').waitFor();
  });
});
