// The keyboard of a person and that of a hand scanner, as the page gets them: the app tells one from the other by pace alone.
import type { CDPSession, Locator, Page } from 'playwright';

/** Longer than the pause by which the app tells a person's key from a scanner's (`renderer/scan/pace.ts`). */
const PERSON_MS = 150;
/** After this a scan is no longer one with the key before. */
const BEFORE_SCAN_MS = 300;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One key of a person, who pauses before and after it. */
export async function press(target: Page | Locator, key: string): Promise<void> {
  await sleep(PERSON_MS);
  await ('keyboard' in target ? target.keyboard.press(key) : target.press(key));
  await sleep(PERSON_MS);
}

/** As a person types into what has the focus. */
export const typed = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 80 });

/** As a hand scanner types it, with its Enter; GS as Ctrl+]. */
export async function scanned(page: Page, text: string): Promise<void> {
  await sleep(BEFORE_SCAN_MS);
  for (const key of text) await page.keyboard.press(key === '\u001d' ? 'Control+]' : key);
  await page.keyboard.press('Enter');
}

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

export const NAMED_KEYS = Object.keys(NAMED);

/** A key by its name, or the character of another layout with its position on the keyboard. */
export type Key = string | { readonly key: string; readonly code: string };

function eventOf(pressed: Key) {
  if (typeof pressed !== 'string') {
    const { key, code } = pressed;
    const virtual = key.toUpperCase().charCodeAt(0);
    const modifiers = /[A-Z]/.test(key) ? 8 : 0;
    return { key, code, windowsVirtualKeyCode: virtual, modifiers, text: key, unmodifiedText: key };
  }
  const key = pressed;
  const number = /^F(\d+)$/.exec(key)?.[1];
  if (number !== undefined) return { key, code: key, windowsVirtualKeyCode: 111 + Number(number) };
  const [code, virtual, text] = NAMED[key] ?? [
    /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : /[0-9]/.test(key) ? `Digit${key}` : '',
    key.toUpperCase().charCodeAt(0),
    key,
  ];
  return { key, code, windowsVirtualKeyCode: virtual, ...(text === undefined ? {} : { text, unmodifiedText: text }) };
}

/** Sends keys without waiting for the page, as a keyboard does. Returns the gaps at which the page got them. */
export async function burst(page: Page, cdp: CDPSession, keys: readonly Key[], gap: () => number): Promise<readonly number[]> {
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
