// PDF documents in a real browser: each code on each page and each embedded file is a row, and what is not read says why.
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { toString as toSvg } from 'qrcode';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { choose, deskInBrowser, expectClean, forgetComplaints, go, opened, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { type Files, linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { pdf } from '../fixtures/pdf.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
let files: Files;
/** Four A4 pages by Chromium: two codes, text alone, one code turned by a quarter, text alone. */
let printed: Uint8Array;

deskInBrowser(async () => {
  files = prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});

const code = (text: string): Promise<string> => toSvg(text, { type: 'svg', margin: 4, width: 170 });

beforeAll(async () => {
  const paper = await opened.context.newPage();
  await paper.setContent(`<!doctype html><style>section { break-after: page } svg { display: inline-block; width: 45mm; height: 45mm }</style>
    <section><h1>Packing list</h1>${await code(linkOf(SERIALS.valid))}${await code(linkOf(SERIALS.absent))}</section>
    <section><h1>Terms of delivery</h1><p>Page without a code.</p></section>
    <section><div style="width: 45mm; rotate: 90deg">${await code(linkOf(SERIALS.unknown))}</div></section>
    <section><p>End.</p></section>`);
  printed = await paper.pdf({ format: 'A4' });
  await paper.close();
});

beforeEach(async () => {
  forgetComplaints();
  await go('#/', 'Inspect a product');
  await press(page, 'Escape');
});

const choosing = () => page.getByRole('button', { name: 'Choose files' });
const row = (text: string) => page.locator('li').filter({ hasText: text });

describe('a document printed by a browser', () => {
  it('gives a row for each code with a picture of its page, and one for the pages without a code', async () => {
    await choose(choosing(), { name: 'papers.pdf', text: printed });
    await page.getByText('4 items inspected').waitFor();
    expect(await row('papers.pdf#page=1').count()).toBe(2);
    expect(await row('papers.pdf#page=3').count()).toBe(1);
    const picture = page.getByRole('img', { name: 'Page 3' });
    const [width, height] = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect([width, height]).toEqual([113, 160]);
    await row('papers.pdf').filter({ hasNotText: '#page' }).getByRole('button').first().click();
    await page.getByText('pages 2, 4 of 4').first().waitFor();
    await expectClean();
    await go('#/inspections', 'Inspections');
    await page.getByText('papers.pdf#page=3').first().waitFor();
  });

  it('is found in an archive', async () => {
    await choose(choosing(), { name: 'day.zip', text: zipSync({ 'in/papers.pdf': printed, 'note.txt': strToU8(linkOf(SERIALS.valid)) }) });
    await page.getByText('5 items inspected').waitFor();
    await page.getByText('day.zip/in/papers.pdf#page=3').first().waitFor();
  });
});

describe('a document with more than pages', () => {
  it('gives its embedded credential as a row, and does not run its script', async () => {
    const script = 'app.alert\\("x"\\); this.getURL\\("http://localhost:8080/ran"\\); globalThis.ran = true';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const text = pdf({ files: { 'valid.json': files.validVc, 'inner.pdf': pdf({}) }, script });
    await choose(choosing(), { name: 'with.pdf', text });
    await page.getByText('3 items inspected').waitFor();
    await row('with.pdf/valid.json').getByRole('button').click();
    await page.locator('[data-headline="valid"]').first().waitFor();
    await row('with.pdf/inner.pdf').first().waitFor();
    expect(await page.evaluate('"ran" in globalThis')).toBe(false);
    expect(asked.filter((url) => url.includes('/ran'))).toEqual([]);
    await expectClean();
  });

  it('of 5,000 pages is one row that says so and what to do', async () => {
    await choose(choosing(), { name: 'catalogue.pdf', text: pdf({ pages: 5_000 }) });
    await page.getByText('The PDF document has too many pages.').first().waitFor();
    await page.getByText('or split it, and inspect the parts').first().waitFor();
    await page.getByText('The document has 5000 pages; at most 300 are read.').first().waitFor();
  });
});

describe('a long document', () => {
  it('shows how far it is, and stops when a person cancels', async () => {
    await choose(choosing(), { name: 'long.pdf', text: pdf({ pages: 200 }) });
    await page.getByText('Reading page 2 of 200').first().waitFor();
    await page.getByRole('progressbar', { name: 'Pages read' }).waitFor();
    await expectClean();
    await page.locator('#verdict-place').getByRole('button', { name: 'Cancel' }).click();
    await row('long.pdf').getByText('Cancelled').waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });

  it('shows text in fonts that the document does not carry', async () => {
    const answers: string[] = [];
    page.context().on('response', (response) => answers.push(`${response.status()} ${response.url()}`));
    await choose(choosing(), { name: 'letter.pdf', text: pdf({ words: 'PACKING LIST', codes: [linkOf(SERIALS.valid)] }) });
    const picture = row('letter.pdf#page=1').getByRole('img', { name: 'Page 1' });
    // Of the line above the code, in the picture of 160 pixels.
    const darkest = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      return Math.min(...context.getImageData(0, 0, image.naturalWidth, 16).data);
    });
    expect(darkest).toBeLessThan(120);
    expect(answers).toContainEqual(expect.stringMatching(/^200 .*\/LiberationSans-Bold-[\w-]+\.ttf$/));
    await expectClean();
  });
});

describe('a document that cannot be read', () => {
  it('because it asks for a password is one row that says so and what to do', async () => {
    await choose(choosing(), { name: 'secret.pdf', text: pdf({ password: 'hunter2' }) });
    await page.getByText('The PDF document is encrypted.').first().waitFor();
    await page.getByText('print it to a new PDF').first().waitFor();
    await expectClean();
  });

  it('because it is damaged is one row that says so', async () => {
    await choose(choosing(), { name: 'torn.pdf', text: '%PDF-1.7\nnothing follows' });
    await page.getByText('This PDF document, or a part of it, could not be read.').first().waitFor();
  });
});
