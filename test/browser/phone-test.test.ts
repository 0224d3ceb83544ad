// The test by phone in real Chromium: its code is read from a picture of the screen and opened in a second window as small as a phone; the screen says so.
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { sharedChromium } from '../fixtures/browser/browser.ts';
import { deskInBrowser, expectClean, go, page } from '../fixtures/browser/browser-window.ts';
import { pictured } from '../fixtures/browser/pictured.ts';
import { freePort } from '../fixtures/browser/world.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const CODE = 'DPP-09520123456788-ABC123';
const folder = temporaryFolder();
deskInBrowser(async () => {
  const filled = openApp({ folder });
  loadSample(filled);
  filled.close();
  return startBrowserDesk(folder);
});

const part = () =>
  page
    .getByRole('region', { name: 'Test by phone' })
    .or(page.locator('section', { hasText: 'Test by phone' }))
    .last();
const qr = () => page.getByRole('img', { name: /^QR code with the address .*test=/ });

/** As a camera would: pixels of the screen in, the text of the code out. */
async function scanned(): Promise<string> {
  await qr().scrollIntoViewIfNeeded();
  await expect.poll(() => qr().evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
  const { left, top, width, height } = await qr().evaluate((image) => image.getBoundingClientRect().toJSON());
  // With what stands around it, as a camera sees it.
  const clip = { x: Math.max(0, left - 20), y: Math.max(0, top - 20), width: width + 40, height: height + 40 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  const pixels = await page.evaluate(async (text) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { width: bitmap.width, height: bitmap.height, data: [...data] };
  }, picture);
  return jsQR(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height)?.data ?? 'nothing was read';
}

async function onPhone(address: string): Promise<string> {
  const context = await (await sharedChromium()).newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  try {
    const phone = await context.newPage();
    await phone.goto(address);
    return await phone.locator('body').innerText();
  } finally {
    await context.close();
  }
}

it('says that a phone cannot reach this computer alone, and waits', async () => {
  await go('#/resolver', 'Resolver');
  await page.getByRole('textbox', { name: 'Port' }).fill(String(await freePort()));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByText('The listener accepts connections from this computer only: no phone can reach it.').waitFor();
  await page.getByText('Waiting for the code to be opened…').waitFor();
  await expectClean();
});

it('shows the page of the chosen passport, and says where and when it was opened, each test anew', async () => {
  await page.getByRole('textbox', { name: 'Code of the passport' }).fill(CODE);
  await page.getByText(`/dpp/${CODE}?test=`).waitFor();
  const address = await scanned();
  expect(address).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/dpp/${CODE}\\?test=[0-9a-f]{32}$`));
  expect(await onPhone(address)).toContain('09520123456788');
  await page.getByText(/^Opened on this computer only, /).waitFor();
  await pictured('phone', part());

  await page.getByRole('button', { name: 'New test' }).click();
  await page.getByText('Waiting for the code to be opened…').waitFor();
  expect(await scanned()).not.toBe(address);
});

it('says that no such passport is published', async () => {
  await page.getByRole('textbox', { name: 'Code of the passport' }).fill('DPP-09520123456788-NONE');
  await page.getByText("no passport 'DPP-09520123456788-NONE' is published here").waitFor();
});
