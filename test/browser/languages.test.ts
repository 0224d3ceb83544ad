// Every screen in every language of the window, and in English on systems whose language it lacks.
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLanguage, LANGUAGE_TABLE, LANGUAGES } from '../../server/domain/language/languages.ts';
import { sharedChromium } from '../fixtures/browser/browser.ts';
import { serveCatalogue } from '../fixtures/browser/served-catalogue.ts';
import { type BrowserDesk, startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { ALL, COMPLETE, DRAFTS, type Messages } from '../fixtures/catalogues.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const { en, de, fr } = COMPLETE;

/** Without a catalogue: one that reads from the right, and one without a country. All others are handled alike: `format.test.ts` matches them. */
const OTHERS = ['ar', 'tlh'];

const CODE = 'DPP-09520123456788-ABC123';
const SCREENS = [
  ['#/', 'inspect.ready.title'],
  ['#/inspections', 'inspections.title'],
  ['#/inspections/1', 'inspect.evidence'],
  ['#/passports', 'passports.title'],
  [`#/passports/${CODE}`, 'passports.identity'],
  ['#/want-list', 'wantList.title'],
  ['#/packs', 'packs.title'],
  ['#/trust', 'trust.title'],
  ['#/trust/keep', 'office.title'],
  ['#/bodies', 'bodies.title'],
  ['#/resolver', 'resolver.title'],
  ['#/settings', 'settings.title'],
  ['#/settings/bring-back', 'backup.bringBack'],
  ['#/print/1', 'print.title'],
  ['#/nowhere', 'frame.noSuchScreen'],
] as const;

let desk: BrowserDesk;
/** One for all windows: what Chromium fetched and compiled for the first serves the others. Nothing that a window remembers is kept. */
let context: BrowserContext;
let userAgent: string;
const folder = temporaryFolder();

beforeAll(async () => {
  desk = await startBrowserDesk(folder);
  context = await (await sharedChromium()).newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(desk.address);
  await page.getByRole('heading', { name: en['inspect.ready.title'] }).waitFor();
  userAgent = await page.evaluate(() => navigator.userAgent);
  const secret = await page.evaluate(() => sessionStorage.getItem('dpp-desk-session') ?? '');
  const ask = (method: string, path: string, body?: object) => statusOf(page, method, path, body);
  expect(await ask('PUT', '/workbench/sample')).toBe(200);
  expect(
    await ask('POST', '/workbench/inspections', { channel: 'wedge', text: `https://id.example.org/01/09520123456788/21/ABC123` }),
  ).toBe(201);
  await context.addInitScript((kept) => {
    if (location.protocol === 'http:') sessionStorage.setItem('dpp-desk-session', kept);
  }, secret);
  await page.evaluate(() => localStorage.clear());
  await page.close();
});

afterAll(async () => {
  await context?.close();
  expect(await desk?.stop()).toBe(0);
});

/** The status of the answer to a request that the page makes. */
const statusOf = (page: Page, method: string, path: string, body?: object): Promise<number> =>
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

interface Window {
  readonly page: Page;
  readonly complaints: string[];
  close(): Promise<void>;
}

/** A window on a system with this language. A language chosen in an earlier one is forgotten when it closes. */
async function onSystem(locale: string): Promise<Window> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setLocaleOverride', { locale });
  await cdp.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const close = async (): Promise<void> => {
    expect(await page.evaluate(() => navigator.language)).toBe(locale);
    expect(await statusOf(page, 'PUT', '/workbench/settings', { language: 'system' })).toBe(200);
    await page.evaluate(() => localStorage.clear());
    await page.close();
  };
  return { page, complaints, close };
}

const home = () => new URL('/', desk.address).href;
const primary = (locale: string): string => locale.split('-')[0] ?? '';
/** The language of the window on such a system. */
const spoken = (locale: string) => (isLanguage(primary(locale)) ? primary(locale) : 'en') as keyof typeof ALL;
const wordsOf = (locale: string): Messages => ({ ...en, ...ALL[spoken(locale)] });

