// Stores of earlier versions: after an erasure no name is left in dictionaries or in free parts of pages, and every record still has its hash.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseByRule, removeRemains, setRule } from '../../../server/features/erasure/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { factsOf, inputText, joined, type Stored, type StoredRecord } from '../../../server/store/audit-log/contents.ts';
import { dictionaryOf, makeDictionary } from '../../../server/store/contents/dictionary.ts';
import { compress, decompress } from '../../../server/store/contents/frame.ts';
import { sampleOf } from '../../../server/store/contents/split.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { readSetting } from '../../../server/store/settings.ts';
import type { Store } from '../../../server/store/store.ts';
import { oldLog } from '../../fixtures/old-log.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const ENTRIES = 40;
const NAME = 'Anastasia Lindqvist-Quartz';
const PLACE = 'Gate Zircon';
const NOW = new Date('2027-06-01T12:00:00Z');
const ALL = { officer: 30, place: 30, reference: 30, note: 30, photo: 30 };
const NAMED = { place: PLACE, signedIn: { id: 'o', name: NAME } };

let store: Store;
beforeEach(() => {
  const folder = temporaryFolder();
  oldLog(folder, ENTRIES, NAMED);
  store = openStore(folder);
  withNames(store);
  return () => store.close();
});

interface Row extends StoredRecord {
  readonly text: Stored;
}
const rows = ({ db }: Store): readonly Row[] =>
  db
    .prepare('SELECT i.record, i.content, t.text FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256 ORDER BY i.id')
    .all() as Row[];
const recordsOf = (from: Store): readonly string[] =>
  rows(from).map((row) => joined(from.db, factsOf(from.db, row), row, inputText(from.db, row.text)));

const digest = (): string => hash('sha256', recordsOf(store).join('\n'));

