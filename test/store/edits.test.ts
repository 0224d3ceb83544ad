// A store of an earlier version receives the table of edits, and its passports stay as they are.
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateTo, openStore, storeFile, versionSince } from '../../server/store/open.ts';
import { addEdit, changeEdit, editById, removeEdit, storedEdits } from '../../server/store/passports/edits.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const EDIT = { id: '00000000-0000-4000-8000-000000000001', document: { brand: 'A' }, revision: 1, changedAt: '2026-01-01T00:00:00.000Z' };

it('upgrades a store of the version before', () => {
  const folder = temporaryFolder();
  const db = new Database(storeFile(folder));
  migrateTo(db, versionSince('101-passport-edits.sql') - 1);
  const names = () => db.prepare("SELECT name FROM sqlite_master WHERE name = 'passport_edits'").pluck().all();
  expect(names()).toEqual([]);
  db.prepare(
    `INSERT INTO passports (dpp_code, category, dpp_status, product_name, manufacturer, search, document, last_updated)
     VALUES ('DPP-1', 'other', 'active', 'Lamp', 'Muster AG', 'lamp', '{"a":1}', '2026-01-01T00:00:00.000Z')`,
  ).run();
  db.close();
  const store = openStore(folder);
  expect(storedEdits(store)).toEqual([]);
  expect(store.db.prepare('SELECT document FROM passports').pluck().all()).toEqual(['{"a":1}']);
  addEdit(store, EDIT);
  const { id, changedAt } = EDIT;
  expect(storedEdits(store)).toEqual([{ id, changedAt }]);
  const document = { productName: { en: 'Lamp "A"' }, defaultLanguage: 'en', category: 7, brand: 'B' };
  const other = { ...EDIT, id: 'other', dppCode: 'DPP-1', document, changedAt: '2026-01-03T00:00:00.000Z' };
  addEdit(store, other);
  const { brand: _, ...listed } = document;
  expect(storedEdits(store)).toEqual([
    { id: 'other', dppCode: 'DPP-1', ...listed, changedAt: other.changedAt },
    { id, changedAt },
  ]);
  expect(editById(store, EDIT.id)).toEqual(EDIT);
  const now = new Date('2026-01-02T00:00:00.000Z');
  expect(changeEdit(store, EDIT.id, 2, {}, now)).toBe(false);
  expect(changeEdit(store, EDIT.id, 1, { brand: 'B' }, now)).toBe(true);
  expect(editById(store, EDIT.id)).toEqual({ ...EDIT, document: { brand: 'B' }, revision: 2, changedAt: now.toISOString() });
  expect(removeEdit(store, EDIT.id, 1)).toBe(false);
  expect(removeEdit(store, EDIT.id, 2)).toBe(true);
  store.db.close();
});
