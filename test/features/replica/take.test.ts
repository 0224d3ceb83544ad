// Which copy a replica takes among real files, and which never follows the one that is served.
import { copyFileSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, test } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { bringUp, type HeldCopy, readHeld, writeHeld } from '../../../server/features/replica/held.ts';
import { candidatesIn } from '../../../server/features/replica/source.ts';
import { takeNewest } from '../../../server/features/replica/take.ts';
import { countChanges, dataVersionOf } from '../../../server/store/data-version.ts';
import { beat, lastBeatIn } from '../../../server/store/epoch.ts';
import { migrateTo, storeFile, storeVersion, versionOf } from '../../../server/store/open.ts';
import { createKey, revokeKey } from '../../../server/store/stakeholder-keys.ts';
import { newWriter } from '../../fixtures/replica.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
const writers: ReturnType<typeof newWriter>[] = [];
const writer = () => {
  const made = newWriter(root);
  writers.push(made);
  return made;
};
afterAll(() => {
  for (const { close } of writers) close();
});

let count = 0;
function newReplica() {
  const folder = join(root, `replica-${++count}`);
  mkdirSync(folder);
  return {
    folder,
    take: (files: readonly string[], served?: HeldCopy) =>
      takeNewest({ folder, candidates: files.map((file) => ({ file, signature: file })), ...(served === undefined ? {} : { served }) }),
  };
}
/** The store of a writer as a file on its own, in which `sql` was run. */
function storeOf({ context: { store } }: ReturnType<typeof newWriter>, sql = ''): string {
  store.db.pragma('wal_checkpoint(TRUNCATE)');
  const file = join(root, `store-${++count}.sqlite`);
  copyFileSync(storeFile(store.folder), file);
  const db = new Database(file);
  db.exec(sql);
  db.pragma('journal_mode = DELETE');
  db.close();
  return file;
}
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
const held = ({ taken }: ReturnType<typeof takeNewest>): HeldCopy => {
  if (taken === undefined) throw new Error('nothing was taken');
  const { name, asOf, position } = taken;
  return { name, asOf, position };
};

describe('among several files', () => {
  test('a store file that is older does not hide a newer backup', () => {
    const made = writer();
    beat(made.context.store, minutesAgo(30));
    const store = storeOf(made);
    const dates = [minutesAgo(20), minutesAgo(10)];
    const backups = dates.map((date) => made.backup(date));
    const { folder, take } = newReplica();
    const { taken, refused } = take([store, ...backups]);
    expect([taken?.asOf, taken?.file, refused]).toEqual([dates[1]?.toISOString(), backups[1], []]);
    expect(readdirSync(folder)).toEqual([taken?.name]);
    // The other way round too.
    beat(made.context.store, minutesAgo(5));
    const later = storeOf(made);
    expect(newReplica().take([...backups, later]).taken?.file).toBe(later);
  });
});

describe('a store that Litestream replicates', () => {
  const TABLES = 'CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER); CREATE TABLE _litestream_lock (id INTEGER)';

  test('is taken with its two tables, which count as no change and stay out of backups', () => {
    const made = writer();
    const { store } = made.context;
    store.db.exec(TABLES);
    // As each start of the program does.
    countChanges(store.db);
    beat(store, minutesAgo(1));
    const before = dataVersionOf(store);
    store.db.exec('INSERT INTO _litestream_seq VALUES (1, 1)');
    expect(dataVersionOf(store)).toBe(before);
    const file = storeOf(made);
    expect(newReplica().take([file])).toMatchObject({ taken: { file }, refused: [] });
    const backup = made.backup();
    expect(newReplica().take([backup])).toMatchObject({ taken: { file: backup }, refused: [] });
    const kept = new Database(backup, { readonly: true });
    expect(kept.prepare(`SELECT name FROM sqlite_schema WHERE name LIKE '%litestream%'`).all()).toEqual([]);
    kept.close();
  });

  test.each([
    ['another table', `${TABLES}; CREATE TABLE _litestream_more (id INTEGER)`],
    ['another form of one', 'CREATE TABLE _litestream_lock (id INTEGER, more TEXT)'],
    ['a trigger on one', `${TABLES}; CREATE TRIGGER t AFTER INSERT ON _litestream_seq BEGIN DELETE FROM settings; END`],
  ])('is refused with %s', (_, sql) => {
    const made = writer();
    beat(made.context.store, minutesAgo(1));
    const file = storeOf(made, sql);
    expect(newReplica().take([file]).refused).toMatchObject([{ file, code: 'foreign-schema' }]);
  });
});

