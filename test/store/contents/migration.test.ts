// A log of an earlier version, brought to the present form: the same entries under the same hashes, in a fraction of the bytes.
import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { appendInspections } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { inputText, recordText } from '../../../server/store/audit-log/contents.ts';
import { listInspections } from '../../../server/store/audit-log/list.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { oldLog } from '../../fixtures/old-log.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const ENTRIES = 300;
const OLD =
  'SELECT i.id, i.hash, i.record, t.text, i.request_id FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256 ORDER BY i.id';
interface Row {
  readonly id: number;
  readonly hash: string;
  readonly record: string;
  readonly text: string;
}

describe('a log of an earlier version', () => {
  const folder = temporaryFolder();
  oldLog(folder, ENTRIES);
  const old = new Database(storeFile(folder));
  const before = old.prepare(OLD).all() as Row[];
  const brokenBefore = firstBroken({ db: old }, 'inspections');
  old.close();
  const bytes = statSync(storeFile(folder)).size;
  const store = openStore(folder);
  const { db } = store;

  it('is read by the walk as it is', () => {
    expect([before.length, brokenBefore]).toEqual([ENTRIES, undefined]);
  });

  it('keeps every record, input and hash, and the chain holds', () => {
    const after = (db.prepare(OLD.replace('i.record,', 'i.record, i.content,')).all() as (Row & { readonly content: number | null })[]).map(
      ({ id, hash, content, record, text: stored }) => {
        const text = inputText(db, stored);
        return { id, hash, record: recordText(db, { record, content }, text), text, request_id: null };
      },
    );
    expect(after).toEqual(before);
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    expect(db.pragma('foreign_key_check')).toEqual([]);
  });

  it('keeps documents once and long texts compressed, and gives the room back', () => {
    store.db.pragma('wal_checkpoint(TRUNCATE)');
    const empty = openStore(temporaryFolder());
    empty.db.pragma('wal_checkpoint(TRUNCATE)');
    const without = statSync(storeFile(empty.folder)).size;
    empty.close();
    expect(statSync(storeFile(folder)).size - without).toBeLessThan((bytes - without) / 4);
    const [contents, used] = ['SELECT count(*) FROM contents', 'SELECT count(content) FROM inspections'].map((sql) =>
      db.prepare(sql).pluck().get(),
    );
    expect(Number(contents)).toBeGreaterThan(3);
    expect(Number(used)).toBeGreaterThan(2 * Number(contents));
    expect(db.prepare("SELECT max(length(text)) FROM inputs WHERE typeof(text) = 'text'").pluck().get()).toBeLessThan(2000);
  });

  it('is listed, opened and continued as before', () => {
    const { total, items } = listInspections(store, { limit: ENTRIES, offset: 0 });
    expect([total, items.length]).toEqual([ENTRIES, ENTRIES]);
    const shown = before.map(({ id, record, text }) => ({ id, ...JSON.parse(record), text }));
    for (const { id, text, input, ...rest } of shown)
      expect(readInspection(store, id)).toMatchObject({ ...rest, input: { ...input, text } });
    const { id: _id, hash: _hash, decisions: _decisions, ...last } = readInspection(store, ENTRIES) ?? expect.fail();
    expect(appendInspections(store, [last])).toMatchObject([{ id: ENTRIES + 1 }]);
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    store.close();
  });
});

it('a damaged record does not keep the program from starting, and is still reported by its number', () => {
  const folder = temporaryFolder();
  oldLog(folder, 20);
  const old = new Database(storeFile(folder));
  old.exec(`DROP TRIGGER inspections_no_update; UPDATE inspections SET record = substr(record, 1, 400) WHERE id = 7;
    CREATE TRIGGER inspections_no_update BEFORE UPDATE ON inspections BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END`);
  old.close();
  const store = openStore(folder);
  expect(firstBroken(store, 'inspections')).toBe(7);
  store.close();
});
