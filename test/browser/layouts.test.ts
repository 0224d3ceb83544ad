// A scanner set to a US keyboard at a computer with a German one: the officer is asked once which reading is on the label, and the answer is kept for this computer.
import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { deskInBrowser, dialog, expectClean, page } from '../fixtures/browser/browser-window.ts';
import { burst, type Key, press } from '../fixtures/browser/keyboard.ts';
import { freePort, prepare, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const GTIN = '09520123456788';

deskInBrowser(async () => {
  const port = await freePort();
  prepare(folder, `http://localhost:${port}`);
  return serve(join(folder, 'data'), port);
});

let cdp: CDPSession;
beforeAll(async () => {
  cdp = await page.context().newCDPSession(page);
});

const GERMAN: Readonly<Record<string, string>> = { Y: 'Z', Z: 'Y' };
/** The keys of a US scanner for a text, with the characters that a German computer makes of them. */
const keysOf = (text: string): readonly Key[] => [
  ...[...text].map((letter) => ({ key: GERMAN[letter] ?? letter, code: /[A-Z]/.test(letter) ? `Key${letter}` : `Digit${letter}` })),
  'Enter',
];

async function scan(serial: string): Promise<void> {
  await page.waitForTimeout(300);
  await burst(page, cdp, keysOf(`01${GTIN}21${serial}`), () => 8);
}
const serialOnCard = (serial: string) => page.locator('[data-headline]').getByText(serial, { exact: true }).first();

it('inspects nothing until the officer has said which reading is printed', async () => {
  await scan('XYZ9');
  await dialog().getByText('Which of these is printed on the label?').waitFor();
  expect(await page.locator('[data-headline]').count()).toBe(0);
  await expectClean();
  await dialog()
    .getByRole('button', { name: `01${GTIN}21XZY9` })
    .waitFor();
  await dialog()
    .getByRole('button', { name: `01${GTIN}21XYZ9` })
    .click();
  await serialOnCard('XYZ9').waitFor();
  expect(await page.getByText('XZY9').count()).toBe(0);
});

it('remembers the answer, also after the page is loaded again', async () => {
  await scan('ZYX8');
  await serialOnCard('ZYX8').waitFor();
  expect(await dialog().count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
  await scan('YYZ7');
  await serialOnCard('YYZ7').waitFor();
  expect(await page.getByText('ZZY7').count()).toBe(0);
});

it('says that a scan was not inspected when the question is closed', async () => {
  await page.evaluate('localStorage.clear()');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
  await scan('ZY1');
  await dialog().waitFor();
  await press(page, 'Escape');
  await page.getByText('One scan was not inspected. Scan again.').waitFor();
  expect(await page.getByText('ZY1').count()).toBe(0);
});
