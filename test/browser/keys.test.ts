// The keys in a real browser: the list opens by its key and its button, never in a field or by a scan, and each key that it names does what it says.
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keysOf, SHORTCUTS, type ShortcutId } from '../../renderer/lib/shortcuts.ts';
import { LANGUAGE_TABLE } from '../../server/domain/language/languages.ts';
import { card, deskInBrowser, dialog, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press, scanned, typed } from '../fixtures/browser/keyboard.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const PIN = '482137';

deskInBrowser(async () => {
  prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});
beforeEach(forgetComplaints);

const box = () => page.getByLabel('Type or paste');
const locked = () => page.getByRole('heading', { name: 'Locked' });
/** The n-th key of a shortcut, pressed as a person does. */
const use = (id: ShortcutId, at = 0) => press(page, keysOf(id)[at] ?? '');
const chosen = () => page.getByRole('radio', { checked: true });

async function item(): Promise<void> {
  await go('#/', 'Inspect a product');
  if ((await card().count()) === 0) await inspected(linkOf(SERIALS.valid));
  await card().waitFor();
}

/** Opens the log and puts the focus on the row at the given place. */
async function row(at: number): Promise<void> {
  await go('#/inspections', 'Inspections');
  const rows = page.getByRole('grid').locator('[data-index]');
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(3);
  await rows.nth(at).focus();
}
const focused = () => page.evaluate('Number(document.activeElement.dataset.index)') as Promise<number>;
const moves = (id: ShortcutId, from: number, to: (last: number) => number) => async () => {
  await row(from);
  const last = (await page.getByRole('grid').locator('[data-index]').count()) - 1;
  await use(id);
  await expect.poll(focused).toBe(to(last));
};
const chooses = (id: ShortcutId, name: RegExp) => async () => {
  await item();
  await use(id);
  await page.getByRole('radio', { name, checked: true }).waitFor();
  await use('cancel');
};
const leaves = (id: ShortcutId) => async () => {
  await item();
  await use(id);
  await expect.poll(() => card().count()).toBe(0);
};

/** What each key does. `tsc` reports a key of the table that is missing here. */
const DOES: Readonly<Record<ShortcutId, () => Promise<void>>> = {
  help: async () => {
    // The next item begins in the field.
    await page.locator('#main').focus();
    await use('help');
    await dialog().getByRole('heading', { name: 'Keys', exact: true }).waitFor();
  },
  close: async () => {
    await use('close');
    await expect.poll(() => dialog().count()).toBe(0);
  },
  inspect: async () => {
    await box().focus();
    await typed(page, SERIALS.valid);
    await use('inspect');
    await card().waitFor();
  },
  next: leaves('next'),
  nextOnNothing: leaves('nextOnNothing'),
  released: chooses('released', /Release/),
  held: chooses('held', /Hold/),
  referred: chooses('referred', /Refer/),
  cancel: async () => {
    await item();
    await use('held');
    await chosen().waitFor();
    await use('cancel');
    await expect.poll(() => chosen().count()).toBe(0);
    await card().waitFor();
    await use('next');
  },
  open: async () => {
    await row(0);
    await use('open');
    await expect.poll(() => page.url()).toMatch(/#\/inspections\/\d+$/);
  },
  down: moves('down', 0, () => 1),
  up: moves('up', 2, () => 1),
  pageDown: moves('pageDown', 0, (last) => last),
  pageUp: moves('pageUp', 2, () => 0),
  first: moves('first', 1, () => 0),
  last: moves('last', 0, (last) => last),
  lock: async () => {
    await go('#/settings', 'Settings');
    await page.getByRole('button', { name: 'Set up officers' }).click();
    await dialog().getByLabel('Name', { exact: true }).fill('Ana');
    await dialog().getByLabel('PIN or passphrase', { exact: true }).fill(PIN);
    await dialog().getByLabel('Once more', { exact: true }).fill(PIN);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Add an officer' }).click();
    await dialog().getByLabel('Name', { exact: true }).fill('Ben');
    await dialog().getByLabel('PIN or passphrase', { exact: true }).fill(PIN);
    await dialog().getByLabel('Once more', { exact: true }).fill(PIN);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Ben' }).waitFor();
    await use('help');
    await dialog().getByText('Lock the computer').waitFor();
    await use('close');
    await use('lock');
    await locked().waitFor();
  },
  officer: async () => {
    await use('officer', 1);
    await page.getByLabel('PIN of Ben').waitFor();
    await press(page, 'Tab');
    await page.getByRole('button', { name: 'Ana' }).focus();
    await use('officer', 0);
    await page.getByLabel('PIN of Ana').waitFor();
  },
};

describe('the list of keys', () => {
  it('opens by a button, names every key where officers do not sign in, and is free of flaws', async () => {
    await page.getByRole('button', { name: 'Keys (?)' }).click();
    await dialog().waitFor();
    const listed = await dialog()
      .locator('[data-shortcut]')
      .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-shortcut')));
    const known = Object.entries(SHORTCUTS).filter(([, { place }]) => place !== 'officers');
    expect([...listed].sort()).toEqual(known.map(([id]) => id).sort());
    await expectClean();
    await picture('keys');
    await press(page, 'Escape');
  });

  it('leaves the name of every language on one line beside its button', async () => {
    const heights = await page.locator('header [class*=field]:has([class*=value])').evaluate(
      (select: HTMLElement, names) => {
        // A copy, so that React finds its own elements as it left them.
        const copy = select.cloneNode(true) as HTMLElement;
        select.style.display = 'none';
        select.after(copy);
        const measured = names.map((name) => {
          const value = copy.querySelector('[class*=value]');
          if (value !== null) value.textContent = name;
          return copy.getBoundingClientRect().height;
        });
        copy.remove();
        select.style.display = '';
        return measured;
      },
      LANGUAGE_TABLE.map(({ name }) => name),
    );
    expect(new Set(heights).size).toBe(1);
  });

  it('is not opened by the character in a field, or by a scan that begins with it', async () => {
    await box().focus();
    await typed(page, '?');
    expect(await box().inputValue()).toBe('?');
    expect(await dialog().count()).toBe(0);
    await box().fill('');
    await page.locator('#main').focus();
    await scanned(page, '?0952012300021?');
    await card().waitFor();
    expect(await dialog().count()).toBe(0);
    await press(page, 'Escape');
    await expect.poll(() => card().count()).toBe(0);
  });

  for (const id of Object.keys(SHORTCUTS) as ShortcutId[]) it(`names a key that acts: ${id} (${keysOf(id).join(' ')})`, DOES[id]);
});
