// Pictures and figures in a real browser: the day on Inspect, the supply chain, materials and the footprint of a passport, each beside what it says in words.
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { parsePassport } from '../../server/domain/passport/model.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import type { AppContext } from '../../server/features/app-context/index.ts';
import { importText } from '../../server/features/passports/import.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { putPassport } from '../../server/store/passports/passports.ts';
import { toRecord } from '../../server/store/passports/record.ts';
import { deskInBrowser, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { pictured } from '../fixtures/browser/pictured.ts';
import { expectCleanEverywhere } from '../fixtures/browser/themes.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
const BUSY = 'DPP-09520123000165-BUSY1';
const [battery] = sampleSet();

/** One more battery of the sample set. */
function put(context: AppContext, gtin: string, serial: string, kilograms: number): void {
  const carbonFootprint = { value: kilograms, unit: 'kg CO2e', perUnit: 'kWh' };
  const parsed = parsePassport({ ...battery?.passport, dppCode: `DPP-${gtin}-${serial}`, gtin, serial, carbonFootprint });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  putPassport(context.store, toRecord(parsed.passport, { sample: true }, context.now()), context.now());
}

/** Events of the item, in a document as others send it. */
const events = (count: number, epc: string, more: object = {}): string =>
  JSON.stringify({
    '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-07-01T09:00:00Z',
    epcisBody: {
      eventList: Array.from({ length: count }, (_, index) => ({
        type: 'ObjectEvent',
        eventTime: `2026-06-${String(1 + (index % 28)).padStart(2, '0')}T${String(Math.floor(index / 28)).padStart(2, '0')}:00:00Z`,
        eventTimeZoneOffset: '+02:00',
        action: 'OBSERVE',
        bizStep: 'storing',
        epcList: [epc],
        ...more,
      })),
    },
  });

deskInBrowser(async () => {
  const port = await freePort();
  const context = openApp({ folder: data, baseUrl: `http://localhost:${port}` });
  loadSample(context);
  context.changeSettings({ officer: 'Ana Lind', place: 'Gate 4' });
  for (const [at, gtin] of ['09520123000127', '09520123000134', '09520123000141', '09520123000158'].entries())
    put(context, gtin, 'A', 45 + 9 * at);
  put(context, '09520123000165', 'BUSY1', 70);
  const { refused } = importText(events(60, 'https://id.gs1.org/01/09520123000165/21/BUSY1'), context);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  context.close();
  return serve(data, port);
});

beforeEach(forgetComplaints);

const day = () => page.getByRole('region', { name: 'Today' });
const chain = () => page.getByRole('region', { name: 'Supply chain' });
const footprint = () => page.getByRole('region', { name: 'Carbon footprint within its category' });

const choose = async (place: Locator, label: RegExp, option: string) => {
  await place.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};
const link = (serial: string) => `https://id.example.org/01/${SAMPLE.gtin}/21/${serial}`;

it('shows no figures of a day without inspections, and then those of today, each with a list of that length', async () => {
  await page.getByRole('heading', { name: 'Scan, drop or paste' }).waitFor();
  expect(await day().count()).toBe(0);
  expect(await inspected(link(SAMPLE.serial))).toBe('valid');
  await page.locator('label', { hasText: /^Hold/ }).click();
  await page.getByRole('button', { name: 'Record as held' }).click();
  await page.getByRole('button', { name: 'Record as held' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Next', exact: false }).first().click();
  expect(await inspected(link('NOBODY'))).toBe('cannot-check');
  await page.getByRole('button', { name: 'Next', exact: false }).first().click();
  await day().getByRole('link', { name: '2 inspections' }).waitFor();
  expect(await day().getByRole('link').allTextContents()).toEqual([
    '2 inspections',
    '1 Cannot check',
    '1 Valid',
    '1 Held',
    '1 without a decision',
  ]);
  await page.reload();
  await day().getByRole('link', { name: '2 inspections' }).waitFor();
  await expectCleanEverywhere();
  await pictured('day', page.locator('main'));
  await day().getByRole('link', { name: '1 Held' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Inspections' }).waitFor();
  const rows = page.getByRole('grid', { name: 'Inspections' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(2);
  await rows.nth(1).getByText('Held').waitFor();
  await expectClean();
});

it('draws the supply chain of a passport beside a list that says the same', async () => {
  await go(`/passports/${SAMPLE.dppCode}`);
  await chain().getByRole('img', { name: '6 events on a timeline from 11 Feb 2026 to 2 Mar 2026' }).waitFor();
  await chain()
    .getByRole('img', { name: /^6 events from top to bottom in order of time, with 3 other things/ })
    .waitFor();
  const items = chain().getByRole('listitem');
  expect(await items.count()).toBe(6);
  const first = items.first();
  await first.getByText('urn:epc:class:lgtin:9520123.030001.C26-07').waitFor();
  expect(await first.getByRole('definition').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('40'), 'This product']),
  );
  await items.nth(3).getByText('urn:epc:id:sscc:9520123.1000000017').waitFor();
  await pictured('chain', chain());
  await expectCleanEverywhere();
});

it('shows the list alone when there are too many events, and says so', async () => {
  await go(`/passports/${BUSY}`);
  await chain().getByText('60 events are too many for a picture (at most 40). The list is complete.').waitFor();
  expect(await chain().getByRole('listitem').count()).toBe(60);
  expect(await chain().getByRole('img').count()).toBe(0);
});

it('shows where the footprint stands among other products, as a sentence, a picture and a table', async () => {
  await go(`/passports/${SAMPLE.dppCode}`);
  const sentence = '6 other products of its category here: 3 lower, 0 equal, 3 higher.';
  await footprint().getByText(sentence, { exact: true }).waitFor();
  await footprint()
    .getByRole('img', { name: `Bar chart of carbon footprints, with a line where this product stands. ${sentence}` })
    .waitFor();
  await footprint().locator('summary').press('Enter');
  await footprint().getByRole('cell').first().waitFor();
  const counts = await footprint().getByRole('cell').allTextContents();
  expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(6);
  await pictured('footprint', footprint());
  await pictured('materials', page.getByRole('region', { name: 'Materials' }));
  await expectClean();
});

it('says that there is too little to compare with', async () => {
  const steel = sampleSet().find(({ passport }) => passport.category === 'steel')?.passport.dppCode ?? '';
  await go(`/passports/${steel}`);
  await footprint()
    .getByText(/too few for a comparison/)
    .waitFor();
  await expectClean();
});

it('shows what two readers see side by side, what only one of them sees first', async () => {
  await go(`/passports/${SAMPLE.dppCode}`);
  const readers = page.getByRole('region', { name: 'Who sees what' });
  await readers.locator('summary').press('Enter');
  await choose(readers, /Show$/, 'Two readers side by side');
  await choose(readers, /Second reader/, 'Market surveillance');
  await readers.getByText(/values are seen by one of them only/).waitFor();
  const first = readers.getByRole('row').nth(1);
  expect(await first.getByRole('img', { name: 'does not see it' }).count()).toBe(1);
  await pictured('roles', readers);
  await expectCleanEverywhere();
});

it('compares two passports field by field, by keyboard', async () => {
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Compare passports' }).waitFor();
  await page.getByLabel('Search').fill('EV-2026');
  await page.getByRole('button', { name: /^Compare with DPP-09520123000110-EV/ }).press('Enter');
  const result = page.getByRole('region', { name: /\d+ differences/ });
  await result
    .getByRole('row', { name: /^Serial/ })
    .getByText('ABC123')
    .waitFor();
  await result.locator('summary').press('Enter');
  await result.getByRole('row', { name: /^Product group/ }).waitFor();
  await expectCleanEverywhere();
  await pictured('compare', page.locator('main'));
});
