// Inspecting with a camera in a real browser: what it shows of each situation, of a code in two parts, where there is none, and why it reads nothing.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HINT_AFTER_MS } from '../../server/domain/decode/frame-hint.ts';
import { BAD_FRAMES } from '../fixtures/bad-frames.ts';
import { violationsOn } from '../fixtures/browser/accessibility.ts';
import type { CameraStand } from '../fixtures/browser/browser.ts';
import { check, clip, deskWithSituations, folder, headline, on, startCamera } from '../fixtures/browser/inspecting.ts';
import { press, scanned } from '../fixtures/browser/keyboard.ts';
import { linkOf, SERIALS } from '../fixtures/browser/world.ts';
import { addNoise, drawPage, type PartOfCode, partsOf, toPng, writeClip } from '../fixtures/clips.ts';

const pictures = join('test-results', 'camera');
mkdirSync(pictures, { recursive: true });

deskWithSituations();

describe('a code before the camera', () => {
  const cases = [
    ['valid', 'valid', 'integrity', 'passed', 'DPP-SIG-01'],
    ['altered', 'invalid', 'integrity', 'failed', 'DPP-SIG-02'],
    ['mismatch', 'invalid', 'product', 'failed', 'DPP-PRD-03'],
    ['unknown', 'unknown-issuer', 'issuer', 'not-checked', 'DPP-ISS-10'],
    ['unsupported', 'cannot-check', 'integrity', 'not-checked', 'DPP-SIG-10'],
    ['absent', 'cannot-check', 'integrity', 'not-checked', 'DPP-SIG-13'],
  ] as const;
  it.each(cases)('%s reads %s', async (situation, expected, name, outcome, code) => {
    await on(
      async ({ page }) => {
        await startCamera(page);
        expect(await headline(page)).toBe(expected);
        await expect.poll(() => check(page, name).getAttribute('data-outcome')).toBe(outcome);
        await check(page, name).getByText(code).waitFor();
        if (situation === 'valid')
          await page
            .locator('[data-headline]')
            .getByText(/sample/i)
            .first()
            .waitFor();
        expect(await violationsOn(page)).toEqual([]);
      },
      clip(situation, linkOf(SERIALS[situation])),
    );
  });

  it('asks which one when there are several in the picture', async () => {
    await on(
      async ({ page }) => {
        await startCamera(page);
        await page.getByText('2 codes in the picture: choose').first().waitFor();
        expect(await violationsOn(page)).toEqual([]);
        await page
          .getByRole('button', { name: /ABC123/ })
          .first()
          .click();
        expect(await headline(page)).toBe('valid');
      },
      clip('two', linkOf(SERIALS.valid), linkOf(SERIALS.altered)),
    );
  });

  it('goes on to the next item with one key', async () => {
    await on(
      async ({ page }) => {
        await startCamera(page);
        await headline(page);
        await press(page, 'Escape');
        await page.locator('[data-headline]').waitFor({ state: 'detached' });
      },
      clip('again', linkOf(SERIALS.valid)),
    );
  });
});

