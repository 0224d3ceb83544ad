// Opening, migrating and refusing stores, on real files.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { foldIn, migrateTo, openStore, storeFile, storeVersion, versionOf } from '../../server/store/open.ts';
import { countPassports } from '../../server/store/passports/passports.ts';
import { keyFileOf } from '../../server/store/service-keys/keys.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

describe('opening a store', () => {
  const folder = temporaryFolder();

  it('creates the folder, the file and the tables, readable by its owner only', () => {
    const store = openStore(join(folder, 'new', 'deep'));
    expect(countPassports(store)).toBe(0);
    expect(store.db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(store.db.pragma('page_size', { simple: true })).toBe(16384);
    expect(statSync(storeFile(store.folder)).mode & 0o777).toBe(0o600);
    store.close();
  });

  it('closes without waiting for a program that holds the WAL, and loses nothing', () => {
    const held = join(folder, 'held');
    const store = openStore(held);
    // As Litestream does as long as it runs.
    const other = new Database(storeFile(held));
    other.exec('BEGIN; SELECT * FROM generation');
    store.db.exec('UPDATE generation SET value = 4711');
    const since = performance.now();
    store.close();
    expect(performance.now() - since).toBeLessThan(2_500);
    other.close();
    const again = openStore(held);
    expect(again.db.prepare('SELECT value FROM generation').pluck().get()).toBe(4711);
    again.close();
  });

  it('creates all tables of a new one or none', () => {
    const db = new Database(join(folder, 'full.sqlite'));
    db.pragma('max_page_count = 40');
    expect(() => migrateTo(db, storeVersion())).toThrow(/full/);
    expect([versionOf(db), db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get()]).toEqual([0, 0]);
    db.close();
  });

  it.skipIf(onWindows)(
    named('is readable by its owner only in a folder that others may look into, with all that is next to it', onWindows),
    () => {
      const open = join(folder, 'open');
      mkdirSync(open, { mode: 0o755 });
      const store = openStore(open);
      const modes = readdirSync(open).map((name) => statSync(join(open, name)).mode & 0o777);
      expect(modes.length).toBeGreaterThan(1);
      expect(new Set(modes)).toEqual(new Set([0o600]));
      store.close();
    },
  );

  it.each([true, false])(
    'refuses one that was emptied, and leaves alone what was written last next to it (only to read: %s)',
    (readonly) => {
      const emptied = join(folder, `emptied-${readonly}`);
      openStore(emptied).close();
      const last = `${storeFile(emptied)}-wal`;
      writeFileSync(last, 'what was written last');
      truncateSync(storeFile(emptied));
      expect(() => openStore(emptied, { readonly })).toThrow(/empty or gone/);
      rmSync(storeFile(emptied));
      expect(() => openStore(emptied, { readonly })).toThrow(/empty or gone/);
      expect(readFileSync(last, 'utf8')).toBe('what was written last');
    },
  );

  it.each([true, false])('refuses the first page alone of one whose other file was taken away (only to read: %s)', (readonly) => {
    const running = openStore(join(folder, `running-${readonly}`));
    const alone = join(folder, `alone-${readonly}`);
    mkdirSync(alone);
    copyFileSync(storeFile(running.folder), storeFile(alone));
    running.close();
    writeFileSync(keyFileOf(alone), 'a key');
    const before = readFileSync(storeFile(alone));
    expect(() => openStore(alone, { readonly })).toThrow(/empty or gone/);
    expect(readFileSync(storeFile(alone))).toEqual(before);
  });

  it('is whole by itself once what was written since was folded in, but for what is being written', () => {
    const running = openStore(join(folder, 'folded'));
    running.db.prepare("INSERT INTO settings VALUES ('officer', '\"A\"')").run();
    foldIn(running);
    running.db.exec('BEGIN IMMEDIATE');
    running.db.prepare("INSERT INTO settings VALUES ('place', '\"B\"')").run();
    foldIn(running);
    const alone = join(folder, 'folded-alone');
    mkdirSync(alone);
    copyFileSync(storeFile(running.folder), storeFile(alone));
    running.db.exec('COMMIT');
    running.close();
    const copy = openStore(alone);
    expect(copy.db.prepare('SELECT name FROM settings').pluck().all()).toEqual(['officer']);
    copy.close();
  });

  it('reads while another connection writes, and cannot write', () => {
    const writer = openStore(join(folder, 'shared'));
    const reader = openStore(join(folder, 'shared'), { readonly: true });
    writer.db.prepare("INSERT INTO settings VALUES ('officer', '\"A\"')").run();
    expect(reader.db.prepare('SELECT count(*) FROM settings').pluck().get()).toBe(1);
    expect(() => reader.db.prepare('DELETE FROM settings').run()).toThrow(/readonly/);
    reader.close();
    writer.close();
  });

  it('refuses to read where no workbench has made a store', () => {
    expect(() => openStore(join(folder, 'nothing'), { readonly: true })).toThrow(/there is no store/);
  });

  it('refuses a store made by a newer version instead of guessing', () => {
    const store = openStore(join(folder, 'newer'));
    store.close();
    const db = new Database(storeFile(join(folder, 'newer')));
    db.pragma('user_version = 999');
    db.close();
    expect(() => openStore(join(folder, 'newer'))).toThrow(/newer version/);
    expect(() => openStore(join(folder, 'newer'), { readonly: true })).toThrow(/newer version/);
  });
});
