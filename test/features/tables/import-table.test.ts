// Tables into the store: good rows in, every other row named, nothing doubled, and an interrupted import continues.
import { appendFileSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMapping } from '../../../server/domain/tables/mapping.ts';
import { sheetEnd, sheetLine, sheetStart } from '../../../server/domain/tables/sheet-lines.ts';
import { csvTemplate } from '../../../server/domain/tables/template.ts';
import { finish, importTable, interrupted, previewTable, suggestedMapping, surveyNow } from '../../../server/features/tables/index.ts';
import { migrateTo, openStore, storeFile } from '../../../server/store/open.ts';
import { countPassports, passportByCode } from '../../../server/store/passports/passports.ts';
import { removeMapping, savedMappings, saveMapping } from '../../../server/store/passports/table-mappings.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
mkdirSync(folder, { recursive: true });
let count = 0;
const file = (content: string | Uint8Array): string => {
  const path = join(folder, `${++count}.csv`);
  writeFileSync(path, content);
  return path;
};
const HEAD = 'gtin;serial;Name;Ort;Masse;materials[1].name;materials[1].percentage';
const FIELDS = {
  gtin: { column: 'gtin' },
  serial: { column: 'serial' },
  productName: { column: 'Name' },
  countryOfOrigin: { column: 'Ort' },
  massKg: { column: 'Masse' },
  'materials[1].name': { column: 'materials[1].name' },
  'materials[1].percentage': { column: 'materials[1].percentage' },
  category: { constant: 'other' },
  defaultLanguage: { constant: 'de' },
  'manufacturer.name': { constant: 'Muster AG' },
};
const row = (serial: string | number, name = 'Leuchte') => `9520123456788;${serial};${name};DE;1,5;Stahl;60`;
const codeOf = (serial: string | number) => `DPP-09520123456788-${serial}`;

function table(path: string, fields: object = FIELDS) {
  const surveyed = surveyNow(path);
  if (!surveyed.ok) throw new TypeError(surveyed.detail);
  const mapping = readMapping({ fields, decimal: ',' } as never, surveyed.survey.columns);
  if (!mapping.ok) throw new TypeError(JSON.stringify(mapping.errors));
  return { path, name: 'goods.csv', survey: surveyed.survey, mapping };
}

let fresh: FreshApp;
beforeEach(() => {
  fresh = freshApp();
});
afterEach(() => fresh.close());
const run = (path: string) => finish(importTable(table(path), fresh.context));

