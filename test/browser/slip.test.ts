// Slips on Inspect and on paper, in a real browser: genuine, undetermined, altered, one of this desk; never a verdict on an item.
import { join } from 'node:path';
import QRCode from 'qrcode';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeSlip } from '../../server/domain/slip/signed.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { makeSlip } from '../../server/features/evidence/index.ts';
import { deviceOf } from '../../server/store/audit-log/device.ts';
import { card, deskInBrowser, expectClean, forgetComplaints, go, inspected, isInView, page } from '../fixtures/browser/browser-window.ts';
import { scanned } from '../fixtures/browser/keyboard.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { deskEntry, didOfDesk, HOSTILE, type Post, post } from '../fixtures/evidence.ts';
import { entry, signed } from '../fixtures/office.ts';
import { changedAt, SLIP, slipSigner } from '../fixtures/slip.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';

const data = join(temporaryFolder(), 'data');
const now = new Date();
const day = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();

const named = post();
const slipOf = ({ context: { store } }: Post, id: number): string => {
  const key = deviceOf(store.db);
  if (key === undefined) throw new Error('the desk has no key');
  return makeSlip({ store, key, now }, id).text;
};
const genuine = slipOf(named, 2);
const forged = writeSlip(SLIP, slipSigner());

deskInBrowser(async () => {
  const port = await freePort();
  const context = openApp({ folder: data, baseUrl: `http://localhost:${port}` });
  const fetchedAt = day(-3);
  const list = signed(1, [entry({ fetchedAt }), deskEntry(didOfDesk(named), { fetchedAt })], { issuedAt: day(-2), nextUpdate: day(20) });
  bringList(context.store, list, now);
  context.close();
  named.close();
  return serve(data, port);
});
beforeEach(forgetComplaints);

const found = () => page.locator('[data-slip]').first();
const slip = () => page.getByRole('region', { name: 'Inspection slip' }).first();
const stateOf = async (): Promise<string | null> => {
  await found().waitFor();
  return found().getAttribute('data-slip');
};
const states = (): Promise<readonly (string | null)[]> =>
  page.locator('[data-slip]').evaluateAll((all) => all.map((one) => one.getAttribute('data-slip')));
const logged = (): Promise<number> =>
  page.evaluate(
    `fetch('/workbench/inspections', { headers: { 'x-desk-session': sessionStorage.getItem('dpp-desk-session') } }).then((a) => a.json()).then(({ total }) => total)`,
  );