/** Stores everything as the program before the log of erasures did: compressed with a dictionary of whole records. */
function withNames({ db }: Store): void {
  const all = rows(store).map((row) => ({ record: recordsOfRow(row), text: inputText(db, row.text) }));
  const made = makeDictionary(all.slice(0, 20).map(({ record, text }) => sampleOf(record, text)));
  if (made === undefined) throw new Error('there are no records');
  // As earlier versions opened a store.
  db.pragma('secure_delete = OFF');
  const triggers = db
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name IN ('inspections', 'inputs', 'contents')")
    .all() as { readonly name: string; readonly sql: string }[];
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
  db.prepare('INSERT INTO dictionaries (name, data) VALUES (?, ?) ON CONFLICT DO NOTHING').run(made.name, compress(made.bytes));
  for (const [table, key, column] of [
    ['inspections', 'id', 'record'],
    ['inputs', 'sha256', 'text'],
    ['contents', 'id', 'data'],
  ] as const) {
    const stored = db.prepare(`SELECT ${key} AS key, ${column} AS bytes FROM ${table} WHERE typeof(${column}) = 'blob'`).all();
    for (const { key: id, bytes } of stored as { readonly key: unknown; readonly bytes: Buffer }[])
      db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`).run(compress(decompress(bytes, named), made), id);
  }
  for (const { sql } of triggers) db.exec(sql);
  db.pragma('wal_checkpoint(TRUNCATE)');
}

const none = (): never => {
  throw new Error('a dictionary needs none');
};
const named = (name: Buffer) =>
  dictionaryOf(decompress(store.db.prepare('SELECT data FROM dictionaries WHERE name = ?').pluck().get(name) as Buffer, none));

const recordsOfRow = (row: Row): string => joined(store.db, factsOf(store.db, row), row, inputText(store.db, row.text));

/** Where a text stands: in the bytes of the files, or in what is compressed in them. */
function found(text: string, records = recordsOf(store)): readonly string[] {
  const { db, folder } = store;
  const files = ['', '-wal'].filter((end) => readFileSync(`${storeFile(folder)}${end}`).includes(text)).map((end) => `file${end}`);
  const dictionaries = (db.prepare('SELECT name FROM dictionaries').pluck().all() as Buffer[]).filter((name) =>
    named(name).bytes.includes(text),
  );
  return [...files, ...dictionaries.map(() => 'dictionary'), ...records.filter((record) => record.includes(text)).map(() => 'record')];
}

function eraseAll(): void {
  setRule(store, { who: 'Data office', why: 'period', days: ALL }, { trustTwoPersons: false }, NOW);
  while (!eraseByRule(store, NOW).isOver);
}

const replaceAll = (): number => {
  let slices = 1;
  while (!removeRemains(store).isOver) slices += 1;
  return slices;
};

describe('a dictionary of whole records', () => {
  it('keeps names although they were erased, until it is replaced', () => {
    expect(found(NAME)).toContain('dictionary');
    eraseAll();
    expect(found(NAME)).toContain('dictionary');
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    const before = digest();
    expect(replaceAll()).toBe(3);
    for (const text of [NAME, PLACE]) expect([text, found(text)]).toEqual([text, []]);
    expect(digest()).toBe(before);
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    expect(readSetting(store, 'remnants')).toBeUndefined();
    expect(store.db.prepare('SELECT may_name_persons FROM dictionaries').pluck().all()).toEqual([0]);
  });

  it('is replaced by another process after a stop at any slice', () => {
    eraseAll();
    const before = digest();
    for (let slices = 1; slices < 3; slices++) {
      removeRemains(store);
      store.close();
      store = openStore(store.folder);
      expect([slices, digest()]).toEqual([slices, before]);
    }
    replaceAll();
    expect([found(NAME), digest()]).toEqual([[], before]);
  });

  it('takes a slice back whole if the disk refuses it, and goes on from there', () => {
    eraseAll();
    const before = digest();
    store.db.exec("CREATE TEMP TRIGGER full AFTER UPDATE ON inputs BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
    expect(() => replaceAll()).toThrow('disk is full');
    expect(digest()).toBe(before);
    store.db.exec('DROP TRIGGER full');
    replaceAll();
    expect([found(NAME), digest()]).toEqual([[], before]);
  });

  it('stays while nothing was erased, and nothing may be packed anew', () => {
    expect(replaceAll()).toBe(1);
    expect(found(NAME)).toContain('dictionary');
    for (const sql of [
      'DELETE FROM dictionaries',
      'UPDATE inspections SET record = record',
      "UPDATE inputs SET text = text WHERE typeof(text) = 'blob'",
      'UPDATE contents SET data = data',
    ])
      expect(() => store.db.exec(sql), sql).toThrow('append-only');
  });

  it('stays if what is compressed with it is damaged, and the entry is named as before', () => {
    eraseAll();
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    const { db } = store;
    const { sql } = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'contents_no_update'").get() as { readonly sql: string };
    db.exec('DROP TRIGGER contents_no_update');
    const data = db.prepare('SELECT data FROM contents WHERE id = 1').pluck().get() as Buffer;
    data[40] = (data[40] ?? 0) ^ 1;
    db.prepare('UPDATE contents SET data = ? WHERE id = 1').run(data);
    db.exec(sql);
    const broken = firstBroken(store, 'inspections');
    expect(broken).toBeGreaterThan(0);
    replaceAll();
    expect(firstBroken(store, 'inspections')).toEqual(broken);
    expect(found(NAME, [])).toContain('dictionary');
  });

  it('is made by no upgrade any more', () => {
    const folder = temporaryFolder();
    oldLog(folder, ENTRIES, NAMED);
    const upgraded = openStore(folder);
    const bytes = upgraded.db.prepare('SELECT data FROM dictionaries').pluck().all() as Buffer[];
    upgraded.close();
    expect(bytes.map((data) => decompress(data, none).includes(NAME))).toEqual([false]);
  });
});
