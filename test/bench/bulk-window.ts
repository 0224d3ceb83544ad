// Thousands of mixed files in bulk, in a real browser: the longest task of the window, its memory and that of the workbench with the processes that examine for it as the queue goes on, and the time a file takes. Printed with their budgets.
// Chromium makes the list of chosen or dropped files in one task, which no page can divide. That task is measured in an empty page too, and the part of the app in it by itself.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { BulkList, BulkSummary } from '../../server/contract/index.ts';
import { launch } from '../fixtures/browser/browser.ts';
import { prepare, serve } from '../fixtures/browser/world.ts';
import { writeMixed } from '../fixtures/mixed-files.ts';
import { childrenOf, isProgram } from '../fixtures/serving.ts';
import { printTold, type Told } from './told.ts';

const LOOK_MS = 200;
/** Inputs of which so many are done when the memory is looked at, besides the last. */
const LOOKED = [1_000, 5_000];

/** `given`: the longest task in which the browser gave files to the page; `handled`: the part of the page in it; `other`: the longest of all other tasks. In milliseconds. */
interface Tasks {
  readonly given: number;
  readonly handled: number;
  readonly other: number;
}

const WATCH = `(() => {
  const seen = { events: [], tasks: [] };
  window.takeTasks = () => {
    const { events, tasks } = seen;
    Object.assign(seen, { events: [], tasks: [] });
    const gave = ({ startTime, duration }) => events.some(({ at }) => at >= startTime && at <= startTime + duration);
    const most = (all) => Math.max(0, ...all);
    return {
      given: most(tasks.filter(gave).map(({ duration }) => duration)),
      handled: most(events.map(({ took }) => took)),
      other: most(tasks.filter((task) => !gave(task)).map(({ duration }) => duration)),
    };
  };
  for (const type of ['change', 'drop']) {
    let at = 0;
    addEventListener(type, () => { at = performance.now(); }, true);
    addEventListener(type, () => { seen.events.push({ at, took: performance.now() - at }); });
  }
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
})()`;

/** Since the last call. What an observer is told comes a moment after the task. */
async function tasksIn(page: Page): Promise<Tasks> {
  await page.waitForTimeout(LOOK_MS);
  return page.evaluate<Tasks>('window.takeTasks()');
}

/** What the objects of the page hold when all others are collected, in megabytes. */
async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize / 1e6;
}

async function dropOn(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  await client.detach();
}

/** In a page without anything of the app. */
async function chosenInEmptyPage(browser: Browser, files: readonly string[]): Promise<number> {
  const page = await browser.newPage();
  await page.setContent('<input type="file" multiple>');
  await page.evaluate(WATCH);
  await page.locator('input').setInputFiles([...files], { timeout: 120_000 });
  const { given } = await tasksIn(page);
  await page.close();
  return given;
}

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

    const empty = await chosenInEmptyPage(browser, brought);
    await page.evaluate(WATCH);
    const begin = page.getByRole('button', { name: 'Begin' });
    await dropOn(page, join(folder, 'brought'));
    await begin.waitFor({ timeout: 240_000 });
    const dropped = await tasksIn(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    const before = await heapOf(page);
    await tasksIn(page);
    const [asked] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Choose files' }).click()]);
    await asked.setFiles([...brought], { timeout: 120_000 });
    await begin.waitFor({ timeout: 240_000 });
    const chosen = await tasksIn(page);

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
    const inspected = await tasksIn(page);
    return [
      {
        name: `bulk, longest work of the app in one task while ${count} files are chosen (the task in which Chromium lists them: ${chosen.given.toFixed(0)} ms, in an empty page ${empty.toFixed(0)} ms)`,
        value: Math.max(chosen.handled, chosen.other),
        unit: 'ms',
        budget: 100,
      },
      {
        name: `bulk, longest task of the window while a folder with ${count} files is dropped`,
        value: Math.max(dropped.given, dropped.other),
        unit: 'ms',
        budget: 100,
      },
      { name: `bulk, longest task of the window while ${count} files are inspected`, value: inspected.other, unit: 'ms', budget: 100 },
      {
        name: `bulk, memory of the objects of the window after ${count} files (${before.toFixed(1)} MB before)`,
        value: await heapOf(page),
        unit: 'MB',
        budget: before + 5,
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
