// Publishing into a real PostgreSQL and following it: every published row arrives, nothing private does, and what is lost on the way is sent again.
import { copyFileSync, mkdirSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { restoreBackup } from '../../../server/features/backups/index.ts';
import { examineDesk } from '../../../server/features/diagnosis/index.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { type Address, publish } from '../../../server/features/publication/index.ts';
import { takeNewest } from '../../../server/features/replica/take.ts';
import { takeRules } from '../../../server/features/rules/index.ts';
import { LIMITS } from '../../../server/lib/limits.ts';
import { beat, positionIn } from '../../../server/store/epoch.ts';
import { migrateTo, openStore, storeFile, versionSince } from '../../../server/store/open.ts';
import { outboxTriggersIn } from '../../../server/store/outbox-triggers.ts';
import { documentOf } from '../../../server/store/passports/drafts.ts';
import { applyChange, MalformedChange } from '../../../server/store/publication/followed.ts';
import { openOutbox } from '../../../server/store/publication/outbox.ts';
import { outboxTriggers } from '../../../server/store/publication/published.ts';
import { rulesInForce } from '../../../server/store/rules.ts';
import { readSetting } from '../../../server/store/settings.ts';
import { createKey } from '../../../server/store/stakeholder-keys.ts';
import type { Db } from '../../../server/store/store.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { endPostgres, newLink, newPostgres, noPostgres, type Postgres } from '../../fixtures/postgres.ts';
import { newReader, publishedRows } from '../../fixtures/publication.ts';
import { newWriter } from '../../fixtures/replica.ts';
import { rulesText } from '../../fixtures/rules-edition.ts';
import { named } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
let postgres: Postgres;
const writers: ReturnType<typeof newWriter>[] = [];
const ending: (() => Promise<void>)[] = [];
const writer = () => {
  const made = newWriter(root);
  writers.push(made);
  return made;
};
const publishing = ({ context }: Pick<ReturnType<typeof newWriter>, 'context'>, address: Address) => {
  const over = new AbortController();
  const work = publish(context.store, address, () => new Date(), over.signal);
  const end = async (): Promise<void> => {
    over.abort();
    await work;
  };
  ending.push(end);
  return { end };
};
afterAll(() => {
  for (const { close } of writers) close();
});
let folders = 0;
const reader = (address: Address, folder = join(root, `reader-${++folders}`)) => {
  mkdirSync(folder, { recursive: true });
  const made = newReader(address, folder);
  ending.push(made.end);
  return made;
};

/** A data folder with this store and the key of another. */
function withStore(file: string, { home: from }: ReturnType<typeof newWriter>): string {
  const home = join(root, `home-${++folders}`);
  mkdirSync(home);
  copyFileSync(file, storeFile(home));
  copyFileSync(join(from, 'service-key.json'), join(home, 'service-key.json'));
  return home;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; !(await holds()); await wait(50))
    if (Date.now() > end) throw new Error(`waited in vain for ${holds}`);
}

