// `desk trust import` ended with no warning at random points: the trust data are those of before or those of the file, whole, and the same command completes them.

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CarriedStatusList } from '../../../server/domain/trust-list/trust-list.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { bytesIn, ended, KILLS } from '../../fixtures/kills.ts';
import { entry, LIST_URL, revocationList, signed, withList } from '../../fixtures/office.ts';
import { CLI } from '../../fixtures/program.ts';
import { packed } from '../../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const folder = temporaryFolder();
const [old, data, file] = ['old', 'data', 'list.dpp-trust'].map((name) => join(folder, name)) as [string, string, string];
const writeAhead = `${storeFile(data)}-wal`;

/** Whole lists of 131 072 entries at random: nothing of them can be pressed. */
const lists = (count: number): CarriedStatusList[] =>
  Array.from({ length: count }, (_, index) => {
    const url = index === 0 ? LIST_URL : `https://maker.example/status/${index + 100}`;
    const encodedList = packed(randomBytes(16_384));
    const credentialSubject = { id: `${url}#list`, type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList };
    return { url, credential: revocationList([], { id: url, credentialSubject }), retrievedAt: '2027-05-31T00:00:00Z' };
  });

const importing = (): ChildProcess =>
  spawn(process.execPath, [CLI, 'trust', 'import', file, '--by', 'Ana', '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] });

/** All that stands behind verdicts, without the moments of import. */
const TRUST = [
  'SELECT * FROM issuers ORDER BY did, origin',
  'SELECT did_key, operator, name, fingerprint, pinned_by FROM operator_keys ORDER BY did_key',
  'SELECT id, operator, sequence, issued_at, next_update, operator_key, sha256, issuers, status_lists, imported_by, active, file FROM snapshots ORDER BY id',
  'SELECT * FROM status_statements ORDER BY url, kind, name',
  'SELECT id, action, subject, sequence, sha256, who, reason FROM trust_log ORDER BY id',
];

function digestOf({ db }: Store): string {
  const hash = createHash('sha256');
  for (const sql of TRUST)
    for (const row of db.prepare(sql).raw().iterate() as Iterable<readonly unknown[]>)
      for (const value of row) hash.update(value instanceof Buffer ? value : `${String(value)}\n`);
  return hash.digest('hex');
}

function asFound() {
  const store = openStore(data);
  const count = (table: string) => store.db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
  try {
    return {
      trust: digestOf(store),
      whole: store.db.pragma('integrity_check', { simple: true }),
      dangling: store.db.pragma('foreign_key_check') as unknown[],
      log: [count('inspections'), count('decisions'), firstBroken(store, 'inspections'), firstBroken(store, 'decisions')],
    };
  } finally {
    store.close();
  }
}

it(`after ${KILLS} kills at random points the trust data were always the old or the new ones`, {
  timeout: 120_000 + KILLS * 20_000,
}, async () => {
  const context = openApp({ folder: old });
  const first = signed(1, [withList([7])]);
  bringList(context.store, first, context.now());
  const [done] = inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/ABC123' }, context).inspections;
  appendDecision(context.store, done?.id ?? 0, { decision: 'held', officer: 'Ana', place: '', reference: '', note: '' }, context.now());
  context.close();
  writeFileSync(file, signed(2, [entry({ statusLists: lists(300) })]));
  const reset = () => {
    rmSync(data, { recursive: true, force: true });
    cpSync(old, data, { recursive: true });
  };

  reset();
  const before = asFound();
  expect(before).toMatchObject({ whole: 'ok', dangling: [], log: [1, 1, undefined, undefined] });
  const started = performance.now();
  const whole = importing();
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, bytesIn(writeAhead));
  }, 1);
  expect(await ended(whole)).toMatchObject({ code: 0 });
  clearInterval(looking);
  const took = performance.now() - started;
  const after = asFound();
  expect(after).toEqual({ ...before, trust: expect.not.stringMatching(before.trust) });

  const found = { old: 0, new: 0, completed: 0, torn: 0 };
  reset();
  for (let kill = 0; kill < KILLS; kill++) {
    // Every other one at any moment of its life, the rest in the few milliseconds in which it writes.
    const at = Math.random();
    const { code } = await ended(
      importing(),
      kill % 2 === 0 ? { afterLines: 0, milliseconds: at * took * 1.1 } : { file: writeAhead, bytes: Math.max(1, at * most) },
    );
    const begun = bytesIn(writeAhead) > 0;
    const now = asFound();
    const isNew = now.trust === after.trust;
    expect(now).toEqual(isNew ? after : before);
    // What says that it is done is done.
    if (code === 0) expect(isNew).toBe(true);
    found[isNew ? 'new' : 'old']++;
    if (begun && !isNew) found.torn++;
    if (!isNew && kill % 5 === 4) {
      expect(await ended(importing())).toMatchObject({ code: 0 });
      expect(asFound()).toEqual(after);
      found.completed++;
    }
    if (isNew || kill % 5 === 4) reset();
  }
  console.log(
    `${KILLS} kills: ${found.old} times the old trust data, ${found.new} times the new ones; ${found.torn} times what was half written was given up, ${found.completed} completed by the same command`,
  );
  expect(await ended(importing())).toMatchObject({ code: 0 });
  expect(asFound()).toEqual(after);
});
