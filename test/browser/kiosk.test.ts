// A kiosk in a real browser: set up by keyboard, inspects and decides without a sign-in, starts afresh, and keeps every other screen closed.
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { IDLE_MS } from '../../renderer/lib/pace.ts';
import { card, deskInBrowser, dialog, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press, scanned, typed } from '../fixtures/browser/keyboard.ts';
import { expectCleanEverywhere } from '../fixtures/browser/themes.ts';
import { linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const ANA = '482137';

deskInBrowser(async () => {
  prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});
beforeEach(forgetComplaints);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const ready = () => page.getByRole('heading', { name: 'Scan the code on the product' });
const signInTitle = () => page.getByRole('heading', { level: 1, name: 'Sign in' });
const fillIn = async (label: string, text: string): Promise<void> => {
  await page.getByLabel(label, { exact: true }).last().focus();
  await typed(page, text);
};

describe('a kiosk', () => {
  it('is set up by an administrator, once the computer has a place', async () => {
    await go('#/settings', 'Settings');
    await button('Set up officers').focus();
    await press(page, 'Enter');
    await dialog().waitFor();
    await fillIn('Name', 'Ana');
    await fillIn('PIN or passphrase', ANA);
    await fillIn('Once more', ANA);
    await dialog().getByRole('button', { name: 'Save' }).focus();
    await press(page, 'Enter');
    await button('Make this computer a kiosk').focus();
    await press(page, 'Enter');
    await page.getByText('Enter the place of this computer in the settings first.').waitFor();
    await button('Cancel').click();
    await page.getByLabel('Place of inspection').fill('Gate 4');
    await page
      .locator('form')
      .filter({ has: page.getByLabel('Place of inspection') })
      .getByRole('button', { name: 'Save' })
      .click();
    await page.getByText('Saved').first().waitFor();
    expect(await page.getByLabel('A tone with each verdict').isChecked()).toBe(true);
    await button('Make this computer a kiosk').click();
    await fillIn('Name of the kiosk', 'Kiosk at gate 4');
    await page.getByText('Place: Gate 4. You can change it in the settings.').waitFor();
    await page.getByRole('region', { name: 'Kiosk' }).getByRole('button', { name: 'Save' }).focus();
    await press(page, 'Enter');
    await dialog().getByRole('button', { name: 'Save' }).focus();
    await press(page, 'Enter');
    await page.getByText('Kiosk at gate 4 · Reset after 30 seconds without use').waitFor();
    await page.getByText('Log of officers').click();
    await page.getByRole('list', { name: 'Log of officers' }).getByText('Kiosk set up').waitFor();
    await expectClean();
  });

  it('shows one screen without a sign-in, in any language, and nothing of the others', async () => {
    await press(page, 'F9');
    await ready().waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await expectCleanEverywhere();
    await go('#/passports');
    await signInTitle().waitFor();
    await expectCleanEverywhere();
    await button('Back to the scan').click();
    await ready().waitFor();
  });

  it('inspects a scan, and records a decision under its own name', async () => {
    await inspected(linkOf(SERIALS.valid));
    expect(await card().getAttribute('data-headline')).toBe('valid');
    await press(page, 'F2');
    const name = page.getByLabel('Officer', { exact: false }).first();
    expect([await name.inputValue(), await name.getAttribute('readonly')]).toEqual(['Kiosk at gate 4', '']);
    expect(await page.getByLabel('Place', { exact: false }).first().inputValue()).toBe('Gate 4');
    await press(page, 'Enter');
    await page.getByText('Kiosk at gate 4 (name typed), Gate 4').waitFor();
    await page.locator('[data-live-announcer] [role=img]').waitFor({ state: 'detached' });
    await expectClean();
  });

  it('gives each headline a tone and an icon of its own', async () => {
    await press(page, 'Escape');
    // What the page really plays, heard where it begins.
    await page.evaluate(`{
      globalThis.played = [];
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (at) {
        played.push([this.type, this.frequency.value, Math.round((at - this.context.currentTime) * 10)].join(' '));
        start.call(this, at);
      };
    }`);
    const signs: (readonly [icon: string | null, tone: string])[] = [];
    for (const [serial, headline] of [
      [SERIALS.valid, 'valid'],
      [SERIALS.altered, 'invalid'],
      [SERIALS.unknown, 'unknown-issuer'],
      [SERIALS.absent, 'cannot-check'],
    ] as const) {
      await page.evaluate('played.length = 0');
      await scanned(page, linkOf(serial));
      await card()
        .and(page.locator(`[data-headline="${headline}"]`))
        .waitFor();
      await expect.poll(() => page.evaluate('played.length')).toBeGreaterThan(0);
      signs.push([
        await card().locator('div:has(> svg):has(h2) > svg').first().getAttribute('class'),
        (await page.evaluate('played.join()')) as string,
      ]);
      await press(page, 'Escape');
    }
    expect(new Set(signs.map(([, tone]) => tone)).size).toBe(4);
    expect(new Set(signs.map(([icon]) => icon)).size).toBe(4);
  });

  it('fills the screen at a press, and offers it again when it does not', async () => {
    const full = () => page.evaluate(() => document.fullscreenElement !== null);
    await button('Fill the screen').click();
    await expect.poll(full).toBe(true);
    await button('Fill the screen').waitFor({ state: 'detached' });
    await page.evaluate(() => document.exitFullscreen());
    await button('Fill the screen').waitFor();
    expect(await full()).toBe(false);
  });

  it('keeps what is shown while it is used, and starts afresh after the time without use', async () => {
    // The page times the key of the test before by the clock that is replaced here.
    await page.waitForTimeout(IDLE_MS + 200);
    await page.clock.install();
    await scanned(page, linkOf(SERIALS.altered));
    await card().and(page.locator('[data-headline=invalid]')).waitFor();
    await page.clock.runFor(25_000);
    await page.getByText(/Resets in \d+ seconds?/).waitFor();
    await button('Keep showing this').click();
    await page.getByText(/Resets in/).waitFor({ state: 'detached' });
    await page.clock.runFor(15_000);
    expect(await card().count()).toBe(1);
    await page.clock.runFor(20_000);
    await ready().waitFor();
    expect(await card().count()).toBe(0);
  });

  it('opens for an officer who signs in, and closes with the lock', async () => {
    await page.reload();
    await ready().waitFor();
    await button('Sign in').click();
    await page.getByLabel('PIN of Ana').waitFor();
    await typed(page, ANA);
    await press(page, 'Enter');
    await page.getByRole('navigation').waitFor();
    await go('#/inspections/1');
    await page.getByText('Kiosk at gate 4 (name typed), Gate 4').waitFor();
    await press(page, 'F9');
    await ready().waitFor();
    await expectClean();
  });

  it('keeps its buttons as large as a glove needs, on a small window too', async () => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await scanned(page, linkOf(SERIALS.valid));
      await card().waitFor();
      const small: string[] = [];
      for (const control of await page.locator('main').getByRole('button').all()) {
        const box = await control.boundingBox();
        // An age stands inside a line of text.
        const text = await control.innerText();
        if (box !== null && box.height < 44 && !text.endsWith('old')) small.push(text);
      }
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await press(page, 'Escape');
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('ends at the word of an administrator', async () => {
    await button('Sign in').click();
    await page.getByLabel('PIN of Ana').waitFor();
    await typed(page, ANA);
    await press(page, 'Enter');
    await go('#/settings', 'Settings');
    await button('End the kiosk').click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await button('Make this computer a kiosk').waitFor();
    await press(page, 'F9');
    await page.getByRole('heading', { name: 'Locked' }).waitFor();
  });
});