describe('importing a table', () => {
  it('stores the good rows and names each other one by line, column and reason', () => {
    const bad = [
      HEAD,
      row('A1'),
      row('A2', '"Lampe; groß'),
      row('A3'),
      '9520123456788;A4;Leuchte;DE;viel;Stahl;60',
      '9520123456788;A5;Leuchte;Schlaraffenland;1,5;Stahl;60',
      '9520123456789;A6;Leuchte;DE;1,5;Stahl;60',
      row('A1'),
      '9520123456788;A8;Leuchte;DE;1,5;Stahl;160',
      '9520123456788;A9;;DE;1,5;Stahl;60',
      '9520123456788;A10;Leuch',
    ].join('\r\n');
    const { refusals, ...counts } = run(file(bad));
    expect(counts).toEqual({ rows: 10, stored: 2, unchanged: 0, refused: 8, demonstration: 2 });
    expect(refusals.map(({ line, mistakes: [first] }) => [line, first?.column ?? first?.field, first?.code])).toEqual([
      [3, undefined, 'quote'],
      [5, 'Masse', 'type'],
      [6, 'Ort', 'country'],
      [7, 'gtin', 'check-digit'],
      [8, 'gtin', 'duplicate'],
      [9, 'materials[1].percentage', 'range'],
      [10, 'productName', 'required'],
      [11, undefined, 'columns'],
    ]);
    expect(passportByCode(fresh.context.store, codeOf('A3'))).toMatchObject({ productName: 'Leuchte', gtin: '09520123456788' });
  });

  it.each([
    ['imports', run],
    ['previews', (path: string) => finish(previewTable(table(path), fresh.context))],
  ])('%s a row whose code was refused above, and refuses it below', (_, over) => {
    const { refusals, ...counts } = over(file([HEAD, row('A1').replace('60', '160'), row('A1'), row('A1', 'Lampe')].join('\n')));
    expect(counts).toEqual({ rows: 3, stored: 1, unchanged: 0, refused: 2, demonstration: 1 });
    expect(refusals.map(({ line, mistakes: [first] }) => [line, first?.code])).toEqual([
      [2, 'range'],
      [4, 'duplicate'],
    ]);
    expect(refusals[1]?.mistakes[0]?.detail).toContain('line 3 was imported, this one was not');
  });

  it('reads UTF-8, UTF-16 and Windows-1252 alike', () => {
    const text = (serial: string) => `${HEAD}\r\n${row(serial, 'Größe – 10 €')}\r\n`;
    const windows = Buffer.from(text('W').replace('–', '\x96').replace('€', '\x80'), 'latin1');
    for (const [serial, bytes] of [
      ['U8', Buffer.from(text('U8'))],
      ['U8M', Buffer.from(`\ufeff${text('U8M')}`)],
      ['U16', Buffer.from(`\ufeff${text('U16')}`, 'utf16le')],
      ['U16B', Buffer.from(`\ufeff${text('U16B')}`, 'utf16le').swap16()],
      ['W', windows],
    ] as const) {
      expect([serial, run(file(bytes)).stored]).toEqual([serial, 1]);
      expect(passportByCode(fresh.context.store, codeOf(serial))?.productName).toBe('Größe – 10 €');
    }
  });

  it('refuses the row of another encoding, and the one within which the file is cut off', () => {
    const whole = Buffer.from([HEAD, row('E1', 'Größe'), row('E2', 'Maß'), row('E3', 'XX'), row('E4', 'Grün')].join('\n'));
    whole[whole.indexOf('XX')] = 0xf6;
    const path = file(Buffer.concat([whole, Buffer.from('\n9520123456788;E5;Leuchte;DE;1,5;Stahl;6'), Buffer.from('ü').subarray(0, 1)]));
    expect(table(path).survey.encoding).toBe('utf-8');
    expect(run(path)).toMatchObject({
      stored: 3,
      refused: 2,
      refusals: [
        { line: 4, mistakes: [{ column: 'Name', code: 'encoding' }] },
        { line: 6, mistakes: [{ column: 'materials[1].percentage', code: 'encoding' }] },
      ],
    });
    expect(passportByCode(fresh.context.store, codeOf('E1'))?.productName).toBe('Größe');
  });

  it('names rows of 10^6 columns and lines of any length, and stores those around them', () => {
    const path = file([HEAD, row('L1'), ';'.repeat(1_000_000), row('L2'), ''].join('\n'));
    // A hole in the file: bytes without an end of line.
    truncateSync(path, statSync(path).size + 256 * 1024 * 1024);
    appendFileSync(path, `\n${row('L3')}\n${row('L4').replaceAll(';', ' ')}`);
    const { refusals, ...counts } = run(path);
    expect(counts).toEqual({ rows: 6, stored: 3, unchanged: 0, refused: 3, demonstration: 3 });
    expect(refusals.map(({ line, mistakes: [first] }) => [line, first?.code])).toEqual([
      [3, 'too-many-columns'],
      [5, 'row-too-long'],
      [7, 'columns'],
    ]);
  });

  it('takes the lines of a sheet like any table: merged rows refused, numbers by the decimal mark of the mapping, resumed, and not when cut off', () => {
    const cells = (line: number, serial: string) => ({ line, cells: [9520123456788, serial, 'Leuchte', 'DE', 1.5, 'Stahl', '60'] });
    const lines = [
      sheetStart('Goods'),
      sheetLine({ line: 2, cells: HEAD.split(';') }),
      ...Array.from({ length: 450 }, (_, at) => sheetLine(cells(at + 3, `X${at}`))),
      sheetLine({ line: 500, code: 'cell-error', detail: 'the cell B500 holds the error #N/A' }),
      sheetLine(cells(501, 'Y')),
      sheetLine({ line: 502, cells: [...cells(502, 'Z').cells, 'more'] }),
      sheetEnd({ hiddenRows: 1, hiddenColumns: 0, formulas: 0, merged: ['Z500:Z502', 'A501:C501'] }),
    ];
    const path = file(lines.join(''));
    const first = importTable(table(path), fresh.context);
    first.next();
    expect(interrupted(fresh.context, table(file(lines.join(''))))).toMatchObject({ rows: 200, stored: 200 });
    expect(run(path)).toMatchObject({
      rows: 453,
      stored: 450,
      refused: 3,
      refusals: [
        { line: 500, mistakes: [{ code: 'cell-error' }] },
        { line: 501, mistakes: [{ code: 'merged' }] },
        { line: 502, mistakes: [{ code: 'columns', detail: expect.stringContaining('H502') }] },
      ],
    });
    expect(JSON.parse(passportByCode(fresh.context.store, codeOf('X0'))?.document ?? '{}').massKg).toBe(1.5);
    expect(surveyNow(path)).toMatchObject({ survey: { form: 'sheet', rows: 453, sheet: { name: 'Goods', hiddenRows: 1 } } });
    expect(surveyNow(file(lines.slice(0, -1).join('')))).toMatchObject({ ok: false, detail: expect.stringContaining('cut off') });
    expect(
      surveyNow(file([sheetStart('Empty'), sheetEnd({ hiddenRows: 0, hiddenColumns: 0, formulas: 0, merged: [] })].join(''))),
    ).toMatchObject({
      ok: false,
      detail: 'the sheet Empty is empty',
    });
  });

  it('doubles nothing on a second run, and changes nothing in a preview', () => {
    const path = file([HEAD, ...Array.from({ length: 450 }, (_, at) => row(at)), row(3)].join('\n'));
    expect(finish(previewTable(table(path), fresh.context))).toMatchObject({
      rows: 451,
      stored: 450,
      refused: 1,
      refusals: [{ line: 452 }],
    });
    expect(countPassports(fresh.context.store)).toBe(0);
    expect(run(path)).toMatchObject({ stored: 450, unchanged: 0, refused: 1 });
    expect(run(path)).toMatchObject({
      stored: 0,
      unchanged: 450,
      refused: 1,
      refusals: [{ line: 452, mistakes: [{ code: 'duplicate' }] }],
    });
    expect(countPassports(fresh.context.store)).toBe(450);
  });

  it('counts the rows that keep what the template holds', () => {
    const [head = '', example = ''] = csvTemplate('battery').replace('\ufeff', '').trim().split('\n');
    const at = head.split(',').findIndex((name) => name.startsWith('gtin'));
    const cells = example.split(',');
    const own = cells.with(at, '4006381333931');
    const maker = head.split(',').findIndex((name) => name.startsWith('manufacturer.name'));
    const name = head.split(',').findIndex((one) => one.startsWith('productName'));
    const path = file(
      [
        head,
        example,
        own.join(','),
        own
          .with(maker, 'Muster AG')
          .with(name, 'Akku 5')
          .map((cell) => (cell === 'SERIAL-1' ? 'S2' : cell))
          .join(','),
      ].join('\n'),
    );
    const surveyed = surveyNow(path);
    if (!surveyed.ok) throw new TypeError(surveyed.detail);
    const mapping = readMapping(suggestedMapping(surveyed.survey) as never, surveyed.survey.columns);
    if (!mapping.ok) throw new TypeError(JSON.stringify(mapping.errors));
    const all = { path, name: 'goods.csv', survey: surveyed.survey, mapping };
    // The second has a GTIN of its own and the company of the sample, the third nothing of it.
    expect(finish(previewTable(all, fresh.context))).toMatchObject({ stored: 3, refused: 0, demonstration: 2 });
    expect(finish(importTable(all, fresh.context))).toMatchObject({ stored: 3, refused: 0, demonstration: 2 });
    expect(finish(importTable(all, fresh.context))).toMatchObject({ stored: 0, unchanged: 3, demonstration: 2 });
  });

  it('continues after the last whole slice, with what was refused before, and still knows the codes that it saw', () => {
    const path = file([HEAD, 'cut', ...Array.from({ length: 500 }, (_, at) => row(at)), row(3)].join('\n'));
    const first = importTable(table(path), fresh.context);
    first.next();
    first.next();
    expect(interrupted(fresh.context, table(path))).toEqual({ rows: 400, stored: 399, unchanged: 0, refused: 1, demonstration: 399 });
    expect(countPassports(fresh.context.store)).toBe(399);
    const other = importTable(table(path), fresh.context);
    expect(other.next().value).toMatchObject({ rows: 502 });
    expect(() => finish(first)).toThrow('another program imports this file');
    expect(finish(other)).toMatchObject({ rows: 502, stored: 500, unchanged: 0, refused: 2, refusals: [{ line: 2 }, { line: 503 }] });
    expect(interrupted(fresh.context, table(path))).toBe(undefined);
    expect(fresh.context.store.db.prepare('SELECT count(*) FROM table_import_codes').pluck().get()).toBe(0);
  });

  it('takes NDJSON with members as columns, and names a line that is cut off', () => {
    const lines = [
      { gtin: '9520123456788', serial: 'N1', productName: { de: 'Leuchte' }, materials: [{ name: 'Stahl', percentage: 60 }] },
      { gtin: '9520123456788', serial: 'N2', productName: { de: 'Lampe' } },
    ].map((one) =>
      JSON.stringify({ ...one, countryOfOrigin: 'DE', category: 'other', defaultLanguage: 'de', manufacturer: { name: 'M' } }),
    );
    const path = file([...lines, lines[0]?.slice(0, 40)].join('\n'));
    const surveyed = surveyNow(path);
    if (!surveyed.ok) throw new TypeError(surveyed.detail);
    const { survey } = surveyed;
    const mapping = readMapping(suggestedMapping(survey) as never, survey.columns);
    if (!mapping.ok) throw new TypeError(JSON.stringify(mapping.errors));
    const report = finish(importTable({ path, name: 'n', survey, mapping }, fresh.context));
    expect(report).toMatchObject({ rows: 3, stored: 2, refused: 1, refusals: [{ line: 3, mistakes: [{ code: 'json' }] }] });
    expect(JSON.parse(passportByCode(fresh.context.store, codeOf('N1'))?.document ?? '')).toMatchObject({
      materials: [{ percentage: 60 }],
    });
  });
});

