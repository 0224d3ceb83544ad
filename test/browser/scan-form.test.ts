// A scan into the decision form, and a person at the keyboard, in a real browser.
import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { card, deskInBrowser, HEADERS, inspected, page } from '../fixtures/browser/browser-window.ts';
import { burst, press, typed } from '../fixtures/browser/keyboard.ts';
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

async function fieldHasFocus(): Promise<void> {
  await inspected(linkOf(SERIALS.unknown));
  await page.locator('label', { hasText: /^Hold/ }).click();
  await page.getByLabel('Place').fill('Bergen');
  await page.getByLabel('Officer').fill('Ana Lind');
  await page.getByLabel('Officer').focus();
}

describe('a scan into the decision form', () => {
  it('closes it unrecorded, gives the fields their text back and says so', async () => {
    await fieldHasFocus();
    await burst(page, cdp, [...'Eve', 'Tab', ...'Bay', 'Enter'], () => 5);
    await page
      .getByText(/“Held” was chosen but not recorded/)
      .first()
      .waitFor();
    await page.getByText(/A scan arrived while another task was open/).waitFor();
    expect(await page.getByRole('button', { name: 'Record as held' }).count()).toBe(0);
    await page.locator('label', { hasText: /^Hold/ }).click();
    expect(await page.getByLabel('Officer').inputValue()).not.toContain('Eve');
    expect(await page.getByLabel('Place').inputValue()).not.toContain('Bay');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('a person at the keyboard', () => {
  it('releases an invalid item with a reason and the digits on the screen, and not without', async () => {
    await inspected(linkOf(SERIALS.altered));
    await page.locator('[data-headline] h2').first().focus();
    await press(page, 'F2');
    await page.getByLabel('Officer').fill('Ana Lind');
    await page.getByLabel('Place').fill('Bergen');
    const form = page.getByRole('form', { name: 'Record a decision' });
    await form.getByText('This item is not valid').waitFor();
    await form.getByText('Invalid', { exact: true }).waitFor();
    const record = page.getByRole('button', { name: 'Record as released' });
    await record.focus();
    await press(page, 'Enter');
    await page.getByText('Say why it is released although it is not valid.').waitFor();
    await page.getByLabel('Reason for the release').fill('Laboratory report 12 is in order');
    const digits = page.getByLabel('Type these digits');
    const shown = async () => (await form.locator('label b').textContent()) ?? '';
    await digits.fill(String((Number(await shown()) + 1) % 100).padStart(2, '0'));
    await press(page, 'Enter');
    await page.getByText('Type the two digits that are shown.').waitFor();
    expect(await digits.inputValue()).toBe('');
    await digits.focus();
    await typed(page, await shown());
    await press(page, 'Enter');
    await page.getByText('The decision is in the log.').waitFor();
    expect(await card().getAttribute('data-headline')).toBe('invalid');
  });

  it('chooses from a menu with one key', async () => {
    await page.getByRole('button', { name: /Language/ }).focus();
    await press(page, 'd');
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('de');
    // What is typed within a second is looked for together.
    await page.waitForTimeout(1_200);
    await press(page, 'e');
    // Spanish begins with it too.
    await press(page, 'n');
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('en');
    // The next test loads the page again: a choice that is still on its way would be lost.
    const kept = `fetch('/workbench/settings', { headers: ${HEADERS} }).then((answer) => answer.json()).then(({ language }) => language)`;
    await expect.poll(() => page.evaluate(kept)).toBe('en');
  });

  it('undoes a decision with one press for some seconds: the log keeps both', async () => {
    // What was said of earlier decisions is gone.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
    await inspected(linkOf(SERIALS.unknown));
    await page.locator('label', { hasText: /^Hold/ }).click();
    await page.getByLabel('Officer').fill('Ana Lind');
    await page.getByLabel('Place').fill('Bergen');
    await page.getByRole('button', { name: 'Record as held' }).click();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await press(page, 'Enter');
    await page.getByText(/Log entry \d+: the decision was undone\./).waitFor();
    await page.locator('label', { hasText: /^Hold/ }).waitFor();
  });
});

describe('what writes or presses for a person', () => {
  it('a screen reader, an on-screen keyboard and a text expander lose nothing', async () => {
    await inspected(linkOf(SERIALS.unknown));
    // Pressed without a pointer or a key, as an assistive technology does.
    await page.locator('label', { hasText: /^Refer/ }).evaluate((label) => (label as unknown as { click(): void }).click());
    const officer = page.getByLabel('Officer');
    await officer.fill('');
    await officer.focus();
    // Text without keys, at once.
    await page.keyboard.insertText('Dr. Ana Lind, Customs Laboratory North');
    expect(await officer.inputValue()).toBe('Dr. Ana Lind, Customs Laboratory North');
    const place = page.getByLabel('Place');
    await place.fill('');
    await place.focus();
    for (const letter of 'Bergen') {
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter, unmodifiedText: letter });
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
      await page.waitForTimeout(120);
    }
    expect(await place.inputValue()).toBe('Bergen');
    await page.getByRole('button', { name: 'Record as referred' }).evaluate((button) => (button as unknown as { click(): void }).click());
    await page.getByText('The decision is in the log.').last().waitFor();
    await page.getByText('Dr. Ana Lind, Customs Laboratory North').first().waitFor();
  });

  it('fast fingers that press the next key before they let go of the last lose nothing', async () => {
    const box = page.getByLabel('Type or paste');
    await box.fill('');
    await box.focus();
    let held: string | undefined;
    for (const letter of 'battery pack') {
      const code = letter === ' ' ? 'Space' : `Key${letter.toUpperCase()}`;
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, code, text: letter, unmodifiedText: letter });
      if (held !== undefined) await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: held });
      held = letter;
      await page.waitForTimeout(90);
    }
    expect(await box.inputValue()).toBe('battery pack');
    await box.fill('');
  });
});
