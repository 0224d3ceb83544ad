// `desk restore` ended with no warning at random points: the folder has the old store with the old key or the new store with the new one, and the same command completes it.

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { documentOf } from '../../../server/store/passports/drafts.ts';
import { finishRestore } from '../../../server/store/restored.ts';
import { bytesIn, ended, KILLS } from '../../fixtures/kills.ts';
import { CLI } from '../../fixtures/program.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const [old, maker, data, file] = ['old', 'maker', 'data', 'desk.backup'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
  string,
];
const PASSPHRASE = 'twelve letters and more';

const restoring = (): ChildProcess =>
  spawn(process.execPath, [CLI, 'restore', file, '--by', 'Ana', '--reason', 'a test', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DPP_DESK_BACKUP_PASSPHRASE: PASSPHRASE },
  });

const keyIn = (at: string) => (JSON.parse(readFileSync(join(at, 'service-key.json'), 'utf8')) as { readonly x: string }).x;

/** As whoever opens the folder next finds it. */
function asFound() {
  const store = openStore(data);
  const column = (sql: string) => store.db.prepare(sql).pluck().all();
  try {
    return {
      key: keyIn(data),
      whole: store.db.pragma('integrity_check', { simple: true }),
      dangling: store.db.pragma('foreign_key_check'),
      broken: [firstBroken(store, 'inspections'), firstBroken(store, 'decisions'), firstBroken(store, 'backup_log')],
      inspections: column('SELECT hash FROM inspections ORDER BY id'),
      passports: column(`SELECT document_text(${documentOf()}) FROM passports ORDER BY dpp_code`),
      credentials: column('SELECT sha256 FROM credentials UNION ALL SELECT hex(digests) FROM issued ORDER BY 1'),
      restored: readBackupLog(store).filter(({ action }) => action === 'restore').length,
    };
  } finally {
    store.close();
  }
}

it(`after ${KILLS} kills at random points of a restore the folder was always the old one or the new one`, {
  timeout: 120_000 + KILLS * 20_000,
}, async () => {
  const here = openApp({ folder: old });
  inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/OLD' }, here);
  here.close();
  const there = openApp({ folder: maker });
  loadSample(there);
  inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/ABC123' }, there);
  writeBackup(there.store, { file, who: 'Ben', now: there.now(), keys: { passphrase: PASSPHRASE, files: there.keyFiles() } });
  there.close();
  const reset = () => {
    rmSync(data, { recursive: true, force: true });
    cpSync(old, data, { recursive: true });
  };
  reset();
  const before = asFound();
  const started = performance.now();
  expect(await ended(restoring())).toMatchObject({ code: 0 });
  const took = performance.now() - started;
  const after = asFound();
  expect([before.key, before.restored, after.key, after.restored]).toEqual([keyIn(old), 0, keyIn(maker), 1]);
  expect(after).toMatchObject({ whole: 'ok', dangling: [], broken: [undefined, undefined, undefined] });
  expect(after.passports.length).toBeGreaterThan(5);

  const found = { old: 0, new: 0, decided: 0, completed: 0 };
  const copy = storeFile(join(data, 'restoring'));
  reset();
  for (let kill = 0; kill < KILLS; kill++) {
    const at = Math.random();
    const { code } = await ended(
      restoring(),
      // Any moment of its life, while the copy is written, or when all that is left to do is to put the files in their places.
      [
        { afterLines: 0, milliseconds: at * took * 1.1 },
        { file: copy, bytes: Math.max(1, at * bytesIn(file)) },
        { file: join(data, 'restored', 'plan.json'), bytes: 1 },
      ][kill % 3],
    );
    if (existsSync(join(data, 'restored', 'plan.json'))) found.decided++;
    const now = asFound();
    const isNew = now.restored === 1;
    expect(now).toEqual(isNew ? after : before);
    if (code === 0) expect(isNew).toBe(true);
    found[isNew ? 'new' : 'old']++;
    if (!isNew && kill % 4 === 0) {
      expect(await ended(restoring())).toMatchObject({ code: 0 });
      expect(asFound()).toEqual(after);
      expect(existsSync(join(data, 'restoring'))).toBe(false);
      found.completed++;
    }
    if (isNew || kill % 4 === 0) reset();
  }
  console.log(
    `${KILLS} kills: ${found.old} times the old folder, ${found.new} times the new one; ${found.decided} times the next start put the files in their places, ${found.completed} completed by the same command`,
  );
});

it('every point between the files is completed by whoever opens the folder next', () => {
  const from = join(folder, 'steps');
  const steps = ['nothing', 'key kept', 'key moved', 'store kept', 'store moved'];
  for (const [step, name] of steps.entries()) {
    const at = join(from, name);
    cpSync(old, at, { recursive: true });
    cpSync(maker, join(at, 'restored'), { recursive: true });
    const aside = join(at, 'before');
    const put = (content: string, to: string) => cpSync(join(content), join(at, to));
    cpSync(file, join(at, 'restored', 'unknown-name'));
    writeFileSync(join(at, 'restored', 'plan.json'), JSON.stringify({ aside: 'before', leave: [] }));
    if (step >= 1) cpSync(join(at, 'service-key.json'), join(aside, 'service-key.json'), { recursive: true });
    if (step >= 2) {
      put(join(at, 'restored', 'service-key.json'), 'service-key.json');
      rmSync(join(at, 'restored', 'service-key.json'));
    }
    if (step >= 3) cpSync(storeFile(at), join(aside, 'dpp-desk.sqlite'));
    if (step >= 4) {
      put(join(at, 'restored', 'dpp-desk.sqlite'), 'dpp-desk.sqlite');
      rmSync(join(at, 'restored', 'dpp-desk.sqlite'));
    }
    finishRestore(at);
    finishRestore(at);
    expect([name, keyIn(at), keyIn(aside), existsSync(join(at, 'restored')), existsSync(join(at, 'unknown-name'))]).toEqual([
      name,
      keyIn(maker),
      keyIn(old),
      false,
      false,
    ]);
    const [now, kept] = [openStore(at), openStore(aside)];
    const count = ({ db }: typeof now) => db.prepare('SELECT count(*) FROM passports').pluck().get();
    expect([count(now), count(kept)]).toEqual([10, 0]);
    now.close();
    kept.close();
  }
});
