// The project `postgres` asks a reader of PostgreSQL, and not the store that is written.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublic } from '../../server/api/public.ts';
import { followedIn } from '../../server/store/publication/followed.ts';
import { type Client, overSocket } from '../fixtures/client.ts';
import { type FreshApp, freshApp, SAMPLE } from '../fixtures/fresh-app.ts';
import { noPostgres } from '../fixtures/postgres.ts';
import { named } from '../fixtures/skipped.ts';

describe.skipIf(noPostgres)(named('the public interface behind PostgreSQL', noPostgres), () => {
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

  test('is answered from the store of a reader', async () => {
    expect((await client.ask(`/api/v1/public/dpp/${SAMPLE.dppCode}`)).status).toBe(200);
    const { store } = fresh.reader;
    expect(store.folder).not.toBe(fresh.folder);
    expect(followedIn(store)?.number).toBeGreaterThan(0);
    expect(followedIn(fresh.context.store)).toBeUndefined();
  });
});
