// Archives and lists of codes in a real browser: each part gets its own row, and what cannot be read says why.
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { choose, deskInBrowser, dialog, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { type Files, linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
let files: Files;

deskInBrowser(async () => {
  files = prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});

beforeEach(forgetComplaints);

/** Written by an archiver that knows nothing of the reader under test. */
const archive = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const choosing = () => page.getByRole('button', { name: 'Choose files' });

describe('an archive', () => {
  it('gives one row for each file in it, named with its path', async () => {
    await choose(choosing(), {
      name: 'day.zip',
      text: archive({ 'valid.json': files.validVc, 'altered.json': files.alteredVc, 'note.pdf': '%PDF-1.7' }),
    });
    await page.getByText('3 items inspected').waitFor();
    await page.getByText('day.zip/note.pdf').first().waitFor();
    await expectClean();
    await go('#/inspections', 'Inspections');
    await page.getByText('day.zip/altered.json').first().waitFor();
    await go('#/', 'Inspect a product');
    await press(page, 'Escape');
  });

  it('that is damaged is a row that says so and what to do', async () => {
    const whole = archive({ 'valid.json': files.validVc });
    await choose(choosing(), { name: 'broken.zip', text: whole.slice(0, whole.length - 30) });
    await page.getByText('This part of the archive could not be unpacked.').first().waitFor();
    await page.getByText('Ask for the files themselves').first().waitFor();
    await press(page, 'Escape');
  });
});

describe('a list of codes', () => {
  const text = `No;Product;Code\r\n1;Battery;${linkOf(SERIALS.valid)}\r\n2;"Battery; used";${linkOf(SERIALS.absent)}\r\n3;Battery;${linkOf(SERIALS.valid)}\r\n`;

  it('asks for the column, shows the first rows, and inspects each code once', async () => {
    await choose(choosing(), { name: 'declaration.csv', text });
    await dialog().getByRole('button', { name: 'Inspect 2 codes' }).waitFor();
    await dialog().getByText('Battery; used').waitFor();
    await dialog().getByText('1 row repeats a code').waitFor();
    await expectClean();
    await press(dialog().getByRole('button', { name: 'Inspect 2 codes' }), 'Enter');
    await page.getByText('2 items inspected').waitFor();
    await go('#/inspections', 'Inspections');
    await page.getByText('declaration.csv:3').first().waitFor();
    await go('#/', 'Inspect a product');
  });

  it('is asked about by itself: a second one of the same name begins anew', async () => {
    await choose(choosing(), { name: 'twice.csv', text }, { name: 'twice.csv', text });
    await dialog().getByRole('button', { name: 'Inspect 2 codes' }).waitFor();
    await dialog().getByText('The first row contains the column names').click();
    await dialog().getByRole('button', { name: 'Inspect 3 codes' }).waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().getByRole('button', { name: 'Inspect 2 codes' }).waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
  });

  it('waits while the pack that came with it is on its own screen', async () => {
    const header = Buffer.from('{"alg":"EdDSA","typ":"dpp-pack+jwt"}').toString('base64url');
    await choose(choosing(), { name: 'with.csv', text }, { name: 'with.pack', text: `${header}.e30.AA` });
    await page.getByRole('heading', { level: 1, name: 'Packs' }).waitFor();
    await go('#/', 'Inspect a product');
    await dialog().getByText('with.csv').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
  });

  it('is put aside by Escape, and nothing is inspected', async () => {
    await choose(choosing(), { name: 'another.csv', text });
    await dialog().getByRole('button', { name: 'Inspect 2 codes' }).waitFor();
    await press(page, 'Escape');
    await dialog().waitFor({ state: 'detached' });
    await go('#/inspections', 'Inspections');
    await page.getByText('declaration.csv:3').first().waitFor();
    expect(await page.getByText('another.csv').count()).toBe(0);
    await go('#/', 'Inspect a product');
  });
});