describe.skipIf(noPostgres)(named('a publication', noPostgres), () => {
  beforeAll(async () => {
    postgres = await newPostgres();
  });
  afterAll(async () => {
    for (const end of ending) await end();
    await endPostgres();
  });

  test('every published row arrives, and each change after it', async () => {
    const made = writer();
    const database = await postgres.newDatabase();
    const examined = async () =>
      (await examineDesk({ folder: made.home, now: new Date() })).find(({ check }) => check === 'publication')?.outcome;
    expect(await examined()).toBeUndefined();
    await openOutbox(made.context.store);
    expect(await examined()).toBe('wrong');
    publishing(made, postgres.address(database));
    const follower = reader(postgres.address(database));
    await follower.until(() => follower.position() !== undefined);
    expect(publishedRows(follower.db())).toEqual(publishedRows(made.context.store.db));
    made.revoke();
    made.context.changeSettings({ serviceName: 'Another' });
    takeRules(made.context.store, rulesText(new Date().toISOString().slice(0, 10)), { officer: 'Ana', now: new Date() });
    made.context.store.db.exec('DELETE FROM stakeholder_keys');
    await follower.until(() => JSON.stringify(publishedRows(follower.db())) === JSON.stringify(publishedRows(made.context.store.db)));
    expect(rulesInForce({ db: follower.db() }).edition).toEqual(rulesInForce(made.context.store).edition);
    expect(rulesInForce(made.context.store).source).toEqual({ kind: 'import' });
    expect(follower.served()).toHaveLength(1);
    expect(await examined()).toBe('ok');
  });

  test('what is private stays in the store', async () => {
    const made = writer();
    const { context } = made;
    const { db } = context.store;
    const secret = 'never-to-be-read-elsewhere';
    createKey(context.store, { label: secret, role: 'customs', expiresAt: '2099-01-01T00:00:00Z' }, new Date());
    changeStatus(SAMPLE.dppCode, { action: 'suspend', who: secret, reason: secret }, context);
    // A draft of a passport that is published, and one with an event that is not.
    const { document } = db.prepare('SELECT document_text(document) AS document FROM passports WHERE dpp_code = ?').get(SAMPLE.dppCode) as {
      document: string;
    };
    const draft = { ...(JSON.parse(document) as Record<string, unknown>), productName: { en: secret } };
    const other = { ...draft, dppCode: 'DPP-09520123456788-DRAFT', serial: 'DRAFT', digitalProductPassportId: undefined };
    const { refused } = importText(
      JSON.stringify(
        [draft, other].map(({ uniqueProductIdentifier: _, batteryPassportIdentifier: __, ...rest }: Record<string, unknown>) => rest),
      ),
      context,
    );
    expect(refused).toEqual([]);
    db.prepare(
      `INSERT INTO events (dpp_code, event_id, type, event_time, document) VALUES ('DPP-09520123456788-DRAFT', 'e', 'ObjectEvent', '2026-01-01T00:00:00Z', ?)`,
    ).run(JSON.stringify({ secret }));
    context.changeSettings({ officer: secret });
    takeRules(context.store, rulesText(new Date().toISOString().slice(0, 10)), { officer: secret, now: new Date() });
    expect(db.prepare(`SELECT count(*) FROM passports WHERE document_text(${documentOf()}) LIKE ?`).pluck().get(`%${secret}%`)).toBe(2);
    const database = await postgres.newDatabase();
    publishing(made, postgres.address(database));
    const follower = reader(postgres.address(database));
    await follower.until(() => follower.position() !== undefined);
    const found = await postgres.query(`SELECT name, key FROM dpp_desk_rows WHERE content LIKE '%${secret}%'`, database);
    expect(found).toEqual([]);
    expect(
      await postgres.query(
        `SELECT count(*)::int AS count FROM dpp_desk_rows WHERE name = 'stakeholder_keys' AND content IS NOT NULL`,
        database,
      ),
    ).toEqual([{ count: 1 }]);
    // Publishing it publishes its event.
    const eventsIn = () => follower.db().prepare(`SELECT count(*) FROM events WHERE event_id = 'e'`).pluck().get();
    expect(eventsIn()).toBe(0);
    publishStored('DPP-09520123456788-DRAFT', context);
    await follower.until(() => eventsIn() === 1);
  });

  test('a server that lost confirmed changes gets them again, and no reader goes back', async () => {
    const made = writer();
    const database = await postgres.newDatabase();
    const [ofWriter, ofReader] = [await newLink(postgres), await newLink(postgres)];
    publishing(made, ofWriter.address(database));
    const follower = reader(ofReader.address(database));
    await follower.until(() => follower.position() !== undefined);
    const standby = await postgres.newStandby();
    await standby.kill();
    made.revoke();
    const isRevoked = () => follower.db().prepare('SELECT count(*) FROM status_log').pluck().get() === 1;
    await follower.until(isRevoked);
    const before = follower.position();
    // The standby has not heard of the revocation.
    ofWriter.cut();
    ofReader.cut();
    await standby.start({ alone: true });
    await standby.promote();
    expect(await standby.query("SELECT count(*)::int AS count FROM dpp_desk_rows WHERE name = 'status_log'", database)).toEqual([
      { count: 0 },
    ]);
    ofReader.leadTo(standby);
    await wait(1_500);
    expect(follower.position()).toEqual(before);
    expect(isRevoked()).toBe(true);
    ofWriter.leadTo(standby);
    await follower.until(() => (follower.position()?.asOf ?? '') > (before?.asOf ?? ''));
    expect(await standby.query("SELECT count(*)::int AS count FROM dpp_desk_rows WHERE name = 'status_log'", database)).toEqual([
      { count: 1 },
    ]);
    expect(publishedRows(follower.db())).toEqual(publishedRows(made.context.store.db));
    // The same history: no second copy of everything.
    expect(follower.served()).toHaveLength(1);
    ofWriter.close();
    ofReader.close();
  });

  test('a store that went back begins a new epoch; a reader takes it only if no revocation is lost', async () => {
    const made = writer();
    const { store } = made.context;
    const database = await postgres.newDatabase();
    const first = publishing(made, postgres.address(database));
    const follower = reader(postgres.address(database));
    await follower.until(() => follower.position() !== undefined);
    await first.end();
    // The store as a file, before a revocation.
    const earlier = join(root, 'earlier.sqlite');
    store.db.prepare('VACUUM INTO ?').run(earlier);
    const second = publishing(made, postgres.address(database));
    made.revoke();
    const count = () => follower.db().prepare('SELECT count(*) FROM status_log').pluck().get();
    await follower.until(() => count() === 1);
    await second.end();
    const before = follower.position();
    // It was put back by hand, so it has the same epoch, and goes on with other changes under the same numbers.
    const home = withStore(earlier, made);
    const back = openApp({ folder: home });
    for (let change = 0; change < 50; change++) back.changeSettings({ serviceName: `Other ${change}` });
    const epochIn = (db: Db) => db.prepare('SELECT epoch FROM store_epoch').pluck().get();
    expect(epochIn(back.store.db)).toBe(before?.epoch);
    const third = publishing({ context: back }, postgres.address(database));
    await until(
      async () => (await postgres.query('SELECT epoch FROM dpp_desk_publication WHERE is_served', database))[0]?.epoch !== before?.epoch,
    );
    expect(epochIn(back.store.db)).not.toBe(before?.epoch);
    await wait(1_500);
    expect([count(), follower.position()]).toEqual([1, before]);
    changeStatus(SAMPLE.dppCode, { action: 'revoke', who: 'Ana', reason: 'again' }, back);
    await until(async () => follower.position()?.epoch === epochIn(back.store.db));
    expect(follower.served()).toHaveLength(2);
    expect(publishedRows(follower.db())).toEqual(publishedRows(back.store.db));
    // Nothing of the former epoch stays.
    await until(
      async () => (await postgres.query('SELECT count(DISTINCT epoch)::int AS count FROM dpp_desk_rows', database))[0]?.count === 1,
    );
    await third.end();
    back.close();
  });

  test('a second writer, and another service, are refused', async () => {
    const made = writer();
    const database = await postgres.newDatabase();
    const first = publishing(made, postgres.address(database));
    const follower = reader(postgres.address(database));
    await follower.until(() => follower.position() !== undefined);
    const other = writer();
    other.context.changeSettings({ baseUrl: 'https://other.example' });
    publishing(other, postgres.address(database));
    await wait(1_500);
    await first.end();
    await wait(1_500);
    expect(await postgres.query('SELECT service FROM dpp_desk_publication', database)).toEqual([
      { service: readSetting(made.context.store, 'didDocument')?.id },
    ]);
  });

  test('a link that falls silent is left after some time, with the lock that its other end keeps', async () => {
    const limits = { ...LIMITS };
    Object.assign(LIMITS, { publicationQuery: 1_000, publicationConnect: 1_000, publicationBeat: 500 });
    const made = writer();
    const database = await postgres.newDatabase();
    const [ofWriter, ofReader] = [await newLink(postgres), await newLink(postgres)];
    publishing(made, ofWriter.address(database));
    const follower = reader(ofReader.address(database));
    await follower.until(() => follower.position() !== undefined);
    ofWriter.freeze();
    ofReader.freeze();
    made.revoke();
    await follower.until(() => follower.db().prepare('SELECT count(*) FROM status_log').pluck().get() === 1);
    expect(follower.served()).toHaveLength(1);
    ofWriter.close();
    ofReader.close();
    Object.assign(LIMITS, limits);
  });

  test('a row that no writer could have made is refused, and the store stays', async () => {
    const made = writer();
    const database = await postgres.newDatabase();
    const { end } = publishing(made, postgres.address(database));
    const follower = reader(postgres.address(database));
    await follower.until(() => follower.position() !== undefined);
    await end();
    const before = follower.position();
    await postgres.query(
      `INSERT INTO dpp_desk_rows (epoch, number, name, key, content) SELECT epoch, number + 1, 'officers', '["a"]', '[]' FROM dpp_desk_publication;
       UPDATE dpp_desk_publication SET number = number + 1, mark = 'x', as_of = '${new Date(Date.now() + 1_000).toISOString()}';
       INSERT INTO dpp_desk_marks SELECT epoch, number, mark FROM dpp_desk_publication`,
      database,
    );
    await wait(1_500);
    expect(follower.position()).toEqual(before);
  });
});

