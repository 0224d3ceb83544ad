// The preview of a passport page in real Chromium: as wide as a phone, light and dark; a hostile name runs nothing, links go nowhere, scans still arrive.
import type { Frame } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { publishStored } from '../../server/features/issuing/index.ts';
import { importText } from '../../server/features/passports/index.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { deskInBrowser, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { scanned } from '../fixtures/browser/keyboard.ts';
import { pictured } from '../fixtures/browser/pictured.ts';
import { freePort, linkOf, SERIALS } from '../fixtures/browser/world.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const HOSTILE = `DPP-${SAMPLE.gtin}-HOSTILE`;
const NAME = `"><img src=x onerror="top.document.title='hit'"></title><script>top.document.title='hit'</script>`;
/** Chromium says of each link that it opened no window. */
const BLOCKED = /Blocked opening '.*' in a new window because the request was made in a sandboxed frame/;

const folder = temporaryFolder();
deskInBrowser(async () => {
  const filled = openApp({ folder });
  loadSample(filled);
  const passport = {
    ...{ dppCode: HOSTILE, gtin: SAMPLE.gtin, serial: 'HOSTILE', category: 'other', defaultLanguage: 'en', countryOfOrigin: 'DE' },
    productName: { en: NAME },
    manufacturer: { name: NAME },
  };
  expect(importText(JSON.stringify(passport), filled).refused).toEqual([]);
  publishStored(HOSTILE, filled);
  filled.close();
  return startBrowserDesk(folder);
});
beforeEach(forgetComplaints);

const frame = () => page.frameLocator('iframe');
const element = () => page.locator('iframe');
const inFrame = async (): Promise<Frame> => {
  const found = await (await element().elementHandle())?.contentFrame();
  if (!found) throw new Error('there is no frame');
  return found;
};
const show = async (code: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Code of the passport' });
  await field.fill(code);
  await page.getByText(`/dpp/${code}?test=`).waitFor();
  await page.getByRole('button', { name: /^(Preview the page|Load the preview again)$/ }).click();
  await frame().getByText(code).first().waitFor();
};

it('shows the public page at the width of a phone, with its styles and its code', async () => {
  await go('#/resolver', 'Resolver');
  await page.getByRole('textbox', { name: 'Port' }).fill(String(await freePort()));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await show(SAMPLE.dppCode);
  expect(await element().getAttribute('sandbox')).toBe('');
  const { width, height } = (await element().boundingBox()) ?? {};
  expect([width, height]).toEqual([390, 844]);
  expect(
    await frame()
      .locator('body')
      .evaluate(() => [innerWidth, innerHeight]),
  ).toEqual([390, 844]);
  // Its own style sheet and picture arrived.
  const layout = await frame()
    .locator('dl div')
    .first()
    .evaluate((row) => getComputedStyle(row).display);
  expect(layout).toBe('grid');
  expect(
    await frame()
      .locator('figure img')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(100);
  expect(
    await frame()
      .locator('html')
      .evaluate((root) => root.scrollWidth),
  ).toBeLessThanOrEqual(390);
  await expectClean();
});

it('follows the theme of the screen, light and dark', async () => {
  const ground = () =>
    frame()
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  try {
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ground).toBe('rgb(251, 251, 249)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe('rgb(20, 23, 26)');
    await expectClean();
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await pictured('preview', page.locator('section', { hasText: 'Test by phone' }).last());
});

it('stays where it is, whatever link is pressed; no window opens, and the app stays too', async () => {
  await show(SAMPLE.dppCode);
  const [at, before] = [page.url(), (await inFrame()).url()];
  let opened = 0;
  const count = () => void opened++;
  page.context().on('page', count);
  const links = frame().locator('main a');
  const many = await links.count();
  expect(many).toBeGreaterThan(3);
  for (let index = 0; index < many; index++) await links.nth(index).click();
  // What a page could ask for of its own accord.
  await page.waitForTimeout(300);
  page.context().off('page', count);
  expect([page.url(), (await inFrame()).url(), opened]).toEqual([at, before, 0]);
  await frame().getByText(SAMPLE.dppCode).first().waitFor();
  await expectClean(BLOCKED);
});

it('shows the text of a hostile name, and runs nothing of it', async () => {
  await show(HOSTILE);
  await frame().getByRole('heading', { level: 1 }).filter({ hasText: '<script>' }).waitFor();
  expect(await frame().locator('script, img[src="x"]').count()).toBe(0);
  expect(await page.title()).not.toBe('hit');
  await expectClean();
});

it('would run no script and reach nothing of the app, if a page ever had one', async () => {
  const path = await element().getAttribute('src');
  const evil = `<!doctype html><body>evil<script>top.document.title = 'hit'</script><img src="data:image/png,x" onerror="top.document.title='hit'">
    <form action="/workbench/state"><button>send</button></form><iframe src="/"></iframe></body>`;
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: evil });
  });
  await page.evaluate(`{ const frame = document.querySelector('iframe'); frame.src = frame.src; }`);
  await frame().getByText('evil').waitFor();
  await frame().getByRole('button', { name: 'send' }).click();
  await page.waitForTimeout(300);
  expect(await page.title()).not.toBe('hit');
  expect((await inFrame()).url()).toContain(path);
  expect(await page.evaluate(`document.querySelector('iframe').contentDocument`)).toBeNull();
  await page.unroute(`**${path}`);
});

it('gives the focus back that a pointer moved into it: a scan is still read', async () => {
  await show(SAMPLE.dppCode);
  await frame().getByRole('heading', { level: 1 }).click();
  await expect.poll(() => page.evaluate('document.activeElement?.tagName')).not.toBe('IFRAME');
  await scanned(page, linkOf(SERIALS.valid));
  await page.locator('[data-headline]').first().waitFor();
});
