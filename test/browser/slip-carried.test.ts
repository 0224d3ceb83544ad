// A slip on its way: one desk records a decision and prints; the camera of the next desk, whose trust list names the first, reads the paper.
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import * as engine from 'pdfjs-dist/legacy/build/pdf.mjs';
// @ts-expect-error: this file of the package has no types, and is only handed on.
import * as parser from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeSlip } from '../../server/contract/index.ts';
import type { Luma } from '../../server/domain/decode/filters/pixels.ts';
import { type Engine, openPdf } from '../../server/domain/pdf/document.ts';
import { writeSlip } from '../../server/domain/slip/signed.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { open, type SessionState, sessionOf } from '../fixtures/browser/browser.ts';
import { deskInBrowser, go, HEADERS, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { freePort, linkOf, SERIALS, type Served, serve } from '../fixtures/browser/world.ts';
import { addNoise, drawPage, writeClip } from '../fixtures/clips.ts';
import { deskEntry, didOfDesk } from '../fixtures/evidence.ts';
import { entry, signed } from '../fixtures/office.ts';
import { readPdf } from '../fixtures/read-pdf.ts';
import { changedAt, SLIP, slipSigner } from '../fixtures/slip.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';

Object.assign(globalThis, { pdfjsWorker: parser });

const folder = temporaryFolder();
const now = new Date();
const day = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();

let next: Served;
let state: SessionState;

deskInBrowser(async () => {
  const port = await freePort();
  const here = openApp({ folder: join(folder, 'first'), baseUrl: `http://localhost:${port}` });
  loadSample(here);
  const did = didOfDesk({ context: here });
  here.close();
  const there = openApp({ folder: join(folder, 'next'), baseUrl: 'https://next.example' });
  const list = [entry({ fetchedAt: day(-3) }), deskEntry(did, { fetchedAt: day(-3) })];
  bringList(there.store, signed(1, list, { issuedAt: day(-2), nextUpdate: day(20) }), now);
  there.close();
  const [first, second] = await Promise.all([serve(join(folder, 'first'), port), serve(join(folder, 'next'))]);
  next = second;
  return first;
});
beforeAll(async () => {
  const window = await open(next.address);
  await window.page.getByRole('heading', { name: 'Inspect a product' }).waitFor();
  state = await sessionOf(window);
  await window.close();
});
afterAll(async () => expect(await next?.stop()).toBe(0));

const MOST_PIXELS = 255;
/** Grey levels of a camera indoors: neither ink nor paper reaches the end of the range. */
const [INK, PAPER, TABLE] = [50, 200, 90];

/** The first page of a printed document as a camera of 1280 × 720 sees it: `width` pixels wide, slightly turned, not sharp, with noise. */
async function seenByCamera(pdf: Uint8Array, { width, left, top }: Readonly<Record<'width' | 'left' | 'top', number>>): Promise<Luma[]> {
  const opened = await openPdf(new Uint8Array(pdf), {
    engine: engine as Engine,
    canvas: (width, height) => createCanvas(width, height),
    contextOf: (canvas) => canvas.getContext('2d'),
    resource: async (name) => {
      throw new Error(name);
    },
  });
  if ('refused' in opened) throw new Error(opened.refused.detail);
  expect(opened.pages).toBe(1);
  const { drawn } = await opened.page(1);
  if ('refused' in drawn) throw new Error(drawn.refused.detail);
  const frame = createCanvas(1280, 720);
  const context = frame.getContext('2d');
  context.fillStyle = `rgb(${TABLE} ${TABLE} ${TABLE})`;
  context.fillRect(0, 0, 1280, 720);
  context.translate(left, top);
  context.rotate(0.06);
  context.imageSmoothingQuality = 'high';
  context.filter = 'blur(0.7px)';
  context.drawImage(drawn.canvas, 0, 0, width, (width * drawn.canvas.height) / drawn.canvas.width);
  await opened.close();
  const pixels = context.getImageData(0, 0, 1280, 720).data;
  const data = Uint8Array.from({ length: 1280 * 720 }, (_, at) => INK + ((pixels[4 * at] ?? 0) / MOST_PIXELS) * (PAPER - INK));
  return [1, 2, 3].map((seed) => addNoise({ width: 1280, height: 720, data }, 5, seed));
}

/** The state that the next desk finds, and its card. */
async function readByNext(frames: readonly Luma[]): Promise<readonly [string | null, string]> {
  const clip = join(folder, 'paper.y4m');
  writeClip(clip, frames);
  const { page: screen, complaints, close } = await open(new URL('/', next.address).href, { state, camera: { clip } });
  try {
    await screen.getByRole('button', { name: 'Start the camera' }).click();
    const found = screen.locator('[data-slip]');
    await found.waitFor();
    const card = await screen.getByRole('region', { name: 'Inspection slip' }).innerText();
    expect(await screen.locator('[data-headline]').count()).toBe(0);
    expect(complaints).toEqual([]);
    return [await found.getAttribute('data-slip'), card];
  } finally {
    await close();
  }
}

const printed = async (pageRanges = ''): Promise<Uint8Array> => {
  const code = page.getByAltText('QR code of the slip');
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, pageRanges });
};
const slipOf = (id: number): Promise<MadeSlip> =>
  page.evaluate(`fetch('/workbench/inspections/${id}/slip', { headers: ${HEADERS} }).then((answer) => answer.json())`);