describe('V10: a code that is spread over two symbols', () => {
  const parts = () => partsOf(linkOf(SERIALS.valid));
  const film = (name: string, ...pages: readonly (readonly PartOfCode[])[]): CameraStand => {
    const file = join(folder, `${name}.y4m`);
    // Two seconds each.
    writeClip(
      file,
      pages.flatMap((page) => new Array(20).fill(drawPage(page))),
    );
    return { clip: file };
  };

  it('is inspected when the camera has seen both, one after the other', async () => {
    const [one, two] = parts() as [PartOfCode, PartOfCode];
    await on(
      async ({ page }) => {
        await startCamera(page);
        await page
          .getByText(/Part [12] of 2 read\. Missing: part [12]\./)
          .first()
          .waitFor();
        expect(await headline(page)).toBe('valid');
        expect(await page.locator('[data-headline]').count()).toBe(1);
      },
      film('one-by-one', [two], [one]),
    );
  });

  it('cannot be checked from one of them, and the screen says which part is missing', async () => {
    const [one] = parts() as [PartOfCode, PartOfCode];
    await on(
      async ({ page }) => {
        await startCamera(page);
        await page.getByText('Part 1 of 2 read. Missing: part 2.').first().waitFor();
        expect(await page.locator('[data-headline]').count()).toBe(0);
        expect(await violationsOn(page)).toEqual([]);
        await page.getByRole('button', { name: 'Inspect without the missing parts' }).click();
        expect(await headline(page)).toBe('cannot-check');
        await page.locator('[data-headline]').getByText('Part 1 of 2 read. Missing: part 2.').waitFor();
        await page.locator('[data-headline]').getByText('DPP-INP-23').waitFor();
        expect(await violationsOn(page)).toEqual([]);
      },
      film('alone', [one]),
    );
  });

  it('is one item in two pictures that are brought together, and none in one of them', async () => {
    const [one, two] = parts().map((part, index) => ({
      name: `part-${index + 1}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from(toPng(drawPage([part]))),
    }));
    await on(async ({ page }) => {
      const choose = (...given: (typeof one)[]) => page.locator('input[type=file]').setInputFiles(given.flatMap((file) => file ?? []));
      await choose(two, one);
      expect(await headline(page)).toBe('valid');
      await press(page, 'Escape');
      await page.locator('[data-headline]').waitFor({ state: 'detached' });
      await choose(two);
      expect(await headline(page)).toBe('cannot-check');
      await page.locator('[data-headline]').getByText('Part 2 of 2 read. Missing: part 1.').waitFor();
    });
  });
});

describe('a camera that is not to be had', () => {
  it.each([
    ['denied', 'The camera is not allowed'],
    ['missing', 'No camera found'],
  ] as const)('%s: says so, and everything else works', async (camera, words) => {
    await on(async ({ page }) => {
      await startCamera(page);
      await page.getByText(words).first().waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await scanned(page, linkOf(SERIALS.valid));
      expect(await headline(page)).toBe('valid');
    }, camera);
  });

  it('unplugged while scanning: says so and goes on', async () => {
    await on(
      async ({ page }) => {
        await startCamera(page);
        await page
          .locator('video')
          .evaluate(
            (video: HTMLVideoElement) =>
              new Promise<void>((ready) => (video.readyState > 1 ? ready() : video.addEventListener('loadeddata', () => ready()))),
          );
        await page.locator('video').evaluate((video: HTMLVideoElement) => {
          const [track] = (video.srcObject as MediaStream).getVideoTracks();
          track?.stop();
          track?.dispatchEvent(new Event('ended'));
        });
        await page.getByText('The camera was unplugged').first().waitFor();
        await scanned(page, linkOf(SERIALS.valid));
        // The camera may have read its clip before it was unplugged.
        await page.locator('[data-headline="valid"]').waitFor();
      },
      clip('blank', 'hello world'),
    );
  });
});

describe('a camera that reads nothing', () => {
  const HINTS = {
    dark: 'It is too dark.',
    bright: 'The picture is too bright.',
    glare: 'There is a reflection.',
    blurred: 'The picture is blurred.',
    small: 'The code is too small.',
  } as const;
  const film = (name: string, ...frames: ReturnType<typeof drawPage>[]): CameraStand => {
    const file = join(folder, `${name}.y4m`);
    writeClip(file, frames);
    return { clip: file };
  };

  it.each(Object.entries(HINTS))('%s: says so in one line beside the picture, politely', async (name, words) => {
    const frame = BAD_FRAMES[name as keyof typeof HINTS]();
    await on(
      async ({ page }) => {
        await startCamera(page);
        const line = page.locator('[data-hint]');
        await line.and(page.locator('[data-hint="none"]')).waitFor();
        await line.and(page.locator(`[data-hint="${name}"]`)).waitFor({ timeout: 15_000 });
        expect(await line.textContent()).toContain(words);
        expect(await line.getAttribute('role')).toBe('status');
        expect(await page.locator('[data-headline]').count()).toBe(0);
        expect(await violationsOn(page)).toEqual([]);
        if (name !== 'small') return;
        for (const [width, height] of [
          [1280, 800],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.screenshot({ path: join(pictures, `hint-${width}.png`) });
          expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
        }
      },
      film(`hint-${name}`, frame, frame),
    );
  });

  it('says nothing of an empty table', async () => {
    const frames = [1, 2, 3, 4].map((seed) => addNoise(drawPage([], { paper: 140 }), 4, seed));
    await on(
      async ({ page }) => {
        await startCamera(page);
        await page.locator('[data-hint]').waitFor();
        await page.waitForTimeout(HINT_AFTER_MS + 2_000);
        expect(await page.locator('[data-hint]').getAttribute('data-hint')).toBe('none');
        expect(await page.locator('[data-hint]').textContent()).toBe('Hold a code in front of the camera');
      },
      film('hint-none', ...frames),
    );
  });
});
