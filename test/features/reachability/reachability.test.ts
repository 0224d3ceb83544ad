// The checks of a running service over real sockets: a good one, one that answers everything in one way, another service, and no answer.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, describe, expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import { checkGs1 } from '../../../server/features/reachability/gs1.ts';
import { checkResolver } from '../../../server/features/reachability/index.ts';
import { checkName } from '../../../server/features/reachability/name.ts';
import { portOf } from '../../../server/lib/loopback.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const endings: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Every address of this computer, because its name leads to any of them. */
async function serving() {
  const fresh = freshApp({ sample: true });
  const app = createPublic(fresh.reader, { report: (fault) => expect.fail(String(fault)) });
  await app.listen({ host: '0.0.0.0', port: 0 });
  endings.push(
    () => fresh.close(),
    () => app.close(),
  );
  return { ...fresh, port: portOf(app) };
}

async function answering(status: number, type: string, body: string) {
  const server = createServer((_, response) => response.writeHead(status, { 'content-type': type }).end(body)).listen(0);
  endings.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

const outcomes = (rows: readonly { readonly rule: string; readonly outcome: string }[]) =>
  Object.fromEntries(rows.map(({ rule, outcome }) => [rule, outcome]));

describe('the rules of GS1', () => {
  test('hold for this service: all that are required, and all that are recommended but https', async () => {
    const { context, port } = await serving();
    const { gs1 } = await checkResolver(context, { url: `http://127.0.0.1:${port}` });
    expect(gs1.rows.filter(({ outcome }) => outcome !== 'passed')).toEqual([
      { rule: 'https', clause: '2.2', level: 'should', outcome: 'failed', detail: 'the base URL is http://localhost:8080' },
    ]);
    expect(gs1.rows).toHaveLength(26);
  });

  test('are broken by what answers every request in one way', async () => {
    const item = { gtin: SAMPLE.gtin, serial: SAMPLE.serial };
    const target = (port: number) => ({ origin: `http://127.0.0.1:${port}`, baseUrl: 'http://resolver.lab.example', item });
    const all = outcomes(await checkGs1(target(await answering(200, 'text/html', '<p>hello'))));
    expect(Object.keys(all).filter((rule) => all[rule] === 'passed')).toEqual(['head', 'slash', 'linkset-type', 'lot', 'escaped-slash']);
    const none = outcomes(await checkGs1(target(await answering(404, 'application/json', '{}'))));
    expect(Object.keys(none).filter((rule) => none[rule] === 'passed')).toEqual(
      expect.not.arrayContaining(['description', 'linkset', 'anchor', 'default-link', 'gtin', 'lot', 'redirect']),
    );
    const empty = await answering(200, 'application/linkset+json', '{"linkset":[]}');
    expect(outcomes(await checkGs1(target(empty)))).toMatchObject({
      linkset: 'passed',
      anchor: 'failed',
      'default-link': 'failed',
      dpp: 'failed',
    });
  });

  test('are open where nothing answers, and where no item is published', async () => {
    const { port } = await serving();
    const target = { origin: 'http://127.0.0.1:1', baseUrl: `http://x.example:${port}`, item: { gtin: SAMPLE.gtin, serial: 'A' } };
    expect(new Set((await checkGs1(target)).filter(({ rule }) => rule !== 'https').map(({ outcome }) => outcome))).toEqual(
      new Set(['not-checked']),
    );
    const bare = freshApp({});
    endings.push(() => bare.close());
    const { gs1 } = await checkResolver(bare.context, { url: 'http://127.0.0.1:1' });
    expect(new Set(gs1.rows.map(({ detail }) => detail))).toEqual(new Set(['no item with a serial number is published']));
  });
});

describe('the name', () => {
  test('leads here, and the service answers with its DID and its key', async () => {
    const { context, port } = await serving();
    const base = `http://${hostname()}:${port}`;
    const rows = await checkName(base, context.signer(), undefined);
    expect(outcomes(rows)).toEqual({ resolves: 'passed', answers: 'passed', did: 'passed', key: 'passed' });
  });

  test('leads to another service, which is named', async () => {
    const [one, other] = [await serving(), await serving()];
    other.context.changeSettings({ baseUrl: 'https://other.example' });
    const rows = await checkName(`http://${hostname()}:${other.port}`, one.context.signer(), undefined);
    expect(rows.slice(2)).toEqual([
      { rule: 'did', outcome: 'failed', detail: 'another service answers: did:web:other.example' },
      { rule: 'key', outcome: 'failed', detail: 'the present key of this service is not in it' },
    ]);
  });

  test.each([
    ['http://localhost:8080', { resolves: 'failed', answers: 'not-checked', did: 'not-checked', key: 'not-checked' }],
    [`http://${hostname()}:1`, { resolves: 'passed', answers: 'failed', did: 'not-checked', key: 'not-checked' }],
  ])('%s: what could not be asked is not checked', async (base, expected) => {
    const { context } = await serving();
    expect(outcomes(await checkName(base, context.signer(), undefined))).toEqual(expected);
  });

  test('answers with something else', async () => {
    const { context } = await serving();
    const at = async (port: number) => outcomes(await checkName(`http://${hostname()}:${port}`, context.signer(), undefined));
    expect(await at(await answering(404, 'text/html', ''))).toMatchObject({ answers: 'failed', did: 'not-checked' });
    expect(await at(await answering(200, 'text/html', '<p>'))).toMatchObject({ answers: 'passed', did: 'failed', key: 'not-checked' });
  });
});
