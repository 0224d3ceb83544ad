import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NotifiedBody } from '../../../server/contract/index.ts';
import { original } from '../../../server/domain/foreign/index.ts';
import { actWords } from '../../../server/domain/notified-bodies/acts.ts';
import { BUNDLED, STATUS_DATE } from '../../../server/domain/notified-bodies/bundled.ts';
import { indexBodies, searchBodies } from '../../../server/domain/notified-bodies/search.ts';
import { COUNTRIES } from '../../../server/domain/passport/fields/countries.ts';

const index = indexBodies(BUNDLED);
const ALL = { limit: 1000, offset: 0 } as const;
const numbers = (query: string, country?: string): string[] =>
  searchBodies(index, { query, ...(country === undefined ? {} : { country }), ...ALL }).items.map(({ notifiedNumber }) => notifiedNumber);
const numbersWhere = (keep: (body: NotifiedBody) => boolean): string[] => BUNDLED.filter(keep).map(({ notifiedNumber }) => notifiedNumber);

describe('the bundled list', () => {
  test('holds 28 bodies, each with a number of its own, a country, acts, a site, and what vouches for it', () => {
    expect(BUNDLED).toHaveLength(28);
    expect(new Set(BUNDLED.map(({ id }) => id)).size).toBe(28);
    for (const body of BUNDLED) {
      expect(body.id).toBe(`nb-${body.notifiedNumber}`);
      expect(body.notifiedNumber).toMatch(/^\d{4}$/);
      expect(COUNTRIES.has(body.country), body.country).toBe(true);
      expect(body.directives.length).toBeGreaterThan(0);
      expect(new URL(body.website)).toMatchObject({ protocol: 'https:', username: '', search: '', hash: '' });
      expect(body.source).toMatch(/\S{4}/);
      expect(['stated', 'combined']).toContain(body.confidence);
      if (body.asOf !== undefined) {
        expect(body.asOf).toMatch(/^\d{4}-\d\d(?:-\d\d)?$/);
        expect(body.asOf <= STATUS_DATE).toBe(true);
      }
    }
  });

  test('knows abbreviations or titles of every act that it names', () => {
    for (const act of new Set(BUNDLED.flatMap(({ directives }) => directives.map(original)))) {
      expect(actWords(act).titles.length, act).toBeGreaterThan(0);
    }
  });
});

describe('searching', () => {
  test('finds a name without its accents, in any case, words in any order', () => {
    for (const query of ['tüv nord cert', 'TUV NORD CERT', 'cert nord tuv', 'Tuev Nord Cert', '  TÜV   NORD CERT ', 'tu\u0308v nord cert'])
      expect(numbers(query), query).toEqual(['0044']);
    expect(numbers('materialow budowlanych')).toEqual(['2311']);
    expect(numbers('strojirensky')).toEqual(['1015']);
    expect(numbers('IMQ - istituto')).toEqual(['0051']);
  });

  test.each(['0123', '123', 'NB 0123', 'nb0123', 'NB-0123', 'CE 0123', 'CE0123', 'No. 0123'])('%s puts that number first', (query) => {
    expect(numbers(query)[0]).toBe('0123');
  });

  test('an exact number goes before a lower one that contains it in part', () => {
    const two = indexBodies([made({ notifiedNumber: '0100', name: 'Body of 1999' }), made({ notifiedNumber: '1999' })]);
    expect(searchBodies(two, { query: '1999', ...ALL }).items.map(({ notifiedNumber }) => notifiedNumber)).toEqual(['1999', '0100']);
  });

  test('a country code that stands alone finds the bodies of that country only', () => {
    for (const code of ['DE', 'de', 'IT', 'FR']) {
      const own = numbersWhere(({ country }) => country === code.toUpperCase());
      expect(numbers(code), code).toEqual(own);
      expect(own.length).toBeGreaterThan(0);
    }
    expect(numbers('institut de')).not.toEqual([]);
  });

  test('finds a country by code and by name in three languages', () => {
    const german = numbersWhere(({ country }) => country === 'DE');
    for (const query of ['Germany', 'germany', 'Deutschland', 'Allemagne']) expect(numbers(query), query).toEqual(german);
    expect(numbers('de')).toEqual(expect.arrayContaining(german));
    expect(numbers('Czech Republic')).toEqual(numbersWhere(({ country }) => country === 'CZ'));
    expect(numbers('HR')).toContain('2494');
    expect(numbers('SGS Finland')).toEqual(['0598']);
  });

  test.each([
    '305/2011',
    '2011/305',
    '305/2011/EU',
    'CPR',
    'cpr',
    'Construction Products',
    'Regulation (EU) 305/2011',
    'Regulation (EU) No 305/2011',
    'Directive 305/2011',
    '(EU) 2011/305',
    'Verordnung (EU) Nr. 305/2011',
    'Bauproduktenverordnung',
  ])('%s finds the bodies for construction products, and only those', (query) => {
    expect(numbers(query)).toEqual(numbersWhere(({ directives }) => directives.includes('Regulation (EU) 305/2011')));
  });

  test.each([
    ['2014/53/EU', '2014/53/EU'],
    ['RED', '2014/53/EU'],
    ['radio equipment directive', '2014/53/EU'],
    ['2023/1230', 'Regulation (EU) 2023/1230'],
    ['machinery', 'Regulation (EU) 2023/1230'],
    ['PPE', 'Regulation (EU) 2016/425'],
    ['2009/48/EC', '2009/48/EC'],
    ['EMC', '2014/30/EU'],
    ['PED', '2014/68/EU'],
  ])('%s finds the bodies under %s', (query, act) => {
    expect(numbers(query)).toEqual(numbersWhere(({ directives }) => directives.includes(act)));
  });

  test('an abbreviation is a whole word: a part of it is none', () => {
    const one = indexBodies([made({ directives: ['2014/53/EU'] })]);
    expect(['RED', 'red', 'RE', 'ED'].map((query) => searchBodies(one, { query, ...ALL }).total)).toEqual([1, 1, 0, 0]);
  });

  test('combines words with the country filter, in either case', () => {
    expect(numbers('2016/425', 'ie')).toEqual(['2777']);
    expect(numbers('2016/425 bsi')).toEqual(['2797']);
    expect(numbers('tuv', 'AT')).toEqual(['0408']);
    expect(numbers('', 'ZZ')).toEqual([]);
  });

  test.each(['%', '_', '.*', '\\', 'batteries 2023/1542', '9999', "' OR 1=1", '\u0000', '__proto__'])('%j finds nothing', (query) => {
    expect(numbers(query)).toEqual([]);
  });

  test('nothing asked for is everything, in the order of the numbers', () => {
    expect(numbers('')).toEqual(numbersWhere(() => true).toSorted());
    expect(numbers('   ')).toHaveLength(28);
  });

  test('an act without a table entry is found by its own number', () => {
    const one = indexBodies([made({ directives: ['Regulation (EU) 2024/9999'] })]);
    expect(searchBodies(one, { query: 'Regulation 9999/2024', ...ALL }).total).toBe(1);
  });
});

