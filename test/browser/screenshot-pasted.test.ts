// Screenshots on the clipboard of a real browser, pasted with Ctrl+V: the codes in them are inspected wherever the focus is on Inspect, and a picture without a code says so.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { toString as toSvg } from 'qrcode';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { card, deskInBrowser, expectClean, forgetComplaints, go, opened, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
/** Another site, which may write to the clipboard: the program's own policy does not allow that to its pages. */
let site: Server;
let other: Page;

deskInBrowser(async () => {
  prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});

beforeAll(async () => {
  site = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Shop</title>'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  other = await opened.context.newPage();
  await other.goto(origin);
  await page.bringToFront();
});
afterAll(async () => {
  await other?.close();
  site?.close();
});

beforeEach(async () => {
  forgetComplaints();
  await go('#/', 'Inspect a product');
  await press(page, 'Escape');
});

/** Puts a screenshot of a page of the other site on the clipboard. */
async function takeScreenshot(body: string): Promise<void> {
  await other.bringToFront();
  await other.evaluate(`document.body.innerHTML = ${JSON.stringify(`<h1>Your order</h1><p>VeloPack 520</p>${body}`)}`);
  const png = (await other.screenshot()).toString('base64');
  await other.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  }, png);
  await page.bringToFront();
}
const code = (serial: string): Promise<string> => toSvg(linkOf(serial), { type: 'svg', margin: 4, width: 240 });

it('is read with the focus on no field', async () => {
  await takeScreenshot(`<div style="width: 240px">${await code(SERIALS.altered)}</div>`);
  await page.evaluate('document.activeElement.blur()');
  await press(page, 'Control+v');
  await card().waitFor();
  expect(await card().getAttribute('data-headline')).toBe('invalid');
  await expectClean();
  await go('#/inspections/1', 'Inspection 1');
  await page.getByText('Pasted').first().waitFor();
});

it('is read with the focus in the field for text, which stays as it was', async () => {
  await takeScreenshot(`<div style="width: 240px">${await code(SERIALS.valid)}</div>`);
  const box = page.getByLabel('Type or paste');
  await box.focus();
  await press(page, 'Control+v');
  await card().waitFor();
  expect(await card().getAttribute('data-headline')).toBe('valid');
  expect(await box.inputValue()).toBe('');
});

it('is asked about when it shows two codes', async () => {
  await takeScreenshot(
    `<div style="display: flex; width: 480px">${await code(SERIALS.valid)}<div style="width: 240px">${await code(SERIALS.altered)}</div></div>`,
  );
  await page.evaluate('document.activeElement.blur()');
  await press(page, 'Control+v');
  await page.getByText('2 items inspected').waitFor();
});

it('without a code is a row that says so and what to do', async () => {
  await takeScreenshot('<p>Thank you.</p>');
  await page.evaluate('document.activeElement.blur()');
  await press(page, 'Control+v');
  await card().waitFor();
  expect(await card().getAttribute('data-headline')).toBe('cannot-check');
  await card().getByText('No code was found in the picture.').first().waitFor();
  await card().getByText('Take it again: nearer').first().waitFor();
});
