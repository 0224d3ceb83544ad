// A log of a year in a real browser: opened, filtered, searched and read to its end, page by page, without a page that stands still.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { appendInspections, type Entry } from '../../server/store/audit-log/append.ts';
import { deskInBrowser, go, page } from '../fixtures/browser/browser-window.ts';
import { serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

/** 100,000 with `DPP_DESK_ENTRIES`. */
const ENTRIES = Number(process.env.DPP_DESK_ENTRIES ?? 10_000);
const BATCH = 5_000;
const PAGE = 500;
/** Fewer than a page of them are invalid. */
const INVALID = 100;
const folder = join(temporaryFolder(), 'year');

const entry = (number: number): Entry => {
  const text = `(01)09520123456788(21)N${number}`;
  return {
    at: new Date(Date.parse('2026-01-02T06:00:00Z') + number * 1000).toISOString(),
    item: 0,
    input: { channel: 'wedge', text, sha256: createHash('sha256').update(text).digest('hex'), bytes: text.length },
    recognised: { kind: 'gs1', gtin: '09520123456788', serial: `N${number}`, flags: [] },
    headline: number % (ENTRIES / INVALID) === 0 ? 'invalid' : 'valid',
    reasons: [],
    checks: [],
    trust: { state: 'none', issuers: 0 },
    sample: false,
    appVersion: '0.1.0',
  };
};

// When the file is read, because no hook may take the minutes that 100,000 entries take.
{
  const { store, close } = openApp({ folder });
  // Whether a disk keeps its word is not asked here.
  store.db.pragma('synchronous = OFF');
  for (let from = 1; from <= ENTRIES; from += BATCH)
    appendInspections(
      store,
      Array.from({ length: Math.min(BATCH, ENTRIES - from + 1) }, (_, at) => entry(from + at)),
    );
  close();
}

deskInBrowser(() => serve(folder));

it(`shows the first of ${ENTRIES} entries after the last, and no step takes long`, { timeout: 60_000 + ENTRIES * 6 }, async () => {
  const took: string[] = [];
  const timed = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await act();
    took.push(`${what} ${(performance.now() - began).toFixed(0)} ms`);
  };
  const grid = page.getByRole('grid');
  const first = (id: number) => grid.locator('[data-index="0"]').getByText(String(id), { exact: true }).waitFor();
  const rows = (count: number) => expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(count + 1));
  await page.evaluate(`window.longest = 0, new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' })`);
  await timed('list', async () => {
    await go('#/inspections', 'Inspections');
    await first(ENTRIES);
  });
  const verdict = page.getByRole('button', { name: /. Verdict$/ });
  await verdict.click();
  await timed('filter', async () => {
    await page.getByRole('option', { name: 'Invalid', exact: true }).click();
    await rows(INVALID);
  });
  await verdict.click();
  await page.getByRole('option', { name: 'All verdicts', exact: true }).click();
  await first(ENTRIES);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await timed('search', async () => {
    await search.fill(`(01)09520123456788(21)N${ENTRIES / 2}`);
    await first(ENTRIES / 2);
  });
  await rows(1);
  await search.fill('');
  await first(ENTRIES);
  const began = performance.now();
  const last = `[data-index="${ENTRIES - 1}"]`;
  for (let step = 0; step < 3 * (ENTRIES / PAGE) && (await grid.locator(last).count()) === 0; step++) {
    const before = await grid.evaluate((element) => element.scrollHeight);
    await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect
      .poll(async () => (await grid.locator(last).count()) > 0 || (await grid.evaluate((element) => element.scrollHeight)) > before, {
        timeout: 20_000,
      })
      .toBe(true);
  }
  await grid.locator(last).getByText('1', { exact: true }).waitFor();
  took.push(`${Math.ceil(ENTRIES / PAGE)} pages to the end ${(performance.now() - began).toFixed(0)} ms`);
  const longest = await page.evaluate<number>('window.longest');
  console.log(`${ENTRIES} entries: ${took.join(', ')}; longest step of the page ${longest.toFixed(0)} ms`);
  expect(longest).toBeLessThan(1_000);
});
