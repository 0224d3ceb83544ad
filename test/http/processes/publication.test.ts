// `serve --publish-to` and `serve --read-from` on real sockets and a real PostgreSQL: answers alike, cuts and a failover that no verdict hides.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { passportsByCode } from '../../../server/store/passports/credentials.ts';
import { type Asked, askPort } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { endPostgres, newLink, newPostgres, noPostgres, type Postgres } from '../../fixtures/postgres.ts';
import { newWriter, said } from '../../fixtures/replica.ts';
import { endServed, type Served, serve } from '../../fixtures/serving.ts';
import { named } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

// Each start of a reader takes three processes.
vi.setConfig({ testTimeout: 240_000 });
const root = temporaryFolder();
const writers: ReturnType<typeof newWriter>[] = [];
const links: Awaited<ReturnType<typeof newLink>>[] = [];
const writer = () => {
  const made = newWriter(root);
  writers.push(made);
  return made;
};
const link = async (to: Postgres) => {
  const made = await newLink(to);
  links.push(made);
  return made;
};
afterEach(endServed);
afterAll(() => {
  for (const { close } of [...writers, ...links]) close();
});

let folders = 0;
const newFolder = (): string => join(root, `reader-${++folders}`);
const publishes = ({ home }: ReturnType<typeof newWriter>, url: string): Promise<Served> =>
  serve('--data', home, '--workers', '1', '--log', 'json', '--publish-to', url);
const reads = (url: string, ...more: readonly string[]): Promise<Served> =>
  serve('--read-from', url, '--data', newFolder(), '--workers', '2', '--log', 'json', ...more);

const DPP = `/api/v1/public/dpp/${SAMPLE.dppCode}`;
const VERIFY = `/api/v1/verify/${SAMPLE.dppCode}`;
const until = async (port: number, target: string, holds: (answer: Asked) => boolean): Promise<Asked> => {
  for (;;) {
    const answer = await askPort(port, target);
    if (holds(answer)) return answer;
    await wait(100);
  }
};
const verdictOf = ({ json }: Asked) => [json.valid, json.verdict];

/** Endpoints 9 to 12 about the passport, the credentials as the writer publishes them. */
async function verdicts(port: number, made: ReturnType<typeof newWriter>): Promise<readonly unknown[]> {
  const copies = passportsByCode(made.context.store, SAMPLE.dppCode);
  const stored = (format: string) => String(copies.find((one) => one.source === 'published' && one.format === format)?.body);
  const post = (target: string, body: string) => askPort(port, target, { method: 'POST', body });
  return [
    verdictOf(await askPort(port, VERIFY)),
    verdictOf(await post('/api/v1/verify', stored('vc'))),
    verdictOf(await post('/api/v1/verify/sd-jwt', JSON.stringify({ token: stored('sd-jwt') }))),
    (await askPort(port, `/api/v1/public/customs/verify/${SAMPLE.dppCode}`)).json.verdict,
  ];
}
const VALID = [[true, 'valid'], [true, 'valid'], [true, 'valid'], 'valid'];
const INVALID = [[false, 'invalid'], [false, 'invalid'], [false, 'invalid'], 'invalid'];
const LATE = [[false, 'valid-not-current'], [false, 'valid-not-current'], [false, 'valid-not-current'], 'valid-not-current'];

