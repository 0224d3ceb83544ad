// Thousands of mixed files in a real browser: each is accounted for, the window stays usable, and a kill of one of its processes loses and doubles nothing.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import type { BulkSummary, Inspection } from '../../server/contract/index.ts';
import { storeFile } from '../../server/store/open.ts';
import { chooser, deskInBrowser, dialog, expectClean, forgetComplaints, go, page, saved } from '../fixtures/browser/browser-window.ts';
import { expectCleanEverywhere } from '../fixtures/browser/themes.ts';
import { type Files, prepare, type Served, serve } from '../fixtures/browser/world.ts';
import { expectedOfMixed, writeMixed } from '../fixtures/mixed-files.ts';
import { childrenOf, isProgram } from '../fixtures/serving.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

/** 10,000 for the figures of the release. */
const MANY = Number(process.env.DPP_DESK_BULK ?? 600);
const folder = temporaryFolder();
let files: Files;
let desk: Served;

deskInBrowser(async () => {
  files = prepare(folder, 'http://localhost:8080');
  desk = await serve(join(folder, 'data'));
  return desk;
});

beforeEach(forgetComplaints);

/** Requests with the content of files. */
const CONTENTS = /\/contents$|\/content\?at=/;

const bulkOf = (): Promise<BulkSummary | undefined> =>
  page.evaluate<BulkSummary | undefined>(
    `fetch('/workbench/bulk', { headers: { 'x-desk-session': sessionStorage.getItem('dpp-desk-session') } })
       .then((answer) => answer.json()).then(({ items }) => items[0]).catch(() => undefined)`,
  );
const logged = (): number => {
  const store = new Database(storeFile(join(folder, 'data')), { readonly: true });
  const count = store.prepare('SELECT count(*) FROM inspections').pluck().get() as number;
  store.close();
  return count;
};
const pidOfWorkbench = (): number => childrenOf(desk.child.pid ?? 0).find((pid) => isProgram(pid, 'workbench')) ?? 0;
const residentOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
/** Of the workbench and the processes that examine for it, in MB. */
const resident = (): number => {
  const pid = pidOfWorkbench();
  try {
    return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + residentOf(one), 0);
  } catch {
    return 0;
  }
};
const WATCH = `(() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' });
})()`;

