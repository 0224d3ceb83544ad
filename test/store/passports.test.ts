// Passport and credential rows: putting, replacing, finding, and never another item's.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { addCredential, type CredentialRecord, passportsByProduct } from '../../server/store/passports/credentials.ts';
import { listPassports } from '../../server/store/passports/list.ts';
import { passportByCode, passportByItem, passportOfProduct, putPassport } from '../../server/store/passports/passports.ts';
import { passportBytes, passportFormats } from '../../server/store/passports/published-credentials.ts';
import type { PassportRecord } from '../../server/store/passports/record.ts';
import { removeSample, sampleLoaded } from '../../server/store/passports/sample.ts';
import type { Store } from '../../server/store/store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const record = (change: Partial<PassportRecord> = {}): PassportRecord => ({
  dppCode: 'DPP-09520123456788-A1',
  gtin: '09520123456788',
  serial: 'A1',
  category: 'battery',
  dppStatus: 'active',
  productName: 'Bötterie 100 %',
  manufacturer: 'Ångström GmbH',
  document: '{"a":1}',
  lastUpdated: '2026-01-01T00:00:00Z',
  sample: false,
  ...change,
});

const credential = (change: Partial<CredentialRecord> = {}): Omit<CredentialRecord, 'id'> => ({
  gtin: '09520123456788',
  type: 'DigitalProductPassport',
  format: 'vc',
  issuer: 'did:web:a.example',
  receivedAt: '2026-01-01T00:00:00Z',
  source: 'imported',
  body: JSON.stringify(change),
  sample: false,
  ...change,
});

const now = new Date('2026-11-21T10:00:00Z');

describe('passports in the store', () => {
  const folder = temporaryFolder();
  let store: Store;
  beforeAll(() => {
    store = openStore(join(folder, 'passports'));
  });
  afterAll(() => store.close());

  it('keeps the earlier version when one is replaced, and none when nothing changed', () => {
    putPassport(store, record(), now);
    putPassport(store, record(), now);
    putPassport(store, record({ document: '{"a":2}' }), now);
    expect(passportByCode(store, 'DPP-09520123456788-A1')?.document).toBe('{"a":2}');
    expect(store.db.prepare('SELECT document FROM passport_versions').pluck().all()).toEqual(['{"a":1}']);
  });

  it('refuses a second passport for the same item and leaves the first as it was', () => {
    expect(() => putPassport(store, record({ dppCode: 'other', document: '{"b":1}' }), now)).toThrow(/another passport has the GTIN/);
    expect(passportByItem(store, '09520123456788', 'A1')?.document).toBe('{"a":2}');
  });

  it('finds without case and accents, takes % and _ literally, counts before paging', () => {
    putPassport(store, record({ dppCode: 'X', gtin: '09520123456795', serial: '_', productName: 'Steel', manufacturer: 'B' }), now);
    const search = (query: string) => listPassports(store, { query, limit: 10, offset: 0 }).items.map(({ dppCode }) => dppCode);
    expect(search('botterie ANGSTROM')).toEqual(['DPP-09520123456788-A1']);
    expect(search('100 %')).toEqual(['DPP-09520123456788-A1']);
    expect(search('steel_')).toEqual([]);
    expect(listPassports(store, { limit: 1, offset: 1 })).toMatchObject({ total: 2, items: [{}] });
    expect(listPassports(store, { category: 'steel', limit: 10, offset: 0 }).total).toBe(0);
  });

  it('walks up to the batch or the product, never to another item', () => {
    putPassport(store, { ...record({ dppCode: 'MODEL', gtin: '09520000000004' }), serial: undefined } as never, now);
    expect(passportByItem(store, '09520000000004', 'S9')).toBeUndefined();
    expect(passportOfProduct(store, '09520000000004')?.dppCode).toBe('MODEL');
    expect(passportOfProduct(store, '09520000000004', 'LOT1')).toBeUndefined();
  });

  it('gives the copies of the very item only; those of the product when there are none', () => {
    addCredential(store, credential({ serial: 'A1' }));
    addCredential(store, credential({ serial: 'B2' }));
    addCredential(store, credential());
    expect(passportsByProduct(store, { gtin: '09520123456788', serial: 'A1' }).map(({ serial }) => serial)).toEqual(['A1']);
    expect(passportsByProduct(store, { gtin: '09520123456788', serial: 'Z' }).map(({ serial }) => serial)).toEqual([undefined]);
  });

  it('stores the same bytes once', () => {
    expect(addCredential(store, credential({ serial: 'C' }))).toBe(true);
    expect(addCredential(store, credential({ serial: 'C' }))).toBe(false);
  });

  it('gives the signed bytes of what was published here, as they are stored, and never a copy that was received', () => {
    const stored = (body: string, receivedAt: string, source: 'published' | 'imported' = 'imported') => {
      addCredential(store, { ...credential(), dppCode: 'SEVERAL', body, receivedAt, source });
      return passportBytes(store, 'SEVERAL', 'vc')?.bytes.toString();
    };
    expect(passportBytes(store, 'SEVERAL', 'vc')).toBeUndefined();
    expect(stored('{"name":"Größe – 1"}', '2026-01-02T00:00:00Z')).toBeUndefined();
    expect(stored('{"name":"2"}', '2025-01-01T00:00:00Z', 'published')).toBe('{"name":"2"}');
    expect(stored('{"name":"3"}', '2026-01-03T00:00:00Z')).toBe('{"name":"2"}');
    expect([...passportFormats(store, 'SEVERAL')]).toEqual(['vc']);
  });

  it('removes the sample set and nothing else', () => {
    putPassport(store, record({ dppCode: 'S', gtin: '09520000000011', sample: true }), now);
    expect(sampleLoaded(store)).toBe(true);
    removeSample(store);
    expect(sampleLoaded(store)).toBe(false);
    expect(passportByCode(store, 'X')).toBeDefined();
  });
});
