// Lists of passports against a plain reference, over generated histories: put, renamed, withdrawn, removed, indexed in slices at any moment.
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../server/domain/encoding/fold.ts';
import { openStore } from '../../server/store/open.ts';
import { indexWords, listAgain, OF_PASSPORTS } from '../../server/store/passports/index-words.ts';
import { listPassports, type PassportQuery } from '../../server/store/passports/list.ts';
import { putPassport } from '../../server/store/passports/passports.ts';
import type { PassportRecord } from '../../server/store/passports/record.ts';
import { removeSample } from '../../server/store/passports/sample.ts';
import type { Store } from '../../server/store/store.ts';
import { indexedParts, partsOf } from '../../server/store/words/parts.ts';
import { rarestParts } from '../../server/store/words/rarest.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const now = new Date('2026-11-21T10:00:00Z');
const NAMES = ['Bötterie 100 %', 'Battery "B"', 'bat', 'tery Bat', 'Ölfilter', 'steel_beam', '电池 battery', 'a b', ''];
const WORDS = [
  'bat',
  'battery',
  'öl',
  'olf',
  'tery bat',
  'bat tery',
  '100 %',
  '"b"',
  '_',
  'l_b',
  '电池',
  'b',
  'dpp 3',
  'S1',
  'no such',
  '  ',
];
const CATEGORIES = ['battery', 'steel', 'other'] as const;
const STATUSES = ['active', 'inactive', 'archived', 'invalid'] as const;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      put: fc.nat(11),
      name: fc.constantFrom(...NAMES),
      category: fc.constantFrom(...CATEGORIES),
      status: fc.constantFrom(...STATUSES),
      day: fc.nat(8),
      sample: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ indexed: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.constant({ removed: true }) },
  { weight: 1, arbitrary: fc.constant({ again: true }) },
);

const asked = fc.record(
  {
    query: fc.constantFrom(...WORDS),
    category: fc.constantFrom(...CATEGORIES),
    status: fc.constantFrom(...STATUSES),
    limit: fc.integer({ min: 1, max: 5 }),
    offset: fc.nat(4),
  },
  { requiredKeys: ['limit', 'offset'] },
);

/** Words anywhere in the text, one behind the other. */
function contains(text: string, query: string): boolean {
  let at = 0;
  return fold(query)
    .split(' ')
    .every((word) => {
      const found = text.indexOf(word, at);
      at = found + word.length;
      return found >= 0;
    });
}

type Known = PassportRecord & { readonly row: number };
function reference(known: readonly Known[], { query, category, status, limit, offset }: PassportQuery) {
  const found = known
    .filter((one) => !query || contains(fold(one.dppCode, one.gtin, one.serial, one.productName, one.manufacturer, one.category), query))
    .filter((one) => (category === undefined || one.category === category) && (status === undefined || one.dppStatus === status))
    .sort((one, other) => (one.lastUpdated === other.lastUpdated ? other.row - one.row : one.lastUpdated < other.lastUpdated ? 1 : -1));
  return { total: found.length, codes: found.slice(offset, offset + limit).map(({ dppCode }) => dppCode) };
}

const rowOf = ({ db }: Store, dppCode: string): number =>
  db.prepare('SELECT id FROM passports WHERE dpp_code = ?').pluck().get(dppCode) as number;

