// The main job, from a code to a recorded decision and the next item, by one means alone: the keyboard, a hand scanner, a camera and a finger.
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { HEADERS } from '../fixtures/browser/browser-window.ts';
import { deskWithSituations, folder, headline, on, startCamera } from '../fixtures/browser/inspecting.ts';
import { press, scanned, typed } from '../fixtures/browser/keyboard.ts';
import { linkOf, SERIALS } from '../fixtures/browser/world.ts';
import { drawPage, writeClip } from '../fixtures/clips.ts';

deskWithSituations();

interface Logged {
  readonly headline: string;
  readonly decisions: readonly { readonly decision: string; readonly officer: string; readonly place: string }[];
}

/** The newest lines of the log, newest first. */
const logged = async (page: Page, count: number): Promise<readonly Logged[]> => {
  const { items } = (await page.evaluate(
    `fetch('/workbench/inspections?limit=${count}', { headers: ${HEADERS} }).then((answer) => answer.json())`,
  )) as { items: readonly { id: number }[] };
  return Promise.all(
    items.map(
      ({ id }) =>
        page.evaluate(`fetch('/workbench/inspections/${id}', { headers: ${HEADERS} }).then((answer) => answer.json())`) as Promise<Logged>,
    ),
  );
};

const isFocused = (page: Page, name: RegExp): Promise<boolean> =>
  page.evaluate(
    ([source]) => {
      const { activeElement: at } = document;
      const labels = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? [...(at.labels ?? [])] : [];
      const said = [at?.getAttribute('aria-label'), at?.textContent, ...labels.map(({ textContent }) => textContent)];
      return said.some((text) => text !== null && text !== undefined && new RegExp(source ?? '').test(text.trim()));
    },
    [name.source],
  );

/** With the Tab key from wherever the focus is. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (await isFocused(page, name)) return;
    await press(page, 'Tab');
  }
  throw new Error(`${name} cannot be reached with the Tab key`);
}

describe('the main job', () => {
  it('is done by the keyboard alone', async () => {
    await on(async ({ page }) => {
      await tabTo(page, /^Type or paste/);
      await typed(page, linkOf(SERIALS.altered));
      await press(page, 'Enter');
      expect(await headline(page)).toBe('invalid');
      await press(page, 'F3');
      await tabTo(page, /^Officer/);
      await typed(page, 'Ana Lind');
      await tabTo(page, /^Place/);
      await typed(page, 'Gate 4');
      await tabTo(page, /^Record as held/);
      await press(page, 'Enter');
      await page.getByText('The decision is in the log.').waitFor();
      await press(page, 'Escape');
      await page.getByRole('heading', { name: 'Scan, drop or paste' }).waitFor();
      await tabTo(page, /^Type or paste/);
      await typed(page, linkOf(SERIALS.valid));
      await press(page, 'Enter');
      expect(await headline(page)).toBe('valid');
      expect(await logged(page, 2)).toMatchObject([
        { headline: 'valid', decisions: [] },
        { headline: 'invalid', decisions: [{ decision: 'held', officer: 'Ana Lind', place: 'Gate 4' }] },
      ]);
    });
  });

  it('is done by a hand scanner alone, item after item; a scan decides on none', async () => {
    await on(async ({ page }) => {
      for (const [serial, expected] of [
        [SERIALS.valid, 'valid'],
        [SERIALS.altered, 'invalid'],
        [SERIALS.unknown, 'unknown-issuer'],
      ] as const) {
        await scanned(page, linkOf(serial));
        await page.locator(`[data-headline="${expected}"]`).waitFor();
      }
      expect(await logged(page, 3)).toMatchObject([
        { headline: 'unknown-issuer', decisions: [] },
        { headline: 'invalid', decisions: [] },
        { headline: 'valid', decisions: [] },
      ]);
    });
  });

  it('is done by a camera and a finger alone', async () => {
    const file = join(folder, 'two-items.y4m');
    // Four seconds each, again and again.
    writeClip(
      file,
      [SERIALS.altered, SERIALS.valid].flatMap((serial) => new Array(40).fill(drawPage([linkOf(serial)]))),
    );
    await on(
      async ({ page }) => {
        await startCamera(page);
        const first = await headline(page);
        await page.locator('label', { hasText: /^Hold/ }).click();
        // Who and where are known on this computer.
        await page.getByRole('button', { name: 'Record as held' }).click();
        await page.getByText('The decision is in the log.').waitFor();
        await page.getByRole('button', { name: 'Inspect the next' }).first().click();
        const other = first === 'valid' ? 'invalid' : 'valid';
        await page.locator(`[data-headline="${other}"]`).waitFor({ timeout: 20_000 });
        const lines = await logged(page, 5);
        expect(lines[0]).toMatchObject({ headline: other, decisions: [] });
        expect(lines.find(({ decisions }) => decisions.length > 0)).toMatchObject({
          headline: first,
          decisions: [{ decision: 'held', officer: 'Ana Lind' }],
        });
      },
      { clip: file },
    );
  });

  it('goes on under a message: it covers none of the fields of the next decision', async () => {
    await on(async ({ page }) => {
      await scanned(page, linkOf(SERIALS.valid));
      await page.locator('[data-headline="valid"]').waitFor();
      await press(page, 'F3');
      await page.getByLabel('Officer').fill('Ana Lind');
      await page.getByLabel('Place').fill('Gate 4');
      await page.getByRole('button', { name: 'Record as held' }).click();
      // With *Undo*: it stays for some seconds.
      await page.getByText('The decision is in the log.').waitFor();
      await scanned(page, linkOf(SERIALS.altered));
      await page.locator('[data-headline="invalid"]').waitFor();
      await press(page, 'F2');
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      const covered = () =>
        page.evaluate(() =>
          ['officer', 'place', 'reference'].filter((name) => {
            const field = [...document.querySelectorAll('input')].find(({ labels }) =>
              labels?.[0]?.innerText.toLowerCase().startsWith(name),
            );
            if (field === undefined) return true;
            const { left, top, width, height } = field.getBoundingClientRect();
            return !field.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        );
      await expect.poll(covered).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    });
  });
});
