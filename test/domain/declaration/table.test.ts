// A table of declared goods: its headings, its rows, and the row that is about an item.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DeclaredRow,
  type ItemKey,
  LARGEST_DECLARATION,
  MOST_ROWS,
  readDeclaration,
  rowFinder,
} from '../../../server/domain/declaration/table.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const rowsOf = (text: string) => {
  const read = readDeclaration(bytes(text));
  if (!read.ok) throw new Error(read.detail);
  return read.table;
};
const GTIN = '09520123456788';
const sheet = (rows: readonly object[], end: object | null = { hiddenRows: 0, hiddenColumns: 0, formulas: 0, merged: [] }) =>
  [{ workbookSheet: 'Goods' }, ...rows, ...(end === null ? [] : [{ end }])].map((line) => `${JSON.stringify(line)}\n`).join('');

describe('a declaration as a sheet of a workbook', () => {
  const head = { line: 1, cells: ['GTIN', 'Net mass', 'Quantity', 'Origin'] };

  it('has the rows of the sheet, and decimals that are not taken for thousands', () => {
    const { rows, refused } = rowsOf(
      sheet([head, { line: 4, cells: [9520123456788, 1.234, 10, 'DE'] }, { line: 5, cells: ['', '', '', ''] }]),
    );
    expect(rows).toEqual([{ line: 4, key: { gtin: GTIN }, goods: { netMass: '1.2340', quantity: '10', origin: 'DE' } }]);
    expect(refused).toEqual([]);
  });

  it('leaves out rows that cannot be read whole', () => {
    const { rows, refused } = rowsOf(
      sheet(
        [
          head,
          { line: 2, code: 'cell-error', detail: 'D2 holds an error' },
          { line: 3, cells: [GTIN, 1, 1, 'DE', 'x'] },
          { line: 4, cells: [GTIN, 1] },
        ],
        {
          ...{ hiddenRows: 0, hiddenColumns: 0, formulas: 0 },
          merged: ['B4:B5'],
        },
      ),
    );
    expect([rows.map(({ line }) => line), refused.map(({ line }) => line)]).toEqual([[4], [2, 3]]);
  });

  it('is refused if it is cut off', () => {
    expect(readDeclaration(bytes(sheet([head], null)))).toEqual({ ok: false, detail: 'the sheet of the workbook is cut off' });
  });
});

describe('a declaration as a table', () => {
  it('reads headings in three languages, and units from their columns', () => {
    const english = rowsOf(`GTIN,Commodity code,Country of origin,Net mass (kg),Quantity,Unit\n9520123456788,8507.60,DE,25,10,NAR\n`);
    const german = rowsOf(`GTIN;Warennummer;Ursprungsland;Eigenmasse;Stückzahl;Einheit\n9520123456788;8507.60;DE;25;10;NAR\n`);
    const french = rowsOf(`GTIN;Code marchandise;Pays d’origine;Masse nette;Quantité;Unité\n9520123456788;8507.60;DE;25;10;NAR\n`);
    expect(english.rows).toEqual([
      { line: 2, key: { gtin: GTIN }, goods: { commodityCode: '8507.60', origin: 'DE', netMass: '25', quantity: '10 NAR' } },
    ]);
    expect(german.rows).toEqual(english.rows);
    expect(french.rows).toEqual(english.rows);
  });
  it('leaves out rows that it cannot use, and says why', () => {
    const { rows, refused, unused } = rowsOf(
      'gtin,origin,colour\n123,DE,red\n,DE,red\n9520123456788,,red\n9520123456788,DE,red,more\n9520123456788,DE\n',
    );
    expect(rows.map(({ line }) => line)).toEqual([6]);
    expect(refused.map(({ line, code, about }) => [line, code, about])).toEqual([
      [2, 'gtin', '123'],
      [3, 'no-product', undefined],
      [4, 'nothing-declared', undefined],
      [5, 'columns', undefined],
    ]);
    expect(unused).toEqual(['colour']);
  });
  it.each([
    ['no product', 'origin,mass\nDE,5\n', 'no column is called gtin or dppCode'],
    ['two columns for one field', 'gtin,origin,Ursprungsland\n', "two columns hold 'origin'"],
    ['nothing', '', 'the first row names no columns'],
    ['too many lines', `gtin,origin\n${'\n'.repeat(20 * MOST_ROWS)}`, `a declaration has at most ${MOST_ROWS} rows`],
    ['too many rows', `gtin,origin\n${'9520123456788,DE\n'.repeat(MOST_ROWS + 1)}`, `a declaration has at most ${MOST_ROWS} rows`],
  ])('refuses a table with %s', (_, text, detail) => {
    expect(readDeclaration(bytes(text))).toEqual({ ok: false, detail });
  });
  it('refuses what is too large or no text', () => {
    expect(readDeclaration(new Uint8Array(LARGEST_DECLARATION + 1)).ok).toBe(false);
    expect(readDeclaration(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0)).ok).toBe(false);
  });
});

describe('the row about an item', () => {
  const { rows } = rowsOf(`gtin,serial,origin\n${GTIN},,DE\n${GTIN},A1,PL\n9520123000110,B1,FR\n9520123000110,B1,IT\n`);
  it.each([
    ['the finest that fits', { gtin: GTIN, serial: 'A1' }, { kind: 'one', row: rows[1] }],
    ['that of the product', { gtin: GTIN, serial: 'A2' }, { kind: 'one', row: rows[0] }],
    ['none finer than the item', { gtin: '09520123000110' }, { kind: 'none' }],
    ['none of several', { gtin: '09520123000110', serial: 'B1' }, { kind: 'several', lines: [4, 5] }],
    ['none without a product', {}, { kind: 'none' }],
  ])('is %s', (_, item, wanted) => {
    expect(rowFinder(rows)(item)).toEqual(wanted);
  });

  const value = fc.option(fc.constantFrom('A', 'B'), { nil: undefined });
  const key = fc.record({ gtin: value, serial: value, batch: value, dppCode: value });
  const named = (one: ItemKey) => (['gtin', 'serial', 'batch', 'dppCode'] as const).filter((name) => one[name] !== undefined);
  it('is what going through all rows would find', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 12 }), key, (keys, item) => {
        const all = keys
          .filter((one) => one.gtin !== undefined || one.dppCode !== undefined)
          .map((one, at): DeclaredRow => ({ line: at + 2, key: one as ItemKey, goods: {} }));
        const fitting = all.filter((row) => named(row.key).every((name) => row.key[name] === item[name]));
        const most = Math.max(0, ...fitting.map((row) => named(row.key).length));
        const finest = fitting.filter((row) => named(row.key).length === most);
        const [row] = finest;
        expect(rowFinder(all)(item as ItemKey)).toEqual(
          row === undefined
            ? { kind: 'none' }
            : finest.length === 1
              ? { kind: 'one', row }
              : { kind: 'several', lines: finest.map(({ line }) => line) },
        );
      }),
    );
  });
  it('is found among many rows for many items', () => {
    const many = Array.from(
      { length: MOST_ROWS },
      (_, at): DeclaredRow => ({ line: at + 2, key: { gtin: GTIN, serial: `S${at}` }, goods: {} }),
    );
    const find = rowFinder(many);
    const began = performance.now();
    const found = Array.from({ length: 100_000 }, (_, at) => find({ gtin: GTIN, serial: `S${at}`, batch: 'B' }).kind);
    expect(found.filter((kind) => kind === 'one')).toHaveLength(MOST_ROWS);
    // Going through the rows takes minutes.
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