describe('a slip that is scanned on Inspect', () => {
  afterEach(async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await page.locator('[data-slip]').waitFor({ state: 'detached' });
  });

  it('is genuine under a key that a trust list names: a card about paper, no verdict, no decision, no record', async () => {
    await scanned(page, genuine);
    expect(await stateOf()).toBe('genuine');
    const text = await slip().innerText();
    for (const part of ['Gate 4', '09520123456788', 'GOOD', 'Held', 'A copy of the slip looks the same', 'nothing was recorded'])
      expect([part, text.includes(part)]).toEqual([part, true]);
    expect(text).not.toContain(HOSTILE);
    expect(await page.locator('[data-headline]').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Release/ }).count()).toBe(0);
    expect(await logged()).toBe(0);
    await picture('slip-genuine');
    await expectClean();
  });

  it('takes the place of the slip before it, also if it is the same', async () => {
    for (const [text, state] of [
      [genuine, 'genuine'],
      [forged, 'undetermined'],
      [genuine.toLowerCase(), 'genuine'],
    ] as const) {
      await scanned(page, text);
      await expect.poll(states).toEqual([state]);
    }
    await page.getByLabel('Type or paste').fill(forged);
    await page.getByRole('button', { name: 'Inspect', exact: true }).click();
    await expect.poll(states).toEqual(['undetermined']);
    expect(await logged()).toBe(0);
  });

  it('is undetermined under an unknown key, and leads to the trust lists', async () => {
    await scanned(page, forged);
    expect(await stateOf()).toBe('undetermined');
    await slip().getByText('An unknown computer signed the slip', { exact: false }).waitFor();
    expect(await slip().getByRole('link', { name: 'Trust lists' }).getAttribute('href')).toContain('/trust');
    await picture('slip-undetermined');
    for (const [language, why] of [
      ['Deutsch', 'Keine Vertrauensliste auf diesem Computer nennt den Computer, der signiert hat.'],
      ['Français', 'Aucune liste de confiance sur cet ordinateur ne nomme l’ordinateur qui a signé.'],
      ['English', 'No trust list on this computer names the computer that signed.'],
    ] as const) {
      await page
        .getByRole('button', { name: /Language|Sprache|Langue/ })
        .first()
        .click();
      await page.getByRole('option', { name: language }).click();
      await page.locator('[data-slip]').getByText(why).waitFor();
    }
    await expectClean();
  });

  it('is altered in one digit, cut off, or too long, and shows nothing of what it says', async () => {
    for (const text of [changedAt(genuine, 200), genuine.slice(0, -2), genuine.padEnd(700, '0')]) {
      await page.getByLabel('Type or paste').fill(text);
      await page.getByRole('button', { name: 'Inspect', exact: true }).click();
      await expect.poll(stateOf).toBe('altered');
      expect(await slip().innerText()).not.toContain('GOOD');
      if (text.length < 700) await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    }
    expect(await logged()).toBe(0);
    await picture('slip-altered');
    await expectClean();
  });

  it('is read from photos and text files, each with its card', async () => {
    const files = page.locator('input[type=file]').first();
    const buffer = await QRCode.toBuffer(genuine, { errorCorrectionLevel: 'M', width: 600 });
    await files.setInputFiles([
      { name: 'slip.png', mimeType: 'image/png', buffer },
      { name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from(`${forged}\r\n`) },
    ]);
    await expect.poll(async () => (await states()).toSorted()).toEqual(['genuine', 'undetermined']);
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect.poll(async () => (await states()).length).toBe(1);
    expect(await logged()).toBe(0);
  });

  it('leads to the item, and says whether it is the one on the paper', async () => {
    await scanned(page, genuine);
    expect(await stateOf()).toBe('genuine');
    await slip().getByRole('button', { name: 'Inspect the item' }).click();
    expect(await page.getByLabel('Type or paste').evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await inspected('(01)09520123456788(21)OTHER')).toBe('cannot-check');
    const compared = (words: string) => page.getByText(words, { exact: false });
    await compared('The last item inspected is not the one on the slip.').waitFor();
    expect(await isInView(compared('is not the one on the slip'))).toBe(true);
    await picture('slip-replayed');
    await expectClean();
    await scanned(page, '(01)09520123456788(21)GOOD');
    await compared('has the GTIN and serial number of the slip').waitFor();
    expect(await logged()).toBe(2);
    // The verdict is above the slip.
    expect(await isInView(card().getByRole('heading').first())).toBe(true);
    // The next slip is not compared with the item before it.
    await scanned(page, forged);
    await expect.poll(stateOf).toBe('undetermined');
    await expect.poll(() => card().count()).toBe(0);
    expect(await compared('The last item inspected').count()).toBe(0);
  });
});

describe('a slip on paper', () => {
  it('is on the record of an inspection, as a code that this desk finds genuine by its own log', async () => {
    await go('#/print/1');
    const code = page.getByAltText('QR code of the slip');
    await code.waitFor();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await code.scrollIntoViewIfNeeded();
    await picture('slip-record');
    await expectClean();
  });

  it('has paper 80 mm wide of its own, without the name of a person, and its picture is the slip', async () => {
    await go('#/inspections/1', 'Inspection 1');
    await page.getByRole('button', { name: 'Slip (80 mm)' }).click();
    const code = page.getByAltText('QR code of the slip');
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const paper = page.locator('article');
    const millimetre = 96 / 25.4;
    expect(Math.round((await paper.boundingBox())?.width ?? 0)).toBe(Math.round(80 * millimetre));
    await picture('slip-paper');
    await expectClean();
    const buffer = await code.screenshot();
    await go('#/', 'Inspect a product');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name: 'paper.png', mimeType: 'image/png', buffer }]);
    expect(await stateOf()).toBe('genuine');
    await slip().getByText('This computer signed the slip, and its log confirms the content.').waitFor();
    await picture('slip-own');
  });
});
