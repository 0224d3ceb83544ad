// Bursts of a hand scanner in a real browser, at every moment: none records, deletes or changes anything.
import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { IDLE_MS } from '../../renderer/lib/pace.ts';
import { deskInBrowser, go, HEADERS, inspected, page } from '../fixtures/browser/browser-window.ts';
import { burst, keyOf, NAMED_KEYS, press } from '../fixtures/browser/keyboard.ts';
import { freePort, linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();

deskInBrowser(async () => {
  const port = await freePort();
  prepare(folder, `http://localhost:${port}`);
  return serve(join(folder, 'data'), port);
});

let cdp: CDPSession;
beforeAll(async () => {
  cdp = await page.context().newCDPSession(page);
});

/** Everything that an effect would have changed. */
const world = (): Promise<string> =>
  page.evaluate(`(async () => {
    const get = async (path) => (await fetch('/workbench' + path, { headers: ${HEADERS} })).json();
    const { items } = await get('/inspections?limit=200&decision=released');
    const [held, referred, keys, settings, trust, packs] = await Promise.all([
      get('/inspections?limit=200&decision=held'), get('/inspections?limit=200&decision=referred'),
      get('/keys'), get('/settings'), get('/trust'), get('/packs'),
    ]);
    return JSON.stringify([items.length, held.total, referred.total, keys, settings, trust.log ?? trust, packs.log ?? packs, document.documentElement.lang]);
  })()`);

/** In `npm test` three at each moment; `npm run test:long` sends more. */
const BURSTS = Number(process.env.DPP_DESK_BURSTS ?? 27);
/** Keys without a suffix end as a scan only after a silence; what is opened before that, the scan still closes. */
const BURST_IS_OVER_MS = IDLE_MS + 200;
const SEED = 20_261_122;
function random(): () => number {
  let state = SEED;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const next = random();
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

const KEYS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...NAMED_KEYS,
  ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`).filter(
    (key) => key !== 'F5' && key !== 'F11' && key !== 'F12' && key !== 'F1',
  ),
];
const COMMANDS = ['Enter', 'Tab', ' ', 'F2', 'F3', 'F4', 'Enter'];

const PUBLISHED: readonly (readonly string[])[] = [
  [...Array(3).fill('Tab'), ' ', ...Array(5).fill('Tab'), 'Enter'],
  ['F2', 'Enter'],
  ['F2', ...'Eve', 'Tab', ...'Bay', 'Enter'],
  ['Enter', ...'09520123456788', 'Enter'],
  [' ', ...'09520123456788', 'Enter'],
  [...'Deutsch', 'Enter'],
  ['d'],
];
const anyBurst = (): readonly string[] =>
  next() < 0.35
    ? pick(PUBLISHED.slice(0, 6))
    : Array.from({ length: 2 + Math.floor(next() * 14) }, () => pick(next() < 0.5 ? COMMANDS : KEYS));

/** The moments at which a scan may come, each as a way to get there. */
const MOMENTS: Readonly<Record<string, () => Promise<void>>> = {
  'a verdict is shown': async () => {
    await inspected(linkOf(SERIALS.altered));
  },
  'the form is open': async () => {
    await inspected(linkOf(SERIALS.altered));
    await page.locator('label', { hasText: /^Release/ }).click();
    await page.getByRole('button', { name: 'Record as released' }).waitFor();
  },
  'the button that records has the focus': async () => {
    await inspected(linkOf(SERIALS.valid));
    await page.locator('label', { hasText: /^Release/ }).click();
    await page.getByLabel('Officer').fill('Ana Lind');
    await page.getByLabel('Place').fill('Bergen');
    await page.getByRole('button', { name: 'Record as released' }).focus();
  },
  'a field of the form has the focus': async () => {
    await inspected(linkOf(SERIALS.unknown));
    await page.locator('label', { hasText: /^Hold/ }).click();
    await page.getByLabel('Place').fill('Bergen');
    await page.getByLabel('Officer').fill('Ana Lind');
    await page.getByLabel('Officer').focus();
  },
  'the officer has pressed F2': async () => {
    await inspected(linkOf(SERIALS.valid));
    await page.locator('[data-headline] h2').first().focus();
    await press(page, 'F2');
    await page.getByRole('button', { name: 'Record as released' }).waitFor();
  },
  'the language menu is open': async () => {
    await page.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('listbox').waitFor();
  },
  'the language menu has the focus': async () => {
    await page.getByRole('button', { name: /Language/ }).focus();
  },
  'a dialog is open': async () => {
    await go('/resolver', 'Resolver');
    await page
      .getByRole('button', { name: /Create a key|New key/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  'a screen is on its way': async () => {
    await page.evaluate(`location.hash = '/settings'`);
  },
};

/** Each in its turn: none is left out. */
const turn = (attempt: number): string => {
  const names = Object.keys(MOMENTS);
  return names[attempt % names.length] ?? '';
};

async function calm(): Promise<void> {
  for (let attempt = 0; attempt < 4 && (await page.locator('[role=dialog], [role=listbox]').count()) > 0; attempt++) {
    await press(page, 'Escape');
  }
  await page.evaluate(`document.querySelectorAll('[class*=toast] > button').forEach((button) => button.click()); location.hash = '/'`);
  await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor({ state: 'attached' });
}

describe('a scan in a real browser', () => {
  it.each([0, 900, 3_000, 20_000])('is read whole where a page that was blocked gets it %i ms late', async (late) => {
    await go('/', 'Inspect a product');
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    const logged = (): Promise<unknown> =>
      page.evaluate(`fetch('/workbench/inspections?limit=1', { headers: ${HEADERS} }).then((answer) => answer.json())
        .then(({ total, items: [last] }) => [total, last?.serial])`);
    const [total] = (await logged()) as [number];
    await page.waitForTimeout(BURST_IS_OVER_MS);
    await burst(page, cdp, [...linkOf(SERIALS.altered), 'Enter'], () => 20, late);
    await expect.poll(logged).toEqual([total + 1, SERIALS.altered]);
    await page.waitForTimeout(BURST_IS_OVER_MS);
    expect(await logged()).toEqual([total + 1, SERIALS.altered]);
  });

  it('leaves no decision in force if its other keys are delivered after the decision was recorded', async () => {
    await MOMENTS['the button that records has the focus']?.();
    await page.waitForTimeout(BURST_IS_OVER_MS);
    const inForce = async () => JSON.parse(await world()).slice(0, 3);
    expect(await inForce()).toEqual([0, 0, 0]);
    const pressed = performance.timeOrigin + performance.now();
    await keyOf(cdp, 'Enter', pressed);
    await page.getByText('The decision is in the log.').waitFor();
    expect(await inForce()).toEqual([1, 0, 0]);
    // As a computer that was busy for as long as the decision took: the key bears the moment at which it was pressed.
    await keyOf(cdp, '0', pressed + 40);
    await page.getByText('the decision was undone, because more keys followed at the speed of a scanner').waitFor();
    expect(await page.getByText('The decision is in the log.').count()).toBe(0);
    expect(await inForce()).toEqual([0, 0, 0]);
  });

  it('records, deletes and configures nothing: bursts of any keys, 0 to 60 ms apart, at every moment', {
    timeout: Math.max(900_000, BURSTS * 10_000),
  }, async () => {
    await page.evaluate(`addEventListener('keydown', ({ timeStamp }) => globalThis.heard?.push(timeStamp), true)`);
    let before = await world();
    const counts = new Map<string, number>();
    let sent = 0;
    for (let attempt = 0; sent < BURSTS && attempt < 2 * BURSTS; attempt++) {
      const moment = turn(attempt);
      await MOMENTS[moment]?.();
      const keys = anyBurst();
      const constant = next() * 55;
      const gaps = await burst(page, cdp, keys, next() < 0.5 ? () => constant : () => next() * 55);
      await page.waitForTimeout(BURST_IS_OVER_MS);
      const after = await world();
      // This process may be too busy to send keys as fast as a scanner: what came at the pace of a person proves nothing.
      const counted = gaps.length > 0 && gaps.every((gap) => gap <= 62);
      if (counted) {
        expect(after, `${moment}: ${keys.join(' ')} at ${gaps.map(Math.round).join(' ')}`).toBe(before);
        counts.set(moment, (counts.get(moment) ?? 0) + 1);
        sent += 1;
      }
      before = after;
      await calm();
    }
    expect(sent).toBe(BURSTS);
    expect(counts.size).toBe(Object.keys(MOMENTS).length);
  });
});
