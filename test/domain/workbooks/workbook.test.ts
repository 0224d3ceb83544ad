// Workbooks as spreadsheet programs write them, and as nobody should: what a person sees in a cell comes out, and everything else is named.
import { openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { WORKBOOK_LIMITS, type WorkbookLimits } from '../../../server/domain/workbooks/limits.ts';
import { openWorkbook, type WorkbookFault } from '../../../server/domain/workbooks/workbook.ts';
import { type BookParts, textRows, workbook } from '../../fixtures/workbook.ts';

interface Line {
  readonly line?: number;
  readonly cells?: readonly (string | number)[];
  readonly code?: string;
  readonly detail?: string;
  readonly end?: object;
  readonly workbookSheet?: string;
}

async function linesOf(
  file: Blob,
  sheet = 0,
  limits: Partial<WorkbookLimits> = {},
): Promise<{ readonly lines: readonly Line[]; readonly fault: WorkbookFault | undefined }> {
  const book = await openWorkbook(file, { ...WORKBOOK_LIMITS, ...limits });
  if (!book.ok) return { lines: [], fault: book };
  const reading = book.lines(sheet);
  let text = '';
  for (;;) {
    const { done, value } = await reading.next();
    if (done !== true) text += value;
    else
      return {
        lines: text
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as Line),
        fault: value,
      };
  }
}
const rowsOf = async (parts: BookParts): Promise<readonly Line[]> => (await linesOf(workbook(parts))).lines.slice(1, -1);
/** The one cell A1. */
const cell = async (xml: string, parts: Omit<BookParts, 'sheets'> = {}) => {
  const [row] = await rowsOf({ sheets: { S: `<row r="1">${xml}</row>` }, ...parts });
  return row?.cells?.[0] ?? row?.code;
};

describe('a workbook of LibreOffice', () => {
  it('gives the rows as a person sees them, and tells what is hidden, merged and computed', async () => {
    const file = await openAsBlob(fileURLToPath(new URL('../../fixtures/libreoffice.xlsx', import.meta.url)));
    expect(await openWorkbook(file)).toMatchObject({ sheets: [{ name: 'Leuchten & Lampen', isHidden: false }, { name: 'Zweites' }] });
    expect(await linesOf(file)).toEqual({
      lines: [
        { workbookSheet: 'Leuchten & Lampen' },
        { line: 1, cells: ['GTIN', 'Serial', 'Name', 'Masse', 'Datum', 'Monat', 'Ja', 'Anteil', 'Summe'] },
        { line: 2, cells: ['09520123456788', 'A1', 'Größe „XL“ fett\nZeile 2', 0.1, '2026-11-23', '2026-11', 'true', '60%', 0.3] },
        { line: 3, cells: [9520123456788, 'A2', 'Lampe', 1.5] },
        { line: 4, cells: [9520123456788, 'A3', 'Verbunden', 1] },
        { line: 5, cells: [9520123456788, 'A4', '', 1] },
        { line: 6, code: 'cell-error', about: 'D6', detail: "the cell D6 holds the error '#DIV/0!'" },
        { end: { hiddenRows: 1, hiddenColumns: 1, formulas: 2, merged: ['C4:C5'] } },
      ],
      fault: undefined,
    });
    expect((await linesOf(file, 1)).lines[1]).toEqual({ line: 1, cells: ['x'] });
  });
});

