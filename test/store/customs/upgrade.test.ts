// The log of declarations in the store: an older store upgrades, its logs stay whole, and lists find what counts by an index.
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { declareTyped } from '../../../server/features/declaration/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { devicePublicKey } from '../../../server/store/audit-log/device.ts';
import { conditionOf } from '../../../server/store/audit-log/filter.ts';
import { LOGS } from '../../../server/store/audit-log/heads.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { endFaults } from '../../../server/store/audit-log/signing.ts';
import { openHolds } from '../../../server/store/customs/customs-log.ts';
import { storeFile, versionSince } from '../../../server/store/open.ts';
import { oldLog } from '../../fixtures/old-log.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const NOW = new Date('2027-06-01T12:00:00Z');

it('upgrades', () => {
  const folder = temporaryFolder();
  oldLog(folder, 40);
  const old = new Database(storeFile(folder));
  expect(Number(old.pragma('user_version', { simple: true }))).toBeLessThan(versionSince('117-customs-log.sql'));
  old.close();
  const context = openApp({ folder, now: () => NOW });
  const { store } = context;
  const hash = readInspection(store, 1)?.hash ?? '';
  const requestId = '00000000-0000-4000-8000-000000000000';
  const { declaration } = declareTyped(store, 1, { requestId, inspectionHash: hash, officer: 'Ana', goods: { origin: 'DE' } }, NOW);
  expect(declaration).toMatchObject({ officer: 'Ana', goods: { origin: 'DE' } });
  expect(LOGS.map((log) => firstBroken(store, log))).toEqual(LOGS.map(() => undefined));
  expect(endFaults(store, devicePublicKey(folder) ?? '')).toEqual([]);
  context.close();
});

it('finds open suspensions and contradictions without reading the log', () => {
  const context = openApp({ folder: temporaryFolder(), now: () => NOW });
  const { db } = context.store;
  const asked: string[] = [];
  const prepare = (sql: string) => {
    asked.push(sql);
    return db.prepare(sql);
  };
  const watched = new Proxy(db, { get: (target, name) => (name === 'prepare' ? prepare : Reflect.get(target, name)) });
  openHolds({ ...context.store, db: watched });
  const { where } = conditionOf(context.store, { declaration: 'contradicts' });
  asked.push(`SELECT s.id FROM inspection_standing s WHERE ${where}`);
  const plans = asked.map((sql) => (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail));
  expect(plans).toHaveLength(3);
  for (const steps of plans) {
    const reads = steps.filter((step) => /^(?:SCAN|SEARCH) c\b/.test(step));
    expect(reads).not.toEqual([]);
    for (const step of reads) expect(step).toMatch(/customs_log_(?:holds|contradictions|entry)/);
  }
  context.close();
});
