// Events of a store from before they had an owner: what came in while a service was fetched from is that service's word, and nobody accepted it.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateTo, openStore, storeFile } from '../../server/store/open.ts';
import { eventsOf, eventsToSign, hasPublicEvents } from '../../server/store/passports/events.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const MIGRATIONS = join(import.meta.dirname, '../../server/store/migrations');

it('V16: gives the events of a run of sync back to the service that they came from', () => {
  const folder = temporaryFolder();
  const before = readdirSync(MIGRATIONS)
    .sort()
    .findIndex((name) => name.includes('ownership'));
  const old = new Database(storeFile(folder));
  migrateTo(old, before);
  const put = (code: string, id: string, receivedAt: string) =>
    old
      .prepare(
        `INSERT INTO events (dpp_code, event_id, type, event_time, document, origin) VALUES (?, ?, 'ObjectEvent', '2026-05-01T00:00:00Z', '{}', ?)`,
      )
      .run(code, id, JSON.stringify({ receivedAt, source: 'epcis-document' }));
  put('A', 'own', '2026-06-01T11:59:00.000Z');
  put('B', 'theirs', '2026-06-01T12:00:30.000Z');
  old.exec(
    `INSERT INTO sync_runs (service, wish, started_at, ended_at, who, state) VALUES ('https://other.example', 'w', '2026-06-01T12:00:00.000Z', '2026-06-01T12:01:00.000Z', 'Ana', 'ended')`,
  );
  old.close();
  const store = openStore(folder);
  expect([hasPublicEvents(store, 'A'), hasPublicEvents(store, 'B')]).toEqual([true, false]);
  expect([eventsToSign(store, 'A', false).length, eventsToSign(store, 'B', false).length]).toEqual([1, 0]);
  expect(eventsOf(store, 'B')).toMatchObject([
    { eventId: 'theirs', received: { asserter: 'https://other.example', door: 'sync', who: 'Ana', at: '2026-06-01T12:00:30.000Z' } },
  ]);
  store.close();
  rmSync(folder, { recursive: true, force: true });
});