test('a server that accepts and never answers keeps nobody waiting', async () => {
  const limits = { ...LIMITS };
  Object.assign(LIMITS, { publicationConnect: 300, publicationRetry: 10 });
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const made = writer();
  const { end } = publishing(made, { host: '127.0.0.1', port, user: 'dpp', database: 'dpp' });
  made.revoke();
  await until(async () => sockets.length > 2);
  await end();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
  Object.assign(LIMITS, limits);
});

const triggersIn = ({ context }: Pick<ReturnType<typeof newWriter>, 'context'>) => outboxTriggersIn(context.store.db).size;

test('a published store is backed up and restored as one that was never published', async () => {
  const made = writer();
  await openOutbox(made.context.store);
  expect(triggersIn(made)).toBeGreaterThan(60);
  const folder = join(root, `restored-${++folders}`);
  restoreBackup({ folder, file: made.backup(), who: 'Ana', now: new Date(), withoutKeys: true });
  const back = openApp({ folder });
  expect(triggersIn({ context: back })).toBe(0);
  expect(back.store.db.prepare('SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM publishing)').pluck().get()).toBe(0);
  expect(positionIn(back.store.db)?.epoch).not.toBe(positionIn(made.context.store.db)?.epoch);
  const { epoch } = await openOutbox(back.store);
  expect(epoch).toBe(positionIn(back.store.db)?.epoch);
  back.close();
});

