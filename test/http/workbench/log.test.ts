// The state of the logs over the workbench: intact up to where, signed by which key; what was changed shows, also what comes later.
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { LogState, RecordsCheck } from '../../../server/contract/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { storeFile } from '../../../server/store/open.ts';
import { type Client, overSocket } from '../../fixtures/client.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';

let fresh: FreshApp;
let workbench: Client;
beforeAll(async () => {
  fresh = freshApp();
  workbench = await overSocket(createWorkbench(fresh.context, { report: (fault) => expect.unreachable(String(fault)) }));
});
afterAll(async () => {
  await workbench.close();
  fresh.close();
});

const asked = async (method: 'GET' | 'POST', path: string) => (await workbench.ask(path, { method })).json;
const look = (count: number) => {
  for (let at = 0; at < count; at++) inspect({ channel: 'manual', text: `(01)09520123456788(21)S${at}` }, fresh.context);
};

it('names the last entry that fits, its hash and the key, and goes on from there', async () => {
  expect((await asked('GET', '/workbench/log')) as LogState).toMatchObject({ intactUpTo: 0, since: 0, faults: [] });
  look(300);
  const state = (await asked('GET', '/workbench/log')) as LogState;
  const last = fresh.context.store.db.prepare('SELECT at, hash FROM inspections WHERE id = 300').get();
  expect(state).toMatchObject({
    intactUpTo: 300,
    ...(last as object),
    fingerprint: expect.stringMatching(/^(?:[0-9a-f]{4} ?){16}$/),
    faults: [],
  });
  look(1);
  expect(((await asked('GET', '/workbench/log')) as LogState).intactUpTo).toBe(301);
  expect((await asked('POST', '/workbench/log/check')) as RecordsCheck).toMatchObject({ intactUpTo: 301, damage: [], faults: [] });
});

it('says what does not fit, and stops before it', async () => {
  look(2);
  const db = new Database(storeFile(fresh.folder));
  db.exec("DROP TRIGGER inspections_no_update; UPDATE inspections SET product_name = 'Another' WHERE id = 303");
  db.close();
  const { intactUpTo, faults } = (await asked('GET', '/workbench/log')) as LogState;
  expect([intactUpTo, faults]).toEqual([302, [{ log: 'inspections', code: 'broken', number: 303, detail: 'number 303 does not fit' }]]);
  look(1);
  expect(((await asked('GET', '/workbench/log')) as LogState).intactUpTo).toBe(302);
});

it('names a damaged tree when the records are checked', async () => {
  const db = new Database(storeFile(fresh.folder));
  db.exec('DROP TRIGGER log_tree_no_update; UPDATE log_tree SET hashes = substr(hashes, 1, 32) WHERE id = 4');
  db.close();
  expect((await asked('POST', '/workbench/log/check')) as RecordsCheck).toMatchObject({ damage: [expect.stringContaining('leaf 4')] });
});