describe('a cell', () => {
  it.each([
    ['0.1', 0.1],
    ['1.1000000000000001', 1.1],
    ['0.30000000000000004', 0.3],
    ['9520123456788', 9520123456788],
    ['9.52012345678E+12', 9520123456780],
    ['99999999999999', 99999999999999],
    ['999999999999999', 999999999999999],
    ['-2.5', -2.5],
    ['1000000000000000', 'cell-number'],
    ['1.23456789012345E+17', 'cell-number'],
    ['1e400', 'cell-number'],
    ['12abc', 'cell-number'],
  ])('with the number %s is %s', async (raw, value) => {
    expect(await cell(`<c r="A1"><v>${raw}</v></c>`)).toBe(value);
  });

  it.each([
    ['yyyy-mm-dd', '46349', '2026-11-23'],
    ['dd/mm/yy;@', '46349.75', '2026-11-23'],
    ['[$-407]d. mmmm yyyy', '46349', '2026-11-23'],
    ['mm/yyyy', '46349', '2026-11'],
    ['yyyy-mm-dd hh:mm', '46349.75', '2026-11-23T18:00:00'],
    ['yyyy-mm-dd hh:mm', '46349.999999', '2026-11-24'],
    ['yyyy-mm-dd hh:mm', '46349', '2026-11-23'],
    ['h:mm AM/PM', '0.5', '12:00:00'],
    ['yyyy-mm-dd', '1', '1900-01-01'],
    ['yyyy-mm-dd', '59', '1900-02-28'],
    ['yyyy-mm-dd', '60', 'cell-date'],
    ['yyyy-mm-dd', '61', '1900-03-01'],
    ['yyyy-mm-dd', '2958465', '9999-12-31'],
    ['yyyy-mm-dd', '2958466', 'cell-date'],
    ['yyyy-mm-dd', '-1', 'cell-date'],
    ['[h]:mm', '2.5', 'cell-date'],
    ['00000000000000', '9520123456788', '09520123456788'],
    ['0%', '0.07', '7%'],
    ['0.0" kg"', '1.5', 1.5],
    ['#,##0.00 [$€-407]', '1.5', 1.5],
    ['0.00E+00', '1500', 1500],
    ['General', '1500', 1500],
    ['@', '42', 42],
    ['"AB-"0000', '42', 'cell-format'],
    ['[<1]0%;0.00', '0.5', 'cell-format'],
    ['[Red]0%;-0%', '0.5', '50%'],
    ['000\\-000', '42', 'cell-format'],
    ['00-00', '42', 'cell-format'],
    ['0000"A"', '42', 'cell-format'],
    ['0000\\/00', '42', 'cell-format'],
    ['00":"00', '42', 'cell-format'],
    ['[$AB-]0000', '42', 'cell-format'],
    ['[$EUR]0000', '42', 'cell-format'],
    ['"No";;"Yes"', '1', 'cell-format'],
    ['"No";;"Yes"', '0', 'cell-format'],
    ['0;-0;;@', '0', 'cell-format'],
    ['0;-0;"unknown"', '0', 'cell-format'],
    ['0;;0', '-5', 'cell-format'],
    [';;;', '5', 'cell-format'],
    ['-0', '5', 'cell-format'],
    ['(0)', '5', 'cell-format'],
    ['"€ "0000', '42', 'cell-format'],
    ['*00', '42', 'cell-format'],
    ['0"0"', '42', 'cell-format'],
    ['0\\-', '5', 'cell-format'],
    ['00.00', '4.2', 'cell-format'],
    ['000%', '0.07', 'cell-format'],
    ['0"open', '5', 'cell-format'],
    ['#00000', '42', '00042'],
    ['0000', '42', '0042'],
    ['0;-0;;@', '5', 5],
    ['0;-0;;@', '-5', -5],
    ['_-* #,##0.00\\ _€_-;\\-* #,##0.00\\ _€_-;_-* "-"??\\ _€_-;_-@_-', '0', 0],
    ['"$"#,##0.00_);[Red]\\("$"#,##0.00\\)', '1.5', 1.5],
    ['[$EUR] 0.00', '1.5', 1.5],
    ['[$kr-41D] #,##0', '1500', 1500],
    ['# ??/??', '1.5', 1.5],
    ['.00', '0.5', 0.5],
    ['0\\ "°C"', '21', 21],
    ['#,##0', '0', 0],
  ])('of the format %s with %s is %s', async (code, raw, value) => {
    expect(await cell(`<c r="A1" s="1"><v>${raw}</v></c>`, { formats: [code] })).toBe(value);
  });

  it('counts its days from 1904 if the workbook does', async () => {
    const parts = { formats: ['yyyy-mm-dd'], properties: 'date1904="1"' };
    expect(await cell('<c r="A1" s="1"><v>44887</v></c>', parts)).toBe('2026-11-23');
    expect(await cell('<c r="A1" s="1"><v>0</v></c>', parts)).toBe('1904-01-01');
  });

  it.each([
    ['<c r="A1" t="b"><v>1</v></c>', 'true'],
    ['<c r="A1" t="b"><v>0</v></c>', 'false'],
    ['<c r="A1" t="b"><v>2</v></c>', 'cell-type'],
    ['<c r="A1" t="str"><f>A2&amp;"x"</f><v>ab</v></c>', 'ab'],
    ['<c r="A1"><f>A2+1</f></c>', 'cell-formula'],
    ['<c r="A1"><f>A2+1</f><v/></c>', 'cell-formula'],
    ['<c r="A1"><f>A2+1</f><v> </v></c>', 'cell-formula'],
    ['<c r="A1" t="str"><f>A2&amp;""</f><v></v></c>', undefined],
    ['<c r="A1"><v/></c>', undefined],
    ['<c r="A1" t="e"><v>#N/A</v></c>', 'cell-error'],
    ['<c r="A1" t="d"><v>2026-11-23</v></c>', '2026-11-23'],
    ['<c r="A1" t="d"><v>2026-11-23T00:00:00.000Z</v></c>', '2026-11-23'],
    ['<c r="A1" s="7"><v>46349</v></c>', 'cell-format'],
    ['<c r="A1" t="new"><v>1</v></c>', 'cell-type'],
    ['<c r="A1" t="s"><v>0</v></c>', 'plain'],
    ['<c r="A1" t="s"><v>1</v></c>', 'red green'],
    ['<c r="A1" t="s"><v>2</v></c>', '東京'],
    ['<c r="A1" t="s"><v>3</v></c>', 'a\nb <c> & _x0041_'],
    ['<c r="A1" t="s"><v>4</v></c>', 'cell-text'],
    ['<c r="A1" t="s"><v>-1</v></c>', 'cell-text'],
    ['<c r="A1" t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>', 'inline'],
    ['<x:c xmlns:x="u" r="A1"><x:v>5</x:v></x:c>', 5],
    ['<c r="A1" t="str"><v><![CDATA[a<b]]></v></c>', 'a<b'],
  ])('%s is %s', async (xml, value) => {
    const texts = [
      '<t>plain</t>',
      '<r><rPr><b/></rPr><t xml:space="preserve">red </t></r><r><t>green</t></r>',
      '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh>',
      '<t>a_x000D_&#10;b &lt;c&gt; &amp; _x005F_x0041_</t>',
    ];
    expect(await cell(xml, { texts })).toBe(value);
  });

  it.each([
    ['1', 'cell-formula'],
    ['true', 'cell-formula'],
    ['0', 3],
  ])('with a formula, where fullCalcOnLoad is %s, is %s', async (isOnLoad, value) => {
    const behind = `<calcPr fullCalcOnLoad="${isOnLoad}"/>`;
    expect(await cell('<c r="A1"><f>1+2</f><v>3</v></c>', { behind })).toBe(value);
    expect(await cell('<c r="A1"><v>3</v></c>', { behind })).toBe(3);
  });

  it('quotes what the file says in the reason of its refusal', async () => {
    const [row] = await rowsOf({ sheets: { S: '<row r="1"><c r="A1" t="\u202e: fine"><v>1</v></c></row>' } });
    expect(row?.detail).toBe("the cell A1 is of a type that is not read: '⟨U+202E⟩: fine'");
  });

  it('may lack its place, and empty cells and rows leave gaps', async () => {
    expect(
      await rowsOf({
        sheets: {
          S: '<row r="3"><c r="B3"><v>1</v></c><c><v>2</v></c><c r="F3"/></row><row><c t="str"><v> </v></c></row><row><c><v>3</v></c></row>',
        },
      }),
    ).toEqual([
      { line: 3, cells: ['', 1, 2] },
      { line: 5, cells: [3] },
    ]);
  });
});

