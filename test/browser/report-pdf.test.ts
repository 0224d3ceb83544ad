// Reports as PDF: what their tags, language, title, headings and text are, for one item, a selection and a run, in five languages.
// `PICTURES` names a folder for the files, so that a person can look at them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { deskInBrowser, expectClean, forgetComplaints, go, HEADERS, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { startRun } from '../fixtures/browser/run.ts';
import { type Files, linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { ALL as CATALOGUES } from '../fixtures/catalogues.ts';
import { type ReadPdf, readPdf } from '../fixtures/read-pdf.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const pictures = process.env.PICTURES;
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const LANGUAGES = ['en', 'de', 'el', 'fi', 'bg'] as const;
let files: Files;
let run = '';

deskInBrowser(async () => {
  files = prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});
beforeEach(forgetComplaints);

async function speak(language: string): Promise<void> {
  const status = await page.evaluate(`fetch('/workbench/settings', {
    method: 'PUT', headers: ${HEADERS}, body: '{"language":"${language}"}',
  }).then(({ status }) => status)`);
  expect(status).toBe(200);
  // The window begins in the language that it remembers.
  await page.evaluate(`localStorage.setItem('language', '${language}')`);
  await page.reload();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
}

/** As the shell prints it. */
async function pdfOf(address: string, name: string): Promise<ReadPdf> {
  await go(address);
  await page.locator('[data-print=ready]').waitFor();
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete && image.hasAttribute('src'))))
    .toBe(true);
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  if (pictures !== undefined) {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, `${name}.pdf`), bytes);
  }
  return readPdf(bytes);
}

/** Hyphens at the end of a line and the breaks of lines are the printer's. */
const plain = (text: string): string => text.replaceAll(/[\s\u00AD]+/gu, '');
const textOf = ({ pages }: ReadPdf): string => plain(pages.join(' '));

it('are made of a run of 20 items, one of them scanned twice, with a note and a photo', async () => {
  await startRun(page, 'Pallet 7');
  await inspected(files.foreignVc.replaceAll('did:web:foreign.example', `did:web:${Array(9).fill('laboratory').join('.')}.example`));
  await press(page, 'Escape');
  await inspected(linkOf(SERIALS.altered));
  const notes = page.getByRole('region', { name: 'Notes and photos' });
  await notes.getByRole('textbox', { name: 'Note' }).fill('Seal broken');
  await notes.getByRole('button', { name: 'Add the note' }).click();
  await notes.getByRole('listitem').getByText('Seal broken').waitFor();
  await notes.locator('input[type=file]').setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: PNG });
  await notes.getByRole('img', { name: 'Photo label.png' }).waitFor();
  await press(page, 'Escape');
  for (const serial of [
    SERIALS.valid,
    SERIALS.mismatch,
    SERIALS.unknown,
    ...Array.from({ length: 15 }, (_, at) => `NOCOPY${at + 2}`),
    'NOCOPY16',
  ]) {
    await inspected(linkOf(serial));
    await press(page, 'Escape');
  }
  await go('#/inspections', 'Inspections');
  await page.getByRole('link', { name: 'Pallet 7' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pallet 7' }).waitFor();
  run = page.url().slice(-36);
  expect(run).toMatch(/^[0-9a-f-]{36}$/);
  const decided = { requestId: crypto.randomUUID(), decision: 'held', officer: 'Ana', place: 'Gate 4', reference: '', note: '' };
  expect(
    await page.evaluate(`fetch('/workbench/runs/${run}/decisions', {
      method: 'POST', headers: ${HEADERS}, body: '${JSON.stringify({ ...decided, inspections: [2, 20, 21] })}',
    }).then(({ status }) => status)`),
  ).toBe(201);
  const { hash, items } =
    (await page.evaluate(`Promise.all(['', '/quantities'].map((path) => fetch('/workbench/inspections/3' + path, { headers: ${HEADERS} }).then((answer) => answer.json())))
    .then(([{ hash }, { items }]) => ({ hash, items }))`)) as { hash: string; items: { place: string; value: number }[] };
  const said = { inspectionHash: hash, officer: 'Bo Zircon' };
  const value = { place: items[0]?.place, value: String(2 * (items[0]?.value ?? 0)), unit: '', tolerance: '5', toleranceIn: 'percent' };
  for (const [what, body] of [
    ['declaration', { ...said, requestId: crypto.randomUUID(), goods: { commodityCode: '8507.60', origin: 'CN' } }],
    ['measurement', { ...said, requestId: crypto.randomUUID(), values: [value] }],
  ] as const) {
    const status = await page.evaluate(`fetch('/workbench/inspections/3/${what}', {
      method: 'POST', headers: ${HEADERS}, body: ${JSON.stringify(JSON.stringify(body))},
    }).then(({ status }) => status)`);
    expect([what, status]).toEqual([what, 201]);
  }
});

