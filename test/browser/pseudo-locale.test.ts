// Every screen in a pseudo-locale: no text of ours is missing from the catalogue, and none is cut when it grows.
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_TABLE } from '../../server/domain/language/languages.ts';
import { launch } from '../fixtures/browser/browser.ts';
import { serveCatalogue } from '../fixtures/browser/served-catalogue.ts';
import { type BrowserDesk, startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { COMPLETE } from '../fixtures/catalogues.ts';
import { placeholders, plurals } from '../fixtures/icu.ts';
import { pseudo } from '../fixtures/pseudo.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const MESSAGES = pseudo(COMPLETE.en);

const SCREENS = [
  '#/',
  '#/inspections',
  '#/inspections/1',
  '#/passports',
  '#/passports/DPP-09520123456788-ABC123',
  '#/compare/DPP-09520123456788-ABC123',
  '#/want-list',
  '#/packs',
  '#/trust',
  '#/trust/keep',
  '#/bodies',
  '#/resolver',
  '#/settings',
  '#/settings/bring-back',
  '#/settings/self-test',
  '#/settings/scanner',
  '#/print/1',
  '#/nowhere',
] as const;

/** Most of what they show comes from documents and lists, with labels that the workbench sends. */
const WITH_DATA: ReadonlySet<string> = new Set([
  '#/inspections/1',
  '#/passports/DPP-09520123456788-ABC123',
  '#/compare/DPP-09520123456788-ABC123',
  '#/bodies',
  '#/print/1',
]);

/** Names and formats: languages by their own names, the engine, a moment. */
const isData = (text: string): boolean => {
  const rest = LANGUAGE_TABLE.reduce((left, { name }) => left.replace(name, ''), text);
  return rest !== text ? /^(?:,|und|\s)*$/u.test(rest) : /^(?:Apache-2\.0|JSON|XML|(?:Chrome|Firefox) [\d.]+|\d.* UTC)$/u.test(text);
};

let desk: BrowserDesk;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  desk = await startBrowserDesk(temporaryFolder());
  browser = await launch();
  context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  await serveCatalogue(page, 'de', MESSAGES);
  await page.goto(desk.address);
  await page.getByRole('heading', { name: MESSAGES['inspect.ready.title'] ?? '' }).waitFor();
  const ask = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ([url, how, data]) =>
        (
          await fetch(url ?? '', {
            method: how ?? '',
            headers: { 'content-type': 'application/json', 'x-desk-session': sessionStorage.getItem('dpp-desk-session') ?? '' },
            ...(data ? { body: data } : {}),
          })
        ).status,
      [path, method, body === undefined ? undefined : JSON.stringify(body)],
    );
  expect(await ask('PUT', '/workbench/sample')).toBe(200);
  expect(
    await ask('POST', '/workbench/inspections', { channel: 'wedge', text: 'https://id.example.org/01/09520123456788/21/ABC123' }),
  ).toBe(201);
});

afterAll(async () => {
  await browser?.close();
  expect(await desk?.stop()).toBe(0);
});

async function open(address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // A change of the hash alone would leave the former screen in place for a moment.
  await page.goto('about:blank');
  await page.goto(`${new URL('/', desk.address).href}${address}`);
  await page.getByText('⟦').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Texts without the brackets of a message, apart from data: codes, times, text from outside, and what says its own language. */
const bare = () =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.nodeValue ?? '').trim();
      if (element === null || !/\p{L}{3}/u.test(text) || /[⟦⟧]/u.test(element.innerText)) continue;
      if (element.closest('code, pre, bdi, time, script, style, title, select, [lang]:not(html), [dir], textarea') !== null) continue;
      if (element.checkVisibility()) found.add(text);
    }
    return [...found];
  });

/** Elements whose own text does not fit and is hidden. */
const cut = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, position } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        // Text for screen readers alone, and the native list behind a drawn one.
        const isHiddenOnPurpose =
          (position === 'absolute' && element.clientWidth <= 1) || element.closest('[data-testid=hidden-select-container]') !== null;
        return hides && !isHiddenOnPurpose && element.scrollWidth > element.clientWidth + 1 && element.innerText.includes('⟦');
      })
      .map((element) => element.innerText.slice(0, 60)),
  );

describe('the pseudo-locale', () => {
  it('keeps the placeholders and plurals of every message', () => {
    const changed = Object.entries(COMPLETE.en).filter(
      ([id, text]) =>
        placeholders(text).join() !== placeholders(MESSAGES[id] ?? '').join() ||
        JSON.stringify(plurals(text)) !== JSON.stringify(plurals(MESSAGES[id] ?? '')),
    );
    expect(changed).toEqual([]);
  });
});

describe.each(SCREENS.filter((address) => !WITH_DATA.has(address)))('%s', (address) => {
  it('says nothing that is not in the catalogue', async () => {
    await open(address, 1280);
    expect((await bare()).filter((text) => !isData(text))).toEqual([]);
  });
});

describe.each(SCREENS)('%s', (address) => {
  it.each([1280, 390])('cuts no text at %d px', async (width) => {
    await open(address, width);
    expect(await cut()).toEqual([]);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(scrolls).toBeLessThanOrEqual(0);
  });
});