describe('the next desk', () => {
  it('finds the slip genuine that the first printed with its decision, before its camera', async () => {
    expect(await inspected(linkOf(SERIALS.valid))).toBe('valid');
    await press(page, 'F3');
    await page.getByLabel('Officer').fill('M. Okafor');
    await page.getByLabel('Place').fill('Rotterdam');
    await page.getByRole('button', { name: 'Record as held' }).click();
    await page.getByText('The decision is in the log.').waitFor();
    await go('#/inspections/1', 'Inspection 1');
    await page.getByRole('button', { name: 'Slip (80 mm)' }).click();
    // The paper fills a third of the width of the picture: a module of the code is four pixels wide.
    const [found, card] = await readByNext(await seenByCamera(await printed(), { width: 420, left: 470, top: -180 }));
    expect(found).toBe('genuine');
    for (const part of ['Gate 4', '09520123456788', SERIALS.valid, 'Held', 'Valid'])
      expect([part, card.includes(part)]).toEqual([part, true]);
    for (const name of ['Okafor', 'Rotterdam']) expect(card).not.toContain(name);
  });

  it('finds it altered with one digit changed, and undetermined under the key of an unknown desk', async () => {
    const { text } = await slipOf(1);
    const drawn = (written: string): Luma[] => [drawPage([written], { width: 1280, height: 720, noise: 5 })];
    expect(await readByNext(drawn(changedAt(text, 200)))).toMatchObject(['altered', expect.not.stringContaining('Held')]);
    expect(await readByNext(drawn(writeSlip(SLIP, slipSigner())))).toMatchObject([
      'undetermined',
      expect.stringContaining('An unknown computer signed the slip'),
    ]);
  });

  it('reads it from the printed record as well, given as a PDF file', async () => {
    await go('#/print/1');
    await page.locator('[data-print=ready]').waitFor();
    const { pages } = await readPdf(await printed());
    const at = pages.findIndex((text) => text.includes('Slip for the next inspection'));
    const buffer = Buffer.from(await printed(String(at + 1)));
    const { page: screen, close } = await open(new URL('/', next.address).href, { state });
    try {
      const files = screen.locator('input[type=file]').first();
      await files.setInputFiles([{ name: 'record.pdf', mimeType: 'application/pdf', buffer }]);
      await screen.locator('[data-slip=genuine]').waitFor();
      expect(await screen.locator('[data-headline]').count()).toBe(0);
    } finally {
      await close();
    }
  });
});
