// The project `replica` asks a copy that came in a backup, and not the store that is written.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublic } from '../../server/api/public.ts';
import { type Client, overSocket } from '../fixtures/client.ts';
import { type FreshApp, freshApp, SAMPLE } from '../fixtures/fresh-app.ts';

let fresh: FreshApp;
let client: Client;
beforeAll(async () => {
  fresh = freshApp({ sample: true });
  const app = createPublic(fresh.reader, {
    report: (fault) => {
      throw fault;
    },
  });
  client = await overSocket(app);
});
afterAll(async () => {
  await client.close();
  fresh.close();
});

test('is answered from a copy, and after a change from the next one', async () => {
  expect((await client.ask(`/api/v1/public/dpp/${SAMPLE.dppCode}`)).status).toBe(200);
  const first = fresh.reader.store.folder;
  expect(first).not.toBe(fresh.folder);
  fresh.context.changeSettings({ serviceName: 'Another' });
  expect((await client.ask('/health')).status).toBe(200);
  expect([first, fresh.folder]).not.toContain(fresh.reader.store.folder);
});
