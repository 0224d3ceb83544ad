// A store of an earlier version, brought to the present one: its log is looked back upon once, as if trust data had just arrived.
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { lookBack } from '../../server/features/inspection/look-back.ts';
import { firstBroken } from '../../server/store/audit-log/audit-log.ts';
import { arrivalsIn } from '../../server/store/look-back.ts';
import { openStore, versionOf, versionSince } from '../../server/store/open.ts';
import { oldLog } from '../fixtures/old-log.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const ENTRIES = 40;

it('is looked back upon once, with every entry of the period, and its log stays intact', () => {
  const folder = temporaryFolder();
  oldLog(folder, ENTRIES);
  const context = openApp({ folder, now: () => new Date('2026-01-10T00:00:00Z') });
  const { store } = context;
  expect(versionOf(store.db)).toBeGreaterThanOrEqual(versionSince('113-look-back.sql'));
  expect(arrivalsIn(store).isNew).toBe(true);
  const slice = lookBack(context, { time: 60_000, settling: 0 });
  const last = store.db
    .prepare('SELECT count(*) FROM (SELECT 1 FROM inspections GROUP BY input_sha256, item, expected)')
    .pluck()
    .get() as number;
  let examined = 0;
  for (;;) {
    const done = slice();
    examined += done.examined;
    if (done.isOver) break;
  }
  expect(examined).toBe(last);
  expect(arrivalsIn(store).isNew).toBe(false);
  expect(slice()).toEqual({ examined: 0, changed: 0, isOver: true });
  expect(firstBroken(store, 'inspections')).toBeUndefined();
  context.close();
});

it('counts the arrivals of every table that says whom to trust', () => {
  const store = openStore(temporaryFolder());
  const counted = store.db
    .prepare("SELECT DISTINCT tbl_name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE '%\\_arrived' ESCAPE '\\' ORDER BY 1")
    .pluck()
    .all();
  store.close();
  expect(counted).toEqual([
    'credentials',
    'issuers',
    'key_rotations',
    'operator_pins',
    'restriction_lifts',
    'restrictions',
    'snapshots',
    'status_log',
    'status_statements',
  ]);
});
