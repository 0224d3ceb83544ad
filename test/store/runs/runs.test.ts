// Runs in the store: a crash loses nothing, a change of any line is found, and a store of an earlier version gets runs.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { headState } from '../../../server/store/audit-log/heads.ts';
import { migrateTo, openStore, storeFile, versionSince } from '../../../server/store/open.ts';
import { countsOf } from '../../../server/store/runs/counts.ts';
import { readPhoto, readRun, readRunDetail } from '../../../server/store/runs/read.ts';
import { addPhoto, closeRun, currentRun, openRun, startRun } from '../../../server/store/runs/run-log.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
let count = 0;
const NOW = new Date('2027-06-01T12:00:00Z');
const HEAD = { name: 'Pallet 7', place: 'Gate 4', reference: '', officer: 'Ana' };
const PHOTO = { officer: 'Ana', name: 'a.png', type: 'image/png', bytes: 3 } as const;
/** SHA-256 of "abc" (FIPS 180-2, appendix B.1). */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const look = (context: AppContext, serial: string) =>
  inspect({ channel: 'manual', text: `(01)09520123456788(21)${serial}` }, context).inspections[0];
const open = (folder: string) => openApp({ folder, now: () => NOW });

function worked(): { readonly folder: string; readonly id: string } {
  const folder = join(root, `data-${++count}`);
  const id = randomUUID();
  const context = open(folder);
  startRun(context.store, id, HEAD, NOW);
  for (const serial of ['A1', 'A2']) look(context, serial);
  context.close();
  return { folder, id };
}

/** As a person does who has the file: without the triggers. */
function forge(folder: string, sql: string): void {
  const db = new Database(storeFile(folder));
  for (const { name } of db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'run%_no_%'").all() as {
    name: string;
  }[])
    db.exec(`DROP TRIGGER ${name}`);
  db.exec(sql);
  db.close();
}

const brokenIn = (folder: string, log: 'inspections' | 'run_log') => {
  const store = openStore(folder, { readonly: true });
  const broken = firstBroken(store, log);
  store.close();
  return broken;
};

describe('a run', () => {
  it('is still open in the next process, and goes on with it', () => {
    const { folder, id } = worked();
    const context = open(folder);
    expect([openRun(context.store), currentRun(context.store)]).toEqual([id, id]);
    expect(look(context, 'A3')?.run?.id).toBe(id);
    expect(readRun(context.store, id)).toMatchObject({ items: 3, undecided: 3, headlines: { 'cannot-check': 3 } });
    context.close();
  });

  it.each([
    ['a name that was changed', `UPDATE run_log SET record = json_set(record, '$.name', 'Other')`, 'run_log', 1],
    ['a line that is listed under another run', `UPDATE run_log SET run = 'other'`, 'run_log', 1],
    ['an entry that was moved to another run', `UPDATE run_items SET run = 'other' WHERE inspection_id = 2`, 'inspections', 2],
    ['an entry that was listed as another item', "UPDATE run_items SET item = 'x' WHERE inspection_id = 2", 'inspections', 2],
    ['an open run that would not be found', 'DELETE FROM open_runs', 'run_log', 1],
    ['an entry that was taken out', 'DELETE FROM run_items WHERE inspection_id = 1', 'inspections', 1],
    ['a run that was never started', "DELETE FROM run_log; DELETE FROM log_heads WHERE log = 'run_log'", 'inspections', 1],
  ] as const)('shows %s', (_, sql, log, at) => {
    const { folder } = worked();
    expect(brokenIn(folder, log)).toBeUndefined();
    forge(folder, sql);
    expect(brokenIn(folder, log)).toBe(at);
  });

  it('shows an entry that was put in', () => {
    const { folder, id } = worked();
    const context = open(folder);
    closeRun(context.store, id, 'Ana', () => countsOf(context.store, id), NOW);
    expect(look(context, 'B1')?.run).toBeUndefined();
    context.close();
    forge(folder, `INSERT INTO run_items VALUES (3, '${id}', NULL)`);
    expect(brokenIn(folder, 'inspections')).toBe(3);
  });

  it('has a seal that holds, until the line that it signs or the seal itself is changed', () => {
    for (const change of [
      `UPDATE run_seals SET signed_at = '2027-06-02T12:00:00.000Z'`,
      "UPDATE run_seals SET key = 'x'",
      `UPDATE run_log SET hash = 'x' WHERE action = 'close'`,
    ]) {
      const { folder, id } = worked();
      const context = open(folder);
      closeRun(context.store, id, 'Ana', () => countsOf(context.store, id), NOW);
      expect(readRunDetail(context.store, id)?.seal).toMatchObject({ isGood: true, inspection: 2 });
      context.close();
      forge(folder, change);
      const store = openStore(folder, { readonly: true });
      expect(readRunDetail(store, id)?.seal?.isGood, change).toBe(false);
      store.close();
    }
  });

  it('gives no photo whose bytes were changed', () => {
    const { folder, id } = worked();
    const context = open(folder);
    addPhoto(context.store, id, { ...PHOTO, sha256: ABC, inspection: 2 }, Buffer.from('abc'), NOW);
    expect(readPhoto(context.store, ABC).bytes.toString()).toBe('abc');
    context.close();
    forge(folder, "UPDATE run_photos SET bytes = x'00'");
    const store = openStore(folder, { readonly: true });
    expect(() => readPhoto(store, ABC)).toThrow(/was changed in the store/);
    store.close();
  });

  it('comes back with a backup, photos and seal included', () => {
    const { folder, id } = worked();
    const context = open(folder);
    addPhoto(context.store, id, { ...PHOTO, sha256: ABC }, Buffer.from('abc'), NOW);
    closeRun(context.store, id, 'Ana', () => countsOf(context.store, id), NOW);
    const file = join(root, `${count}.backup`);
    writeBackup(context.store, { file, who: 'Ana', now: NOW });
    context.close();
    const other = join(root, `data-${++count}`);
    restoreBackup({ folder: other, file, who: 'Ana', now: NOW });
    const store = openStore(other);
    expect(readRunDetail(store, id)).toMatchObject({
      ...HEAD,
      state: 'closed',
      items: 2,
      photos: [{ sha256: ABC }],
      seal: { isGood: true },
    });
    expect(readPhoto(store, ABC).bytes.toString()).toBe('abc');
    store.close();
  });
});

describe('a store of an earlier version', () => {
  it('gets runs', () => {
    const folder = join(root, `data-${++count}`);
    mkdirSync(folder, { recursive: true });
    const old = new Database(storeFile(folder));
    migrateTo(old, versionSince('080-runs.sql') - 1);
    expect(old.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'run_log'").get()).toBeUndefined();
    old.close();
    const context = open(folder);
    const id = randomUUID();
    startRun(context.store, id, HEAD, NOW);
    expect(look(context, 'A1')?.run?.id).toBe(id);
    context.close();
  });

  it('has the new log signed at the next start, although its other logs were signed before', () => {
    const folder = join(root, `data-${++count}`);
    const first = open(folder);
    look(first, 'A1');
    first.close();
    forge(folder, "DELETE FROM log_heads WHERE log = 'run_log'");
    const context = open(folder);
    expect(context.state().notices).toEqual([]);
    const key = context.store.db.prepare("SELECT key FROM log_heads WHERE log = 'inspections'").pluck().get() as string;
    expect(headState(context.store, 'run_log', key)).toMatchObject({ state: 'signed', number: 0 });
    expect(headState(context.store, 'inspections', key)).toMatchObject({ state: 'signed', number: 1 });
    context.close();
  });
});
