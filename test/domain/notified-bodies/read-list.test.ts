// Lists of notified bodies as people bring them: read whole, or every mistake told with its place.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../server/domain/notified-bodies/csv.ts';
import { readBodyList } from '../../../server/domain/notified-bodies/read-list.ts';

const TODAY = '2027-03-01';
const BODY = { notifiedNumber: '0123', name: 'TÜV SÜD', country: 'DE', directives: ['2014/68/EU'], website: 'https://www.tuvsud.com/' };
const LIST = { statusDate: '2027-02-01', source: 'NANDO, export', bodies: [BODY] };
const read = (value: unknown) => readBodyList(typeof value === 'string' ? value : JSON.stringify(value), TODAY);
const mistakes = (value: unknown): readonly (string | undefined)[] => {
  const reading = read(value);
  return reading.ok ? [] : reading.errors.map(({ pointer }) => pointer);
};

describe('a list in JSON', () => {
  it('is read with its date and its source, which speaks for every body that names none', () => {
    expect(
      read({ ...LIST, bodies: [BODY, { ...BODY, notifiedNumber: '0044', source: 'own page', asOf: '2026-12', website: undefined }] }),
    ).toEqual({
      ok: true,
      list: {
        statusDate: '2027-02-01',
        source: 'NANDO, export',
        bodies: [
          { id: 'nb-0123', ...BODY, origin: 'list', source: 'NANDO, export', asOf: '2027-02-01', confidence: 'combined' },
          {
            id: 'nb-0044',
            ...BODY,
            notifiedNumber: '0044',
            website: '',
            origin: 'list',
            source: 'own page',
            asOf: '2026-12',
            confidence: 'combined',
          },
        ],
      },
    });
  });

  it.each<[string, unknown, readonly string[]]>([
    ['no date and no source', { bodies: [BODY] }, ['/statusDate', '/source']],
    ['a date that is none', { ...LIST, statusDate: '2027-02-30' }, ['/statusDate']],
    ['a date after today', { ...LIST, statusDate: '2027-03-02' }, ['/statusDate']],
    ['a member that is not known', { ...LIST, comment: 'x' }, ['/comment']],
    ['no bodies', { ...LIST, bodies: [] }, ['/bodies']],
    [
      'a body that is none',
      { ...LIST, bodies: [BODY, 7] },
      ['/bodies/1', '/bodies/1/notifiedNumber', '/bodies/1/country', '/bodies/1/directives', '/bodies/1/name'],
    ],
    ['a number that is none', { ...LIST, bodies: [{ ...BODY, notifiedNumber: '123' }] }, ['/bodies/0/notifiedNumber']],
    ['a number twice', { ...LIST, bodies: [BODY, { ...BODY, name: 'Another' }] }, ['/bodies/1/notifiedNumber']],
    ['a country that is none', { ...LIST, bodies: [{ ...BODY, country: 'EL' }] }, ['/bodies/0/country']],
    ['a name with a line break', { ...LIST, bodies: [{ ...BODY, name: 'A\nB' }] }, ['/bodies/0/name']],
    ['an act that is empty', { ...LIST, bodies: [{ ...BODY, directives: ['2014/68/EU', ' '] }] }, ['/bodies/0/directives/1']],
    ['an address that is none', { ...LIST, bodies: [{ ...BODY, website: 'javascript:alert(1)' }] }, ['/bodies/0/website']],
    ['an address without a host', { ...LIST, bodies: [{ ...BODY, website: 'https:///www.tuvsud.com/' }] }, ['/bodies/0/website']],
    ['an address with a user in it', { ...LIST, bodies: [{ ...BODY, website: 'https://nando.eu@evil.example/' }] }, ['/bodies/0/website']],
    ['a date of a body after today', { ...LIST, bodies: [{ ...BODY, asOf: '2027-04' }] }, ['/bodies/0/asOf']],
    ['a list instead of an object', [BODY], ['']],
    ['JSON that is broken', '{"statusDate":', ['']],
    ['a name that is there twice', '{"statusDate":"2027-02-01","statusDate":"2027-02-02"}', ['']],
  ])('with %s is refused with the place', (_, value, pointers) => {
    expect([...mistakes(value)].sort()).toEqual([...pointers].sort());
  });

  it('tells at most 200 mistakes', () => {
    expect(mistakes({ ...LIST, bodies: Array.from({ length: 500 }, () => ({})) })).toHaveLength(200);
  });
});

describe('a list in a table', () => {
  const table = (separator: string, end = '\n') =>
    [
      ['statusDate', '2027-02-01'],
      ['source', '"NANDO; export, ""full"""'],
      [],
      ['Number', 'Name', 'Country', 'Acts', 'Website', 'Remarks'],
      ['0123', '"TÜV SÜD, ""Product"""', 'DE', '2014/68/EU | 2009/48/EC', 'https://www.tuvsud.com/', 'x'],
      ['0044', '"TÜV; NORD"', 'DE', 'Regulation (EU) 2023/1230'],
    ]
      .map((cells) => cells.join(separator))
      .join(end);

  it.each([
    ['commas', table(',')],
    ['semicolons', table(';')],
    ['the line ends of another system', table(';', '\r\n')],
    ['a byte order mark', `\ufeff${table(',')}`],
  ])('is read with %s', (_, text) => {
    const reading = read(text);
    expect(reading).toMatchObject({
      ok: true,
      list: {
        statusDate: '2027-02-01',
        source: 'NANDO; export, "full"',
        bodies: [
          {
            notifiedNumber: '0123',
            name: 'TÜV SÜD, "Product"',
            directives: ['2014/68/EU', '2009/48/EC'],
            website: 'https://www.tuvsud.com/',
          },
          { notifiedNumber: '0044', name: 'TÜV; NORD', directives: ['Regulation (EU) 2023/1230'], website: '' },
        ],
      },
    });
  });

  it('tells the line of a mistake', () => {
    const reading = read(table(',').replace('0044', '44'));
    expect(reading.ok ? [] : reading.errors).toEqual([
      { pointer: '/bodies/1/notifiedNumber', detail: 'is four digits, as NANDO writes it: 0123 (line 6)' },
    ]);
  });

  it('without its date, without its header, or with a quote that stays open, is refused', () => {
    expect(mistakes(table(',').replace('statusDate,2027-02-01\n', ''))).toEqual(['/statusDate']);
    expect(mistakes(table(',').replace('Number,', 'Nr,'))).toEqual(['']);
    expect(mistakes(`${table(',')}\n"0055`)).toEqual(['']);
    expect(mistakes('')).toEqual(['']);
  });

  it('gives back every cell that was written into it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', 'ü', ' '), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const text = ['a,b', ...rows.map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))].join('\n');
        const written = rows.map((cells) => cells.map((value) => value.trim())).filter((cells) => cells.some((value) => value !== ''));
        expect(readCsv(text)?.map(({ cells }) => cells)).toEqual([['a', 'b'], ...written]);
      }),
    );
  });

  it('whatever the text, it is read or refused', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '{', '[', '\\', 'statusDate', 'source', '0123'), maxLength: 40 }),
        (text) => {
          const reading = read(text);
          expect(reading.ok || reading.errors.length > 0).toBe(true);
        },
      ),
    );
  });
});
