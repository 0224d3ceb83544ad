// What a person may choose about the camera, in a real browser: reading on without a pause, a bigger picture, zoom and torch.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../fixtures/browser/accessibility.ts';
import type { CameraStand } from '../fixtures/browser/browser.ts';
import { HEADERS } from '../fixtures/browser/browser-window.ts';
import { clip, deskWithSituations, folder, on, startCamera } from '../fixtures/browser/inspecting.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { linkOf, SERIALS } from '../fixtures/browser/world.ts';
import { drawPage, writeClip } from '../fixtures/clips.ts';

const pictures = join('test-results', 'camera');
mkdirSync(pictures, { recursive: true });

const inspections = (page: Page): Promise<number> =>
  page.evaluate(`fetch('/workbench/inspections', { headers: ${HEADERS} }).then((answer) => answer.json()).then(({ total }) => total)`);

/** Each code for two seconds in turn. */
function inTurn(name: string, ...texts: readonly string[]): CameraStand {
  const file = join(folder, `${name}.y4m`);
  writeClip(
    file,
    texts.flatMap((text) => new Array(20).fill(drawPage(text === '' ? [] : [text], { paper: 140 }))),
  );
  return { clip: file };
}

const keepReading = (page: Page) => page.getByText('Read continuously', { exact: true });

/** Runs before the camera starts: notes the pitch of each sound. */
const LISTEN = `
  globalThis.heard = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...given) {
    globalThis.heard.push(this.frequency.value);
    return start.apply(this, given);
  };
`;

deskWithSituations();

describe('keep reading', () => {
  it('inspects each code once while the verdict of the one before is shown, beeps, and is remembered', async () => {
    await on(
      async ({ page }) => {
        const before = await inspections(page);
        await startCamera(page);
        await page.locator('[data-headline]').waitFor({ timeout: 20_000 });
        await page.getByText('Paused while the verdict is shown').waitFor();
        await page.evaluate(LISTEN);
        await keepReading(page).click();
        await page.getByText('Paused while the verdict is shown').waitFor({ state: 'detached' });
        // The other code comes without a press.
        await expect.poll(() => inspections(page), { timeout: 20_000 }).toBe(before + 2);
        expect(await page.evaluate('globalThis.heard')).toContain(1_040);
        // Two rounds of the clip: both codes come back before they were out of sight for long enough.
        await page.waitForTimeout(8_500);
        expect(await inspections(page)).toBe(before + 2);
        expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
        expect(await page.locator('[data-headline]').count()).toBe(1);
        expect(await violationsOn(page)).toEqual([]);
        await page.screenshot({ path: join(pictures, 'continuous.png') });
        await page.reload();
        await startCamera(page);
        await expect.poll(() => inspections(page), { timeout: 20_000 }).toBe(before + 4);
        expect(await page.getByRole('checkbox', { name: 'Read continuously' }).isChecked()).toBe(true);
      },
      inTurn('in-turn', linkOf(SERIALS.valid), linkOf(SERIALS.altered)),
    );
  });

  it('closes a decision that is open when the next code comes, and records none', async () => {
    await on(
      async ({ page }) => {
        const before = await inspections(page);
        await startCamera(page);
        await page.locator('[data-headline]').waitFor({ timeout: 20_000 });
        await press(page, 'F3');
        await page.getByRole('button', { name: 'Record as held' }).waitFor();
        await keepReading(page).click();
        await page
          .getByText(/“Held” was chosen but not recorded/)
          .first()
          .waitFor({ timeout: 20_000 });
        await expect.poll(() => inspections(page)).toBe(before + 2);
        expect(await page.getByRole('button', { name: 'Record as held' }).count()).toBe(0);
      },
      inTurn('decision', linkOf(SERIALS.valid), linkOf(SERIALS.altered)),
    );
  });
});

describe('the picture', () => {
  it('is made bigger and smaller, and stays as it was left', async () => {
    await on(
      async ({ page }) => {
        const width = async () => (await page.locator('video').boundingBox())?.width ?? 0;
        await startCamera(page);
        await page.locator('[data-hint]').waitFor();
        const small = await width();
        await page.getByRole('button', { name: 'Bigger picture' }).click();
        await expect.poll(width).toBeGreaterThan(1.4 * small);
        expect(await violationsOn(page)).toEqual([]);
        await page.screenshot({ path: join(pictures, 'large-1280.png') });
        await page.reload();
        await startCamera(page);
        await expect.poll(width).toBeGreaterThan(1.4 * small);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.screenshot({ path: join(pictures, 'large-390.png') });
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.getByRole('button', { name: 'Smaller picture' }).click();
        await expect.poll(width).toBe(small);
      },
      inTurn('nothing', ''),
    );
  });

  // Chromium's camera from a file has neither: the track says that it has, and notes what is asked of it.
  it('is zoomed and lit where the camera can', async () => {
    await on(
      async ({ page }) => {
        await page.evaluate(`
          globalThis.asked = [];
          const { getCapabilities, getSettings } = MediaStreamTrack.prototype;
          MediaStreamTrack.prototype.getCapabilities = function () {
            return { ...getCapabilities.call(this), torch: true, zoom: { min: 1, max: 5, step: 0.5 } };
          };
          MediaStreamTrack.prototype.getSettings = function () { return { ...getSettings.call(this), zoom: 1 }; };
          MediaStreamTrack.prototype.applyConstraints = async ({ advanced }) => void globalThis.asked.push(...advanced);
        `);
        await startCamera(page);
        const zoomOut = page.getByRole('button', { name: 'Zoom out' });
        await page.getByRole('button', { name: 'Zoom in' }).click();
        await expect.poll(() => zoomOut.isEnabled()).toBe(true);
        await page.getByRole('button', { name: 'Zoom in' }).click();
        await zoomOut.click();
        await zoomOut.click();
        await expect.poll(() => zoomOut.isEnabled()).toBe(false);
        await page.getByRole('button', { name: 'Switch the torch on' }).click();
        await page.getByRole('button', { name: 'Switch the torch off' }).click();
        await page.getByRole('button', { name: 'Switch the torch on' }).waitFor();
        expect(await page.evaluate('globalThis.asked')).toEqual([
          ...[1.5, 2, 1.5, 1].map((zoom) => ({ zoom })),
          ...[true, false].map((torch) => ({ torch })),
        ]);
        expect(await violationsOn(page)).toEqual([]);
      },
      inTurn('zoom', ''),
    );
  });

  it('has no zoom where the camera has none', async () => {
    await on(
      async ({ page }) => {
        await startCamera(page);
        await page.getByRole('button', { name: 'Bigger picture' }).waitFor();
        expect(await page.getByRole('button', { name: 'Zoom in' }).count()).toBe(0);
        expect(await page.getByRole('button', { name: 'Switch the torch on' }).count()).toBe(0);
      },
      clip('no-zoom', linkOf(SERIALS.valid)),
    );
  });
});
