// What a passport's publishing left in the store: found by everything that the rows of earlier versions were found by, and packed from those rows unchanged.
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { migrateTo, openStore, storeFile, versionSince } from '../../../server/store/open.ts';
import {
  addCredential,
  countCredentials,
  countItems,
  credentialBody,
  credentialsByCode,
  credentialsByIdentifier,
  credentialsByProduct,
  credentialsOfType,
  hasCredential,
  lastSignedAt,
  passportsBelow,
  passportsByCode,
  passportsByProduct,
  receivedAt,
  sha256Hex,
} from '../../../server/store/passports/credentials.ts';
import { packPublished } from '../../../server/store/passports/pack-published.ts';
import {
  hasPublished,
  issuedFor,
  passportBytes,
  passportCopies,
  passportFormats,
} from '../../../server/store/passports/published-credentials.ts';
import { removeSample } from '../../../server/store/passports/sample.ts';
import type { Store } from '../../../server/store/store.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { asPlainRows } from '../../fixtures/plain-rows.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const codesIn = ({ db }: Store) => db.prepare('SELECT dpp_code FROM passports ORDER BY dpp_code').pluck().all() as string[];

/** Every question about what is held, without the numbers of rows. */
function answers(store: Store): unknown {
  const plain = (records: readonly object[]) => records.map((record) => ({ ...record, id: 0, omitted: undefined }));
  return codesIn(store).map((dppCode) => {
    const all = credentialsByCode(store, dppCode);
    const [{ gtin, serial, batch } = {}] = all;
    const key =
      gtin === undefined ? undefined : { gtin, ...(serial === undefined ? {} : { serial }), ...(batch === undefined ? {} : { batch }) };
    return [
      plain(all),
      plain(passportsByCode(store, dppCode)),
      key && [credentialsByProduct(store, key), passportsByProduct(store, key), passportsBelow(store, { gtin: key.gtin })].map(plain),
      gtin && plain(credentialsOfType(store, gtin, 'DigitalConformityCredential')),
      gtin && countItems(store, gtin),
      issuedFor(store, dppCode).map(({ credentialId, type, format, isPassport, body }) => [credentialId, type, format, isPassport, body()]),
      [...passportFormats(store, dppCode)],
      (['vc', 'vc-jwt'] as const).map((format) => {
        const found = passportBytes(store, dppCode, format);
        return [found?.bytes.toString(), found?.sha256];
      }),
      passportCopies(store, dppCode, 'sd-jwt'),
      all.map(({ body, credentialId = '' }) => {
        const sha256 = sha256Hex(body);
        const exact = plain(credentialsByIdentifier(store, credentialId, sha256));
        return [hasCredential(store, sha256), credentialBody(store, sha256), receivedAt(store, body), exact];
      }),
      all.map(({ credentialId = '' }) => plain(credentialsByIdentifier(store, credentialId))),
    ];
  });
}

const totals = (store: Store) => [countCredentials(store), lastSignedAt(store), hasPublished(store)];
const packAll = (store: Store): void => {
  const turn = {};
  for (let at = 0; at < 100; at++) packPublished(store, turn, 3);
};
const rowsIn = ({ db }: Store, table: string): unknown => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

