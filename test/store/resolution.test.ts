// What the resolver may name for a GTIN: published, in state, counted, and found from the index alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { putPassport } from '../../server/store/passports/passports.ts';
import type { PassportRecord } from '../../server/store/passports/record.ts';
import { activePassports, classPassport, knownBy } from '../../server/store/passports/resolution.ts';
import type { Store } from '../../server/store/store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const GTIN = '09520123456788';
const NOW = new Date('2026-11-21T00:00:00Z');
let store: Store;
let reader: Store;

const put = (dppCode: string, change: Partial<PassportRecord> = {}) =>
  putPassport(
    store,
    {
      dppCode,
      gtin: GTIN,
      category: 'battery',
      dppStatus: 'active',
      productName: 'Battery',
      manufacturer: 'Maker',
      document: '{}',
      lastUpdated: '2026-01-01T00:00:00Z',
      publishedAt: '2026-01-01T00:00:00Z',
      sample: false,
      ...change,
    },
    NOW,
  );
const draft = (dppCode: string, change: Partial<PassportRecord> = {}) => {
  put(dppCode, change);
  store.db.prepare('UPDATE passports SET published_at = NULL WHERE dpp_code = ?').run(dppCode);
};

beforeAll(() => {
  const folder = temporaryFolder();
  store = openStore(folder);
  put('b', { serial: 'B', batch: 'L1' });
  put('a', { serial: 'A', batch: 'L1' });
  put('c', { serial: 'C' });
  put('old', { serial: 'D', dppStatus: 'archived', batch: 'L2' });
  put('bad', { serial: 'E', dppStatus: 'invalid', batch: 'L3' });
  draft('new', { serial: 'F', batch: 'L4' });
  reader = openStore(folder, { readonly: true });
});
afterAll(() => {
  reader.close();
  store.close();
});

describe('a GTIN', () => {
  it('lists its active passports in order, in pages, and those of a lot', () => {
    expect(activePassports(reader, { gtin: GTIN }, 2, 0)).toEqual({ codes: ['a', 'b'], total: 3 });
    expect(activePassports(reader, { gtin: GTIN }, 2, 2)).toEqual({ codes: ['c'], total: 3 });
    expect(activePassports(reader, { gtin: GTIN, lot: 'L1' }, 9, 0)).toEqual({ codes: ['a', 'b'], total: 2 });
    expect(activePassports(reader, { gtin: '09506000134352' }, 9, 0)).toEqual({ codes: [], total: 0 });
  });

  it('is known by a published passport that is not invalid', () => {
    expect(knownBy(reader, { gtin: GTIN })).toBe('a');
    expect(['L1', 'L2', 'L3', 'L4'].map((lot) => knownBy(reader, { gtin: GTIN, lot }))).toEqual(['a', 'old', undefined, undefined]);
  });

  it('is counted anew when another connection has written', () => {
    put('late', { serial: 'Z' });
    expect(activePassports(reader, { gtin: GTIN }, 9, 0).total).toBe(4);
    expect(activePassports(store, { gtin: GTIN }, 9, 0).total).toBe(4);
    store.db.prepare("DELETE FROM passports WHERE dpp_code = 'late'").run();
    expect([reader, store].map((each) => activePassports(each, { gtin: GTIN }, 9, 0).total)).toEqual([3, 3]);
  });

  it('has a passport as a whole, or a lot has: active before others, never an item’s, a draft or an invalid one', () => {
    expect(classPassport(reader, { gtin: GTIN })).toBeUndefined();
    put('model-invalid', { dppStatus: 'invalid', lastUpdated: '2026-09-01T00:00:00Z' });
    draft('model-draft', { lastUpdated: '2026-08-01T00:00:00Z' });
    put('model-archived', { dppStatus: 'archived', lastUpdated: '2026-07-01T00:00:00Z' });
    expect(classPassport(reader, { gtin: GTIN })).toBe('model-archived');
    put('model', {});
    put('lot', { batch: 'L1' });
    expect(classPassport(reader, { gtin: GTIN })).toBe('model');
    expect(classPassport(reader, { gtin: GTIN, lot: 'L1' })).toBe('lot');
    expect(classPassport(reader, { gtin: GTIN, lot: 'L2' })).toBeUndefined();
  });
});

it('never scans the table, and counts without reading a document', () => {
  const plan = (sql: string, ...values: string[]) =>
    (store.db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { detail: string }[])[0]?.detail;
  const published = "dpp_status = 'active' AND published_at IS NOT NULL";
  expect(plan(`SELECT count(*) FROM passports WHERE gtin = ? AND ${published}`, 'x')).toContain('COVERING INDEX passports_listing');
  expect(plan(`SELECT count(*) FROM passports WHERE gtin = ? AND batch = ? AND batch IS NOT NULL AND ${published}`, 'x', 'y')).toContain(
    'COVERING INDEX passports_lot',
  );
  expect(plan('SELECT id FROM passports WHERE gtin = ? AND batch IS ? AND serial IS NULL', 'x', 'y')).toContain('INDEX passports_product');
});
