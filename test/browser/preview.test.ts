// The preview of a passport page in real Chromium: as large as a phone, in the theme of the app; a hostile name runs nothing, links go nowhere, scans still arrive.
import type { Frame, Locator } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { publishStored } from '../../server/features/issuing/index.ts';
import { importText } from '../../server/features/passports/index.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { violationsOn } from '../fixtures/browser/accessibility.ts';
import { deskInBrowser, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { press, scanned } from '../fixtures/browser/keyboard.ts';
import { pictured } from '../fixtures/browser/pictured.ts';
import { freePort, linkOf, SERIALS } from '../fixtures/browser/world.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const HOSTILE = `DPP-${SAMPLE.gtin}-HOSTILE`;
const NAME = `"><img src=x onerror="top.document.title='hit'"></title><script>top.document.title='hit'</script>`;
/** The ways in which a browser opens a link with a pointer: in place, and in a new tab or window. */
const PRESSES: readonly Parameters<Locator['click']>[0][] = [
  {},
  { button: 'middle' },
  { modifiers: ['Control'] },
  { modifiers: ['Shift'] },
];

/** Moves the focus to the first link of the page, which is the one that skips its head. */
const tabInto = async (): Promise<void> => {
  await page.getByRole('region', { name: 'Preview of the public page' }).focus();
  await press(page, 'Tab');
  await expect.poll(active).toBe('IFRAME');
};
const active = () => page.evaluate('document.activeElement?.tagName');

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
  const source = () => page.evaluate<string>(`document.querySelector('iframe')?.src ?? ''`);
  const former = await source();
  await page.getByRole('button', { name: /^(Preview the page|Reload the preview)$/ }).click();
  await expect.poll(async () => ['', former].includes(await source())).toBe(false);
  await frame().getByRole('contentinfo').getByText(code).waitFor();
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

it('follows the theme of the system and the one that was chosen in the app', async () => {
  const ground = () =>
    frame()
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  const [light, dark] = ['rgb(251, 251, 249)', 'rgb(20, 23, 26)'];
  try {
    for (const [colorScheme, colour] of [['light', light] as const, ['dark', dark] as const]) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(ground).toBe(colour);
      await expectClean();
    }
    // An emulated scheme holds in frames whatever their element says, unlike that of a system.
    await page.emulateMedia({ colorScheme: null });
    for (const [theme, colour] of [['dark', dark] as const, ['light', light] as const]) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await expect.poll(ground).toBe(colour);
    }
    await pictured('preview', page.locator('section', { hasText: 'Test by phone' }).last());
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate('delete document.documentElement.dataset.theme');
  }
});

it('has links that look as on the page that a phone shows, in which axe finds nothing', async () => {
  const { origin } = new URL((await page.locator('code', { hasText: `/dpp/${SAMPLE.dppCode}?test=` }).textContent()) ?? '');
  const reader = await page.context().newPage();
  await reader.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.emulateMedia({ colorScheme });
    await reader.goto(`${origin}/dpp/${SAMPLE.dppCode}`);
    expect([colorScheme, await violationsOn(reader)]).toEqual([colorScheme, []]);
  }
  const looks = (link: Element) => {
    const { color, textDecoration, fontWeight } = getComputedStyle(link);
    return [color, textDecoration, fontWeight];
  };
  await reader.emulateMedia({ colorScheme: 'light' });
  const looksOf = async (links: Locator) => Promise.all((await links.all()).map((link) => link.evaluate(looks)));
  expect(await looksOf(frame().locator('main a'))).toEqual(await looksOf(reader.locator('main a')));
  await reader.close();
});

it('stays where it is, however a link is pressed; no window opens, and the app stays too', async () => {
  await show(SAMPLE.dppCode);
  const [at, before] = [page.url(), (await inFrame()).url()];
  const links = frame().getByRole('link', { disabled: true });
  const many = await links.count();
  expect(many).toBeGreaterThan(3);
  for (let index = 1; index < many; index++)
    // A disabled link would be waited for otherwise.
    for (const how of PRESSES) await links.nth(index).click({ ...how, force: true });
  await tabInto();
  await press(page, 'Tab');
  for (const key of ['Enter', 'Control+Enter', 'Shift+Enter']) await press(page, key);
  await page.waitForTimeout(300);
  expect([page.url(), (await inFrame()).url(), page.context().pages().length]).toEqual([at, before, 1]);
  await frame().getByRole('contentinfo').getByText(SAMPLE.dppCode).waitFor();
  await expectClean();
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
    <a href="/" target="_top">top</a><a href="/" target="_blank">new</a><form action="/workbench/state"><button>send</button></form>
    <iframe src="/"></iframe></body>`;
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: evil });
  });
  const at = page.url();
  await page.evaluate(`{ const frame = document.querySelector('iframe'); frame.src = frame.src; }`);
  await frame().getByText('evil').waitFor();
  for (const name of ['top', 'new', 'send']) await frame().getByText(name, { exact: true }).click();
  await page.waitForTimeout(300);
  expect(await page.title()).not.toBe('hit');
  expect([page.url(), page.context().pages().length]).toEqual([at, 1]);
  expect((await inFrame()).url()).toContain(path);
  expect(await page.evaluate(`document.querySelector('iframe').contentDocument`)).toBeNull();
  await page.unroute(`**${path}`);
});

it('is entered by the Tab key, scrolled by the arrow keys, and left again', async () => {
  await show(SAMPLE.dppCode);
  await tabInto();
  for (let times = 0; times < 5; times++) await press(page, 'ArrowDown');
  await expect
    .poll(() =>
      frame()
        .locator('html')
        .evaluate(() => scrollY),
    )
    .toBeGreaterThan(100);
  const many = await frame().locator('a, [tabindex]').count();
  for (let index = 0; index < many && (await active()) === 'IFRAME'; index++) await press(page, 'Tab');
  expect(await active()).not.toBe('IFRAME');
});

it('gives the focus back that a pointer moved into it: a scan is still read', async () => {
  await show(SAMPLE.dppCode);
  await frame().getByRole('heading', { level: 1 }).click();
  await expect.poll(active).toBe('BODY');
  await scanned(page, linkOf(SERIALS.valid));
  await page.locator('[data-headline]').first().waitFor();
});
