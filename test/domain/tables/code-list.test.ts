// Lists of codes from tables: the likely column, the heading, repeated and empty rows, encodings, bounds.
import { describe, expect, it } from 'vitest';
import { codesIn, isCodeList, MOST_CODES, readCodeList, textOf } from '../../../server/domain/tables/code-list.ts';

describe('a list of codes', () => {
  it('finds the column and the heading, with commas, semicolons and tabs', () => {
    for (const separator of [',', ';', '\t']) {
      const list = readCodeList(
        [
          ['No', 'Name', 'GTIN'],
          ['1', '"A, B; C"', '09520123456788'],
          ['2', 'D', '09520123000110'],
        ]
          .map((row) => row.join(separator))
          .join('\r\n'),
      );
      expect([list.columns, list.likely, list.isHeaded, list.refused]).toEqual([3, 2, true, 0]);
      expect(codesIn(list, 2, true).codes).toEqual([
        { text: '09520123456788', line: 2 },
        { text: '09520123000110', line: 3 },
      ]);
    }
  });

  it('of many columns and rows is read without holding up the page', () => {
    const begun = performance.now();
    const list = readCodeList(`${','.repeat(1_999)}09520123456788\n${'x\n'.repeat(100_000)}`);
    expect([list.columns, list.likely, list.rows.length]).toEqual([2_000, 1_999, 100_001]);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it('takes the first row as a code if it looks like one', () => {
    const list = readCodeList('https://id.gs1.org/01/09520123456788/21/A\nhttps://id.gs1.org/01/09520123456788/21/B');
    expect([list.isHeaded, codesIn(list, list.likely, list.isHeaded).codes.length]).toEqual([false, 2]);
  });

  it('inspects a repeated code once, and counts repeated, empty and unreadable rows', () => {
    const list = readCodeList('code\n09520123456788\n09520123456788\n""\n09520123000110\nx"y"z"\n"open');
    const { codes, repeated } = codesIn(list, 0, true);
    expect([codes.map(({ line }) => line), repeated, list.refused]).toEqual([[2, 5, 6], 1, 1]);
  });

  it('stops at the number of codes that the window remembers', () => {
    const list = readCodeList(Array.from({ length: MOST_CODES + 10 }, (_, index) => String(10_000_000 + index)).join('\n'));
    const { codes, isCut } = codesIn(list, 0, false);
    expect([codes.length, isCut]).toEqual([MOST_CODES, true]);
  });

  it('is read in the encodings that spreadsheets write', () => {
    expect(textOf(new TextEncoder().encode('Größe'))).toBe('Größe');
    expect(textOf(Uint8Array.from([0xff, 0xfe, ...Buffer.from('Größe', 'utf16le')]))).toBe('Größe');
    expect(textOf(Uint8Array.from(Buffer.from('Code;Größe\n1;2', 'utf16le')))).toBe('Code;Größe\n1;2');
    expect(textOf(Uint8Array.from(Buffer.from('Größe', 'latin1')))).toBe('Größe');
    expect(textOf(Uint8Array.from([0, 1, 2, 0, 0, 0, 7]))).toBeUndefined();
  });

  it('is known by its name, up to a size', () => {
    expect([
      isCodeList({ name: 'a.CSV', size: 1 }),
      isCodeList({ name: 'a.json', size: 1 }),
      isCodeList({ name: 'a.csv', size: 1e9 }),
    ]).toEqual([true, false, false]);
  });
});