it(`inspects ${MANY} mixed files once each, through a kill of the processes that examine and one of the workbench`, {
  timeout: 240_000 + MANY * 150,
}, async () => {
  const brought = join(folder, 'brought');
  const paths = writeMixed(brought, MANY, files);
  const asked = await chooser(page.getByRole('button', { name: 'Choose files' }));
  await page.evaluate(WATCH);
  await asked.setFiles([...paths], { timeout: 120_000 });
  await dialog().getByText('ISO 2859-1').waitFor({ state: 'detached' });
  await dialog().getByRole('button', { name: 'Begin' }).waitFor({ timeout: 120_000 });
  const chosen = await page.evaluate<number>('window.longest');
  await expectClean();
  // The check for accessibility was a long task of its own.
  await page.evaluate('window.longest = 0, undefined');
  const began = performance.now();
  await dialog().getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('progressbar', { name: 'Processed' }).waitFor();

  const doneAtLeast = async (count: number): Promise<boolean> => ((await bulkOf())?.items.done ?? 0) >= count;
  await expect.poll(() => doneAtLeast(MANY / 6), { timeout: 60_000 + MANY * 60 }).toBe(true);
  // The one that examines, in the middle of its inputs: they are tried again.
  const examiners = childrenOf(pidOfWorkbench()).filter((pid) => isProgram(pid, 'examine-process'));
  expect(examiners.length).toBeGreaterThan(0);
  for (const pid of examiners) process.kill(pid, 'SIGKILL');
  await expect.poll(() => doneAtLeast(MANY / 3), { timeout: 60_000 + MANY * 60 }).toBe(true);
  const early = resident();
  process.kill(pidOfWorkbench(), 'SIGKILL');
  let late = 0;
  await expect
    .poll(
      async () => {
        const bulk = await bulkOf();
        if ((bulk?.items.done ?? 0) > MANY * 0.8) late = Math.max(late, resident());
        return bulk?.state;
      },
      { timeout: 60_000 + MANY * 90, interval: 200 },
    )
    .toBe('done');
  const seconds = (performance.now() - began) / 1000;
  const longest = await page.evaluate<number>('window.longest');
  console.log(
    `${MANY} files in ${seconds.toFixed(1)} s (${(MANY / seconds).toFixed(0)} a second); workbench with its processes ${early.toFixed(0)} MB at a third, ` +
      `${late.toFixed(0)} MB at the end; longest task of the window ${longest.toFixed(0)} ms by the clock (${chosen.toFixed(0)} ms when the files were chosen)`,
  );

  await page.getByText('Done', { exact: true }).waitFor();
  const store = new Database(storeFile(join(folder, 'data')), { readonly: true });
  const rows = store
    .prepare(
      `SELECT b.position, b.name, b.state, i.headline FROM bulk_items b LEFT JOIN bulk_entries e ON e.queue = b.queue AND e.position = b.position
       LEFT JOIN inspections i ON i.id = e.inspection_id ORDER BY b.position`,
    )
    .all() as { position: number; name: string; state: string; headline: string }[];
  store.close();
  expect(rows.map(({ name, state, headline }) => `${name} ${state} ${headline}`)).toEqual(
    expectedOfMixed(MANY).map(([name, headline]) => `${name} done ${headline}`),
  );
  expect(logged()).toBe(MANY);
});

it('shows each row in a table that is filtered, sorted and exported', async () => {
  const grid = page.getByRole('grid', { name: 'Items of this inspection' });
  await grid.getByText('00000.dat').waitFor();
  // Only what is in view is drawn.
  expect(await grid.getByRole('row').count()).toBeLessThan(60);
  expect(await grid.getAttribute('aria-rowcount')).toBe(String(MANY + 1));
  await expectCleanEverywhere();
  await page.getByRole('button', { name: /^\d.* Invalid/ }).click();
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(MANY / 10 + 1));
  await grid.getByText('00001.dat').waitFor();
  await page.getByRole('button', { name: /^\d.* Invalid/ }).click();
  await page.getByRole('button', { name: 'File or line' }).click();
  await page.getByRole('button', { name: 'File or line' }).click();
  await grid.getByText(`${String(MANY - 1).padStart(5, '0')}.dat`).waitFor();
  await page.getByRole('searchbox').fill('PIC5');
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeLessThan(MANY / 10 + 1);
  await page.getByRole('searchbox').fill('');
  const csv = await saved(page.getByRole('link', { name: 'Save as CSV' }));
  expect(csv.text.trim().split('\n').length).toBe(MANY + 1);
  const json = await saved(page.getByRole('link', { name: 'Save as JSON' }));
  expect(json.name).toBe('bulk.json');
  const entries = JSON.parse(json.text) as readonly Inspection[];
  const tally = (headlines: readonly string[]) => Object.groupBy(headlines, (headline) => headline);
  expect(tally(entries.map(({ headline }) => headline))).toEqual(tally(expectedOfMixed(MANY).map(([, headline]) => headline)));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(MANY);
});

it('draws a sample', async () => {
  await go('#/', 'Inspect a product');
  const names = Array.from({ length: 210 }, (_, at) => join(folder, 'brought', `${String(at).padStart(5, '0')}.dat`));
  const asked = await chooser(page.getByRole('button', { name: 'Choose files' }));
  await asked.setFiles(names);
  await dialog()
    .getByRole('button', { name: /What is inspected/ })
    .click();
  await page.getByRole('option', { name: 'Level II: 32 of 210 (letter G)' }).click();
  await dialog().getByText('ISO 2859-1').waitFor();
  await expectClean();
  await dialog().getByRole('button', { name: 'Begin' }).click();
  await page.getByText('Random sample: 32 of 210').waitFor();
  await expect.poll(async () => (await bulkOf())?.state, { timeout: 60_000 }).toBe('done');
  expect((await bulkOf())?.items).toEqual({ done: 32, 'left-out': 178 });
});

