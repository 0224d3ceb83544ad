// The log in a real browser: found by a scan, by dates and names, sorted, inspected again; an open run that learns what is known by now; a folder that is dropped.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import type { AppContext } from '../../server/features/app-context/index.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { appendDecision } from '../../server/store/audit-log/append.ts';
import { passportsByCode } from '../../server/store/passports/credentials.ts';
import { card, deskInBrowser, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press, scanned } from '../fixtures/browser/keyboard.ts';
import { serve } from '../fixtures/browser/world.ts';
import { vouchFor } from '../fixtures/fetching.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const LINK = `https://id.example.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;
const OTHER = 'https://id.example.org/01/09520123000219/21/350000000000018';

async function at<T>(name: 'maker' | 'field', act: (context: AppContext) => T | Promise<T>): Promise<T> {
  const context = openApp({ folder: join(folder, name) });
  try {
    return await act(context);
  } finally {
    context.close();
  }
}

let credential = '';

deskInBrowser(async () => {
  credential = await at('maker', (context) => {
    context.changeSettings({ baseUrl: 'https://maker.example' });
    loadSample(context);
    asReal(context);
    return passportsByCode(context.store, SAMPLE.dppCode).find(({ format }) => format === 'vc')?.body ?? '';
  });
  return serve(join(folder, 'field'));
});

beforeEach(forgetComplaints);

const numbers = async (): Promise<readonly number[]> =>
  page
    .getByRole('grid')
    .locator('[data-index] > [role=gridcell]:first-child')
    .evaluateAll((cells) => cells.map(({ textContent }) => Number(textContent)));

describe('the log', () => {
  it('is found by a scan into its search, in any spelling, and by nothing of another item', async () => {
    await inspected(LINK);
    await press(page, 'Escape');
    await inspected(OTHER);
    await press(page, 'Escape');
    await inspected(`(01)${SAMPLE.gtin}(21)${SAMPLE.serial}(10)L1`);
    await go('#/inspections', 'Inspections');
    await expect.poll(numbers).toEqual([3, 2, 1]);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('left from before');
    await search.focus();
    await scanned(page, `]C101${SAMPLE.gtin}21${SAMPLE.serial}\u001d10L1`);
    await expect.poll(numbers).toEqual([3, 1]);
    expect(await search.inputValue()).toBe(`]C101${SAMPLE.gtin}21${SAMPLE.serial}\u001d10L1`);
    await search.fill(OTHER);
    await expect.poll(numbers).toEqual([2]);
    await search.fill('');
    await expect.poll(numbers).toEqual([3, 2, 1]);
    await expectClean();
  });

  it('is sorted by a press on a column, and says by which', async () => {
    const header = page.getByRole('columnheader', { name: 'No.' });
    expect(await header.getAttribute('aria-sort')).toBe('descending');
    await header.getByRole('button').click();
    await expect.poll(numbers).toEqual([1, 2, 3]);
    expect(await header.getAttribute('aria-sort')).toBe('ascending');
    await press(page.getByRole('columnheader', { name: 'Inspected' }).getByRole('button'), 'Enter');
    await expect.poll(numbers).toEqual([3, 2, 1]);
    expect(await header.getAttribute('aria-sort')).toBe('none');
  });

  it('is filtered by dates, officer and place', async () => {
    await at('field', (context) =>
      appendDecision(context.store, 2, { decision: 'held', officer: 'Jürgen Groß', place: 'Kiel', reference: '', note: '' }, new Date()),
    );
    await page.getByRole('button', { name: 'Dates, officer, place' }).click();
    await page.getByRole('textbox', { name: 'Officer' }).fill('jurgen');
    await expect.poll(numbers).toEqual([2]);
    await page.getByRole('textbox', { name: 'Place' }).fill('Gate');
    await page.getByText('No inspections match').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(numbers).toEqual([3, 2, 1]);
    await page.getByLabel('From').fill('2020-01-01');
    await page.getByLabel('Until').fill('2020-12-31');
    await page.getByText('No inspections match').waitFor();
    await page.getByLabel('Until').fill('');
    await expect.poll(numbers).toEqual([3, 2, 1]);
    await expectClean();
    await page.getByLabel('From').fill('');
  });

  it('has each entry inspected again on request, and leads from one to the other', async () => {
    await go('#/inspections/1', 'Inspection 1');
    await page.getByRole('button', { name: 'Inspect again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Inspection 4' }).waitFor();
    await page.getByRole('link', { name: 'Repeats inspection 1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Inspection 1' }).waitFor();
    await page.getByRole('link', { name: 'Inspected again since: Cannot check (inspection 4)' }).waitFor();
    await expectClean();
  });
});

describe('the open run', () => {
  it('shows the new verdict when the issuer becomes known, but not while a decision is chosen', async () => {
    await go('#/', 'Inspect a product');
    await press(page, 'Escape');
    expect(await inspected(credential)).toBe('unknown-issuer');
    await press(page, 'F3');
    await at('field', async (context) => at('maker', (maker) => vouchFor(context, maker)));
    await page.getByText('items from unknown issuers were inspected again').waitFor({ timeout: 30_000 });
    // Two looks at the workbench.
    await page.waitForTimeout(11_000);
    expect(await card().getAttribute('data-headline')).toBe('unknown-issuer');
    await press(page, 'Escape');
    await page.locator('[data-headline="valid"], [data-headline="valid-not-current"]').first().waitFor({ timeout: 15_000 });
    await page.getByRole('link', { name: /Repeats inspection \d/ }).waitFor();
    await expectClean();
  }, 90_000);
});

describe('the sorted log', () => {
  it('has every row in its own place, the high ones too', async () => {
    await go('#/inspections', 'Inspections');
    const overlaps = () =>
      page.locator('[data-index]').evaluateAll((rows) => {
        const places = rows.map((row) => row.getBoundingClientRect()).toSorted((one, other) => one.top - other.top);
        return places.filter((place, at) => place.top < (places[at - 1]?.bottom ?? 0) - 1).length;
      });
    for (const name of ['Product', 'Product', 'Verdict', 'No.']) {
      await page.getByRole('columnheader', { name }).getByRole('button').click();
      await expect.poll(overlaps).toBe(0);
    }
    const heights = await page.locator('[data-index]').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights).size).toBeGreaterThan(1);
  });
});

describe('a folder', () => {
  it('that is dropped is read with the folders in it', async () => {
    const day = join(folder, 'day');
    mkdirSync(join(day, 'deeper'), { recursive: true });
    writeFileSync(join(day, '1.txt'), LINK);
    writeFileSync(join(day, 'deeper', '2.json'), credential);
    writeFileSync(join(day, '.DS_Store'), 'litter');
    await go('#/', 'Inspect a product');
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [day], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data });
    for (const name of ['1.txt', '2.json']) await page.getByText(name).first().waitFor();
    expect(await page.getByText('.DS_Store').count()).toBe(0);
    await expectClean();
  });
});
