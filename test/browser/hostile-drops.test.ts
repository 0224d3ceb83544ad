// Archives that unpack to far too much, archives within archives and documents of very many pages, dropped on Inspect in a real browser: each row says why it was not read and what to do, and the window goes on working.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { card, deskInBrowser, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press, scanned } from '../fixtures/browser/keyboard.ts';
import { type Files, linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { pdf } from '../fixtures/pdf.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { zip } from '../fixtures/zip.ts';

const folder = temporaryFolder();
let files: Files;

deskInBrowser(async () => {
  files = prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});

beforeEach(async () => {
  forgetComplaints();
  await go('#/', 'Inspect a product');
  await press(page, 'Escape');
});

const MB = 1024 * 1024;
/** More than is unpacked of one file. */
const BOMB_MB = 40;
const BOMB = new Uint8Array(BOMB_MB * MB);
const bytes = (text: string) => new TextEncoder().encode(text);
const row = (name: string) => page.locator('li').filter({ hasText: name });

/** As the system hands dropped files to Chromium. */
async function drop(contents: Readonly<Record<string, Uint8Array>>): Promise<void> {
  const paths = Object.entries(contents).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  });
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data });
  await session.detach();
}

/** What the row of an input says when it is opened. */
async function expectReason(name: string, reason: string, next: string, detail: string): Promise<void> {
  await row(name).getByRole('button').first().click();
  await expect.poll(() => card().getAttribute('data-headline')).toBe('cannot-check');
  for (const words of [reason, next]) await card().getByText(words).first().waitFor();
  await page.getByText(detail).first().waitFor();
}

it('an archive that unpacks to far more than it takes is a row, whatever its directory says', async () => {
  await drop({
    'bomb.zip': zip([
      { name: 'zeros.json', bytes: BOMB },
      { name: 'lying.json', bytes: BOMB, size: 10 },
      { name: 'valid.json', bytes: bytes(files.validVc) },
    ]),
  });
  await page.getByText('3 items inspected').waitFor({ timeout: 60_000 });
  const [why, next] = ['This part of the archive could not be unpacked.', 'Unpack it yourself only if you trust its sender.'];
  await expectReason('bomb.zip/zeros.json', why, next, `the file is too large: ${BOMB_MB * MB} bytes`);
  await expectReason('bomb.zip/lying.json', why, next, 'the file unpacks to far more than it takes: it is not read');
  await row('bomb.zip/valid.json').getByRole('button').first().click();
  await expect.poll(() => card().getAttribute('data-headline')).toBe('valid');
  await expectClean();
});

it('an archive within an archive within an archive is a row, and what is beside it is read', async () => {
  const deepest = zip([{ name: 'deep.json', bytes: bytes(files.validVc) }]);
  const middle = zip([
    { name: 'third.zip', bytes: deepest },
    { name: 'altered.json', bytes: bytes(files.alteredVc) },
  ]);
  await drop({ 'nested.zip': zip([{ name: 'second.zip', bytes: middle }]) });
  await page.getByText('2 items inspected').waitFor();
  await expectReason(
    'nested.zip/second.zip/third.zip',
    'This part of the archive could not be unpacked.',
    'Ask for the files themselves',
    'archives are nested more than 2 deep',
  );
  await row('nested.zip/second.zip/altered.json').getByRole('button').first().click();
  await expect.poll(() => card().getAttribute('data-headline')).toBe('invalid');
  await expectClean();
});

it('a document of very many pages is a row', async () => {
  await drop({ 'catalogue.pdf': pdf({ pages: 20_000 }) });
  await row('catalogue.pdf').getByRole('button').first().waitFor({ timeout: 60_000 });
  await expectReason(
    'catalogue.pdf',
    'The PDF document has too many pages.',
    'or split it, and inspect the parts',
    'The document has 20000 pages; at most 300 are read.',
  );
  await expectClean();
});

it('all of them at once, archives of bombs among them, leave the window as quick as it was', async () => {
  const bomb = zip([{ name: 'zeros', bytes: BOMB, size: 10 }]);
  const many = zip(Array.from({ length: 20 }, (_, at) => ({ name: `inner-${at}.zip`, bytes: bomb })));
  await drop({ 'bombs.zip': many, 'pages.pdf': pdf({ pages: 20_000 }), 'good.json': bytes(files.validVc) });
  // A hand scanner and a person at the keyboard are served meanwhile.
  await scanned(page, linkOf(SERIALS.altered));
  await page.locator('[data-headline="invalid"]').first().waitFor();
  await expect.poll(() => row('bombs.zip/inner-').count(), { timeout: 60_000 }).toBe(20);
  await row('pages.pdf').first().waitFor();
  await row('good.json').first().waitFor();
  await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 60_000 }).toBe(0);
  await expectClean();
  await go('#/inspections', 'Inspections');
  await page.getByText('bombs.zip/inner-19.zip/zeros').first().waitFor();
  await go('#/', 'Inspect a product');
  expect(await inspected(linkOf(SERIALS.valid))).toBe('valid');
});
