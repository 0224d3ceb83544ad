// Bursts of a hand scanner in a real browser, at every moment; none records, deletes or changes anything, and a person at the keyboard loses nothing.
import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { card, deskInBrowser, go, HEADERS, inspected, page } from './desk.ts';
import { freePort, linkOf, prepare, SERIALS, serve } from './world.ts';

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

const NAMED: Readonly<Record<string, readonly [code: string, virtual: number, text?: string]>> = {
  Enter: ['Enter', 13, '\r'],
  Tab: ['Tab', 9],
  Escape: ['Escape', 27],
  Backspace: ['Backspace', 8],
  Delete: ['Delete', 46],
  ArrowDown: ['ArrowDown', 40],
  ArrowUp: ['ArrowUp', 38],
  Home: ['Home', 36],
  End: ['End', 35],
  ' ': ['Space', 32, ' '],
};

function eventOf(key: string) {
  const number = /^F(\d+)$/.exec(key)?.[1];
  if (number !== undefined) return { key, code: key, windowsVirtualKeyCode: 111 + Number(number) };
  const [code, virtual, text] = NAMED[key] ?? [
    /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : /[0-9]/.test(key) ? `Digit${key}` : '',
    key.toUpperCase().charCodeAt(0),
    key,
  ];
  return { key, code, windowsVirtualKeyCode: virtual, ...(text === undefined ? {} : { text, unmodifiedText: text }) };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sends keys without waiting for the page, as a keyboard does. Returns the gaps at which the page got them. */
async function burst(keys: readonly string[], gap: () => number): Promise<readonly number[]> {
  await page.evaluate(`globalThis.heard = []`);
  const sent: Promise<unknown>[] = [];
  let due = performance.now();
  for (const key of keys) {
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const event = eventOf(key);
    sent.push(cdp.send('Input.dispatchKeyEvent', { type: 'text' in event ? 'keyDown' : 'rawKeyDown', ...event }));
    sent.push(cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }));
    due += gap();
  }
  await Promise.all(sent);
  const heard = (await page.evaluate(`globalThis.heard`)) as number[];
  return heard.slice(1).map((time, at) => time - (heard[at] ?? time));
}

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

/** In `npm test` as many as fit its time; `DPP_DESK_BURSTS` asks for more. */
const BURSTS = Number(process.env.DPP_DESK_BURSTS ?? 40);
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
  ...Object.keys(NAMED),
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
    await page.keyboard.press('F2');
    await page.getByRole('button', { name: 'Record as released' }).waitFor();
    await sleep(150);
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

async function calm(): Promise<void> {
  await sleep(250);
  for (let attempt = 0; attempt < 4 && (await page.locator('[role=dialog], [role=listbox]').count()) > 0; attempt++) {
    await page.keyboard.press('Escape');
    await sleep(150);
  }
  await page.evaluate(
    `document.querySelectorAll('[class*=toast] button:last-child').forEach((button) => button.click()); location.hash = '/'`,
  );
  await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor({ state: 'attached' });
}

describe('a scan in a real browser', () => {
  it('records, deletes and configures nothing: bursts of any keys, 0 to 60 ms apart, at every moment', {
    timeout: 900_000,
  }, async () => {
    await page.evaluate(`addEventListener('keydown', ({ timeStamp }) => globalThis.heard?.push(timeStamp), true)`);
    const before = await world();
    const counts = new Map<string, number>();
    let sent = 0;
    for (let attempt = 0; sent < BURSTS && attempt < 2 * BURSTS; attempt++) {
      const moment = pick(Object.keys(MOMENTS));
      await MOMENTS[moment]?.();
      const keys = anyBurst();
      const constant = next() * 55;
      const gaps = await burst(keys, next() < 0.5 ? () => constant : () => next() * 55);
      await sleep(350);
      const after = await world();
      // A busy machine may hand keys on later than a scanner sends them: what came at the pace of a person proves nothing.
      const counted = gaps.length > 0 && gaps.every((gap) => gap <= 62);
      if (counted) {
        expect(after, `${moment}: ${keys.join(' ')} at ${gaps.map(Math.round).join(' ')}`).toBe(before);
        counts.set(moment, (counts.get(moment) ?? 0) + 1);
        sent += 1;
      } else if (after !== before)
        throw new Error(`uncounted burst had an effect: ${moment}: ${keys.join(' ')} at ${gaps.map(Math.round).join(' ')}`);
      await calm();
    }
    expect(sent).toBe(BURSTS);
    expect(counts.size).toBe(Object.keys(MOMENTS).length);
  });
});

describe('a scan into the decision form', () => {
  it('closes it unrecorded, gives the fields their text back and says so', async () => {
    await MOMENTS['a field of the form has the focus']?.();
    await burst([...'Eve', 'Tab', ...'Bay', 'Enter'], () => 5);
    await page
      .getByText(/“Held” was chosen but not recorded/)
      .first()
      .waitFor();
    await page.getByText(/A scan arrived while you were in the middle of something/).waitFor();
    expect(await page.getByRole('button', { name: 'Record as held' }).count()).toBe(0);
    await page.locator('label', { hasText: /^Hold/ }).click();
    expect(await page.getByLabel('Officer').inputValue()).not.toContain('Eve');
    expect(await page.getByLabel('Place').inputValue()).not.toContain('Bay');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await calm();
  });
});

describe('a person at the keyboard', () => {
  it('releases an invalid item with a reason and the digits on the screen, and not without', async () => {
    await inspected(linkOf(SERIALS.altered));
    await page.locator('[data-headline] h2').first().focus();
    await page.keyboard.press('F2');
    await page.getByLabel('Officer').fill('Ana Lind');
    await page.getByLabel('Place').fill('Bergen');
    const form = page.getByRole('form', { name: 'Record a decision' });
    await form.getByText('This item is not valid').waitFor();
    await form.getByText('Invalid', { exact: true }).waitFor();
    const record = page.getByRole('button', { name: 'Record as released' });
    await record.focus();
    await sleep(150);
    await page.keyboard.press('Enter');
    await page.getByText('Say why it is released although it is not valid.').waitFor();
    await page.getByLabel('Reason for the release').fill('Laboratory report 12 is in order');
    const digits = page.getByLabel('Type these digits');
    const shown = async () => (await form.locator('label b').textContent()) ?? '';
    await digits.fill(String((Number(await shown()) + 1) % 100).padStart(2, '0'));
    await sleep(150);
    await page.keyboard.press('Enter');
    await page.getByText('Type the two digits that are shown.').waitFor();
    expect(await digits.inputValue()).toBe('');
    await digits.focus();
    await page.keyboard.type(await shown(), { delay: 110 });
    await sleep(110);
    await page.keyboard.press('Enter');
    await page.getByText('The decision is in the log.').waitFor();
    expect(await card().getAttribute('data-headline')).toBe('invalid');
  });

  it('chooses from a menu with one key', async () => {
    await page.getByRole('button', { name: /Language/ }).focus();
    await sleep(150);
    await page.keyboard.press('d');
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('de');
    // What is typed within a second is looked for together.
    await sleep(1_200);
    await page.keyboard.press('e');
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('en');
  });
});