describe('a workbook', () => {
  it('is refused when it is something else, with what to do', async () => {
    const ole = (stream: string) => {
      const bytes = Buffer.alloc(2048);
      Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
      bytes.writeUInt16LE(9, 30);
      bytes.writeUInt32LE(1, 48);
      bytes.write(stream, 1024 + 128, 'utf16le');
      return new Blob([bytes]);
    };
    const archive = (files: Record<string, string>) =>
      new Blob([Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))))]);
    const binary = workbook({
      sheets: { S: '' },
      more: {
        '_rels/.rels': '<Relationships><Relationship Id="1" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
        'xl/workbook.bin': 'x',
      },
    });
    for (const [file, reason] of [
      [ole('EncryptedPackage'), 'encrypted'],
      [ole('Workbook'), '.xls)'],
      [binary, '.xlsb'],
      [archive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'META-INF/manifest.xml': '' }), 'OpenDocument'],
      [archive({ 'a.txt': 'a' }), 'not a workbook'],
      [new Blob(['gtin,serial']), 'not a workbook'],
      [new Blob([]), 'not a workbook'],
    ] as const)
      expect(await openWorkbook(file)).toMatchObject({ ok: false, detail: expect.stringContaining(reason) });
  });

  it('is refused when it is cut off, altered or ambiguous, and says that its rows are not complete', async () => {
    const whole = workbook({ sheets: { S: textRows([['a'], ['b'.repeat(5000)]]) } });
    expect((await linesOf(whole)).fault).toBeUndefined();
    expect((await linesOf(whole.slice(0, whole.size / 2))).fault).toMatchObject({ detail: expect.stringContaining('cut off') });
    const bytes = Buffer.from(await whole.arrayBuffer());
    const at = bytes.indexOf('xl/worksheets/sheet1.xml') + 60;
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    expect((await linesOf(new Blob([bytes]))).fault).toMatchObject({ detail: expect.stringContaining('damaged') });
    const twice = zipSync({ 'XL/a': Buffer.from('1'), 'xl/A': Buffer.from('2') });
    expect((await linesOf(new Blob([Buffer.from(twice)]))).fault?.detail).toBe('the package holds two files of one name');
  });

  it.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><row/>', 'document type'],
    ['an unknown reference', '<row><c t="str"><v>&a;</v></c></row>', 'reference'],
    ['half a surrogate pair', '<row><c t="str"><v>&#xd800;</v></c></row>', 'reference'],
    ['an element closed twice', '<row></c></row>', 'closed'],
    ['rows backwards', '<row r="2"/><row r="1"/>', 'order'],
    ['a row of another sheet', '<row r="2000000"/>', 'order'],
    ['two cells of one place', '<row r="1"><c r="B1"/><c r="B1"/></row>', 'order'],
    ['a cell of another row', '<row r="1"><c r="A2"/></row>', 'order'],
    ['elements 40 deep', '<a>'.repeat(40), 'nested'],
    ['a tag of a megabyte', `<row a="${'x'.repeat(1_000_000)}"/>`, 'longer'],
    ['a tag within a tag', '<row <c/>/>', "'<'"],
  ])('with %s is damaged', async (_, xml, reason) => {
    const { fault } = await linesOf(workbook({ sheets: { S: xml } }));
    expect(fault).toMatchObject({ code: 'not-a-table', detail: expect.stringContaining(reason) });
  });

  it('refuses by name a row that is too long or too wide, and reads on', async () => {
    const texts = ['<t>long</t>', `<t>${'x'.repeat(40_000)}</t>`];
    const many = (text: number, cells: number) => `<row>${`<c t="s"><v>${text}</v></c>`.repeat(cells)}</row>`;
    const wide = '<row r="3"><c r="ZZZ3"><v>1</v></c></row>';
    expect(
      (await rowsOf({ sheets: { S: many(0, 10_000) + many(1, 200) + wide + many(0, 1) }, texts })).map(({ line, code }) => [line, code]),
    ).toEqual([
      [1, 'too-many-columns'],
      [2, 'row-too-long'],
      [3, 'too-many-columns'],
      [4, undefined],
    ]);
  });

  it('is damaged by a text of more than a megabyte, shared or in a cell', async () => {
    const runs = `<r><t>${'x'.repeat(40_000)}</t></r>`.repeat(27);
    for (const parts of [
      { sheets: { S: `<row><c t="inlineStr"><is>${runs}</is></c></row>` } },
      { sheets: { S: '' }, texts: [runs] },
      { sheets: { S: `<row><c t="str"><v>${'x'.repeat(1_100_000)}</v></c></row>` } },
    ])
      expect((await linesOf(workbook(parts))).fault).toMatchObject({
        code: 'not-a-table',
        detail: expect.stringContaining('longer than 1048576 characters'),
      });
  });

  it('refuses a row that one text makes too long, and reads on', async () => {
    const long = `<c t="s"><v>0</v></c>`.repeat(26);
    const texts = [`<t>${'x'.repeat(40_000)}</t>`, `<t>${'x'.repeat(1_000_000)}</t>`];
    const sheets = { S: `<row>${long}<c t="s"><v>1</v></c></row><row><c t="s"><v>1</v></c><c t="s"><v>0</v></c></row>` };
    expect((await rowsOf({ sheets, texts })).map(({ code }) => code)).toEqual(['row-too-long', undefined]);
  });

  it('is refused with more than a thousand merged ranges, and tells fewer', async () => {
    const merged = (count: number) =>
      `<row><c><v>1</v></c></row><!-- behind --><mergeCells>${Array.from({ length: count }, (_, at) => `<mergeCell ref="A${at * 2 + 1}:B${at * 2 + 1}"/>`).join('')}</mergeCells>`;
    expect((await linesOf(workbook({ sheets: { S: merged(1001) } }))).fault).toMatchObject({ code: 'merged' });
    expect((await linesOf(workbook({ sheets: { S: merged(2) } }))).lines.at(-1)).toMatchObject({ end: { merged: ['A1:B1', 'A3:B3'] } });
  });

  it.each([
    ['bytes', 500, 'too-large', 'at most 500 are read'],
    ['parts', 5, 'not-a-table', 'more than 5 files'],
    ['sheet', 2000, 'not-a-table', 'unpacks to more than 2000 bytes'],
    ['texts', 200, 'not-a-table', 'unpacks to more than 200 bytes'],
    ['other', 100, 'not-a-table', 'unpacks to more than 100 bytes'],
    ['written', 20_000, 'too-large', 'more than 20000 characters'],
    ['rows', 5, 'not-a-table', 'not in their order'],
    ['merged', 1, 'merged', 'more than 1 merged ranges'],
  ] as const)('is read within the limit of its %s', async (limit, most, code, detail) => {
    const long = '<c t="s"><v>0</v></c>'.repeat(3);
    const behind = '<!-- behind --><mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A2:B2"/></mergeCells>';
    const file = workbook({ sheets: { S: `<row>${long}</row>`.repeat(100) + behind }, texts: [`<t>${'x'.repeat(200)}</t>`] });
    expect((await linesOf(file)).fault).toBeUndefined();
    expect((await linesOf(file, 0, { [limit]: most })).fault).toMatchObject({ code, detail: expect.stringContaining(detail) });
  });

  it('counts refused rows among the characters that come out, and lists so many sheets only', async () => {
    const refused = `<row>${'<c t="s"><v>0</v></c>'.repeat(5)}<c t="e"><v>#N/A</v></c></row>`.repeat(20);
    const file = workbook({ sheets: { S: refused, T: '' }, texts: [`<t>${'x'.repeat(1000)}</t>`] });
    expect((await linesOf(file, 0, { written: 120_000 })).fault).toBeUndefined();
    expect((await linesOf(file, 0, { written: 90_000 })).fault).toMatchObject({ code: 'too-large' });
    expect(await openWorkbook(file, { ...WORKBOOK_LIMITS, sheets: 1 })).toMatchObject({ sheets: [{ name: 'S' }] });
  });

  it('in UTF-16 and in parts of any size is read alike', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-16"?><worksheet><sheetData>${textRows([
      ['Größe', '„€“ & 東京'],
      ['x'.repeat(3000), '🔋'.repeat(3000)],
    ])}</sheetData></worksheet>`;
    const plain = workbook({
      sheets: {
        S: textRows([
          ['Größe', '„€“ & 東京'],
          ['x'.repeat(3000), '🔋'.repeat(3000)],
        ]),
      },
    });
    const files = {
      '_rels/.rels': '<Relationships><Relationship Id="1" Type="x/officeDocument" Target="/w.xml"/></Relationships>',
      'w.xml': '<workbook><sheets><sheet name="S" id="a"/></sheets></workbook>',
      '_rels/w.xml.rels': '<Relationships><Relationship Id="a" Type="x/worksheet" Target="./s.xml"/></Relationships>',
    };
    const wide = zipSync({
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
      's.xml': Buffer.from(`\ufeff${xml}`, 'utf16le'),
    });
    expect(await linesOf(new Blob([Buffer.from(wide)]))).toEqual(await linesOf(plain));
  });
});
