// What the law requires of an inspected credential on a chosen day, under its verdict, in a real browser: of a passport that is not stored here.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { importText } from '../../server/features/passports/import.ts';
import { putIssuer } from '../../server/store/trust/issuers.ts';
import { card, deskInBrowser, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press, typed } from '../fixtures/browser/keyboard.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { pictured } from '../fixtures/browser/pictured.ts';
import { expectCleanEverywhere } from '../fixtures/browser/themes.ts';
import { serve } from '../fixtures/browser/world.ts';
import { DID, didDocument, passport, secure } from '../fixtures/issuing.ts';
import { claim, flat, hiding, issueSdJwt } from '../fixtures/sd-jwt-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
const BATTERY: JsonObject = { category: 'battery', batteryCategory: 'lmt', chemistry: 'LFP', materials: [] };
const LINK = 'https://maker.example/01/09506000134352/21/A1';
const HELD = JSON.stringify(
  secure(
    passport({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
      type: ['VerifiableCredential', 'DigitalProductPassport'],
      credentialSubject: {
        type: ['Product'],
        id: LINK,
        idGranularity: 'item',
        name: 'Cell',
        characteristics: { ...BATTERY, placedOnMarketDate: '2026-09-01' },
      },
    }),
  ),
);

deskInBrowser(() => {
  const context = openApp({ folder: data, baseUrl: 'http://localhost:1' });
  putIssuer(context.store, { did: DID, origin: 'local', status: 'granted', didDocument: didDocument(), asOf: new Date().toISOString() });
  // A copy of a credential, and no passport.
  expect(importText(HELD, context)).toMatchObject({ refused: [] });
  context.close();
  return serve(data);
});
beforeEach(forgetComplaints);

const panel = () => page.getByRole('region', { name: 'What the law requires' });
const fold = (title: string | RegExp) => panel().locator('summary').filter({ hasText: title });
const day = () => panel().getByLabel('Apply the rules of');
const entry = () => card().getByText(/^Log entry \d+$/);

it('is asked for when it is opened, shows each field by its own day, and by another one from the keyboard', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await go('#/', 'Inspect a product');
  expect(await inspected(LINK)).toBe('valid');
  const number = await entry().innerText();
  await fold('Required data on a chosen day').waitFor();
  expect(await day().count()).toBe(0);
  expect(asked.filter((path) => path.endsWith('/completeness'))).toEqual([]);
  await expectClean();

  for (let steps = 0; steps < 80 && !(await fold('Required data').evaluate((one) => one === document.activeElement)); steps += 1)
    await press(page, 'Tab');
  await press(page, 'Enter');
  await panel().getByText('No passport required yet').waitFor();
  expect(await day().inputValue()).toBe('2026-09-01');
  await panel().getByText('the day the product was placed on the market.').waitFor();
  await panel().getByText('Choosing a day changes neither the verdict nor the log.').waitFor();

  await press(page, 'Tab');
  expect(await day().evaluate((one) => one === document.activeElement)).toBe(true);
  // This Chromium is in American English: month, day, year.
  await typed(page, '02182027');
  await panel()
    .getByText(/required fields are missing$/)
    .waitFor();
  await panel().getByText('for 18 Feb 2027, the chosen day.').waitFor();
  await panel().getByText('Ask the economic operator to add these.').waitFor();
  const missing = panel().getByRole('listitem').filter({ hasText: 'Hazardous substances' });
  expect(await missing.innerText()).toMatch(/2023\/1542.* · from 18 Feb 2027/);
  for (const title of [/not shown$/, /are present$/, /not yet required$/]) await fold(title).first().waitFor();
  await panel().evaluate((one) => one.scrollIntoView());
  await picture('inspected');
  await fold(/present$/).click();
  await panel().getByText('Chemistry', { exact: true }).waitFor();
  await fold(/not shown$/).click();
  await panel().getByText('The credential may hide these (selective disclosure)').waitFor();

  await fold('SHACL shapes').click();
  await panel()
    .getByRole('status')
    .getByText(/^\d+ results$/)
    .waitFor();
  await pictured('inspected', panel());
  await expectCleanEverywhere();

  // The verdict is the same, and no entry was added.
  expect([await card().getAttribute('data-headline'), await entry().innerText()]).toEqual(['valid', number]);
  const id = number.replace(/\D/g, '');
  await go(`#/inspections/${id}`, `Inspection ${id}`);
  await fold('Required data').click();
  expect(await day().inputValue()).toBe('2026-09-01');
  await day().fill('2027-02-18');
  await panel()
    .getByRole('button', { name: /^Back to 1 Sept? 2026$/ })
    .click();
  await panel().getByText('No passport required yet').waitFor();
});

it('does not call data complete that a credential may hide', async () => {
  const hidden = claim('hazardousSubstances', []);
  const text = issueSdJwt({ ...flat({ exp: Math.floor(Date.now() / 1000) + 86_400, ...BATTERY }), ...hiding(hidden) });
  await go('#/', 'Inspect a product');
  expect(await inspected(text)).not.toBe('invalid');
  await fold('Required data').click();
  await panel().getByText('the day that the verdict is about. The credential gives no day').waitFor();
  await day().fill('2027-02-18');
  await panel().getByText('Completeness not known').waitFor();
  expect(await panel().getByText('Data complete').count()).toBe(0);
  await fold('SHACL shapes').click();
  await panel().getByText('The credential is not JSON-LD, so it cannot be read as RDF.').waitFor();
  await pictured('inspected-hidden', panel());
  await expectClean();
});

it('does not judge what an altered credential states', async () => {
  await go('#/', 'Inspect a product');
  expect(await inspected(HELD.replace('"LFP"', '"NMC"'))).toBe('invalid');
  await fold('Required data').click();
  await panel().getByText('Not checked', { exact: true }).waitFor();
  await panel().getByText('The signature failed: anyone may have written this. What it states proves nothing').waitFor();
  expect(await day().count()).toBe(0);
  await pictured('inspected-altered', panel());
  await expectCleanEverywhere();
});
