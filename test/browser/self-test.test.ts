// The self-test in a real browser: the light is never green while something is open, the camera and a scanner are tried, and it is printed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../fixtures/browser/accessibility.ts';
import { HEADERS } from '../fixtures/browser/browser-window.ts';
import { clip, deskWithSituations, on } from '../fixtures/browser/inspecting.ts';
import { burst, type Key, press, scanned } from '../fixtures/browser/keyboard.ts';

const pictures = join('test-results', 'self-test');
mkdirSync(pictures, { recursive: true });

const CODE = '010952012345678810AQZY-MW\u001d21zy/qa_;&1';
const row = (page: Page, check: string) => page.locator(`[data-row="${check}"]`);
const outcome = (page: Page, check: string) => row(page, check).getAttribute('data-outcome');

const inspections = (page: Page): Promise<number> =>
  page.evaluate(`fetch('/workbench/inspections', { headers: ${HEADERS} }).then((answer) => answer.json()).then(({ total }) => total)`);

async function open(page: Page): Promise<void> {
  await page.evaluate(`location.hash = '#/settings'`);
  await page.getByRole('button', { name: 'Self-test' }).click();
  await page.getByRole('heading', { level: 1, name: 'Self-test' }).waitFor();
  await page.locator('[data-light]').waitFor();
}

deskWithSituations();

describe('the self-test', () => {
  it('names what is open, and never reads green with it', async () => {
    await on(async ({ page }) => {
      await open(page);
      for (const check of ['good', 'altered', 'revoked', 'expired', 'unknown-issuer', 'engines', 'examples'])
        expect([check, await outcome(page, check)]).toEqual([check, 'ok']);
      for (const check of ['build', 'clock', 'disk', 'store', 'integrity', 'logs'])
        expect([check, await outcome(page, check)]).toEqual([check, 'ok']);
      // Nothing of a known age is here yet.
      for (const check of ['camera', 'scanner', 'trust', 'packs'])
        expect([check, await outcome(page, check)]).toEqual([check, 'not-checked']);
      // No backup was made here.
      expect(await page.locator('[data-light]').getAttribute('data-light')).toBe('wrong');
      await page
        .locator('[data-light]')
        .getByText(/Not checked: .*Hand scanner/)
        .waitFor();
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await violationsOn(page)).toEqual([]);
          await page.screenshot({ path: join(pictures, `screen-${width}-${colorScheme}.png`), animations: 'disabled' });
        }
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      }
      await page.evaluate(`document.documentElement.dataset.theme = 'contrast'`);
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  it('takes a scan for itself while a scanner is tried, by keyboard alone, and says what is wrong with it', async () => {
    await on(async ({ page }) => {
      await open(page);
      const before = await inspections(page);
      const attempt = async (text: string) => {
        await page.getByRole('button', { name: 'Try a scanner' }).focus();
        await press(page, 'Enter');
        await page.getByRole('img', { name: 'The code to scan with your hand scanner' }).waitFor();
        await scanned(page, text);
        await page.getByRole('button', { name: 'Try a scanner' }).waitFor();
        return row(page, 'scanner').textContent();
      };
      expect(await attempt(CODE.replace('\u001d', ''))).toContain('The separator GS between two values was lost');
      expect(await outcome(page, 'scanner')).toBe('wrong');
      expect(await attempt('0109520123456788')).toContain('The text that arrived differs');
      expect(await attempt(`]d2${CODE}`)).toContain('Every character arrived');
      expect(await outcome(page, 'scanner')).toBe('ok');
      expect(await violationsOn(page)).toEqual([]);
      expect(await inspections(page)).toBe(before);
      expect(await page.evaluate('location.hash')).toBe('#/settings/self-test');
      // On paper stands what was on the screen.
      await page.getByRole('button', { name: 'Print' }).click();
      await page.getByRole('heading', { level: 1, name: 'Self-test' }).waitFor();
      await page.locator('article [data-row="scanner"][data-outcome="ok"]').waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.screenshot({ path: join(pictures, 'paper.png'), fullPage: true });
    });
  });

  it('finds a scanner that is set to another layout, and one that sends a key without a character', async () => {
    await on(async ({ page }) => {
      await open(page);
      const cdp = await page.context().newCDPSession(page);
      const attempt = async (keys: readonly Key[]) => {
        await page.getByRole('button', { name: 'Try a scanner' }).click();
        await page.getByRole('img', { name: 'The code to scan with your hand scanner' }).waitFor();
        await page.waitForTimeout(300);
        await burst(page, cdp, [...keys, 'Enter'], () => 8);
        await page.getByRole('button', { name: 'Try a scanner' }).waitFor();
        return row(page, 'scanner').textContent();
      };
      const german: Readonly<Record<string, string>> = { Z: 'Y', Y: 'Z', z: 'y', y: 'z' };
      const keys = [...CODE].map((key): Key => (german[key] === undefined ? key : { key: german[key], code: `Key${key.toUpperCase()}` }));
      expect(await attempt(keys)).toContain('different keyboard layouts');
      expect(await attempt(['0', '1', '0', '9', 'F7', '5', '2', '0', '1', '2', '3', '4'])).toContain('keys that produce no character');
      expect(await page.evaluate('location.hash')).toBe('#/settings/self-test');
    });
  });

  it('names what is not used here, as declared on this computer, and asks for it no longer', async () => {
    await on(async ({ page }) => {
      await open(page);
      await page.getByText('Camera', { exact: true }).and(page.locator('label')).click();
      await row(page, 'camera').and(page.locator('[data-outcome="not-used"]')).waitFor();
      await page.locator('[data-light]').getByText('Not used here: Camera').waitFor();
      expect(await page.locator('[data-light] p', { hasText: 'Not checked' }).textContent()).not.toContain('Camera');
      expect(await violationsOn(page)).toEqual([]);
      await page.screenshot({ path: join(pictures, 'not-used.png'), fullPage: true });
      await page.reload();
      await row(page, 'camera').and(page.locator('[data-outcome="not-used"]')).waitFor();
      await page.getByRole('button', { name: 'Print' }).click();
      await page.locator('article [data-row="camera"][data-outcome="not-used"]').waitFor();
    });
  });

  it('tries the camera: a picture, and a camera that is refused', async () => {
    const tried = async ({ page }: { readonly page: Page }) => {
      await open(page);
      await page.getByRole('button', { name: 'Try the camera' }).click();
      await row(page, 'camera').and(page.locator(':not([data-outcome="not-checked"])')).waitFor();
      return outcome(page, 'camera');
    };
    await on(
      async (opened) => {
        expect(await tried(opened)).toBe('ok');
        await opened.page.getByRole('button', { name: 'Stop', exact: true }).click();
        await opened.page.getByRole('button', { name: 'Try the camera' }).waitFor();
      },
      clip('self-test', 'https://example.org'),
    );
    await on(async (opened) => {
      expect(await tried(opened)).toBe('wrong');
    }, 'denied');
  });
});
