// A bulk inspection of mixed files in a real browser is paused, resumed and cancelled while it runs, and what was cancelled is brought again: nothing is lost, doubled or half-written.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import { storeFile } from '../../server/store/open.ts';
import { chooser, deskInBrowser, dialog, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { prepare, serve } from '../fixtures/browser/world.ts';
import { expectedOfMixed, writeMixed } from '../fixtures/mixed-files.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const MANY = 400;
const folder = temporaryFolder();
const data = join(folder, 'data');
let paths: readonly string[];

deskInBrowser(async () => {
  paths = writeMixed(join(folder, 'brought'), MANY, prepare(folder, 'http://localhost:8080'));
  return serve(data);
});

beforeEach(forgetComplaints);

interface Row {
  readonly queue: string;
  readonly position: number;
  readonly name: string;
  readonly state: string;
  readonly headline: string | null;
}

/** As another program reads it while the desk runs. */
function stored(): { readonly rows: readonly Row[]; readonly logged: number; readonly chained: number } {
  const store = new Database(storeFile(data), { readonly: true });
  try {
    return store.transaction(() => ({
      rows: store
        .prepare(
          `SELECT b.queue, b.position, b.name, b.state, i.headline FROM bulk_items b
           LEFT JOIN bulk_entries e ON e.queue = b.queue AND e.position = b.position LEFT JOIN inspections i ON i.id = e.inspection_id
           ORDER BY b.queue, b.position`,
        )
        .all() as Row[],
      logged: store.prepare('SELECT count(*) FROM inspections').pluck().get() as number,
      chained: store.prepare('SELECT count(DISTINCT hash) FROM inspections').pluck().get() as number,
    }))();
  } finally {
    store.close();
  }
}

/** Each entry of the log belongs to an item that is done, and each item that is done has its entry. */
function expectWhole(): void {
  const { rows, logged, chained } = stored();
  const done = rows.filter(({ state }) => state === 'done');
  expect([done.filter(({ headline }) => headline === null), rows.filter(({ state, headline }) => state !== 'done' && headline)]).toEqual([
    [],
    [],
  ]);
  expect([logged, chained]).toEqual([done.length, done.length]);
}

const doneNow = (): number => stored().rows.filter(({ state }) => state === 'done').length;
const badge = (state: string) => page.getByRole('heading', { level: 1 }).getByText(state, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function begin(names: readonly string[]): Promise<void> {
  await go('#/', 'Inspect a product');
  const asked = await chooser(page.getByRole('button', { name: 'Choose files' }));
  await asked.setFiles([...names]);
  await dialog().getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('progressbar', { name: 'Processed' }).waitFor();
}

it('stops when it is paused, also after the page is loaded again, and goes on when it is resumed', { timeout: 180_000 }, async () => {
  await begin(paths);
  await expect.poll(doneNow, { interval: 20, timeout: 60_000 }).toBeGreaterThan(0);
  await button('Pause').click();
  await badge('Paused').waitFor();
  const paused = doneNow();
  expect(paused).toBeLessThan(MANY);
  page.once('dialog', (asking) => void asking.accept());
  await page.reload();
  await badge('Paused').waitFor();
  await page.getByRole('progressbar', { name: 'Processed' }).waitFor();
  expect(await page.getByRole('progressbar', { name: 'Processed' }).getAttribute('aria-valuenow')).not.toBe(null);
  expect(doneNow()).toBe(paused);
  expectWhole();
  await expectClean();
  await button('Resume').focus();
  await press(page, 'Enter');
  await expect.poll(doneNow, { interval: 20, timeout: 60_000 }).toBeGreaterThan(paused);
  await badge('Under way').waitFor();
});

it('leaves out the rest when it is cancelled, after it asked, and keeps what was inspected', { timeout: 120_000 }, async () => {
  await button('Cancel the rest').click();
  await dialog()
    .getByText(/not inspected\. What was inspected stays in the log\./)
    .waitFor();
  await dialog().getByRole('button', { name: 'Continue' }).click();
  await dialog().waitFor({ state: 'detached' });
  await badge('Under way').waitFor();
  await button('Cancel the rest').click();
  await dialog().getByRole('button', { name: 'Cancel the rest' }).click();
  await badge('Cancelled').waitFor();
  const { rows } = stored();
  const done = rows.filter(({ state }) => state === 'done').length;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(MANY);
  expect(rows.filter(({ state }) => state === 'cancelled')).toHaveLength(MANY - done);
  await page.reload();
  await badge('Cancelled').waitFor();
  for (const name of ['Pause', 'Resume', 'Cancel the rest']) expect(await button(name).count()).toBe(0);
  expect(doneNow()).toBe(done);
  expectWhole();
  // Files that are not inspected are kept nowhere.
  const kept = join(data, 'bulk');
  expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([]);
  // A file that was on its way when the rest was cancelled is refused.
  await expectClean(/404 \(Not Found\).*\/items\/\d+\/content/);
});

it('lists what was cancelled, and inspects it once when it is brought again', { timeout: 180_000 }, async () => {
  const names = new Set(
    stored()
      .rows.filter(({ state }) => state === 'cancelled')
      .map(({ name }) => name),
  );
  const grid = page.getByRole('grid', { name: 'Items of this inspection' });
  await page.getByRole('button', { name: /Show/ }).click();
  await page.getByRole('option', { name: 'Cancelled', exact: true }).click();
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(names.size + 1));
  await grid.getByText([...names][0] ?? '').waitFor();
  const cancelled = paths.filter((path) => names.has(basename(path)));
  await begin(cancelled);
  await badge('Done').waitFor({ timeout: 120_000 });
  expectWhole();
  const { rows, logged } = stored();
  expect(new Set(rows.map(({ queue }) => queue)).size).toBe(2);
  const found = rows.filter(({ state }) => state === 'done').map(({ name, headline }) => `${name} ${headline}`);
  expect(found.toSorted()).toEqual(expectedOfMixed(MANY).map(([name, headline]) => `${name} ${headline}`));
  expect(logged).toBe(MANY);
});
