// A log of a year in a real browser: read to its end, page by page, without a page that stands still.
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
const folder = join(temporaryFolder(), 'year');

const entry = (number: number): Entry => {
  const text = `(01)09520123456788(21)N${number}`;
  return {
    at: new Date(Date.parse('2026-01-02T06:00:00Z') + number * 1000).toISOString(),
    item: 0,
    input: { channel: 'wedge', text, sha256: createHash('sha256').update(text).digest('hex'), bytes: text.length },
    recognised: { kind: 'gs1', gtin: '09520123456788', serial: `N${number}`, flags: [] },
    headline: 'valid',
    reasons: [],
    checks: [],
    trust: { state: 'none', issuers: 0 },
    sample: false,
    appVersion: '0.1.0',
  };
};

deskInBrowser(async () => {
  const { store, close } = openApp({ folder });
  for (let from = 1; from <= ENTRIES; from += BATCH)
    appendInspections(
      store,
      Array.from({ length: Math.min(BATCH, ENTRIES - from + 1) }, (_, at) => entry(from + at)),
    );
  close();
  return serve(folder);
});

it(`shows the first of ${ENTRIES} entries after the last, and no step takes long`, { timeout: 60_000 + ENTRIES * 6 }, async () => {
  await go('#/inspections', 'Inspections');
  const grid = page.getByRole('grid');
  await grid.locator('[data-index="0"]').getByText(String(ENTRIES), { exact: true }).waitFor();
  await page.evaluate(`window.longest = 0, new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' })`);
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
  const longest = await page.evaluate<number>('window.longest');
  console.log(`longest step of the page at ${ENTRIES} entries: ${longest.toFixed(0)} ms`);
  expect(longest).toBeLessThan(1_000);
});