it('takes the files that a window did not hand over before it was closed, and nothing twice', { timeout: 180_000 }, async () => {
  await go('#/', 'Inspect a product');
  const names = Array.from({ length: 205 }, (_, at) => join(folder, 'brought', `${String(at).padStart(5, '0')}.dat`));
  const bring = async (): Promise<void> => (await chooser(page.getByRole('button', { name: 'Choose files' }))).setFiles(names);
  const earlier = logged();
  await bring();
  let sent = 0;
  // The window closes after two parcels of files.
  await page.route(CONTENTS, (route) => (++sent > 2 ? undefined : route.continue()));
  await dialog().getByRole('button', { name: 'Begin' }).click();
  await page.getByText('files are not here yet').waitFor();
  await expect.poll(() => sent).toBeGreaterThan(2);
  page.once('dialog', (asking) => void asking.accept());
  await page.reload();
  await page.unroute(CONTENTS);
  await page.getByText('files are not here yet').waitFor();
  const before = await bulkOf();
  expect(before).toMatchObject({ state: 'running', total: 205 });
  expect(before?.items.awaited).toBeGreaterThan(50);
  await go('#/', 'Inspect a product');
  await bring();
  // The message goes by itself after a while.
  await page.getByText(/missing files are being added to “.*”\. \d+ other files were already there\./).waitFor();
  // A picture that the closed window was reading is free for another one after a minute.
  await expect.poll(async () => (await bulkOf())?.state, { timeout: 100_000 }).toBe('done');
  expect(await bulkOf()).toMatchObject({ id: before?.id, items: { done: 205 } });
  expect(logged() - earlier).toBe(205);
});

it('records files that were deleted before they were handed over, and takes them when they are brought again', async () => {
  await go('#/', 'Inspect a product');
  const names = Array.from({ length: 205 }, (_, at) => join(folder, 'brought', `${String(at).padStart(5, '0')}.dat`));
  const [picture, early, late] = [names[5], names[190], names[200]] as [string, string, string];
  const kept = new Map([picture, early, late].map((name) => [name, readFileSync(name)]));
  /** Holds these requests back until it is called. */
  const hold = async (which: RegExp): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(which, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  const send = await hold(CONTENTS);
  const claim = await hold(/\/claims$/);
  const bring = async (files: readonly string[]): Promise<void> =>
    (await chooser(page.getByRole('button', { name: 'Choose files' }))).setFiles([...files]);
  await bring(names);
  await dialog().getByRole('button', { name: 'Begin' }).waitFor();
  rmSync(early);
  await dialog().getByRole('button', { name: 'Begin' }).click();
  await page.getByText('files are not here yet').waitFor();
  rmSync(late);
  send();
  await expect.poll(async () => (await bulkOf())?.items, { timeout: 60_000 }).toEqual({ done: 163, unread: 40, failed: 2 });
  // The workbench has its content.
  rmSync(picture);
  claim();
  await expect.poll(async () => (await bulkOf())?.state, { timeout: 60_000 }).toBe('done');
  expect((await bulkOf())?.items).toEqual({ done: 203, failed: 2 });
  await page.getByRole('button', { name: 'Try 2 items again' }).click();
  await page.getByText('2 files are not here yet').waitFor();
  for (const [name, content] of kept) writeFileSync(name, content);
  await go('#/', 'Inspect a product');
  await bring([early, late]);
  await expect.poll(async () => (await bulkOf())?.items.done, { timeout: 60_000 }).toBe(205);
  await page.unrouteAll({ behavior: 'wait' });
});