describe('what was published', () => {
  it('answers as the rows of earlier versions did, which are packed to the same', () => {
    const { context } = freshApp({ sample: true });
    const { store } = context;
    const [packed, sums] = [answers(store), totals(store)];
    expect(rowsIn(store, 'credentials')).toBe(0);
    asPlainRows(store);
    expect(rowsIn(store, 'issued')).toBe(0);
    expect(rowsIn(store, 'issued_names')).toBe(0);
    expect([answers(store), totals(store)]).toEqual([packed, sums]);
    packAll(store);
    expect([rowsIn(store, 'credentials'), rowsIn(store, 'issued'), rowsIn(store, 'issued_rest')]).toEqual([
      0,
      codesIn(store).length,
      codesIn(store).length,
    ]);
    expect([answers(store), totals(store)]).toEqual([packed, sums]);
  });

  it('is replaced by the next publishing, also where it is in rows of its own', () => {
    const { context } = freshApp({ sample: true });
    const { store } = context;
    const before = answers(store);
    asPlainRows(store);
    for (const code of codesIn(store)) publishStored(code, context);
    expect(rowsIn(store, 'credentials')).toBe(0);
    expect((answers(store) as readonly unknown[][]).map((one) => (one[5] as unknown[]).length)).toEqual(
      (before as readonly unknown[][]).map((one) => (one[5] as unknown[]).length),
    );
    for (const code of codesIn(store)) publishStored(code, context);
    expect(rowsIn(store, 'issued_rest')).toBe(codesIn(store).length);
  });

  it('goes with the sample set, and leaves no names behind', () => {
    const { context } = freshApp({ sample: true });
    removeSample(context.store);
    for (const table of ['issued', 'issued_rest', 'issued_names', 'credentials']) expect(rowsIn(context.store, table)).toBe(0);
  });

  it('is not stored again as a copy that somebody sent', () => {
    const { context } = freshApp({ sample: true });
    const { store } = context;
    const before = countCredentials(store);
    for (const { id: _, held: __, omitted: ___, ...record } of credentialsByCode(store, SAMPLE.dppCode))
      expect(addCredential(store, { ...record, source: 'imported' })).toBe(false);
    expect(countCredentials(store)).toBe(before);
  });

  it('leaves out a form whose bytes the store has lost or holds altered, and gives the others', () => {
    const { context } = freshApp({ sample: true });
    const { store } = context;
    const whole = credentialsByCode(store, SAMPLE.dppCode).length;
    const row = store.db.prepare('SELECT id, jwt FROM issued WHERE dpp_code = ?').get(SAMPLE.dppCode) as { id: number; jwt: Buffer };
    row.jwt[row.jwt.length - 1] = (row.jwt.at(-1) ?? 0) ^ 1;
    store.db.prepare('UPDATE issued SET jwt = ? WHERE id = ?').run(row.jwt, row.id);
    expect(credentialsByCode(store, SAMPLE.dppCode).map(({ format }) => format)).not.toContain('vc-jwt:');
    expect(credentialsByCode(store, SAMPLE.dppCode)).toHaveLength(whole - 1);
    store.db.prepare('DELETE FROM issued_rest WHERE id = ?').run(row.id);
    expect(credentialsByCode(store, SAMPLE.dppCode).map(({ format }) => format)).toEqual(['vc']);
    store.db.prepare("UPDATE issued SET vc = x'0100' WHERE id = ?").run(row.id);
    expect(credentialsByCode(store, SAMPLE.dppCode)).toEqual([]);
  });

  it('stays in its rows where one of them was altered', () => {
    const { context } = freshApp({ sample: true });
    const { store } = context;
    asPlainRows(store);
    store.db.prepare("UPDATE credentials SET body = body || ' ' WHERE dpp_code = ? AND format = 'vc'").run(SAMPLE.dppCode);
    const bodies = () => passportsByCode(store, SAMPLE.dppCode).map(({ body }) => body);
    const before = bodies();
    packAll(store);
    expect(bodies()).toEqual(before);
    expect(rowsIn(store, 'issued')).toBe(codesIn(store).length - 1);
  });
});

describe('a store of the version before', () => {
  it('opens, serves the same bytes, and is packed', () => {
    const made = freshApp({ sample: true }).context.store;
    const expected = answers(made);
    asPlainRows(made);
    const folder = temporaryFolder();
    const older = new Database(storeFile(folder));
    older.pragma('page_size = 16384');
    migrateTo(older, versionSince('128-issued.sql') - 1);
    for (const table of ['settings', 'passports', 'credentials']) {
      const columns = (older.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
      const plain = columns.map((name) => (name === 'document' ? 'document_text(document)' : name));
      const put = older.prepare(`INSERT OR REPLACE INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`);
      for (const row of made.db.prepare(`SELECT ${plain} FROM ${table}`).raw().all() as unknown[][]) put.run(...row);
    }
    older.close();
    const store = openStore(folder, { copied: true, anew: true });
    expect(answers(store)).toEqual(expected);
    packAll(store);
    expect(rowsIn(store, 'credentials')).toBe(0);
    expect(answers(store)).toEqual(expected);
    expect(store.db.pragma('integrity_check', { simple: true })).toBe('ok');
    store.close();
  });
});