describe.skipIf(noPostgres)(named('serve with PostgreSQL', noPostgres), () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await newPostgres();
  });
  afterAll(endPostgres);

  test('what is published is answered as by the writer, and what is revoked is revoked there', async () => {
    const made = writer();
    const url = postgres.url(await postgres.newDatabase());
    const [source, reader] = await Promise.all([publishes(made, url), reads(url)]);
    for (const target of [
      DPP,
      `${DPP}/vc`,
      `${DPP}/vc.jwt`,
      '/.well-known/did.json',
      `/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`,
    ]) {
      const [there, here] = [await askPort(source.port, target), await askPort(reader.port, target)];
      expect([target, here.status, here.text, here.headers.etag]).toEqual([target, there.status, there.text, there.headers.etag]);
    }
    expect(await verdicts(reader.port, made)).toEqual(VALID);
    const { json, headers } = await askPort(reader.port, '/health');
    expect(json).toMatchObject({ status: 'ok', replica: { maxLagSeconds: 86_400 } });
    expect(json.replica.lagSeconds).toBeLessThan(60);
    const { epoch } = json.replica;
    expect(headers['dpp-replica']).toMatch(new RegExp(`^as-of=@\\d{10}, max-lag=86400, epoch="${epoch}", number=\\d+$`));
    expect(epoch).toBe(made.context.store.db.prepare('SELECT epoch FROM store_epoch').pluck().get());
    // The date goes on without changes, also in answers that are kept.
    const first = (await askPort(reader.port, DPP)).headers['dpp-replica'];
    await until(reader.port, DPP, ({ headers: now }) => now['dpp-replica'] !== first);
    made.revoke();
    await until(reader.port, VERIFY, ({ json: answer }) => answer.verdict === 'invalid');
    expect(await verdicts(reader.port, made)).toEqual(INVALID);
    const figures = (await askPort(source.port, '/metrics')).text;
    expect(figures).toMatch(/^dpp_desk_publication_waiting 0$/m);
    expect(figures).toMatch(/^dpp_desk_publication_age_seconds \d/m);
    source.child.kill('SIGTERM');
    reader.child.kill('SIGTERM');
    expect([await source.exited, await reader.exited]).toEqual([0, 0]);
  });

  test.each([
    ['the writer', 'source'],
    ['the server', 'postgres'],
    ['the link', 'link'],
  ])(
    '%s is cut off while something is revoked: valid no longer than the limit, and the revocation counts when it is back',
    async (_, what) => {
      const made = writer();
      const server = await newPostgres();
      const database = await server.newDatabase();
      const ofReader = await link(server);
      const source = await publishes(made, server.url(database));
      const reader = await reads(ofReader.url(database), '--max-lag', '8s');
      expect(await verdicts(reader.port, made)).toEqual(VALID);
      if (what === 'source') {
        source.child.kill('SIGKILL');
        await source.exited;
      } else if (what === 'postgres') await server.kill();
      else ofReader.cut();
      made.revoke();
      const late = await until(reader.port, VERIFY, ({ json }) => json.valid === false);
      expect([late.json.verdict, late.json.reasons]).toEqual(['valid-not-current', ['DPP-TRU-12']]);
      expect(await verdicts(reader.port, made)).toEqual(LATE);
      expect((await askPort(reader.port, '/health')).json.status).toBe('late');
      // The writer goes on without PostgreSQL.
      if (what !== 'source') expect(verdictOf(await askPort(source.port, VERIFY))).toEqual([false, 'invalid']);
      if (what === 'source') await publishes(made, server.url(database));
      else if (what === 'postgres') await server.start();
      else ofReader.leadTo(server);
      await until(reader.port, VERIFY, ({ json }) => json.verdict === 'invalid');
      expect(await verdicts(reader.port, made)).toEqual(INVALID);
      await until(reader.port, '/health', ({ json }) => json.status === 'ok');
    },
  );

  test('a stale standby is promoted after a revocation: never valid beyond the limit, never again where the revocation was known', async () => {
    const made = writer();
    const primary = await newPostgres();
    const database = await primary.newDatabase();
    const [ofWriter, ofReader] = [await link(primary), await link(primary)];
    await publishes(made, ofWriter.url(database));
    const [knew, knewNot] = [await reads(primary.url(database), '--max-lag', '8s'), await reads(ofReader.url(database), '--max-lag', '8s')];
    const standby = await primary.newStandby();
    await standby.kill();
    const cutAt = Date.now();
    ofReader.cut();
    made.revoke();
    await until(knew.port, VERIFY, ({ json }) => json.verdict === 'invalid');
    ofWriter.cut();
    await primary.kill();
    await standby.start({ alone: true });
    await standby.promote();
    ofReader.leadTo(standby);
    // A new reader of the stale server too.
    const fresh = await reads(standby.url(database), '--max-lag', '8s');
    for (let asked = 0; asked < 20 || Date.now() - cutAt < 14_000; asked++) {
      const began = Date.now();
      expect(verdictOf(await askPort(knew.port, VERIFY))).toEqual([false, 'invalid']);
      for (const { port } of [knewNot, fresh]) {
        const { json } = await askPort(port, VERIFY);
        if (began - cutAt > 9_000) expect([json.valid, json.verdict, json.reasons]).toEqual([false, 'valid-not-current', ['DPP-TRU-12']]);
      }
      await wait(200);
    }
    ofWriter.leadTo(standby);
    for (const { port } of [knewNot, fresh]) await until(port, VERIFY, ({ json }) => json.verdict === 'invalid');
    expect(await verdicts(knewNot.port, made)).toEqual(INVALID);
  });

  test('a reader starts without PostgreSQL from what it holds, and not from the folder of a service', async () => {
    const made = writer();
    const database = await postgres.newDatabase();
    const ofReader = await link(postgres);
    await publishes(made, postgres.url(database));
    const folder = newFolder();
    const first = await serve('--read-from', ofReader.url(database), '--data', folder, '--workers', '1', '--log', 'json');
    first.child.kill('SIGKILL');
    await first.exited;
    ofReader.cut();
    const second = await serve('--read-from', ofReader.url(database), '--data', folder, '--workers', '1', '--log', 'json');
    await said(second, /"code":"replica-source"/);
    expect(verdictOf(await askPort(second.port, VERIFY))).toEqual([true, 'valid']);
    await expect(serve('--read-from', ofReader.url(database), '--data', made.home)).rejects.toThrow(
      /ended with 78: .*data folder of a service/s,
    );
  });
});

test.each([
  [['--publish-to', 'postgres://u:secret-word@h/d'], /a password among the arguments/],
  [['--publish-to', 'https://u@h/d'], /takes an address such as/],
  [['--publish-to', 'postgres://h/d'], /names a user and a database/],
  [['--publish-to', 'postgres://u@h/d?options=x'], /not 'options'/],
  [['--publish-to', 'postgres://u@h/d?sslmode=prefer'], /sslmode is verify-full, or disable/],
  [['--publish-to', 'postgres://u@h/d?sslrootcert=/nowhere'], /no file '\/nowhere'/],
  [['--read-from', 'postgres://u@h/d'], /--read-from needs --data/],
  [['--read-from', 'postgres://u@h/d', '--data', root, '--replica-of', root], /--read-from does not go with --replica-of/],
  [['--read-from', 'postgres://u@h/d', '--data', root, '--publish-to', 'postgres://u@h/d'], /--publish-to does not go with --read-from/],
  [['--read-from', 'postgres://u@h/d', '--data', root, '--sample'], /--sample does not go with --read-from/],
])('refuses %j', async (args, why) => {
  const refused = serve(...args);
  await expect(refused).rejects.toThrow(why);
  await expect(refused).rejects.not.toThrow(/secret-word/);
});
