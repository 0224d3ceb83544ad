// Tables as spreadsheets, exports and half-finished downloads write them: every row is read or named, and none takes another with it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows, MAX_COLUMNS, readRows, type Separator, separatorOf, writeRow } from '../../../server/domain/tables/csv.ts';
import { detectEncoding } from '../../../server/domain/tables/encoding.ts';
import { MAX_LINE, splitLines } from '../../../server/domain/tables/lines.ts';
import { kindOfWorkbook } from '../../../server/domain/workbooks/kind.ts';

const rows = (text: string, separator: Separator = ',') => readRows(text, separator);
const cells = (text: string, separator?: Separator) => rows(text, separator).map((row) => ('cells' in row ? row.cells : row.code));

it('a table whose first heading begins with PK is text', async () => {
  const bytes = Buffer.from('PK;GTIN\n1;2\n');
  const detector = detectEncoding();
  detector.push(bytes);
  expect(detector.end()).toEqual({ ok: true, encoding: 'utf-8' });
  expect(await kindOfWorkbook(new Blob([bytes]))).toBe('text');
  for (const archive of ['PK\x03\x04', 'PK\x05\x06']) expect(await kindOfWorkbook(new Blob([archive]))).toBe('archive');
});

describe('rows of a table', () => {
  it('are read with quotes, quotes inside quotes, line breaks, and both line ends', () => {
    expect(cells('a,"b,c","d ""e"""\r\n1,"two\nlines",3\n\n,,\nlast,row,x')).toEqual([
      ['a', 'b,c', 'd "e"'],
      ['1', 'two\nlines', '3'],
      ['last', 'row', 'x'],
    ]);
    expect(cells('a; "b;c" ;d', ';')).toEqual([['a', 'b;c', 'd']]);
    expect(cells('a\t"b"\t\tc', '\t')).toEqual([['a', 'b', '', 'c']]);
    expect(cells('pipe 5" long,x')).toEqual([['pipe 5" long', 'x']]);
  });

  it('name the line on which a malformed row begins, and read on after it', () => {
    expect(rows('a,b\n"never closed,1\nx,y\nz,1')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, code: 'quote', detail: 'a quotation mark is opened and not closed' },
      { line: 3, cells: ['x', 'y'] },
      { line: 4, cells: ['z', '1'] },
    ]);
    expect(rows('"a"b,c\nx,y')).toMatchObject([
      { line: 1, code: 'quote' },
      { line: 2, cells: ['x', 'y'] },
    ]);
    expect(rows('1,"two\nlines"\n"x\ny"z\nlast,row')).toMatchObject([
      { line: 1, cells: ['1', 'two\nlines'] },
      { line: 3, code: 'quote' },
      { line: 4, cells: ['y"z'] },
      { line: 5, cells: ['last', 'row'] },
    ]);
  });

  it('are bounded in columns, in lines and in length', () => {
    expect(rows(`${'x,'.repeat(100_000)}\na,b`)).toMatchObject([
      { line: 1, code: 'too-many-columns' },
      { line: 2, cells: ['a', 'b'] },
    ]);
    expect(cells(`${'x,'.repeat(MAX_COLUMNS - 1)}x`)[0]).toHaveLength(MAX_COLUMNS);
    const open = `"open\n${'line\n'.repeat(500)}a,b`;
    expect(rows(open)[0]).toMatchObject({ line: 1, code: 'quote' });
    expect(rows(open)).toHaveLength(502);
    const reader = csvRows(',');
    const lines = splitLines();
    const found = [];
    // A line of 64 MiB in parts: none of it is kept.
    for (let at = 0; at < 64; at++) found.push(...lines.push('y'.repeat(MAX_LINE)).flatMap(reader.push));
    found.push(...lines.push('\na,b\n').flatMap(reader.push));
    expect(found).toMatchObject([
      { line: 1, code: 'row-too-long' },
      { line: 2, cells: ['a', 'b'] },
    ]);
  });

  it('are the same, however the file is cut into parts', () => {
    const text = fc.array(fc.constantFrom('a', '"', ',', '\n', '\r\n', ' ', '""'), { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 6 }), (whole, cuts) => {
        const reader = csvRows(',');
        const lines = splitLines();
        const places = [0, ...cuts.map((cut) => Math.min(cut, whole.length)).toSorted((one, other) => one - other), whole.length];
        const parts = places.slice(1).map((end, at) => whole.slice(places[at], end));
        const found = [...parts.flatMap((part) => lines.push(part)), ...lines.end()].flatMap(reader.push);
        expect([...found, ...reader.end()]).toEqual(rows(whole));
      }),
    );
  });

  it('do not continue across a line that is too long', () => {
    expect(rows(`a,"b\n"c\n${'x'.repeat(MAX_LINE + 1)}\nd"\ne,f`)).toMatchObject([
      { line: 1, code: 'quote' },
      { line: 2, code: 'quote' },
      { line: 3, code: 'row-too-long' },
      { line: 4, cells: ['d"'] },
      { line: 5, cells: ['e', 'f'] },
    ]);
  });

  it('read back what is written', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\r', '').trim());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 5 }), (table) => {
        const filled = table.filter((row) => row.some((one) => one !== ''));
        expect(cells(filled.map(writeRow).join(''))).toEqual(filled);
      }),
    );
  });

  it('have the separator of the region', () => {
    expect([separatorOf('a,b,c'), separatorOf('a;"b,c,d";e'), separatorOf('a\tb,c\td'), separatorOf('one')]).toEqual([',', ';', '\t', ',']);
  });
});

describe('the encoding of a table', () => {
  const of = (...parts: Uint8Array[]) => {
    const detector = detectEncoding();
    for (const part of parts) detector.push(part);
    return detector.end();
  };
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');

  it('is told by its mark, by zero bytes, or by what is valid UTF-8 to the end', () => {
    expect(of(Buffer.from('Größe;Maß'))).toEqual({ ok: true, encoding: 'utf-8' });
    expect(of(Buffer.from('\ufeffa,b'))).toEqual({ ok: true, encoding: 'utf-8' });
    expect(of(utf16('\ufeffGröße;1'))).toEqual({ ok: true, encoding: 'utf-16le' });
    expect(of(utf16('Name;Serie;Ort'))).toEqual({ ok: true, encoding: 'utf-16le' });
    expect(of(utf16('\ufeffName;1').swap16())).toEqual({ ok: true, encoding: 'utf-16be' });
    expect(of(Buffer.from('Gr\xf6\xdfe;10 \x80', 'latin1'))).toEqual({ ok: true, encoding: 'windows-1252' });
    const [one, other] = [Buffer.from('Grö').subarray(0, 3), Buffer.from('Grö').subarray(3)];
    expect(of(one, other)).toEqual({ ok: true, encoding: 'utf-8' });
    expect(of(one)).toEqual({ ok: true, encoding: 'windows-1252' });
    // Cut off within a character, and with a row from elsewhere.
    expect(of(Buffer.from('Größe'), one)).toEqual({ ok: true, encoding: 'utf-8' });
    expect(of(Buffer.from('Größe;Maß;Gr'), Buffer.from([0xf6]), Buffer.from('n'))).toEqual({ ok: true, encoding: 'utf-8' });
  });

  it('is refused for workbooks and for what is not text', () => {
    expect(of(Buffer.from('PK\x03\x04...'))).toMatchObject({ ok: false, detail: expect.stringContaining('CSV') });
    expect(of(Buffer.from([1, 0, 0, 0, 2, 0, 0, 9]))).toMatchObject({ ok: false });
  });
});
