// A store that is deleted under a running workbench: no inspection is acknowledged that would be lost, and what was acknowledged is kept.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import type { Problem } from '../../../server/contract/index.ts';
import { storeFile } from '../../../server/store/open.ts';
import { type BrowserDesk, startBrowserDesk } from '../../fixtures/browser-mode-desk.ts';
import { named, onWindows } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

let desk: BrowserDesk | undefined;
afterAll(() => desk?.stop());

it.skipIf(onWindows)(named('refuses what it cannot keep with 503 and keeps what it acknowledged', onWindows), async () => {
  const folder = join(temporaryFolder(), 'data');
  desk = await startBrowserDesk(folder);
  const { ask } = desk;
  const inspect = async (text: string) => ask('POST', '/workbench/inspections', { channel: 'manual', text });
  expect((await inspect('(01)09520123456788(21)A1')).status).toBe(201);
  for (const end of ['', '-wal', '-shm']) rmSync(`${storeFile(folder)}${end}`);
  const { status, json } = await inspect('(01)09520123456788(21)A2');
  expect([status, (json as Problem).code]).toEqual([503, 'unavailable']);
  expect((json as Problem).detail).toMatch(/was deleted or replaced while DPP Desk had it open: nothing was stored/);
  expect((await inspect('(01)09520123456788(21)A3')).status).toBe(503);
  const rescued = readdirSync(folder).filter((name) => name.startsWith('rescued-'));
  expect(rescued).toHaveLength(1);
  const db = new Database(join(folder, rescued[0] ?? ''), { readonly: true });
  expect(db.prepare('SELECT serial FROM inspections').pluck().all()).toEqual(['A1']);
  db.close();
});
