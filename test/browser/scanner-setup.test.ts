// Setting up a hand scanner in a real browser: each way to set one up wrong is named, the layout is remembered, and nothing is inspected.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../fixtures/browser/accessibility.ts';
import { HEADERS } from '../fixtures/browser/browser-window.ts';
import { deskWithSituations, on } from '../fixtures/browser/inspecting.ts';
import { burst, type Key, press } from '../fixtures/browser/keyboard.ts';
import { atGerman, usKey } from '../fixtures/scanner-keys.ts';

const pictures = join('test-results', 'scanner-setup');
mkdirSync(pictures, { recursive: true });

const GS = '\u001d';
const GTIN = '09520123456788';

/** Longer than the silence after which an attempt is over. */
const OVER_MS = 1_300;

const inspections = (page: Page): Promise<number> =>
  page.evaluate(`fetch('/workbench/inspections', { headers: ${HEADERS} }).then((answer) => answer.json()).then(({ total }) => total)`);

const outcome = (page: Page, setting: string) => page.locator(`[data-setting="${setting}"]`).getAttribute('data-outcome');
const said = (page: Page, setting: string) => page.locator(`[data-setting="${setting}"]`).textContent();

/** Opens the screen, and gives the text of its codes. */
async function open(page: Page): Promise<string> {
  await page.evaluate(`location.hash = '#/settings'`);
  await page.getByRole('button', { name: 'Set up my scanner' }).click();
  await page.getByRole('heading', { level: 1, name: 'Set up my scanner' }).waitFor();
  await page.getByRole('img', { name: 'Data Matrix' }).waitFor();
  const content = await page.locator('[data-content]').getAttribute('data-content');
  if (content === null) throw new TypeError('no content');
  return content;
}

async function scan(page: Page, keys: readonly Key[], gap = 8): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await page.waitForTimeout(OVER_MS);
  await burst(page, cdp, keys, () => gap);
  await cdp.detach();
}

const keysOf = (text: string): readonly Key[] => [...text].map((letter) => (letter === GS ? GS : usKey(letter)));
const atGermanComputer = (text: string): readonly Key[] => [...text].map((letter) => (letter === GS ? GS : atGerman(usKey(letter))));

deskWithSituations();

describe('set up my scanner', () => {
  it('finds nothing to change in a scanner that is set up well, and inspects nothing', async () => {
    await on(async ({ page }) => {
      const before = await inspections(page);
      const content = await open(page);
      await page.getByText('Waiting for a scan').waitFor();
      await scan(page, [...keysOf(content), 'Enter']);
      await page.locator('[data-setup="good"]').getByText('This scanner is set up correctly').waitFor();
      for (const setting of ['layout', 'letters', 'before', 'after', 'separator', 'pace'])
        expect([setting, await outcome(page, setting)]).toEqual([setting, 'ok']);
      expect(await said(page, 'separator')).toContain('Ctrl+]');
      expect(await inspections(page)).toBe(before);
      expect(await page.evaluate('location.hash')).toBe('#/settings/scanner');
      expect(await page.locator('[data-headline]').count()).toBe(0);
    });
  });

  it('draws other codes at each visit, so that no printed code passes for them', async () => {
    await on(async ({ page }) => {
      const one = await open(page);
      await page.getByRole('link', { name: 'Settings' }).last().click();
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      expect(await open(page)).not.toBe(one);
    });
  });

  it('finds a US scanner at a German computer, and later scans are read that way without a question', async () => {
    await on(async ({ page }) => {
      const content = await open(page);
      await scan(page, [...atGermanComputer(content), 'Enter']);
      await page.locator('[data-setup="change"]').getByText('1 setting to change').waitFor();
      expect(await outcome(page, 'layout')).toBe('change');
      expect(await said(page, 'layout')).toContain('as on a US keyboard');
      expect(await said(page, 'layout')).toContain('Saved on this computer');
      for (const setting of ['letters', 'before', 'after', 'separator', 'pace'])
        expect([setting, await outcome(page, setting)]).toEqual([setting, 'ok']);
      await page.evaluate(`location.hash = '#/'`);
      await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
      await scan(page, [...atGermanComputer(`01${GTIN}21XYZ9`), 'Enter']);
      await page.locator('[data-headline]').getByText('XYZ9', { exact: true }).first().waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });

  it('names a prefix, a separator that is lost, and one that comes as F8', async () => {
    await on(async ({ page }) => {
      const content = await open(page);
      await scan(page, [...keysOf(`QR${content.replace(GS, '')}`)]);
      await page.locator('[data-setup="change"]').getByText('3 settings to change').waitFor();
      expect(await said(page, 'before')).toContain('QR');
      expect(await outcome(page, 'before')).toBe('change');
      expect(await said(page, 'separator')).toContain('does not arrive');
      expect(await said(page, 'after')).toContain('600 milliseconds');
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const theme of ['light', 'dark', 'contrast'] as const) {
          await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
          expect(await violationsOn(page)).toEqual([]);
          await page.screenshot({ path: join(pictures, `screen-${width}-${theme}.png`), fullPage: true, animations: 'disabled' });
        }
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      }
      const [head = '', tail = ''] = content.split(GS);
      await scan(page, [...keysOf(`]d2${head}`), 'F8', ...keysOf(tail), 'Tab']);
      await page.locator('[data-setup="good"]').waitFor();
      expect(await said(page, 'separator')).toContain('F8');
      expect(await said(page, 'before')).toContain(']d2');
      expect(await said(page, 'after')).toContain('Tab');
    });
  });

  it('finds a scanner that is too slow to be read elsewhere, and its keys press nothing', async () => {
    await on(async ({ page }) => {
      const content = await open(page);
      // Without its spaces, the end of a scan would press what has the focus.
      await page.getByRole('link', { name: 'Settings' }).last().focus();
      await scan(page, [...keysOf(content), 'Enter'], 90);
      await page.locator('[data-setup="change"]').getByText('1 setting to change').waitFor();
      expect(await outcome(page, 'pace')).toBe('change');
      expect(await said(page, 'pace')).toContain('too slow');
      expect(await page.evaluate('location.hash')).toBe('#/settings/scanner');
    });
  });

  it('says that another code is another, and that a few keys are no code', async () => {
    await on(async ({ page }) => {
      await open(page);
      await scan(page, [...keysOf(`01${GTIN}`), 'Enter']);
      await page.locator('[data-setup="other"]').getByText('The text that arrived is not from one of these codes').waitFor();
      await scan(page, keysOf('123'));
      await page
        .getByText(/^3 characters arrived/)
        .last()
        .waitFor();
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  it('leaves the keys of a person to the page', async () => {
    await on(async ({ page }) => {
      await open(page);
      await page.getByRole('link', { name: 'Settings' }).last().focus();
      await press(page, 'Enter');
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    });
  });
});