test('a replica takes the file of a published store, and none with other triggers of these names', async () => {
  const made = writer();
  await openOutbox(made.context.store);
  const file = join(root, `published-${++folders}.sqlite`);
  const take = () => {
    const folder = join(root, `replica-${++folders}`);
    mkdirSync(folder);
    return takeNewest({ folder, candidates: [{ file, signature: '' }] });
  };
  beat(made.context.store, new Date());
  made.context.store.db.prepare('VACUUM INTO ?').run(file);
  expect(take().refused).toEqual([]);
  const db = new Database(file);
  db.exec('CREATE TRIGGER settings_other_outbox AFTER insert ON settings BEGIN DELETE FROM status_places; END');
  db.close();
  expect(take().refused.map(({ code }) => code)).toEqual(['foreign-schema']);
});

test('a store from before publications can be published, and a step of the store leaves no trigger behind', async () => {
  const folder = join(root, `old-${++folders}`);
  mkdirSync(folder);
  const old = new Database(storeFile(folder));
  migrateTo(old, versionSince('120-publication.sql') - 1);
  const settings = (name: string) => old.prepare('INSERT INTO settings (name, value) VALUES (?, ?)').run(name, '"https://a.example"');
  settings('baseUrl');
  migrateTo(old, versionSince('149-rules-edition.sql') - 1);
  // As the program of that version began it, which did not publish the table of the next step.
  for (const [name, sql] of Object.entries(outboxTriggers())) if (!name.startsWith('rules_edition_')) old.exec(sql);
  const before = positionIn(old)?.epoch ?? '';
  old.prepare(`INSERT INTO publishing (id, epoch, form, filled) VALUES (1, ?, 'an earlier one', 1)`).run(before);
  expect(outboxTriggersIn(old).size).toBeGreaterThan(0);
  settings('serviceName');
  expect(old.prepare(`SELECT key FROM outbox WHERE name = 'settings'`).pluck().all()).toContain('["serviceName"]');
  old.close();
  const next = openStore(folder);
  expect(outboxTriggersIn(next.db).size).toBe(0);
  const { epoch } = await openOutbox(next);
  expect([epoch === before, epoch]).toEqual([false, positionIn(next.db)?.epoch]);
  next.close();
});

test.each([
  ['another table', { name: 'officers', key: '["a"]', content: '[]' }],
  ['other columns', { name: 'settings', key: '["baseUrl"]', content: '["baseUrl"]' }],
  ['a key with other columns', { name: 'settings', key: '["baseUrl", 1]', content: null }],
  ['no JSON', { name: 'settings', key: '["baseUrl"]', content: '{' }],
  ['no list', { name: 'settings', key: '"baseUrl"', content: null }],
  ['a value of another type', { name: 'settings', key: '["baseUrl"]', content: '["baseUrl", [1]]' }],
  ['a row that breaks the rules of its table', { name: 'body_list', key: '[7]', content: '[7, "", "", "", ""]' }],
])('refuses %s', (_, change) => {
  const { store } = writer().context;
  const before = publishedRows(store.db);
  expect(() => store.db.transaction(() => applyChange(store.db, { number: 1, ...change }))()).toThrow(MalformedChange);
  expect(publishedRows(store.db)).toEqual(before);
});
