// A store from before the list of witnesses: it upgrades, and remembers the larger of two checkpoints.
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { allCosigned, putCosigned } from '../../../server/store/log-tree/cosigned.ts';
import { storeFile, versionSince } from '../../../server/store/open.ts';
import { oldLog } from '../../fixtures/old-log.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

it('upgrades', () => {
  const folder = temporaryFolder();
  oldLog(folder, 10);
  const old = new Database(storeFile(folder));
  expect(Number(old.pragma('user_version', { simple: true }))).toBeLessThan(versionSince('121-log-witnesses.sql'));
  old.close();
  const context = openApp({ folder });
  const { db } = context.store;
  expect(allCosigned(db)).toEqual([]);
  const cosigned = { witness: 'w+1+a', origin: 'dpp-desk/a/b', size: 9, note: 'later', cosignedAt: '2026-11-02T00:00:00.000Z' };
  putCosigned(db, cosigned);
  putCosigned(db, { ...cosigned, size: 4, note: 'earlier' });
  expect(allCosigned(db)).toEqual([cosigned]);
  context.close();
});
