// `desk look-back`: finishes the look-back of a data folder, and lists what was released and is now invalid.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import type { Inspection } from '../../server/contract/index.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { appendDecision } from '../../server/store/audit-log/append.ts';
import { firstBroken } from '../../server/store/audit-log/audit-log.ts';
import { openStore } from '../../server/store/open.ts';
import { desk } from '../fixtures/desk-command.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { signed, withList } from '../fixtures/office.ts';
import { CLI } from '../fixtures/program.ts';
import { passportAt } from '../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';

it('lists the release with place, date and officer, exits with 1 for some and 0 for none, and refuses a wrong date', () => {
  const folder = withNewStore(`${temporaryFolder()}/data`);
  const context = openApp({ folder });
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const dates = { issuedAt: now.toISOString(), nextUpdate: new Date(now.getTime() + 86_400_000).toISOString() };
  bringList(context.store, signed(1, [withList([], dates.issuedAt)], dates), now);
  const [first] = inspect({ channel: 'file', text: passportAt(3) }, context).inspections as readonly Inspection[];
  const said = { decision: 'released', officer: 'Ana', place: 'Gate 4', reference: 'R-7', note: 'papers seen' } as const;
  appendDecision(context.store, first?.id ?? 0, said, now);
  expect(desk(['look-back', '--data', folder]).code).toBe(0);
  bringList(context.store, signed(2, [withList([3], dates.issuedAt)], dates), now);
  context.close();

  const some = desk(['look-back', '--data', folder, '--json']);
  expect(some.code).toBe(1);
  expect(some.stderr).toContain('examined again: 1, with another verdict: 1');
  expect(some.lines()).toMatchObject([
    { inspection: 2, reason: 'DPP-STA-20', release: { inspection: 1, place: 'Gate 4', officer: 'Ana' } },
  ]);
  const text = desk(['look-back', '--data', folder, '--since', day]);
  expect([text.code, text.stdout]).toEqual([
    1,
    expect.stringMatching(/^2 {2}INVALID DPP-STA-20 .* released \S+ at Gate 4 by Ana \(inspection 1\)\n$/),
  ]);
  expect(desk(['look-back', '--data', folder, '--since', '2999-01-01']).code).toBe(0);
  const wrong = desk(['look-back', '--data', folder, '--since', 'yesterday']);
  expect([wrong.code, wrong.stderr]).toEqual([64, expect.stringContaining("not 'yesterday'")]);
});

it('killed in the middle, goes on where it was, and logs each changed verdict once', async () => {
  const ENTRIES = 120;
  const folder = withNewStore(`${temporaryFolder()}/data`);
  const context = openApp({ folder });
  const now = new Date();
  const dates = { issuedAt: now.toISOString(), nextUpdate: new Date(now.getTime() + 86_400_000).toISOString() };
  bringList(context.store, signed(1, [withList([], dates.issuedAt)], dates), now);
  for (let index = 0; index < ENTRIES; index++) inspect({ channel: 'file', text: passportAt(index) }, context);
  const revoked = Array.from({ length: ENTRIES }, (_, index) => index);
  bringList(context.store, signed(2, [withList(revoked, dates.issuedAt)], dates), now);
  context.close();

  const reader = openStore(folder, { readonly: true });
  const repeated = () => reader.db.prepare('SELECT again FROM inspections WHERE again IS NOT NULL ORDER BY id').pluck().all() as number[];
  let before = 0;
  for (let kills = 0; kills < 3; kills++) {
    const child = spawn(process.execPath, [CLI, 'look-back', '--data', folder], { stdio: 'ignore' });
    const gone = once(child, 'exit');
    while (child.exitCode === null && repeated().length < before + 20) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await gone;
    before = repeated().length;
  }
  expect(before).toBeGreaterThanOrEqual(60);
  expect(before).toBeLessThan(ENTRIES);
  expect(desk(['look-back', '--data', folder]).code).toBe(0);
  expect(repeated()).toEqual(Array.from({ length: ENTRIES }, (_, index) => ENTRIES - index));
  expect(firstBroken(reader, 'inspections')).toBeUndefined();
  reader.close();
}, 60_000);
