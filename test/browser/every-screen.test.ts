// Every screen as people see it who need other colours, larger letters or a small window: axe finds nothing, and no control and no heading is lost.
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from '../fixtures/browser/accessibility.ts';
import { deskInBrowser, forgetComplaints, opened, page } from '../fixtures/browser/browser-window.ts';
import { fillDesk, SCREENS } from '../fixtures/browser/busy-desk.ts';
import { prepare, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const WIDE = { width: 1280, height: 800 };

deskInBrowser(async () => {
  prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});
beforeAll(() => fillDesk(page));
beforeEach(forgetComplaints);

async function show(address: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(address)}`);
  await page.reload();
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The names of what can be pressed, filled in or read as a heading, apart from rows of lists that only draw what is in view. */
const named = (): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a[href], input, select, textarea, summary')]
      .filter((element) => element.closest('[data-index]') === null)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.innerText) : [];
        const name = element.ariaLabel ?? (labels.join(' ') || element.textContent || element.getAttribute('placeholder') || '');
        return `${element.tagName} ${name.replaceAll(/\s+/gu, ' ').trim()}`;
      }),
  );

/** Text that is cut off, and what is wider than the window although nothing scrolls it. */
const lost = (): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, position } = getComputedStyle(element);
      const isForReaders = position === 'absolute' && element.clientWidth <= 1;
      if (isForReaders || element.closest('[data-testid=hidden-select-container]') !== null || !element.innerText) continue;
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      if (hides && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${element.innerText.slice(0, 60)}`);
    }
    for (const wide of [document.documentElement, document.querySelector('main')])
      if (wide && wide.scrollWidth > wide.clientWidth) found.push(`${wide.tagName} is ${wide.scrollWidth - wide.clientWidth} px too wide`);
    return found;
  });

/** In the frame of a wide window; a small one has them in the settings. */
const IN_SETTINGS = /^(?:BUTTON (?:Language|Keys \(\?\))|SELECT English)/;

it('a small window has the language and the list of keys in the settings', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show('#/settings');
  await page.getByRole('button', { name: /Language$/ }).waitFor();
  await page.getByRole('button', { name: 'Keys (?)' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Keys', exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

describe.each(SCREENS)('%s', (address) => {
  let all: readonly string[];

  it('is clean in light, dark and high contrast, with the colours of the system too', async () => {
    await page.setViewportSize(WIDE);
    await show(address);
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      expect([theme, await violationsOn(page)]).toEqual([theme, []]);
    }
    await page.evaluate('delete document.documentElement.dataset.theme');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(['forced', await violationsOn(page)]).toEqual(['forced', []]);
    await page.emulateMedia({ forcedColors: null });
    // An age may be another one by then.
    all = [...new Set(await named())].filter((name) => !name.endsWith(' old'));
    expect(opened.complaints).toEqual([]);
  });

  it.each([
    ['twice the zoom', 640, 400],
    ['the size of a telephone', 390, 844],
  ])('loses nothing at %s', async (_, width, height) => {
    await page.setViewportSize({ width, height });
    const missing = async () => {
      const present = new Set(await named());
      return all.filter((name) => !present.has(name) && !IN_SETTINGS.test(name));
    };
    await expect.poll(missing).toEqual([]);
    // A sheet of labels has the size of paper, and is scrolled.
    expect((await lost()).filter((what) => !(address.startsWith('#/print/labels/') && what.startsWith('MAIN')))).toEqual([]);
  });
});