describe.each([...LANGUAGES, ...OTHERS])('%s', (locale) => {
  const words = wordsOf(locale);
  const language = spoken(locale);
  let page: Page;
  let window: Window;
  beforeAll(async () => {
    window = await onSystem(locale);
    ({ page } = window);
  });
  afterAll(async () => {
    await window.close();
    expect(window.complaints).toEqual([]);
  });

  it('draws every screen in a language that the window has', async () => {
    for (const [address, title] of SCREENS) {
      await page.goto(`${home()}${address}`);
      await page
        .getByRole('heading', { name: words[title] ?? title })
        .first()
        .waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(window.complaints).toEqual([]);
  });

  if (!(language in DRAFTS)) return;

  it('is marked on a verdict, with the English words one key away', async () => {
    await page.goto(`${home()}#/inspections/1`);
    const card = page.locator('[data-headline]');
    const headline = `headline.${await card.getAttribute('data-headline')}`;
    await card.getByRole('heading', { name: words[headline] ?? '' }).waitFor();
    expect(await card.getByText(en['common.draft']).getAttribute('lang')).toBe('en');
    await card
      .getByText(words['common.draft'] ?? '')
      .first()
      .waitFor();
    const button = card.getByRole('button', { name: words['common.showEnglish'] ?? '' });
    await button.focus();
    await page.keyboard.press('Enter', { delay: 60 });
    await card
      .locator('div[lang=en]')
      .getByText(wordsOf('en')[headline] ?? '', { exact: true })
      .waitFor();
    await card.getByRole('button', { name: words['common.hideEnglish'] ?? '' }).click();
    expect(await card.locator('div[lang=en]').count()).toBe(0);
  });

  it('is named among the drafts under About, with how to contribute', async () => {
    await page.goto(`${home()}#/settings`);
    const name = LANGUAGE_TABLE.find((row) => row.language === language)?.name ?? '';
    await page.getByText(words['settings.languagesDraft'] ?? '', { exact: true }).waitFor();
    await page.getByText(words['settings.languagesHelp'] ?? '').waitFor();
    expect(await page.locator('dd').filter({ hasText: name }).count()).toBe(1);
    expect(words['settings.languagesHelp']).toContain('CONTRIBUTING.md');
  });

  it('is marked on the printed record, which has the English words too', async () => {
    await page.goto(`${home()}#/print/1`);
    await page.locator('[data-print=ready]').waitFor();
    const record = page.locator('article');
    await record.getByText(en['common.draft']).waitFor();
    const inEnglish = await record.locator('div[lang=en]').innerText();
    expect(Object.entries(en).filter(([id, text]) => id.startsWith('headline.') && inEnglish.includes(text))).toHaveLength(1);
  });
});

it('a choice of the person goes before the system, until the system is chosen again', async () => {
  const { page, close } = await onSystem('de-AT');
  await page.goto(`${home()}#/settings`);
  await page.getByRole('main').getByRole('button', { name: 'Sprache' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await page.getByRole('heading', { level: 1, name: fr['settings.title'] }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: fr['settings.title'] }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Langue' }).click();
  await page.getByRole('option', { name: fr['settings.language.system'] }).click();
  await page.getByRole('heading', { level: 1, name: de['settings.title'] }).waitFor();
  await close();
});

// Chromium has messages' plurals for Maltese, but neither its dates nor its units.
it('writes dates that Chromium does not know in the English of the European institutions, and declares them', async () => {
  const { page, close } = await onSystem('mt');
  await page.goto(`${home()}#/inspections/1`);
  const moment = page.locator('[data-headline]').getByText(/^\d{1,2} [A-Z][a-z]+ 20\d\d, \d\d:\d\d:\d\d/);
  await moment.waitFor();
  await expect.poll(() => moment.getAttribute('lang')).toBe('en');
  await close();
});

it('a complete language has no such mark', async () => {
  const { page, close } = await onSystem('de');
  await page.goto(`${home()}#/inspections/1`);
  await page.locator('[data-headline]').waitFor();
  expect(await page.getByText(en['common.draft']).count()).toBe(0);
  expect(await page.getByText(de['common.draft']).count()).toBe(0);
  await close();
});

it('a message that a draft lacks is shown in English and declared as English, until the language changes', async () => {
  const { page, close } = await onSystem('fi');
  const { 'inspections.title': _, 'frame.inspections': __, ...rest } = wordsOf('fi');
  await serveCatalogue(page, 'fi', rest);
  await page.goto(`${home()}#/inspections`);
  const title = page.getByRole('heading', { level: 1, name: en['inspections.title'] });
  await title.waitFor();
  await expect.poll(() => title.getAttribute('lang')).toBe('en');
  const link = page.getByRole('navigation').getByText(en['frame.inspections'], { exact: true });
  expect(await link.getAttribute('lang')).toBe('en');
  expect(
    await page
      .getByRole('navigation')
      .getByText(rest['frame.packs'] ?? '')
      .getAttribute('lang'),
  ).toBe(null);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fi');
  await page.getByRole('button', { name: rest['frame.language'] ?? '' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  const german = page.getByRole('navigation').getByText(de['frame.inspections'], { exact: true });
  await german.waitFor();
  await expect.poll(() => german.getAttribute('lang')).toBe(null);
  await close();
});

it('from one draft to another: what both lack stays declared as English, and text from outside is never declared', async () => {
  const { page, close } = await onSystem('fi');
  for (const language of ['fi', 'el'] as const) {
    const { 'frame.inspections': _, ...rest } = wordsOf(language);
    await serveCatalogue(page, language, rest);
  }
  await page.goto(`${home()}#/settings`);
  const link = page.getByRole('navigation').getByText(en['frame.inspections'], { exact: true });
  await expect.poll(() => link.getAttribute('lang')).toBe('en');
  // By its value too: *Settings* has a choice with the same label.
  await page.getByRole('button', { name: `Suomi ${wordsOf('fi')['frame.language']}` }).click();
  await page.getByRole('option', { name: 'Ελληνικά' }).click();
  await page.getByRole('heading', { level: 1, name: wordsOf('el')['settings.title'] ?? '' }).waitFor();
  await expect.poll(() => link.getAttribute('lang')).toBe('en');
  // The words around and within change.
  await page.evaluate((text) => {
    const box = document.createElement('p');
    box.id = 'box';
    box.textContent = text;
    document.body.append(box);
  }, en['frame.inspections']);
  const box = page.locator('#box');
  await expect.poll(() => box.getAttribute('lang')).toBe('en');
  await page.evaluate(() => {
    const other = document.createElement('b');
    other.textContent = 'Ταμείο';
    document.querySelector('#box')?.append(other);
  });
  await expect.poll(() => box.getAttribute('lang')).toBe(null);
  await page.evaluate((text) => {
    const outside = document.createElement('bdi');
    outside.dataset.foreign = '';
    outside.textContent = text;
    document.querySelector('#box')?.replaceChildren(outside, document.createTextNode(text));
  }, en['frame.inspections']);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await box.locator('[lang]').count()).toBe(0);
  await close();
});
