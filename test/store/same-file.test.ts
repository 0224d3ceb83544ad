// A store whose files are deleted, replaced or overwritten while it is open: the next write is refused, and what was acknowledged before is not lost.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { foldIn, openStore, storeFile } from '../../server/store/open.ts';
import { readSettings, writeSettings } from '../../server/store/settings.ts';
import { statement } from '../../server/store/statement.ts';
import type { Store } from '../../server/store/store.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const root = temporaryFolder();

function opened(name: string): Store {
  const store = openStore(join(root, name));
  writeSettings(store, { officer: 'Ana' });
  return store;
}
const another = (): string => {
  const folder = join(root, 'another');
  openStore(folder).close();
  return storeFile(folder);
};
const write = (store: Store): void => void writeSettings(store, { officer: 'Bo' });
const rescued = (store: Store): string =>
  join(store.folder, readdirSync(store.folder).find((name) => name.startsWith('rescued-')) ?? 'none');
const officerIn = (file: string): unknown => {
  const db = new Database(file, { readonly: true });
  const value = db.prepare("SELECT value FROM settings WHERE name = 'officer'").pluck().get();
  db.close();
  return value;
};

describe.skipIf(onWindows)(named('a store that is open', onWindows), () => {
  it.each<readonly [string, (file: string) => void]>([
    ['deleted', (file) => rmSync(file)],
    ['deleted with all that is next to it', (file) => void ['', '-wal', '-shm'].map((end) => rmSync(`${file}${end}`))],
    ['left without its journal', (file) => rmSync(`${file}-wal`)],
    ['left without its index', (file) => rmSync(`${file}-shm`)],
    ['moved away', (file) => renameSync(file, `${file}.old`)],
    ['replaced by another one', (file) => renameSync(another(), file)],
  ])('and is %s acknowledges no write, and keeps what it had', (what, change) => {
    const store = opened(what);
    change(storeFile(store.folder));
    expect(() => write(store)).toThrow(/was deleted or replaced while DPP Desk had it open: nothing was stored.*is kept in/);
    expect(() => statement(store.db, "DELETE FROM settings WHERE name = 'officer'").run()).toThrow(/deleted or replaced/);
    expect(() => store.db.exec('DELETE FROM settings')).toThrow(/deleted or replaced/);
    expect(readdirSync(store.folder).filter((name) => name.startsWith('rescued-'))).toHaveLength(1);
    expect(officerIn(rescued(store))).toBe('"Ana"');
    store.close();
  });

  it('and is deleted between a write and its answer does not acknowledge it', () => {
    const store = opened('between');
    const transaction = store.db.transaction(() => {
      statement(store.db, "UPDATE settings SET value = '\"Bo\"' WHERE name = 'officer'").run();
      rmSync(storeFile(store.folder));
    });
    expect(() => transaction.immediate()).toThrow(/deleted or replaced/);
    store.close();
  });

  it('and is overwritten by an earlier copy of itself, or cut, acknowledges no write', () => {
    const store = opened('overwritten');
    foldIn(store);
    const before = join(root, 'earlier.sqlite');
    copyFileSync(storeFile(store.folder), before);
    // More than the free pages hold, so that the file grows.
    store.db.exec('CREATE TABLE later AS SELECT randomblob(100000)');
    foldIn(store);
    write(store);
    copyFileSync(before, storeFile(store.folder));
    expect(() => write(store)).toThrow(/was overwritten while/);
    truncateSync(storeFile(store.folder), 100);
    expect(() => write(store)).toThrow(/was overwritten while/);
    writeFileSync(storeFile(store.folder), Buffer.alloc(1_000_000));
    expect(() => write(store)).toThrow(/was overwritten while/);
    store.db.close();
  });

  it('goes on while others open, write and close it, and after it was moved back', () => {
    const store = opened('shared');
    const other = openStore(store.folder);
    writeSettings(other, { place: 'Bay' });
    foldIn(other);
    other.close();
    write(store);
    foldIn(store);
    renameSync(storeFile(store.folder), `${storeFile(store.folder)}.old`);
    expect(() => write(store)).toThrow(/deleted or replaced/);
    renameSync(`${storeFile(store.folder)}.old`, storeFile(store.folder));
    write(store);
    expect(readSettings(store)).toMatchObject({ officer: 'Bo', place: 'Bay' });
    store.close();
  });

  it('reads on, so that a screen can say what is wrong', () => {
    const store = opened('read');
    rmSync(storeFile(store.folder));
    expect(readSettings(store).officer).toBe('Ana');
    mkdirSync(join(root, 'elsewhere'));
    store.close();
  });
});
