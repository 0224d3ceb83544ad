// A scan into the decision form, and a person at the keyboard, in a real browser.
import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { card, deskInBrowser, inspected, page } from './desk.ts';
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

async function fieldHasFocus(): Promise<void> {
  await inspected(linkOf(SERIALS.unknown));
  await page.locator('label', { hasText: /^Hold/ }).click();
  await page.getByLabel('Place').fill('Bergen');
  await page.getByLabel('Officer').fill('Ana Lind');
  await page.getByLabel('Officer').focus();
}

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

describe('a scan into the decision form', () => {
  it('closes it unrecorded, gives the fields their text back and says so', async () => {
    await fieldHasFocus();
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
