// The names of products in lists: one in the language of the reader, found by each that there is, in stores of before too.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { migrateTo, openStore, storeFile } from '../../server/store/open.ts';
import { listPassports } from '../../server/store/passports/list.ts';
import { putPassport } from '../../server/store/passports/passports.ts';
import { toRecord } from '../../server/store/passports/record.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MIGRATIONS = join(import.meta.dirname, '../../server/store/migrations');
const CODE = 'DPP-09520123000318-TS-114-00087';

it('a passport that was stored before is found by every name that it has', () => {
  const old = new Database(storeFile(folder));
  migrateTo(
    old,
    readdirSync(MIGRATIONS)
      .sort()
      .findIndex((name) => name.startsWith('051')),
  );
  const shirt = sampleSet().find(({ passport }) => passport.dppCode === CODE)?.passport;
  if (shirt === undefined) throw new Error('the sample set has changed');
  const document = JSON.stringify(shirt);
  old
    .prepare(
      `INSERT INTO passports (dpp_code, gtin, serial, category, dpp_status, product_name, manufacturer, search, document, last_updated, sample)
       VALUES (?, ?, ?, 'textile', 'active', 'Mar T-shirt, organic cotton', 'Têxteis do Ave, Lda.', 'mar t-shirt, organic cotton texteis do ave', ?, '2026-01-01T00:00:00Z', 0)`,
    )
    .run(CODE, shirt.gtin, shirt.serial, document);
  old
    .prepare(
      `INSERT INTO received_passports (asserter, dpp_code, category, dpp_status, product_name, manufacturer, search, document, last_updated, sample, series, sequence, received)
       VALUES ('did:web:a.example', ?, 'textile', 'active', 'Mar', 'Ave', 'mar', ?, '2026-01-01T00:00:00Z', 0, 's', 1, '{}')`,
    )
    .run(CODE, document);
  old.close();
  const store = openStore(folder);
  const found = (query: string) => listPassports(store, { query, limit: 10, offset: 0 }).items.map(({ dppCode }) => dppCode);
  expect([found('bio-baumwolle'), found('algodao'), found('texteis'), found('wool')]).toEqual([[CODE], [CODE], [CODE], []]);
  const received = store.db.prepare(`SELECT count(*) FROM received_passports WHERE search LIKE '%algodao%'`).pluck();
  expect(received.get()).toBe(1);
  store.close();
});

it('a passport that is stored now is listed in the language asked for, else in its own, and found by all of its names', () => {
  const store = openStore(folder);
  const now = new Date('2026-11-01T00:00:00Z');
  for (const { passport } of sampleSet()) putPassport(store, toRecord(passport, { sample: true }, now), now);
  const listed = (query: string, language?: string) =>
    listPassports(store, { query, limit: 10, offset: 0, ...(language === undefined ? {} : { language }) }).items.map(
      ({ productName }) => productName,
    );
  expect(listed('TS-114', 'de')).toEqual(['T-Shirt Mar, Bio-Baumwolle']);
  expect(listed('TS-114', 'pt-BR')).toEqual(['T-shirt Mar, algodão biológico']);
  expect(listed('TS-114', 'hu')).toEqual(['Mar T-shirt, organic cotton']);
  expect(listed('TS-114')).toEqual(['Mar T-shirt, organic cotton']);
  expect(listed('veste de pluie', 'en')).toEqual(['Fjell rain jacket']);
  store.close();
});
