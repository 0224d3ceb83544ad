// A program ended with no warning while it brings the log of an earlier version to the present form: the log is the old one or the new one, whole, and the next start completes it.
import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { openStore, storeFile, storeVersion, versionOf } from '../../../server/store/open.ts';
import { ended, KILLS } from '../../fixtures/kills.ts';
import { BEFORE_CONTENTS, oldLog } from '../../fixtures/old-log.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const ENTRIES = 400;
const opener = fileURLToPath(new URL('../../../server/store/open.ts', import.meta.url));
const folder = temporaryFolder();
const [old, data] = [join(folder, 'old'), join(folder, 'data')];

const opening = () =>
  spawn(
    process.execPath,
    ['--input-type=module', '-e', `import { openStore } from ${JSON.stringify(opener)}; openStore(process.argv[1]).close()`, data],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
const hashes = (db: Database.Database) => db.prepare('SELECT id, hash FROM inspections ORDER BY id').all();

it(`after ${KILLS} kills at random points the log was always whole`, { timeout: 120_000 + KILLS * 20_000 }, async () => {
  openStore(old).close();
  rmSync(storeFile(old));
  oldLog(old, ENTRIES);
  const before = new Database(storeFile(old));
  const wanted = hashes(before);
  before.close();
  cpSync(old, data, { recursive: true });
  const start = performance.now();
  expect(await ended(opening())).toMatchObject({ code: 0 });
  const whole = performance.now() - start;
  const versions = new Set<number>();
  for (let kill = 0; kill < KILLS; kill++) {
    rmSync(data, { recursive: true });
    cpSync(old, data, { recursive: true });
    await ended(opening(), { afterLines: 0, milliseconds: (whole * (kill + 1)) / (KILLS + 1) });
    const db = new Database(storeFile(data));
    versions.add(versionOf(db));
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(firstBroken({ db }, 'inspections')).toBeUndefined();
    db.close();
    const store = openStore(data);
    expect([versionOf(store.db), firstBroken(store, 'inspections')]).toEqual([storeVersion(), undefined]);
    expect(hashes(store.db)).toEqual(wanted);
    store.close();
  }
  // At least one kill came before the end.
  expect([...versions]).toContain(BEFORE_CONTENTS);
});
