// Programs that apply a pack are ended with no warning at random points: the store is the old or the new one, whole, and the next start goes on.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { importSnapshot } from '../../../server/features/declaration/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { stagingFile } from '../../../server/features/packs/staging.ts';
import { newestInspectionAt } from '../../../server/store/audit-log/read.ts';
import { ended, KILLS } from '../../fixtures/kills.ts';
import { fingerprintIn, NOW, office, pack, stateOf } from '../../fixtures/pack-office.ts';
import { PACK_APPLY } from '../../fixtures/program.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const [old, data] = ['old', 'data'].map((name) => join(folder, name)) as [string, string];

const start = (file: string): ChildProcess =>
  spawn(process.execPath, [PACK_APPLY, data, file, fingerprintIn(file)], { stdio: ['ignore', 'pipe', 'inherit'] });

const asFound = () => {
  const context = openApp({ folder: data });
  const state = stateOf(context);
  const whole = context.store.db.pragma('integrity_check', { simple: true });
  const inspected = newestInspectionAt(context.store);
  context.close();
  return { state, whole, inspected };
};

/** With passports all goes into the store after everything is judged; with credentials only the first chunks go in while the last are judged. */
it.each([
  { of: 'passports and credentials', passports: true },
  { of: 'credentials only', passports: false },
])(
  `after ${KILLS} kills at random points of a pack of $of the store was always the old or the new one`,
  { timeout: 60_000 + KILLS * 20_000 },
  async ({ passports }) => {
    const hq = office();
    const rows = Array.from({ length: 300 }, (_, row) => `R-${row},DE1234567890123,,8507${String(row).padStart(4, '0')}`).join('\n');
    const bytes = Buffer.from(`registrationId,operator,product,commodityCode\n${rows}\n`);
    // The programs that apply the pack go by the real clock.
    importSnapshot(hq.context.store, { bytes, name: 'registry.csv', date: '2026-01-05', officer: 'Ana', now: NOW });
    const file = pack(hq.context, { trust: hq.trust, role: 'customs', passports, chunkTarget: passports ? 60_000 : 25_000 });
    // What an officer did before is in the store, and stays there.
    const context = openApp({ folder: old });
    inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/ABC123' }, context);
    context.close();
    const reset = () => {
      rmSync(data, { recursive: true, force: true });
      cpSync(old, data, { recursive: true });
    };
    reset();
    const before = asFound();
    expect(await ended(start(file))).toMatchObject({ code: 0, last: 'applied' });
    const after = asFound();
    expect(after.state.credentials?.length).toBeGreaterThan(100);
    expect(after.state.registry).toHaveLength(301);
    expect(after.inspected).toBe(before.inspected);

    const found = { old: 0, new: 0, resumed: 0 };
    reset();
    for (let kill = 0; kill < KILLS; kill++) {
      const left = existsSync(stagingFile(data));
      // Some in the middle of the chunks, some in the one moment after them: about 24 chunks are told, and "open" before.
      const { code } = await ended(start(file), { afterLines: 1 + Math.floor(Math.random() * 26), milliseconds: Math.random() * 40 });
      if (left) found.resumed++;
      const now = asFound();
      expect(now.whole).toBe('ok');
      expect(now.inspected).toBe(before.inspected);
      const isNew = JSON.stringify(now.state) === JSON.stringify(after.state);
      if (!isNew) expect(now.state).toEqual(before.state);
      // What says that it is done is done.
      if (code === 0) expect(isNew).toBe(true);
      found[isNew ? 'new' : 'old']++;
      if (isNew) reset();
    }
    console.log(
      `${KILLS} kills: ${found.old} times the old store, ${found.new} times the new one; ${found.resumed} starts went on with what was left`,
    );
    expect(await ended(start(file))).toMatchObject({ code: 0, last: 'applied' });
    expect(asFound().state).toEqual(after.state);
    expect(existsSync(stagingFile(data))).toBe(false);
    hq.close();
  },
);