describe('for any list and any words', () => {
  const name = fc.string({ unit: fc.constantFrom(...'aAzZäÖüßłŁéÇøđ -–.,()&/19'), minLength: 1, maxLength: 20 });
  const list = fc.uniqueArray(
    fc.record({
      name,
      notifiedNumber: fc.nat({ max: 9999 }).map((number) => String(number).padStart(4, '0')),
      country: fc.constantFrom('DE', 'FR', 'PL', 'AT'),
      directives: fc.subarray(['2014/53/EU', 'Regulation (EU) 305/2011', 'Regulation (EU) 2016/425'], { minLength: 1 }),
    }),
    { selector: ({ notifiedNumber }) => notifiedNumber, maxLength: 12 },
  );
  const query = fc.oneof(name, fc.string(), fc.constantFrom('', 'de', 'cpr', '305/2011', 'germany'), fc.nat({ max: 9999 }).map(String));

  test('what is found is a part of the list, counted before paging, and pages join up without a gap', () => {
    fc.assert(
      fc.property(list, query, fc.integer({ min: 1, max: 5 }), (bodies, words, limit) => {
        const held = indexBodies(bodies.map(made));
        const whole = searchBodies(held, { query: words, ...ALL });
        expect(whole.items).toHaveLength(whole.total);
        const pages = Array.from(
          { length: Math.ceil(whole.total / limit) + 1 },
          (_, page) => searchBodies(held, { query: words, limit, offset: page * limit }).items,
        );
        expect(pages.flat()).toEqual(whole.items);
        const found = whole.items.map(({ notifiedNumber }) => notifiedNumber);
        const rest = found.filter((number) => number !== words.trim().padStart(4, '0'));
        expect(rest).toEqual(rest.toSorted());
        for (const country of ['DE', 'at']) {
          const filtered = searchBodies(held, { query: words, country, ...ALL });
          expect(filtered.items).toEqual(whole.items.filter((body) => body.country === country.toUpperCase()));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('every body is found by its name, its number, its country and its acts, shouted or without accents', () => {
    const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    fc.assert(
      fc.property(
        list,
        fc.constantFrom(String, (text: string) => text.toUpperCase(), bare),
        (bodies, written) => {
          const held = indexBodies(bodies.map(made));
          for (const { name, notifiedNumber, country, directives } of bodies) {
            for (const words of [notifiedNumber, country, ...directives, name]) {
              const found = searchBodies(held, { query: written(words), ...ALL }).items.map((body) => body.notifiedNumber);
              expect(found, words).toContain(notifiedNumber);
            }
            expect(searchBodies(held, { query: notifiedNumber, ...ALL }).items[0]?.notifiedNumber).toBe(notifiedNumber);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

const made = (change: Partial<NotifiedBody>): NotifiedBody => {
  const notifiedNumber = change.notifiedNumber ?? '0001';
  return {
    id: `nb-${notifiedNumber}`,
    name: 'A body',
    country: 'BE',
    notifiedNumber,
    directives: ['2014/68/EU'],
    website: 'https://body.example/',
    origin: 'third-party',
    source: 'made for a test',
    confidence: 'stated',
    ...change,
  };
};
