// The position of a store: drawn at the upgrade, moved by what is served and not by its date, drawn anew by a restore.
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { beat, beginEpoch, lastBeatIn, positionIn } from '../../server/store/epoch.ts';
import { migrateTo, storeVersion, versionSince } from '../../server/store/open.ts';

const storeAt = (version: number) => {
  const db = new Database(':memory:');
  migrateTo(db, version);
  return { db, folder: '', close: () => db.close() };
};

test('a store of an earlier version gets an epoch of its own, and keeps its count', () => {
  const before = versionSince('115-store-epoch.sql') - 1;
  const positions = [storeAt(before), storeAt(before)].map(({ db }) => {
    db.exec(`INSERT INTO settings (name, value) VALUES ('officer', '"Ana"')`);
    expect(positionIn(db)).toBeUndefined();
    const counted = db.prepare('SELECT value FROM generation').pluck().get();
    migrateTo(db, storeVersion());
    expect([positionIn(db)?.number, lastBeatIn(db)]).toEqual([counted, undefined]);
    return positionIn(db)?.epoch;
  });
  expect(new Set(positions.filter((epoch) => /^[0-9a-f]{32}$/.test(epoch ?? ''))).size).toBe(2);
});

test('a date changes no number, a setting does, and a restore begins another epoch', () => {
  const store = storeAt(storeVersion());
  const first = positionIn(store.db);
  beat(store, new Date('2026-11-01T00:00:00Z'));
  expect([positionIn(store.db), lastBeatIn(store.db)]).toEqual([first, '2026-11-01T00:00:00.000Z']);
  store.db.exec(`INSERT INTO settings (name, value) VALUES ('officer', '"Ana"')`);
  expect(positionIn(store.db)).toEqual({ epoch: first?.epoch, number: (first?.number ?? 0) + 1 });
  beginEpoch(store);
  expect(positionIn(store.db)?.epoch).not.toBe(first?.epoch);
});
