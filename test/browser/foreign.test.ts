// What a document says of itself, on the card, in print, in the lists and on the public page: never the app's own words, never over or next to them.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { parsePassport } from '../../server/domain/passport/model.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { publishStored } from '../../server/features/issuing/publish.ts';
import { putPassport } from '../../server/store/passports/passports.ts';
import { toRecord } from '../../server/store/passports/record.ts';
import { signedLists } from '../../server/store/trust/own-status.ts';
import { card, choose, deskInBrowser, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { passport, secure } from '../fixtures/issuing.ts';
import { entry, signed } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';

const data = join(temporaryFolder(), 'data');
const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const LETTERS = 'W'.repeat(200);
const WIDE = 'DPP-09520123456788-WIDE';
let site: string;

deskInBrowser(async () => {
  const port = await freePort();
  site = `http://localhost:${port}`;
  const context = openApp({ folder: data, baseUrl: site });
  bringList(context.store, signed(1, [entry({ fetchedAt: at(-1) })], { issuedAt: at(-1), nextUpdate: at(24 * 30) }), new Date());
  expect(signedLists(context.store)).toEqual([]);
  const parsed = parsePassport({ ...sampleSet()[0]?.passport, dppCode: WIDE, serial: 'WIDE', manufacturer: { name: LETTERS } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  putPassport(context.store, toRecord(parsed.passport, { sample: false }, context.now()), context.now());
  publishStored(WIDE, context);
  context.close();
  return serve(data, port);
});
beforeEach(forgetComplaints);

const MARKS = '\u0323'.repeat(80);
const LONG = `did:web:maker.example:${'a'.repeat(3000)}:end`;

const product = (more: object) =>
  JSON.stringify(
    secure(passport({ id: `urn:uuid:${crypto.randomUUID()}`, credentialSubject: { type: ['Product'], name: 'Pump', ...more } })),
  );

/** Height of what is drawn, marks that stick out included. */
const overlaps = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { drawn: range.getBoundingClientRect().height, scroll: element.scrollHeight - element.clientHeight };
    });

it('draws three marks on a letter, no line break and no direction of its own', async () => {
  await inspected(product({ name: `Z${MARKS}pump\nReleased by the office` }));
  await card().getByText('Released by the office').waitFor();
  const name = card().locator('[data-foreign]').first();
  expect(await name.textContent()).toBe(`Z${'\u0323'.repeat(3)}⟨+77⟩pump␊Released by the office`);
  // Quotation marks are drawn and not copied.
  expect(await name.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('open-quote');
  expect((await overlaps('[data-foreign]')).scroll).toBeLessThanOrEqual(1);
  await expectClean();
});

it('keeps the card short under a DID of 3,000 characters, and shows all of it when asked', async () => {
  expect(await inspected(JSON.stringify(secure(passport({ issuer: LONG }), { verificationMethod: `${LONG}#key-1` })))).toBe(
    'unknown-issuer',
  );
  const height = () => card().evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeLessThan(700);
  const more = card().getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.poll(() => card().textContent()).toContain('aaa:end');
  await card().getByRole('button', { name: 'Show less' }).click();
  await expect.poll(height).toBeLessThan(700);
});

it('shows a label of the document as its word, on the screen and in print', async () => {
  await inspected(product({ characteristics: { Verdict: 'Valid', Decision: 'Released' } }));
  const label = page.locator('dt', { hasText: /^Verdict$/i }).first();
  await label.waitFor({ state: 'attached' });
  expect(await label.locator('[data-foreign]').count()).toBe(1);
  await page.getByRole('link', { name: 'Print' }).click();
  const printed = page.locator('dt', { hasText: /^Verdict$/i }).first();
  await printed.waitFor();
  expect(await printed.locator('[data-foreign]').count()).toBe(1);
  // The app's own labels stand without.
  expect(await page.locator('dt', { hasText: 'Manufacturer' }).locator('[data-foreign]').count()).toBe(0);
  await go('#/', 'Inspect a product');
});

it('shows the name of a file as one', async () => {
  await choose(page.getByRole('button', { name: /files?/i }).first(), { name: 'x\u202enosj.dilav', text: '{}' });
  await expect.poll(() => page.locator('main').textContent()).toContain('x⟨U+202E⟩nosj.dilav');
});

it.each([390, 1280])('keeps a public page of %i px as wide as the window under a name of 200 letters', async (width) => {
  const reader = await page.context().newPage();
  await reader.setViewportSize({ width, height: 800 });
  await reader.goto(`${site}/dpp/${WIDE}`);
  expect(await reader.locator('main').textContent()).toContain(LETTERS.slice(0, 40));
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await reader.close();
});