test('a folder with more files than one look reads is not read in part', async () => {
  const folder = join(root, `source-${++count}`);
  mkdirSync(folder);
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, name), '');
  expect(await candidatesIn(folder, 3)).toHaveLength(3);
  await expect(candidatesIn(folder, 2)).rejects.toMatchObject({ code: 'too-many-files' });
});

describe('never follows the copy that is served', () => {
  test('fewer changes in the same epoch, whatever date it has', () => {
    const made = writer();
    const before = made.backup(minutesAgo(1));
    made.context.changeSettings({ serviceName: 'Another' });
    const { take } = newReplica();
    const served = held(take([made.backup(minutesAgo(2))]));
    expect(take([before], served)).toMatchObject({ refused: [{ file: before, code: 'older-number' }] });
  });

  test.each([
    ['the revocation of a stakeholder key', 'UPDATE stakeholder_keys SET revoked_at = NULL'],
    ['the revocation of a credential', 'UPDATE status_places SET revoked = 0'],
    ['a restriction', 'DROP TRIGGER restrictions_no_delete; DELETE FROM restrictions; %'],
  ])('%s is lacking', (_, sql) => {
    const made = writer();
    const { store } = made.context;
    const { key } = createKey(store, { label: 'Customs', role: 'customs', expiresAt: '2099-01-01T00:00:00Z' }, new Date());
    revokeKey(store, key.id, new Date());
    made.revoke();
    store.db.exec(`INSERT INTO restrictions VALUES ('r', 'did:web:maker.example', '[]', '2026-01-01T00:00:00.000Z', 'Ana', 'fraud')`);
    beat(store, minutesAgo(2));
    const { take } = newReplica();
    const served = held(take([storeOf(made)]));
    beat(store, minutesAgo(1));
    expect(held(take([storeOf(made)], served)).asOf).not.toBe(served.asOf);
    const trigger = String(store.db.prepare(`SELECT sql FROM sqlite_schema WHERE name = 'restrictions_no_delete'`).pluck().get());
    const bad = storeOf(made, sql.replace('%', `${trigger};`));
    expect(take([bad], served)).toMatchObject({ refused: [{ file: bad, code: 'lost' }] });
  });

  test.each([
    ['a date', `UPDATE store_epoch SET beat = 'yesterday'`],
    ['a date in another form', `UPDATE store_epoch SET beat = '2026-11-01'`],
    ['an epoch', `UPDATE store_epoch SET epoch = 'a"' || char(13) || char(10) || 'x: y'`],
    ['a number', `UPDATE generation SET value = 1.5`],
  ])('%s that nobody could have written', (_, sql) => {
    const made = writer();
    beat(made.context.store, minutesAgo(1));
    const bad = storeOf(made, sql);
    const { folder, take } = newReplica();
    expect(take([bad])).toMatchObject({ refused: [{ file: bad, code: 'malformed' }] });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a service under another name', () => {
  const NEW_NAME = 'https://renamed.example';

  test('is followed, there and back, and still never back in time', () => {
    const made = writer();
    const { baseUrl } = made.context.settings();
    const early = made.backup(minutesAgo(4));
    const { take } = newReplica();
    const served = held(take([made.backup(minutesAgo(3))]));
    made.context.changeSettings({ baseUrl: NEW_NAME });
    const named = held(take([made.backup(minutesAgo(2))], served));
    expect(named.position.epoch).toBe(served.position.epoch);
    expect(take([early], named)).toMatchObject({ refused: [{ code: 'older' }] });
    made.context.changeSettings({ baseUrl });
    expect(take([made.backup(minutesAgo(1))], named).refused).toEqual([]);
  });

  test('without what was revoked, or without a key, is not', () => {
    const made = writer();
    made.revoke();
    made.context.rotateKey({ compromised: false });
    const { take } = newReplica();
    const served = held(take([made.backup(minutesAgo(2))]));
    made.context.changeSettings({ baseUrl: NEW_NAME });
    beat(made.context.store, new Date());
    const revived = storeOf(made, 'UPDATE status_places SET revoked = 0');
    expect(take([revived], served)).toMatchObject({ refused: [{ code: 'lost' }] });
    const keyless = storeOf(made, `UPDATE settings SET value = json_remove(value, '$.verificationMethod[1]') WHERE name = 'didDocument'`);
    expect(take([keyless], served)).toMatchObject({ refused: [{ code: 'foreign' }] });
    expect(take([storeOf(made)], served).refused).toEqual([]);
  });

  test('is another one if it is a copy of the data folder, or was restored', () => {
    const made = writer();
    const backup = made.backup(minutesAgo(3));
    const { take } = newReplica();
    const served = held(take([made.backup(minutesAgo(2))]));
    made.context.store.db.pragma('wal_checkpoint(TRUNCATE)');
    const copied = join(root, `copied-${++count}`);
    cpSync(made.home, copied, { recursive: true });
    const restored = join(root, `restored-${++count}`);
    restoreBackup({ folder: restored, file: backup, who: 'Ana', now: new Date(), withoutKeys: true });
    copyFileSync(join(made.home, 'service-key.json'), join(restored, 'service-key.json'));
    for (const folder of [copied, restored]) {
      const context = openApp({ folder });
      context.changeSettings({ baseUrl: NEW_NAME });
      const file = join(root, `other-${++count}.backup`);
      writeBackup(context.store, { file, who: 'Ana', now: new Date() });
      context.close();
      expect(take([file], served)).toMatchObject({ refused: [{ file, code: 'foreign' }] });
    }
  });

  test('is another one if it lacks what was logged since, or if its logs prove nothing', () => {
    const made = writer();
    const rename = `UPDATE settings SET value = json_set(value, '$.id', 'did:web:renamed.example') WHERE name = 'didDocument';
      UPDATE store_epoch SET beat = '${new Date().toISOString()}'; UPDATE generation SET value = value + 1000;`;
    const fork = storeOf(made, rename);
    made.backup(minutesAgo(3));
    const { take } = newReplica();
    const served = held(take([made.backup(minutesAgo(2))]));
    expect(take([fork], served)).toMatchObject({ refused: [{ code: 'foreign' }] });
    made.backup(minutesAgo(1));
    const triggers = made.context.store.db
      .prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name IN ('log_tree', 'log_epochs')`)
      .all() as { readonly name: string; readonly sql: string }[];
    const [drop, restore] = [triggers.map(({ name }) => `DROP TRIGGER ${name};`), triggers.map(({ sql }) => `${sql};`)];
    for (const damage of ['UPDATE log_tree SET hashes = zeroblob(length(hashes));', 'DELETE FROM log_epochs;']) {
      const bad = storeOf(made, [rename, ...drop, damage, ...restore].join(' '));
      expect(['foreign', 'broken-log'], damage).toContain(take([bad], served).refused[0]?.code);
    }
    expect(take([storeOf(made, rename)], served).refused).toEqual([]);
  });
});

describe('the copy that is held', () => {
  test('is brought up to this version at the start, and stays one file', () => {
    const { folder } = newReplica();
    const copy = { name: 'copy-0123456789abcdef', asOf: minutesAgo(1).toISOString(), position: { epoch: '', number: 1 } };
    const into = join(folder, copy.name);
    mkdirSync(into);
    const old = new Database(storeFile(into));
    migrateTo(old, storeVersion() - 1);
    old.close();
    writeHeld(folder, copy);
    const read = readHeld(folder);
    expect(read).toEqual(copy);
    bringUp(folder, read as HeldCopy);
    const db = new Database(storeFile(into), { readonly: true });
    expect([versionOf(db), lastBeatIn(db), db.pragma('journal_mode', { simple: true })]).toEqual([storeVersion(), undefined, 'delete']);
    db.close();
    expect(readdirSync(into)).toEqual(['dpp-desk.sqlite']);
  });

  test('cannot be read: the replica does not begin anew by itself', () => {
    const { folder } = newReplica();
    expect(readHeld(folder)).toBeUndefined();
    const gone = { name: 'copy-0123456789abcdef', asOf: minutesAgo(1).toISOString(), position: { epoch: '', number: 1 } };
    for (const content of ['{', '{}', JSON.stringify(gone), JSON.stringify({ ...gone, name: '../service' })]) {
      writeFileSync(join(folder, 'replica.json'), content);
      expect(() => readHeld(folder), content).toThrow(/empty the folder/);
    }
  });
});
