// The log as CSV and JSON: complete, and safe to open in a spreadsheet.
import { describe, expect, test } from 'vitest';
import type { Inspection } from '../../../server/contract/index.ts';
import { csvCell, toCsv, toJsonArray } from '../../../server/store/audit-log/export.ts';

const inspection = (change: Partial<Inspection> = {}): Inspection => ({
  id: 7,
  at: '2026-11-21T10:00:00.000Z',
  item: 0,
  input: { channel: 'wedge', text: ']d2010952012345678821=1+1', sha256: 'ab'.repeat(32), bytes: 25 },
  recognised: { kind: 'gs1', gtin: '09520123456788', serial: '=1+1', flags: [] },
  headline: 'invalid',
  reasons: ['DPP-SIG-02', 'DPP-PRD-03'],
  checks: [],
  trust: { state: 'fresh', issuers: 1 },
  sample: true,
  appVersion: '0.1.0',
  hash: 'cd'.repeat(32),
  decisions: [
    { at: '2026-11-21T10:01:00.000Z', decision: 'held', officer: 'A', place: 'P', reference: '@REF', note: 'first' },
    {
      at: '2026-11-21T10:02:00.000Z',
      decision: 'released',
      officer: 'Ängström',
      place: 'Kiel, Nord',
      reference: '',
      note: 'said "no",\nthen yes',
    },
  ],
  ...change,
});

/** RFC 4180, read strictly. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let rest = text;
  let row: string[] = [];
  while (rest !== '') {
    const match = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest);
    if (match === null) throw new Error(`not RFC 4180 at: ${rest.slice(0, 40)}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
    rest = rest.slice(match[0].length);
  }
  return rows;
}

describe('CSV', () => {
  test('keeps what was asked about an earlier date apart from the verdicts of the day', () => {
    const past = inspection({ headline: 'valid-not-current', asOf: '2026-03-01T23:59:59.999Z' });
    const [header = [], today = [], then = []] = parseCsv([...toCsv([inspection(), past])].join('').slice(1));
    const cells = (row: string[]) => ['headline', 'asOf', 'headlineAsOf'].map((name) => row[header.indexOf(name)]);
    expect(cells(today)).toEqual(['invalid', '', '']);
    expect(cells(then)).toEqual(['', '2026-03-01T23:59:59.999Z', 'valid-not-current']);
  });

  test('has a header, one line per inspection, and the last decision', () => {
    const text = [...toCsv([inspection(), inspection({ id: 6, decisions: [] })])].join('');
    expect(text.startsWith('\ufeffnumber,')).toBe(true);
    const [header = [], first = [], second = []] = parseCsv(text.slice(1));
    const cell = (row: string[], name: string) => row[header.indexOf(name)];
    expect(cell(first, 'number')).toBe('7');
    expect(cell(first, 'headline')).toBe('invalid');
    expect(cell(first, 'reasons')).toBe('DPP-SIG-02 DPP-PRD-03');
    expect(cell(first, 'decision')).toBe('released');
    expect(cell(first, 'officer')).toBe('Ängström');
    expect(cell(first, 'place')).toBe('Kiel, Nord');
    expect(cell(first, 'note')).toBe('said "no",␊then yes');
    expect(cell(first, 'sample')).toBe('SAMPLE');
    expect(cell(first, 'serial')).toBe("'=1+1");
    expect([cell(second, 'number'), cell(second, 'decision')]).toEqual(['6', '']);
  });

  test('a text from outside is one line with nothing hidden in it', () => {
    expect(['\tx', '\r=x', '\n=x', 'a\u202eb\u0000', `x${'\u0301'.repeat(9)}`, '\uff1d1'].map(csvCell)).toEqual([
      '␉x',
      '␍=x',
      '␊=x',
      'a⟨U+202E⟩b␀',
      'x\u0301\u0301\u0301⟨+6⟩',
      "'\uff1d1",
    ]);
  });

  test('holds scanned codes and no credential or other document, whole or broken', () => {
    const inputs = (all: readonly Inspection[]) => {
      const [header = [], ...rows] = parseCsv([...toCsv(all)].join('').slice(1));
      return rows.map((row) => [row[header.indexOf('input')], row[header.indexOf('inputSha256')]]);
    };
    const of = (kind: Inspection['recognised']['kind'], text: string) =>
      inspection({ recognised: { kind, flags: [] }, input: { channel: 'paste', text, sha256: 'ab'.repeat(32), bytes: 1 } });
    const link = 'https://maker.example/passports/7';
    expect(inputs([of('link', link), of('other', 'a note'), of('invalid', '(01)123')])).toEqual(
      [link, 'a note', '(01)123'].map((text) => [text, 'ab'.repeat(32)]),
    );
    const left = [
      of('vc', '{"type":[]}'),
      of('sd-jwt', 'eyJhbGciOiJFZERTQSJ9.e30.AA~'),
      of('invalid', ' {"type":'),
      of('invalid', 'eyJhbGciOiJFZERTQSJ9.e3'),
      of('epcis-document', '{}'),
      of('other', 'x'.repeat(501)),
    ];
    expect(inputs(left).map(([text]) => text)).toEqual(left.map(() => ''));
  });

  test.each(['=1+1', '+49 30', '-1', '@SUM(A1)', '＝1'])('a cell that begins with a sign of a formula becomes text: %j', (value) => {
    const [[cell = ''] = []] = parseCsv(`${csvCell(value)}\r\n`);
    expect(cell).toBe(`'${value}`);
  });

  // As a spreadsheet reads the line where the list separator is another character: quotes count where they begin a cell.
  test.each([';', '\t'])('no cell becomes a formula where lines are split at %j', (separator) => {
    const texts = ['a;=1+1', 'a;"=1+1', 'a;@SUM(A1)', 'x\t=1', 'a\n=1', 'a\r\n+1', ';;-1', 'a; "=1', 'said "no";=2'];
    for (const text of texts) {
      const line = [csvCell(7), csvCell(text), csvCell('b')].join(',');
      const cells = line.split(new RegExp(`[${separator}\r\n]`)).map((cell) => cell.replace(/^["\s]+/, ''));
      expect([text, cells.filter((cell) => /^[=+\-@]/.test(cell))]).toEqual([text, []]);
    }
    expect(csvCell('a;b')).toBe('"a;b"');
  });

  test('numbers and harmless texts stay as they are', () => {
    expect([csvCell(-5), csvCell('a=b'), csvCell(undefined), csvCell('')]).toEqual(['-5', 'a=b', '', '']);
  });
});

test.each([0, 1, 3])('JSON of %i inspections is one array', (count) => {
  const all = Array.from({ length: count }, (_, id) => inspection({ id }));
  expect(JSON.parse([...toJsonArray(all)].join(''))).toEqual(all);
});
