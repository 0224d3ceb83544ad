// Every screen under the 24 official languages of the Union and one that is none: the window draws, and speaks the system's language where it can.
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages as de } from '../../renderer/i18n/messages/de/index.ts';
import { messages as en } from '../../renderer/i18n/messages/en/index.ts';
import { messages as fr } from '../../renderer/i18n/messages/fr/index.ts';
import { launch } from '../fixtures/browser/browser.ts';
import { type BrowserDesk, startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const OFFICIAL = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(' ');
/** One that reads from the right, and one without a country. */
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
let browser: Browser;
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
let secret: string;
const folder = temporaryFolder();

beforeAll(async () => {
  desk = await startBrowserDesk(folder);
  browser = await launch();
  const first = await browser.newContext({ locale: 'en-GB' });
  const page = await first.newPage();
  await page.goto(desk.address);
  await page.getByRole('heading', { name: en['inspect.ready.title'] }).waitFor();
  cookies = await first.cookies();
  secret = await page.evaluate(() => sessionStorage.getItem('dpp-desk-session') ?? '');
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
    await ask('POST', '/workbench/inspections', { channel: 'wedge', text: `https://id.example.org/01/09520123456788/21/ABC123` }),
  ).toBe(201);
  await first.close();
});

afterAll(async () => {
  await browser?.close();
  expect(await desk?.stop()).toBe(0);
});

/** A window of a person who was never here, on a system with this language. */
async function onSystem(locale: string): Promise<{ readonly page: Page; readonly complaints: string[]; close(): Promise<void> }> {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
  await context.addCookies(cookies);
  await context.addInitScript((kept) => {
    if (location.protocol === 'http:') sessionStorage.setItem('dpp-desk-session', kept);
  }, secret);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

const home = () => new URL('/', desk.address).href;
const primary = (locale: string): string => locale.split('-')[0] ?? '';
const wordsOf = (locale: string) => ({ de, fr })[primary(locale)] ?? en;

describe.each([...OFFICIAL, ...OTHERS])('%s', (locale) => {
  it('draws every screen in a language that the window has', async () => {
    const { page, complaints, close } = await onSystem(locale);
    const words: Readonly<Record<string, string>> = wordsOf(locale);
    for (const [address, title] of SCREENS) {
      await page.goto(`${home()}${address}`);
      await page
        .getByRole('heading', { name: words[title] ?? title })
        .first()
        .waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(words === en ? 'en' : primary(locale));
    expect(complaints).toEqual([]);
    await close();
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