describe.each(LANGUAGES)('in the language %s', (language) => {
  const words: Readonly<Record<string, string | undefined>> = CATALOGUES[language];
  const english: Readonly<Record<string, string | undefined>> = CATALOGUES.en;
  // Drafts lack the newest messages.
  const said = (id: string): string => plain(words[id] ?? english[id] ?? id);
  const foot = (page_: number, of: number) =>
    plain((words['print.page'] ?? '').replace('{page}', String(page_)).replace('{pages}', String(of)));

  it('one item is a tagged document with its verdict, its codes and numbered pages', async () => {
    await speak(language);
    const pdf = await pdfOf('#/print/2', `item-${language}`);
    await expectClean();
    expect([pdf.isTagged, pdf.language]).toEqual([true, language]);
    expect(pdf.title).toMatch(new RegExp(`^${words['print.title']} 2 \\d{4}-\\d\\d-\\d\\d$`));
    expect(pdf.outline.slice(0, 2)).toEqual([words['print.title'], words['headline.invalid']]);
    for (const id of ['print.product', 'print.evidence', 'print.decisions', 'runs.notes', 'print.input', 'print.signatures']) {
      expect(pdf.outline, id).toContain(words[id]);
    }
    for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure']) expect(pdf.roles, role).toContain(role);
    expect(pdf.alternatives).toEqual(
      [(words['runs.photoAlt'] ?? '').replace('{name}', 'label.png'), words['slip.codeAlt'] ?? english['slip.codeAlt'] ?? ''].map((alt) =>
        expect.stringContaining(alt.split(' ')[0] ?? ''),
      ),
    );
    const text = textOf(pdf);
    for (const part of [said('headline.invalid'), 'DPP-SIG-02', said('reason.DPP-SIG-02'), 'Sealbroken']) expect(text).toContain(part);
    for (const [at, one] of pdf.pages.entries()) expect(plain(one)).toContain(foot(at + 1, pdf.pages.length));
  });

  it('a run lists every item, and ends with its record and lines to sign on', async () => {
    const pdf = await pdfOf(`#/print/run/${run}`, `run-${language}`);
    await expectClean();
    expect([pdf.isTagged, pdf.language]).toEqual([true, language]);
    expect(pdf.title).toMatch(new RegExp(`^${words['runs.report']} \\d{4}-\\d\\d-\\d\\d ${run.slice(0, 8)}$`));
    expect(pdf.outline[0]).toBe(words['runs.report']);
    const text = textOf(pdf);
    for (const part of ['NOCOPY16', 'ALTERED1', said('headline.cannot-check'), 'DPP-SIG-02', 'Sealbroken']) expect(text).toContain(part);
    for (const part of [said('customs.declaration'), '8507.60', said('measured.title'), said('measured.outcome.differs'), 'BoZircon'])
      expect(text).toContain(part);
    if (language === 'en') {
      // The second inspection of an item is listed, and the item counted once: by its verdict, and by its decision.
      for (const part of ['20 items, 21 inspections', 'Cannot check 15', 'Held 2', 'No decision yet 18', 'SAMPLE: 2 inspections are'])
        expect(text).toContain(plain(part));
    }
    expect(pdf.roles.filter((role) => role === 'TR').length).toBeGreaterThanOrEqual(21);
    const last = plain(pdf.pages.at(-1) ?? '');
    for (const part of [said('print.signatures'), said('print.second'), foot(pdf.pages.length, pdf.pages.length)])
      expect(last).toContain(part);
  });

  it('a selection has the list and the whole record of each', async () => {
    const pdf = await pdfOf('#/print/selection/1-3-2', `selection-${language}`);
    await expectClean();
    expect(pdf.title).toMatch(new RegExp(`^${words['print.selection']} 1-3 \\(3\\) \\d{4}-\\d\\d-\\d\\d$`));
    expect(pdf.outline.filter((title) => title === words['print.title'])).toHaveLength(3);
    expect(pdf.outline[0]).toBe(words['print.selection']);
    const text = textOf(pdf);
    for (const part of ['laboratory.laboratory', said('headline.invalid'), said('headline.valid')]) expect(text).toContain(part);
  });
});

describe('in a browser', () => {
  it('the button opens the print dialog and says what to choose there', async () => {
    await speak('en');
    await go('#/print/2', 'Inspection record');
    await page.evaluate('window.print = () => { document.body.dataset.asked = "yes"; }');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    await page.getByRole('status').getByText('in your browser’s print dialog').waitFor();
    await expect.poll(() => page.evaluate(() => document.body.dataset.asked)).toBe('yes');
    await expectClean();
  });

  it('selected items of a run are printed, and a wrong address says that there is no such thing', async () => {
    await go(`#/runs/${run}`, 'Pallet 7');
    await page.getByRole('checkbox', { name: 'Select inspection 2', exact: true }).check();
    await page.getByRole('button', { name: 'Report on selected items' }).click();
    await page.getByRole('heading', { level: 1, name: 'Report on selected items' }).waitFor();
    await page.getByRole('button', { name: 'Back to the run' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pallet 7' }).waitFor();
    for (const address of ['#/print/selection/1-x', '#/print/selection/999999']) {
      await go(address);
      await page.locator('[data-print=failed]').waitFor();
      expect(await page.getByRole('button', { name: 'Save as PDF' }).count()).toBe(0);
    }
  });
});