describe('the survey of a table', () => {
  it('says encoding, separator, columns, rows and a decimal mark', () => {
    const surveyed = surveyNow(file(`\ufeff${HEAD}\n${row('A1')}\n${row('A2')}\n`));
    if (!surveyed.ok) throw new TypeError(surveyed.detail);
    expect(surveyed.survey).toMatchObject({ encoding: 'utf-8', form: 'csv', separator: ';', rows: 2, columns: HEAD.split(';') });
    expect(surveyed.survey.sample).toHaveLength(2);
    expect(suggestedMapping(surveyed.survey)).toMatchObject({
      decimal: ',',
      fields: { productName: { column: 'Name' }, massKg: { column: 'Masse' } },
    });
    const template = surveyNow(file(csvTemplate('battery')));
    expect(template).toMatchObject({ ok: true, survey: { encoding: 'utf-8', separator: ',', rows: 1 } });
  });

  it.each([
    ['nothing', '', 'empty'],
    ['blank lines', '\n\n', 'not-a-table'],
    ['a workbook', 'PK\x03\x04', 'not-a-table'],
    ['100,000 columns', 'a,'.repeat(100_000), 'too-many-columns'],
    ['a first line of 2 MB', 'a'.repeat(2_000_000), 'row-too-long'],
    ['a heading with an open quote', '"gtin,serial', 'quote'],
    ['two columns of one name', 'gtin,serial,gtin\n1,2,3', 'columns'],
    ['a JSON array', '[1,2]', 'not-a-table'],
  ])('refuses %s by name', (_, content, code) => {
    expect(surveyNow(file(content))).toMatchObject({ ok: false, code });
  });
});

describe('saved mappings', () => {
  it('are kept by name', () => {
    const { store } = fresh.context;
    saveMapping(store, 'Lamps', { fields: { gtin: { column: 'A' } } }, new Date(0));
    saveMapping(store, 'Lamps', { fields: { gtin: { column: 'B' } }, decimal: ',' }, new Date(1));
    expect(savedMappings(store)).toEqual([
      { name: 'Lamps', mapping: { fields: { gtin: { column: 'B' } }, decimal: ',' }, savedAt: '1970-01-01T00:00:00.001Z' },
    ]);
    expect([removeMapping(store, 'Lamps'), removeMapping(store, 'Lamps'), savedMappings(store)]).toEqual([true, false, []]);
  });
});

it('a store from before there were tables takes them after its upgrade', () => {
  const old = temporaryFolder();
  mkdirSync(old, { recursive: true });
  const db = new Database(storeFile(old));
  migrateTo(db, 30);
  db.close();
  const store = openStore(old);
  expect(savedMappings(store)).toEqual([]);
  saveMapping(store, 'Lamps', { fields: {} }, new Date(0));
  store.close();
  rmSync(old, { recursive: true, force: true });
});
