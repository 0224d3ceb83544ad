// Which version of a passport others read at a moment: kept on every change of what they read, none of a draft, none of the sample set.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { putPassport } from '../../server/store/passports/passports.ts';
import type { PassportRecord } from '../../server/store/passports/record.ts';
import { removeSample } from '../../server/store/passports/sample.ts';
import { versionAt } from '../../server/store/passports/versions.ts';
import type { Store } from '../../server/store/store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const record = (change: Partial<PassportRecord>): PassportRecord => ({
  dppCode: 'P',
  category: 'other',
  dppStatus: 'active',
  productName: 'P',
  manufacturer: 'M',
  document: '{}',
  lastUpdated: '2026-01-01T00:00:00Z',
  sample: false,
  ...change,
});
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const on = (number: number): string => day(number).toISOString();

describe('versions of a published passport', () => {
  const folder = temporaryFolder();
  let store: Store;
  beforeAll(() => {
    store = openStore(join(folder, 'versions'));
  });
  afterAll(() => store.close());

  const put = (number: number, change: Partial<PassportRecord>) => putPassport(store, record(change), day(number));
  const read = (dppCode: string, number: number) => {
    const version = versionAt(store, dppCode, day(number));
    return version === undefined ? undefined : [version.document, version.dppStatus, version.readableFrom];
  };
  const kept = (dppCode: string) => store.db.prepare('SELECT count(*) FROM published_versions WHERE dpp_code = ?').pluck().get(dppCode);

  it('of a draft there is none, at whatever moment', () => {
    put(1, { dppCode: 'D', document: '{"v":1}' });
    put(2, { dppCode: 'D', document: '{"v":2}' });
    expect([read('D', 1), read('D', 3), kept('D')]).toEqual([undefined, undefined, 0]);
  });

  it('a change that is not published yet makes no version, publishing it does', () => {
    put(1, { document: '{"v":1}' });
    put(3, { document: '{"v":1}', publishedAt: on(3) });
    put(5, { document: '{"v":2}', publishedDocument: '{"v":1}', publishedAt: on(3) });
    expect(kept('P')).toBe(0);
    put(7, { document: '{"v":2}', publishedAt: on(7) });
    expect([2, 3, 6, 7, 9].map((number) => read('P', number))).toEqual([
      undefined,
      ['{"v":1}', 'active', on(3)],
      ['{"v":1}', 'active', on(3)],
      ['{"v":2}', 'active', on(7)],
      ['{"v":2}', 'active', on(7)],
    ]);
  });

  it('a change of the state makes a version, and what changes nothing that others read makes none', () => {
    put(9, { document: '{"v":2}', publishedAt: on(7), dppStatus: 'inactive' });
    put(10, { document: '{"v":2}', publishedAt: on(7), dppStatus: 'inactive', verifiedAt: on(10) });
    expect([8, 9, 11].map((number) => read('P', number))).toEqual([
      ['{"v":2}', 'active', on(7)],
      ['{"v":2}', 'inactive', on(9)],
      ['{"v":2}', 'inactive', on(9)],
    ]);
  });

  it('between withdrawing and publishing anew others read nothing', () => {
    put(12, { document: '{"v":3}' });
    put(14, { document: '{"v":3}', publishedAt: on(14) });
    expect([11, 12, 13, 14].map((number) => read('P', number)?.[0])).toEqual(['{"v":2}', undefined, undefined, '{"v":3}']);
  });

  it('one of the sample set leaves nothing behind', () => {
    put(1, { dppCode: 'S', sample: true, publishedAt: on(1), document: '{"s":1}' });
    put(2, { dppCode: 'S', sample: true, publishedAt: on(2), document: '{"s":2}' });
    expect(kept('S')).toBe(1);
    put(3, { dppCode: 'S', publishedAt: on(3) });
    expect([read('S', 1), read('S', 2), read('S', 3)?.[0], kept('S')]).toEqual([undefined, undefined, '{}', 0]);
    put(1, { dppCode: 'T', sample: true, publishedAt: on(1), document: '{"s":1}' });
    put(2, { dppCode: 'T', sample: true, publishedAt: on(2), document: '{"s":2}' });
    removeSample(store);
    expect(kept('T')).toBe(0);
  });
});
