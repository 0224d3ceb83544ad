// Thousands of mixed files in bulk, in a real browser: the longest task of the window, the memory of the workbench with the processes that examine for it as the queue goes on, and the time a file takes. Printed with their budgets.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { BulkList, BulkSummary } from '../../server/contract/index.ts';
import { launch } from '../fixtures/browser/browser.ts';
import { prepare, serve } from '../fixtures/browser/world.ts';
import { writeMixed } from '../fixtures/mixed-files.ts';
import { childrenOf, isProgram } from '../fixtures/serving.ts';
import { printTold, type Told } from './told.ts';

const LOOK_MS = 200;
/** Inputs of which so many are done when the memory is looked at, besides the last. */
const LOOKED = [1_000, 5_000];

const WATCH = `(() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' });
})()`;

const longestIn = (page: Page): Promise<number> => page.evaluate<number>('(({ longest }) => ((window.longest = 0), longest))(window)');

const newest = async (page: Page): Promise<BulkSummary | undefined> => {
  const { items } = await page.evaluate<BulkList>(
    `fetch('/workbench/bulk', { headers: { 'x-desk-session': sessionStorage.getItem('dpp-desk-session') } }).then((answer) => answer.json())`,
  );
  return items[0];
};

/** In megabytes (proc(5), VmRSS); 0 for a process that has ended. */
function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Only where the system tells what a process holds (Linux). */
export async function measureBulkWindow(count = 10_000): Promise<readonly Told[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-bulk-window-'));
  const files = prepare(folder, 'http://localhost:8080');
  const served = await serve(join(folder, 'data'));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(served.address);
    await page.getByLabel('Type or paste').waitFor();
    await page.waitForLoadState('networkidle');
    const brought = writeMixed(join(folder, 'brought'), count, files);
    const workbench = childrenOf(served.child.pid ?? 0).find((pid) => isProgram(pid, 'workbench')) ?? 0;
    const resident = (): number => [workbench, ...childrenOf(workbench)].reduce((sum, pid) => sum + residentOf(pid), 0);

    await page.evaluate(WATCH);
    const [asked] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Choose files' }).click()]);
    await asked.setFiles([...brought], { timeout: 120_000 });
    const begin = page.getByRole('button', { name: 'Begin' });
    await begin.waitFor({ timeout: 120_000 });
    const chosen = await longestIn(page);

    const began = performance.now();
    await begin.click();
    const steps = [...LOOKED.filter((step) => step < count), count];
    const held = new Map<number, number>();
    for (;;) {
      const bulk = await newest(page);
      const done = bulk?.items.done ?? 0;
      // The most that was held between this step and the one before it.
      const step = steps.find((one) => done <= one);
      if (step !== undefined && bulk?.state === 'running') held.set(step, Math.max(held.get(step) ?? 0, resident()));
      if (bulk?.state === 'done') break;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    const took = performance.now() - began;
    if ((await newest(page))?.items.done !== count) throw new Error('a file of the bench was not inspected');
    return [
      { name: `bulk, longest task of the window while ${count} files are chosen`, value: chosen, unit: 'ms', budget: 100 },
      {
        name: `bulk, longest task of the window while ${count} files are inspected`,
        value: await longestIn(page),
        unit: 'ms',
        budget: 100,
      },
      { name: `bulk, a file of ${count} by the clock`, value: took / count, unit: 'ms', budget: 20 },
      ...[...held].map(([step, value]): Told => ({ name: `bulk, memory up to ${step} files`, value, unit: 'MB', budget: 600 })),
    ];
  } finally {
    await browser.close();
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) printTold(await measureBulkWindow(Number(process.argv[2] ?? 10_000)));