it('says what a walk through all passports says', () => {
  let number = 0;
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 25 }),
      fc.array(asked, { minLength: 4, maxLength: 8 }),
      fc.nat(6),
      (steps, queries, counted) => {
        const store = openStore(withNewStore(join(folder, String(number++))));
        try {
          const known = new Map<string, Known>();
          for (const one of steps) {
            if ('indexed' in one) indexWords(store, one.indexed);
            else if ('again' in one) store.db.transaction(() => listAgain(store.db))();
            else if ('removed' in one) {
              removeSample(store);
              for (const [code, { sample }] of known) if (sample) known.delete(code);
            } else {
              const record: PassportRecord = {
                dppCode: `DPP-${one.put}`,
                serial: `S${one.put}`,
                category: one.category,
                dppStatus: one.status,
                productName: one.name,
                manufacturer: 'Ångström',
                document: '{}',
                lastUpdated: `2026-01-0${one.day + 1}T00:00:00Z`,
                sample: one.sample,
              };
              putPassport(store, record, now);
              known.set(record.dppCode, { ...record, row: rowOf(store, record.dppCode) });
            }
          }
          for (const query of queries) {
            const { total, isMore = false, items } = listPassports(store, query, counted);
            const { total: all, codes } = reference([...known.values()], query);
            const expected = query.query && all > counted ? { total: counted, isMore: true, codes } : { total: all, isMore: false, codes };
            expect({ total, isMore, codes: items.map(({ dppCode }) => dppCode) }, JSON.stringify(query)).toEqual(expected);
          }
        } finally {
          store.close();
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('finds a word by parts that each text with it has, wherever it stands', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '1', '"', "'", '-', 'é', '电', '😀', ' '), { maxLength: 14 })
    .map((all) => fold(all.join('')));
  fc.assert(
    fc.property(text, fc.nat(13), fc.nat(13), (whole, from, to) => {
      const indexed = indexedParts(whole).split(' ');
      for (const word of [...whole].slice(from, to).join('').split(' '))
        for (const part of partsOf(word)) expect(indexed.some((one) => one.startsWith(part))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('asks the index for the rarest parts, and never for the beginning of most', () => {
  const store = openStore(join(folder, 'rare'));
  const record = { category: 'steel', dppStatus: 'active', productName: 'Beam', manufacturer: 'M', document: '{}', sample: false } as const;
  store.db.transaction(() => {
    for (let at = 10_100; at < 10_400; at++) putPassport(store, { ...record, dppCode: `DPP-${at}`, lastUpdated: '2026' }, now);
  })();
  const parts = (...words: readonly string[]) => rarestParts(store.db, words)?.split(' ').toSorted();
  expect(parts('dpp-10173')).toEqual(['"-1017"', '"10173"']);
  expect(parts('beam', '0173')).toEqual(['"0173"*']);
  expect(parts('10173', '3"x')).toEqual(['"10173"', '"3""x"*']);
  expect([parts('beam'), parts('dp'), parts('dpp-1')]).toEqual([undefined, undefined, ['"dpp-1"']]);
  store.close();
});

it('separates no word at a sign, and is asked for no part with a control character', () => {
  const store = openStore(join(folder, 'signs'));
  const signs = Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0x21 + at)).filter((sign) => !/[a-z0-9]/i.test(sign));
  const record = { category: 'steel', dppStatus: 'active', manufacturer: 'M', document: '{}', lastUpdated: '2026', sample: false } as const;
  for (const [at, sign] of signs.entries()) putPassport(store, { ...record, dppCode: `D${at}`, productName: `ab${sign}cd` }, now);
  putPassport(store, { ...record, dppCode: 'control', productName: 'ab\u0001cd' }, now);
  indexWords(store, 100);
  for (const [at, sign] of signs.entries())
    for (const query of [`ab${sign}cd`, `b${sign}c`])
      expect(
        listPassports(store, { query, limit: 5, offset: 0 }).items.map(({ dppCode }) => dppCode),
        query,
      ).toEqual([`D${at}`]);
  expect(listPassports(store, { query: 'ab\u0001cd', limit: 5, offset: 0 }).total).toBe(1);
  store.close();
});

it('indexes all that is due, in slices, once', () => {
  const store = openStore(join(folder, 'slices'));
  for (let at = 0; at < 5; at++)
    putPassport(
      store,
      {
        dppCode: `D${at}`,
        category: 'steel',
        dppStatus: 'active',
        productName: 'Beam',
        manufacturer: 'M',
        document: '{}',
        lastUpdated: '2026',
        sample: false,
      },
      now,
    );
  expect([2, 2, 2, 2].map((most) => indexWords(store, most))).toEqual([2, 2, 1, 0]);
  const words = store.db.prepare("SELECT count(*) FROM passport_words WHERE passport_words MATCH 'beam'").pluck();
  expect([words.get(), store.db.prepare('SELECT count(*) FROM passport_words_due').pluck().get()]).toEqual([5, 0]);
  expect(store.db.prepare('SELECT * FROM passport_counts').all()).toEqual([{ category: 'steel', dpp_status: 'active', number: 5 }]);
  expect(OF_PASSPORTS).toHaveLength(2);
  store.close();
});

it.each<[string, Partial<PassportQuery>]>([
  ['a word', { query: 'battery' }],
  ['words', { query: 'battery cell' }],
  ['a word and a kind', { query: 'battery', category: 'steel', status: 'invalid' }],
  ['a kind', { category: 'steel' }],
  ['a rare status', { status: 'invalid' }],
  ['all', {}],
])('walks no table for %s', (_, query) => {
  const store = openStore(join(folder, 'plans'));
  putPassport(
    store,
    {
      dppCode: 'D',
      category: 'steel',
      dppStatus: 'active',
      productName: 'Beam',
      manufacturer: 'M',
      document: '{}',
      lastUpdated: '2026',
      sample: false,
    },
    now,
  );
  const seen: string[] = [];
  const { prepare } = store.db;
  store.db.prepare = ((sql: string) => {
    seen.push(sql);
    return prepare.call(store.db, sql);
  }) as typeof prepare;
  listPassports(store, { limit: 5, offset: 0, ...query });
  store.db.prepare = prepare;
  const asking = seen.filter((sql) => /FROM passports?\b/.test(sql));
  expect(asking.length).toBeGreaterThan(0);
  for (const sql of asking) {
    const values = (sql.match(/\?/g) ?? []).map(() => '1');
    const plan = store.db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { readonly detail: string }[];
    const scans = plan
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN passports\b/.test(detail) && !/INDEX passports_(updated|not_active)/.test(detail));
    expect(scans, sql).toEqual([]);
    // Otherwise the words would be tried on each passport of the kind.
    if (query.query !== undefined && /MATCH/.test(sql)) expect(plan.map(({ detail }) => detail).join()).not.toContain('passports_category');
  }
  store.close();
});
