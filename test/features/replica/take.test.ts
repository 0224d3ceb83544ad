// Which copy a replica takes among real files, and which never follows the one that is served.
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, test } from 'vitest';
import { bringUp, type HeldCopy, readHeld, writeHeld } from '../../../server/features/replica/held.ts';
import { candidatesIn } from '../../../server/features/replica/source.ts';
import { takeNewest } from '../../../server/features/replica/take.ts';
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
