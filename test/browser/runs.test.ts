// A run in a real browser: started once, counted while scanning, decided together, noted and photographed, paused over a restart, closed, printed.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Locator } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { storeFile } from '../../server/store/open.ts';
import {
  card,
  deskInBrowser,
  dialog,
  download,
  expectClean,
  forgetComplaints,
  go,
  inspected,
  page,
} from '../fixtures/browser/browser-window.ts';
import { press, scanned, typed } from '../fixtures/browser/keyboard.ts';
import { GTIN, linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { ALL } from '../fixtures/catalogues.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

deskInBrowser(async () => {
  prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});

beforeEach(forgetComplaints);

const runCard = () => page.getByRole('region', { name: 'Run: Pallet 7' });
/** The controls of which the messages cover a part, with the names that they show. */
const coveredBy = (message: Locator) =>
  message.evaluate((area) => {
    const { left, top, right, bottom } = area.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex]')]
      .filter((one) => !area.contains(one) && !['main', 'root'].includes(one.id))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const x = Math.min(Math.max((left + right) / 2, box.left + 1), box.right - 1);
        const y = Math.max(top, box.top) + 1;
        const isBelow = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        return isBelow && one.checkVisibility() && area.contains(document.elementFromPoint(x, y)) && isShown(one, Math.max(top, box.top));
      })
      .map((one) => one.textContent || one.getAttribute('aria-label'));

    /** Whether this height of the control is within every ancestor that scrolls. */
    function isShown(one: HTMLElement, y: number): boolean {
      for (let parent = one.parentElement; parent !== null; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowY !== 'visible' && parent.getBoundingClientRect().bottom <= y) return false;
      return true;
    }
  });
const box = (id: number) => page.getByRole('checkbox', { name: `Select inspection ${id}`, exact: true });

