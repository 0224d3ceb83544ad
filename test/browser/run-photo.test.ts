// A photo that the camera takes of an item of a run, in a real browser with a clip as camera: hashed, kept over a reload, in the report and in the evidence bundle, the same bytes everywhere.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { readBundle } from '../../server/domain/bundle/read.ts';
import { violationsOn } from '../fixtures/browser/accessibility.ts';
import { clip, deskWithSituations, folder, headline, on } from '../fixtures/browser/inspecting.ts';
import { press, scanned } from '../fixtures/browser/keyboard.ts';
import { startRun } from '../fixtures/browser/run.ts';
import { linkOf, SERIALS } from '../fixtures/browser/world.ts';

deskWithSituations();

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What the clip of the camera shows. */
const SEEN = linkOf(SERIALS.altered);

/** The one photo on the screen, when it is drawn: its size, and the whole hash beside it. */
async function photoOn(page: Page): Promise<{ readonly size: readonly number[]; readonly hash: string | null }> {
  const photo = page.getByRole('img', { name: /^Photo .*\.jpg$/ });
  await photo.waitFor();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await photo.count()).toBe(1);
  const size = await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  const code = page.locator('p', { hasText: 'SHA-256' }).locator('code').first();
  return { size, hash: (await code.getAttribute('title')) ?? (await code.textContent()) };
}

it('of the item before the camera stays with the item, on screen, on paper and in the bundle', { timeout: 120_000 }, async () => {
  await on(
    async ({ page }) => {
      await startRun(page, 'Pallet 7');
      await scanned(page, linkOf(SERIALS.valid));
      expect(await headline(page)).toBe('valid');
      const notes = page.getByRole('region', { name: 'Notes and photos' });
      await notes.getByRole('button', { name: 'Take a photo' }).click();
      const video = page.getByRole('dialog').locator('video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
      // The dialog comes in with a movement, in which its words are pale.
      await expect.poll(() => violationsOn(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Take photo' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const taken = await photoOn(page);
      expect(taken).toEqual({ size: [640, 480], hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(await violationsOn(page)).toEqual([]);

      // Another item of the run has no photo.
      await scanned(page, linkOf(SERIALS.unknown));
      await page.locator('[data-headline="unknown-issuer"]').first().waitFor();
      await notes.getByText('No notes or photos yet.').waitFor();

      await page.evaluate(`location.hash = '#/inspections/1'`);
      await page.getByRole('heading', { level: 1, name: 'Inspection 1' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Inspection 1' }).waitFor();
      expect(await photoOn(page)).toEqual(taken);

      await page.evaluate(`location.hash = '#/print/1'`);
      await page.getByRole('heading', { level: 1, name: 'Inspection record' }).waitFor();
      await page.locator('main[data-print="ready"]').waitFor();
      expect(await photoOn(page)).toEqual(taken);

      await page.evaluate(`location.hash = '#/inspections'`);
      await page.getByRole('link', { name: 'Pallet 7' }).click();
      await page.getByRole('heading', { level: 1, name: 'Pallet 7' }).waitFor();
      expect(await photoOn(page)).toEqual(taken);
      const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Evidence bundle' }).click()]);
      const bundle = await readBundle(new Blob([readFileSync(await saved.path())]));
      if (!bundle.ok) throw new Error(bundle.detail);
      const photos = bundle.names.filter((name) => name.startsWith('photos/'));
      expect(photos).toEqual([`photos/${taken.hash}.jpeg`]);
      const bytes = await bundle.content(photos[0] ?? '');
      expect(sha256(bytes)).toBe(taken.hash);
      await page.getByRole('button', { name: 'Print' }).click();
      await page.getByRole('heading', { level: 1, name: 'Report of a run' }).waitFor();
      await page.locator('main[data-print="ready"]').waitFor();
      expect(await photoOn(page)).toEqual(taken);

      // It shows what was before the camera: its code is read from the photo.
      const file = join(folder, 'photo.jpg');
      writeFileSync(file, bytes);
      await page.evaluate(`location.hash = '#/'`);
      await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
      await press(page, 'Escape');
      await page.locator('input[type=file]').first().setInputFiles(file);
      expect(await headline(page)).toBe('invalid');
    },
    clip('photo', SEEN),
  );
});

it('is refused in words where the camera is not allowed, and the note can still be written', async () => {
  await on(async ({ page }) => {
    await page.getByRole('region', { name: 'Run: Pallet 7' }).waitFor();
    await scanned(page, linkOf(SERIALS.absent));
    expect(await headline(page)).toBe('cannot-check');
    const notes = page.getByRole('region', { name: 'Notes and photos' });
    await notes.getByRole('button', { name: 'Take a photo' }).click();
    await page.getByRole('dialog').getByText('The camera is not allowed').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Take photo' }).isDisabled()).toBe(true);
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await notes.getByRole('textbox', { name: 'Note' }).fill('Label torn');
    await notes.getByRole('button', { name: 'Add the note' }).click();
    await notes.getByRole('listitem').getByText('Label torn').waitFor();
  }, 'denied');
});
