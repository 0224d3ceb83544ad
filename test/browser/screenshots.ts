// A folder in; pictures of every screen out, light and dark, at 1280×800 and 1920×1080, from a running desk with the sample set.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { open, sessionOf, sharedChromium } from '../fixtures/browser/browser.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { freePort, linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { writeQrClip } from '../fixtures/clips.ts';

const out = resolve(process.argv[2] ?? 'test-results/screenshots');
mkdirSync(out, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-pictures-'));
const port = await freePort();
const files = prepare(folder, `http://localhost:${port}`);
const served = await serve(join(folder, 'data'), port);
const home = new URL('/', served.address).href;
const first = await open(served.address);
await first.page.locator('main h1').first().waitFor();
const state = await sessionOf(first);
await first.close();

const clip = join(folder, 'clip.y4m');
writeQrClip(clip, [linkOf(SERIALS.valid)]);

const type = (text: string) => async (page: Page) => {
  await page.getByLabel('Type or paste').fill(text);
  await press(page.getByLabel('Type or paste'), 'Enter');
  await page.locator('[data-headline]').first().waitFor();
};

const camera = async (page: Page) => {
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await page.locator('[data-headline]').first().waitFor();
};

const many = async (page: Page) => {
  const json = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      ...Array.from({ length: 7 }, (_, index) => json(`pallet-${index + 1}.json`, files.validVc)),
      json('pallet-8.json', files.alteredVc),
      json('pallet-9.json', files.foreignVc),
      json('empty.json', ''),
    ]);
  await page.getByText('10 items inspected').first().waitFor();
};

/** The form that asks for a reason and two digits before an item goes that is not valid. */
const release = async (page: Page) => {
  await type(linkOf(SERIALS.altered))(page);
  await page.locator('label', { hasText: /^Release/ }).click();
  await page.getByLabel('Type these digits').waitFor();
};

/** A desk whose listener the screen switches: the other one is served by a command. */
const own = await startBrowserDesk(join(folder, 'foreign'));
const ownHome = new URL('/', own.address).href;
const ownFirst = await open(own.address);
await ownFirst.page.locator('main h1').first().waitFor();
const ownState = await sessionOf(ownFirst);
await ownFirst.close();
const ownPort = await freePort();

const switched = (text: string, wanted: () => number) => async (page: Page) => {
  const off = page.getByRole('button', { name: 'Switch off' });
  if (await off.isVisible()) await off.click();
  const on = page.getByRole('button', { name: 'Switch on' });
  await on.waitFor();
  await page.getByRole('textbox', { name: 'Port' }).fill(String(wanted()));
  await on.click();
  await page.getByText(text).waitFor();
};

const newKey = async (page: Page) => {
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByLabel('Given to').fill('Customs Rotterdam');
  await press(page.getByLabel('Given to'), 'Enter');
  await page.getByRole('button', { name: 'I have copied it' }).waitFor();
};

const OWN_SCREENS: readonly (readonly [name: string, act?: (page: Page) => Promise<void>])[] = [
  ['resolver-off'],
  ['resolver-taken', switched('Another program uses the port', () => port)],
  ['resolver-on', switched('On, for this computer only', () => ownPort)],
  ['resolver-key', newKey],
];

const SCREENS: readonly (readonly [name: string, path: string, act?: (page: Page) => Promise<void>])[] = [
  ['inspect-ready', '#/'],
  ['inspect-valid', '#/', camera],
  ['inspect-altered', '#/', type(linkOf(SERIALS.altered))],
  ['inspect-release', '#/', release],
  ['inspect-mismatch', '#/', type(linkOf(SERIALS.mismatch))],
  ['inspect-unknown', '#/', type(linkOf(SERIALS.unknown))],
  ['inspect-link-only', '#/', type(linkOf(SERIALS.absent))],
  ['inspect-ambiguous', '#/', type('010952012345678810LOT121ABC123')],
  ['inspect-batch', '#/', many],
  ['inspections', '#/inspections'],
  ['inspection', '#/inspections/1'],
  ['print', '#/print/1'],
  ['passports', '#/passports'],
  ['passport', '#/passports/DPP-09520123456788-ABC123'],
  ['bodies', '#/bodies'],
  ['packs', '#/packs'],
  ['trust', '#/trust'],
  ['want-list', '#/want-list'],
  ['resolver-by-command', '#/resolver'],
  ['settings', '#/settings'],
];

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [390, 844],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, close } = await open(home, { state, colorScheme, viewport: { width, height }, camera: { clip } });
    for (const [name, path, act] of SCREENS) {
      await page.goto(`${home}${path}`);
      await page.reload();
      await page.locator('main').first().waitFor();
      await page.waitForLoadState('networkidle');
      await act?.(page);
      await page.screenshot({ path: join(out, `${name}-${colorScheme}-${width}.png`) });
    }
    await close();
    const second = await open(ownHome, { state: ownState, colorScheme, viewport: { width, height } });
    for (const [name, act] of OWN_SCREENS) {
      await second.page.goto(`${ownHome}#/resolver`);
      await second.page.reload();
      await second.page.getByText('Where it listens').waitFor();
      await act?.(second.page);
      await second.page.screenshot({ path: join(out, `${name}-${colorScheme}-${width}.png`) });
    }
    await own.ask('PUT', '/workbench/resolver', { enabled: false });
    await second.close();
  }
}
await own.stop();
await served.stop();
await (await sharedChromium()).close();
rmSync(folder, { recursive: true, force: true });
console.log(`pictures in ${out}`);
