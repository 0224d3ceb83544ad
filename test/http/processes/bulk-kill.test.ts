// A program ended with no warning in the middle of a bulk inspection: the next one goes on, and nothing is lost or doubled.
import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { addItems } from '../../../server/store/bulk/items.ts';
import { createQueue } from '../../../server/store/bulk/queues.ts';
import { bulkRows } from '../../../server/store/bulk/rows.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { ended, KILLS } from '../../fixtures/kills.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** 10,000 in `npm run test:long`. */
const ITEMS = Number(process.env.DPP_DESK_BULK ?? 2000);
const folder = join(temporaryFolder(), 'data');
const source = (path: string): string => JSON.stringify(fileURLToPath(new URL(`../../../server/${path}`, import.meta.url)));

/** Prints a line when inputs were done, and ends when all are. */
const PROGRAM = `
  import { openApp } from ${source('features/app/open-app.ts')};
  import { bulkJob } from ${source('features/bulk/index.ts')};
  const [folder, id] = process.argv.slice(1);
  const context = openApp({ folder });
  const job = bulkJob(context, (fault) => { console.error(fault); process.exit(3); });
  const before = job.get(id).items.done ?? 0;
  job.wake();
  let isTold = false;
  const timer = setInterval(async () => {
    const { state, items } = job.get(id);
    if (!isTold && (items.done ?? 0) > before) console.log('began');
    isTold ||= (items.done ?? 0) > before;
    if (state !== 'done') return;
    clearInterval(timer);
    await job.stop();
    context.close();
    console.log('done');
  }, 5);
`;
const start = (id: string) =>
  spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', PROGRAM, folder, id], { stdio: ['ignore', 'pipe', 'inherit'] });

it(`after ${KILLS} kills each input was inspected exactly once`, { timeout: 120_000 + KILLS * 20_000 + ITEMS * 60 }, async () => {
  const id = randomUUID();
  const context = openApp({ folder });
  loadSample(context);
  createQueue(context.store, { id, name: 'delivery', language: 'en', total: ITEMS }, context.now());
  const items = Array.from({ length: ITEMS }, (_, at) => {
    const text = `https://id.gs1.org/01/${SAMPLE.gtin}/21/K${at}`;
    // Each third input holds two codes.
    const readings = [{ channel: 'file' as const, text }, ...(at % 3 === 0 ? [{ channel: 'file' as const, text: `${text}B` }] : [])];
    return { name: `${at}`, kind: 'code' as const, readings };
  });
  addItems(context.store, id, 0, items, randomInt);
  context.close();

  let kills = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const { code } = await ended(start(id), { afterLines: 1, milliseconds: (kill * 37) % 200 });
    if (code === null) kills += 1;
  }
  expect(kills).toBeGreaterThan(0);
  expect(await ended(start(id))).toEqual({ code: 0, last: 'done' });

  const after = openApp({ folder });
  const { store } = after;
  const found = bulkRows(store, id, { limit: 2 * ITEMS, offset: 0 }).rows;
  const expected = items.flatMap((_, at) => (at % 3 === 0 ? [`K${at}`, `K${at}B`] : [`K${at}`]));
  expect(found.map(({ inspection }) => inspection?.serial)).toEqual(expected);
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['done']));
  expect(store.db.prepare('SELECT count(*) FROM inspections').pluck().get()).toBe(expected.length);
  expect([firstBroken(store, 'inspections'), store.db.pragma('integrity_check', { simple: true })]).toEqual([undefined, 'ok']);
  after.close();
});