describe('a run', () => {
  it('is started by keyboard, with place, reference and name set once', async () => {
    await page.getByRole('button', { name: 'Start a run' }).focus();
    await press(page, 'Enter');
    await dialog().waitFor();
    await expectClean();
    await page.getByLabel('Name of the run').focus();
    await typed(page, 'Pallet 7');
    await dialog().getByLabel('Place').fill('Gate 4');
    await dialog().getByLabel('Reference').fill('MRN 26DE0001');
    await press(dialog().getByLabel('Reference'), 'Enter');
    // A name is missing: said at the field.
    await dialog().getByText('Fill in this field.').waitFor();
    await dialog().getByLabel('Officer').fill('Ana');
    await press(dialog().getByLabel('Officer'), 'Enter');
    await runCard().waitFor();
    await runCard().getByText('0 items').waitFor();
    await expectClean();
  });

  it('counts what is scanned, and prefills the decision', async () => {
    expect(await inspected(linkOf(SERIALS.altered))).toBe('invalid');
    await runCard().getByText('1 Invalid').waitFor();
    await press(page, 'F3');
    expect(await page.getByLabel('Place').inputValue()).toBe('Gate 4');
    expect(await page.getByLabel('Reference').inputValue()).toBe('MRN 26DE0001');
    expect(await page.getByLabel('Officer').inputValue()).toBe('Ana');
    await press(page, 'Escape');
    await press(page, 'Escape');
    await inspected(linkOf(SERIALS.absent));
    await runCard().getByText('2 items').waitFor();
    await press(page, 'Escape');
  });

  it('says at once that an item is in the run already', async () => {
    await scanned(page, `(01)09520123456788(21)${SERIALS.altered}`);
    await card().waitFor();
    await page.getByRole('link', { name: /^Already in this run: inspection 1,/ }).waitFor();
    await runCard().getByText('2 items').waitFor();
    await expectClean();
  });

  it('keeps a note and a photo with the item', async () => {
    const notes = page.getByRole('region', { name: 'Notes and photos' });
    await notes.getByRole('textbox', { name: 'Note' }).fill('Seal broken');
    await notes.getByRole('button', { name: 'Add the note' }).click();
    await notes.getByRole('listitem').getByText('Seal broken').waitFor();
    await notes.locator('input[type=file]').setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: PNG });
    const photo = notes.getByRole('img', { name: 'Photo label.png' });
    await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
    await expectClean();
    await press(page, 'Escape');
  });

  it('is found on Inspections in one press, and its items are decided together', async () => {
    await go('#/inspections', 'Inspections');
    await page.getByRole('link', { name: 'Pallet 7' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pallet 7' }).waitFor();
    await box(1).waitFor();
    expect(await page.getByRole('grid').locator('[data-index]').count()).toBe(3);
    await expectClean();
    await box(1).check();
    await box(2).check();
    await page.getByRole('button', { name: 'Decide on the selection' }).click();
    await dialog().getByText('Release', { exact: false }).first().click();
    await dialog().getByText('2 of these items are not valid').waitFor();
    const notValid = dialog().getByRole('region', { name: 'Items that are not valid' }).getByRole('listitem');
    expect(await notValid.count()).toBe(2);
    for (const one of await notValid.all()) expect(await one.textContent()).toMatch(/^No\. \d+ (?!Valid)/);
    await expectClean();
    // Neither a reason nor the digits: nothing is sent.
    await dialog().getByRole('button', { name: 'Record as released' }).click();
    await dialog().getByText('Say why it is released').waitFor();
    await dialog().getByText('Hold', { exact: false }).first().click();
    await dialog().getByRole('button', { name: 'Record as held' }).click();
    await page.getByText('The decision is in the log for 2 items.').waitFor();
    // The message names what Undo undoes, and covers no control.
    const message = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) });
    await message.getByText('Held', { exact: true }).waitFor();
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      expect(await coveredBy(message)).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => page.getByRole('grid').getByText('Held').count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The decision was undone for 2 items.').waitFor();
    await expect.poll(() => page.getByRole('grid').getByText('Held').count()).toBe(0);
    expect(await page.getByText('Seal broken').count()).toBe(1);
  });

  it('has no Undo for a decision after which another one was recorded', async () => {
    const messages = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) });
    const undoes = messages.getByRole('button', { name: 'Undo' });
    for (const [decision, record] of [
      ['Hold', 'Record as held'],
      ['Refer', 'Record as referred'],
    ] as const) {
      await box(1).check();
      await page.getByRole('button', { name: 'Decide on the selection' }).click();
      await dialog().getByText(decision, { exact: false }).first().click();
      await dialog().getByRole('button', { name: record }).click();
      await page.getByText('The decision is in the log for 1 item.').waitFor();
      await messages.getByText(decision === 'Hold' ? 'Held' : 'Referred', { exact: true }).waitFor();
    }
    expect([await undoes.count(), await messages.getByText('Held', { exact: true }).count()]).toEqual([1, 0]);
    await expect.poll(() => page.getByRole('grid').getByText('Referred').count()).toBe(1);
    await undoes.click();
    await page.getByText('The decision was undone for 1 item.').waitFor();
    // What was decided before counts again.
    await expect.poll(() => page.getByRole('grid').getByText('Held').count()).toBe(1);
    expect(await page.getByRole('grid').getByText('Referred').count()).toBe(0);
  });

  it('is paused and resumed; meanwhile nothing joins it', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Resume' }).waitFor();
    await go('#/', 'Inspect a product');
    await page.reload();
    await runCard().getByText('Nothing joins this run').waitFor();
    await inspected(linkOf(SERIALS.valid));
    await press(page, 'Escape');
    await runCard().getByText('2 items').waitFor();
    await runCard().getByRole('button', { name: 'Resume' }).click();
    await runCard().getByText('belongs to this run').waitFor();
  });

  it('is saved with its photos, closed with a signature, and printed', async () => {
    await runCard().getByRole('link', { name: 'Open the run' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pallet 7' }).waitFor();
    const file = await download(page.getByRole('link', { name: 'Save with photos' }));
    expect(file.suggestedFilename()).toMatch(/^run-\d{4}-\d\d-\d\d\.json$/);
    await page.getByRole('button', { name: 'Close the run' }).click();
    await dialog().getByText('1 item has no decision yet.').waitFor();
    expect(await dialog().getByText('Ana', { exact: true }).count()).toBe(1);
    await dialog().getByRole('button', { name: 'Close the run' }).click();
    await page.getByText('Signature of this computer').waitFor();
    expect(await page.getByRole('button', { name: 'Resume' }).count()).toBe(0);
    await expectClean();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('heading', { level: 1, name: 'Report of a run' }).waitFor();
    expect(await page.locator('main').getAttribute('data-print')).toBe('ready');
    await page.getByText('Seal broken').waitFor();
    expect(await page.getByRole('row').count()).toBe(4);
    // Each reason in words, with its code behind them, and no time that only a program reads.
    const rows = (await page.getByRole('row').allTextContents()).slice(1);
    const reasons = rows.map((text) => /DPP-[A-Z]{3}-\d\d/.exec(text)?.[0]);
    expect(reasons.filter((code) => code !== undefined).length).toBeGreaterThan(1);
    for (const [at, code] of reasons.entries()) if (code) expect(rows[at]).toContain(`${ALL.en[`reason.${code}`]} ${code}`);
    expect(await page.getByRole('article').textContent()).not.toMatch(/\dT\d\d:\d\d/);
    await expectClean();
    await page.getByText('of the log of runs is signed').waitFor();
    await page.getByRole('button', { name: 'Back to the run' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pallet 7' }).waitFor();
  });

  it('says on screen and on paper that its signature does not match, or is missing', async () => {
    const change = (sql: string): void => {
      const store = new Database(storeFile(join(folder, 'data')));
      store.exec(sql);
      store.close();
    };
    const see = async (words: string): Promise<void> => {
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Pallet 7' }).waitFor();
      await page.getByText(words).waitFor();
      expect(await page.getByText('is signed').count()).toBe(0);
      await expectClean();
      await page.getByRole('button', { name: 'Print' }).click();
      await page.getByRole('heading', { level: 1, name: 'Report of a run' }).waitFor();
      // The first thing on the sheet.
      expect(await page.getByRole('article').locator('> *').first().textContent()).toContain(words);
      expect(await page.getByText('is signed').count()).toBe(0);
      await expectClean();
      await page.getByRole('button', { name: 'Back to the run' }).click();
    };
    // Another program need not keep to the triggers.
    change('DROP TRIGGER run_seals_no_update; DROP TRIGGER run_seals_no_delete');
    change("UPDATE run_seals SET signature = replace(signature, substr(signature, 1, 8), 'AAAAAAAA')");
    await see('The signature does not match');
    change('DELETE FROM run_seals');
    await see('This run was closed without a signature');
    await go('#/', 'Inspect a product');
    await page.getByRole('button', { name: 'Start a run' }).waitFor();
  });

  it('that cannot be read is not said to be missing', async () => {
    await page.route('**/workbench/runs/*', (route) =>
      route.fulfill({ status: 500, json: { title: 'x', detail: 'disk', code: 'internal' } }),
    );
    await go(`#/print/run/${crypto.randomUUID()}`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.getByText('There is no such run').count()).toBe(0);
    await page.unroute('**/workbench/runs/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('There is no such run').waitFor();
    await go('#/', 'Inspect a product');
  });

  it('that is gone is named on the printed record, whose notes and photos are missing', async () => {
    const missing = page.getByText('its notes and photos are missing here');
    await go('#/print/3', 'Inspection record');
    await page.getByText('Seal broken').waitFor();
    expect(await missing.count()).toBe(0);
    await page.route('**/workbench/runs/*', (route) =>
      route.fulfill({ status: 404, json: { title: 'Not found', status: 404, detail: 'there is no such run', code: 'not-found' } }),
    );
    await page.reload();
    await missing.waitFor();
    await page.unroute('**/workbench/runs/*');
    await go('#/', 'Inspect a product');
  });

  it('whose start got no answer is not started twice', async () => {
    let lost = 0;
    await page.route('**/workbench/runs', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await page.getByRole('button', { name: 'Start a run' }).click();
    await page.getByLabel('Name of the run').fill('Pallet 8');
    await dialog().getByLabel('Place').fill('Gate 4');
    await dialog().getByLabel('Officer').fill('Ana');
    const start = dialog().getByRole('button', { name: 'Start a run' });
    await start.click();
    await expect.poll(() => lost).toBe(1);
    await dialog().getByRole('alert').waitFor();
    await page.unroute('**/workbench/runs');
    await start.click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Run: Pallet 8' }).waitFor();
  });

  it('takes the same note about another item, and asks every engine about another one, after answers that were lost', async () => {
    await inspected(linkOf(SERIALS.altered));
    await press(page, 'Escape');
    await inspected(linkOf(SERIALS.unknown));
    const notes = page.getByRole('region', { name: 'Notes and photos' });
    const show = async (serial: string): Promise<void> => {
      const line = page.getByRole('button', { name: serial });
      await line.click();
      await expect.poll(() => line.getAttribute('aria-current')).toBe('true');
    };
    const add = async (): Promise<void> => {
      await notes.getByRole('textbox', { name: 'Note' }).fill('Seal broken');
      await notes.getByRole('button', { name: 'Add the note' }).click();
    };
    const askAll = async (): Promise<void> => {
      const ask = page.getByRole('button', { name: 'Check with all libraries' });
      if (!(await ask.isVisible())) await page.getByText('Independent signature checks').click();
      await ask.click();
    };
    const withoutAnswer = async (address: string, send: () => Promise<void>): Promise<void> => {
      let lost = 0;
      await page.route(address, async (route) => {
        await route.fetch();
        lost += 1;
        await route.abort();
      });
      await send();
      await expect.poll(() => lost).toBe(1);
      await page.unroute(address);
    };
    await show(SERIALS.altered);
    await withoutAnswer('**/workbench/runs/*/notes', add);
    await notes.getByRole('alert').waitFor();
    await show(SERIALS.unknown);
    await add();
    await notes.getByRole('listitem').getByText('Seal broken').waitFor();

    const shownId = async (): Promise<string | undefined> =>
      /\d+$/.exec((await page.getByRole('link', { name: 'Print' }).getAttribute('href')) ?? '')?.[0];
    await show(SERIALS.altered);
    await withoutAnswer('**/workbench/inspections/*/again', askAll);
    await show(SERIALS.unknown);
    const asked = await shownId();
    await askAll();
    await page.getByRole('link', { name: `Repeats inspection ${asked}` }).waitFor();
  });

  it('lists the item that was scanned, not the one that its credential is about', async () => {
    const other = sampleSet().find(({ passport }) => passport.gtin !== undefined && passport.gtin !== GTIN)?.passport;
    await go('#/', 'Inspect a product');
    await page.reload();
    expect(await inspected(linkOf(SERIALS.mismatch))).toBe('invalid');
    await press(page, 'Escape');
    await inspected(`https://id.example.org/01/${other?.gtin}/21/${other?.serial}`);
    expect(await page.getByRole('link', { name: /^Already in this run/ }).count()).toBe(0);
    await press(page, 'Escape');
    await page.getByRole('link', { name: 'Open the run' }).click();
    const row = page.getByRole('grid').getByRole('row').filter({ hasText: SERIALS.mismatch });
    await row.getByText(GTIN).waitFor();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('row').filter({ hasText: SERIALS.mismatch }).getByText(GTIN).waitFor();
    await go('#/inspections', 'Inspections');
    for (const number of [SERIALS.mismatch, String(other?.gtin)]) {
      await page.getByRole('searchbox').fill(number);
      await page.getByRole('grid').getByText(SERIALS.mismatch).waitFor();
    }
    await page.getByRole('grid').getByText(SERIALS.mismatch).click();
    await page.getByText('On the item in hand, as scanned').waitFor();
    await expectClean();
  });

  it('tells items without a number apart, on the screen and on paper', async () => {
    const document = '{"shelf":4}';
    const names = ['4006381333932', 'shelf 4 left', `SHA-256 ${createHash('sha256').update(document).digest('hex').slice(0, 8)}…`];
    await go('#/', 'Inspect a product');
    for (const text of ['4006381333932', 'shelf 4 left', document]) {
      await inspected(text);
      await press(page, 'Escape');
    }
    await page.getByRole('link', { name: 'Open the run' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pallet 8' }).waitFor();
    const listed = (role: 'grid' | 'table') =>
      Promise.all(
        names.map((name) => page.getByRole(role).getByRole('row').filter({ hasText: name }).getByText('No verified product').waitFor()),
      );
    await listed('grid');
    const ids = await page
      .getByRole('grid')
      .locator('[data-index]')
      .filter({ hasText: /4006381333932|shelf 4 left|SHA-256/ })
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((one) => /\d+$/.exec(one.ariaLabel ?? '')?.[0]));
    await go('#/inspections', 'Inspections');
    await page.getByRole('searchbox').fill('');
    await listed('grid');
    await expectClean();
    await go(`#/print/selection/${ids.join('-')}`, 'Report on selected items');
    await listed('table');
    await page.getByRole('button', { name: 'Back to the run' }).click();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('heading', { level: 1, name: 'Report of a run' }).waitFor();
    await listed('table');
    await page.getByRole('button', { name: 'Back to the run' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pallet 8' }).waitFor();
  });

  it.each([390, 960])('shows product and decision beside each box at %i px', async (width) => {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('grid').locator('[data-index]').first().waitFor();
    const cells = await page
      .getByRole('grid')
      .locator('[data-index]')
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          row.scrollIntoView({ block: 'center' });
          return [...row.children].map((cell, column) => {
            const { left, top, width, height } = cell.getBoundingClientRect();
            const isSeen = [left + 1, left + width - 1].every((x) =>
              cell.contains(document.elementFromPoint(Math.round(x), Math.round(top + height / 2))),
            );
            return { column, isSeen, text: cell.textContent };
          });
        }),
      );
    expect(cells.length).toBeGreaterThanOrEqual(5 * 6);
    expect(cells.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(cells.filter(({ column, text }) => column > 0 && text === '')).toEqual([]);
    await expectClean();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
