// Every operation of the OpenAPI document, driven with good and bad questions: each status that it declares is one that it gives.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALWAYS } from '../../../server/api/openapi/common.ts';
import { OPERATIONS, openApiDocument } from '../../../server/api/openapi/document.ts';
import type { Operation } from '../../../server/api/openapi/operation.ts';
import { PARAMETERS } from '../../../server/api/openapi/parameters.ts';
import { createPublic } from '../../../server/api/public.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { type AskOptions, type Client, overSocket } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { faultsOf, pathOf } from '../../fixtures/http-contract.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const fresh = freshApp({ sample: true, now });
const faults: unknown[] = [];
let client: Client;
const INVALID = `DPP-${SAMPLE.gtin}-INVALID1`;
const GONE_GTIN = '09520123456894';
const GONE_CODE = 'DPP-1b4e28ba-2fa1-41d2-883f-0016d3cca427';

beforeAll(async () => {
  const document = JSON.parse(passportByCode(fresh.context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
  const { digitalProductPassportId: _, uniqueProductIdentifier: __, batteryPassportIdentifier: ___, sample: ____, ...rest } = document;
  const { refused } = importText(JSON.stringify({ ...rest, dppCode: INVALID, serial: 'INVALID1' }), fresh.context);
  expect(refused).toEqual([]);
  publishStored(INVALID, fresh.context);
  // The product as a whole, and nothing else of its GTIN.
  const model = { ...rest, serial: undefined, batchOrLot: undefined, granularity: undefined, gtin: GONE_GTIN, dppCode: GONE_CODE };
  expect(importText(JSON.stringify(model), fresh.context).refused).toEqual([]);
  publishStored(GONE_CODE, fresh.context);
  fresh.context.store.db.prepare("UPDATE passports SET dpp_status = 'invalid' WHERE dpp_code IN (?, ?)").run(INVALID, GONE_CODE);
  client = await overSocket(createPublic(fresh.reader, { report: (fault) => void faults.push(fault) }));
});
afterAll(async () => {
  await client.close();
  fresh.close();
  expect(faults).toEqual([]);
});

type Values = Readonly<Record<string, string>>;

/** The address of an operation, its parameters filled in with the examples of the document, or with other values. */
function targetOf({ path, parameters = [] }: Operation, values: Values = {}): string {
  const shown = parameters.flatMap((name) => {
    const { name: called = '', in: where, example, required } = PARAMETERS[name] ?? {};
    return [{ called: String(called), where, value: example === undefined ? '' : String(example), required: required === true }];
  });
  const filled = (called: string): string => values[called] ?? shown.find((one) => one.called === called)?.value ?? '';
  const query = shown.filter(({ where, required }) => where === 'query' && required);
  return `${path.replace(/\{(\w+)\}/g, (_, called: string) => encodeURIComponent(filled(called)))}${
    query.length === 0 ? '' : `?${query.map(({ called }) => `${called}=${encodeURIComponent(filled(called))}`).join('&')}`
  }`;
}

const UNKNOWN: Values = {
  code: 'none',
  dpp_code: `DPP-${SAMPLE.gtin}-NONE`,
  gtin: '09506000134352',
  serial: 'NONE',
  lot: 'NONE',
  epc: 'none',
  file: 'none.ttl',
  schema: 'none.json',
  id: 'none',
  list: '999',
  dppId: `DPP-${SAMPLE.gtin}-NONE`,
  productId: 'https://id.gs1.org/01/09506000134352',
  elementIdPath: 'none',
};
const LINKS = 'application/vc+jwt, application/vc+ld+json';

/** The front page is for browsers only. */
const typeOf = ({ path }: Operation, otherwise: string): string => (path === '/' ? 'text/html' : otherwise);

/** The question that gets each status, of any operation that declares it. */
const QUESTIONS: Readonly<Record<string, (operation: Operation) => readonly [target: string, options?: AskOptions]>> = {
  200: (operation) => [targetOf(operation), { headers: { accept: typeOf(operation, 'application/json, text/html;q=0.5, */*;q=0.1') } }],
  204: (operation) => [targetOf(operation)],
  300: (operation) => [`${targetOf(operation)}?linkType=gs1:dpp`, { headers: { accept: LINKS } }],
  304: (operation) => [
    targetOf(operation),
    { headers: { accept: typeOf(operation, 'application/json, */*;q=0.1'), 'if-none-match': '*' } },
  ],
  307: (operation) => [targetOf(operation), { headers: { accept: 'text/html' } }],
  401: (operation) => [targetOf(operation), { headers: { 'x-stakeholder-key': 'nobody' } }],
  403: (operation) => [targetOf(operation), { headers: { 'x-forwarded-for': '192.0.2.1' } }],
  404: (operation) => [targetOf(operation, UNKNOWN), { headers: { accept: 'application/linkset+json, */*;q=0.5' } }],
  406: (operation) => [targetOf(operation), { headers: { accept: 'video/mp4' } }],
  410: (operation) => [
    targetOf(operation, {
      dpp_code: INVALID,
      ...(operation.path.includes('{serial}') ? { serial: 'INVALID1' } : { gtin: GONE_GTIN }),
    }),
  ],
  413: (operation) => [targetOf(operation), { body: `"${'x'.repeat(1_100_000)}"` }],
};

/** What has to be sent along, and what one question for all cannot reach. */
async function bodyOf({ operationId }: Operation): Promise<string> {
  if (operationId === 'verifyCredential') return (await client.ask(`/api/v1/public/dpp/${SAMPLE.dppCode}/vc`)).text;
  if (operationId === 'verifySdJwt') {
    return JSON.stringify({ token: (await client.ask(`/api/v1/public/dpp/${SAMPLE.dppCode}/vc.sd-jwt`)).text });
  }
  return JSON.stringify({ productIds: [`https://id.gs1.org/01/${SAMPLE.gtin}`] });
}

/** Argued one by one: declared for a path whose siblings give it, and not to be had on this one with the sample set. */
const NOT_HERE: readonly string[] = [
  // Redirected to one page: a lot and a product have several links of no type.
  'listPassports 300',
  'resolveLot 300',
  // The tag of the example is that of an item that is there.
  'resolveEpc 410',
];

describe('every status that an operation declares is given', () => {
  const cases = OPERATIONS.flatMap((operation) =>
    Object.keys(operation.replies)
      .filter((status) => ALWAYS[status] === undefined && !NOT_HERE.includes(`${operation.operationId} ${status}`))
      .map((status) => [operation.operationId, status, operation] as const),
  );

  test.each(cases)('%s: %s', async (_, status, operation) => {
    const question = QUESTIONS[status];
    if (question === undefined) throw new Error(`nobody asks for ${status}`);
    const [target, options = {}] = question(operation);
    const method = operation.method.toUpperCase();
    const body = method === 'POST' ? { body: options.body ?? (await bodyOf(operation)) } : {};
    // The client itself holds the answer against the document.
    const answer = await client.ask(target, { ...options, ...body, method });
    expect([target, String(answer.status)]).toEqual([target, status]);
  });
});

describe('whatever is asked', () => {
  const addresses = OPERATIONS.map((operation) => [operation.operationId, operation] as const);

  test.each(addresses)('%s: HEAD, OPTIONS, another method, a content coding, a segment that is too long', async (_, operation) => {
    const target = targetOf(operation);
    if (operation.method === 'get') expect((await client.ask(target, { method: 'HEAD' })).bytes.length).toBe(0);
    expect((await client.ask(target, { method: 'OPTIONS' })).headers.allow).toContain(operation.method.toUpperCase());
    const other = await client.ask(target, { method: 'DELETE' });
    expect([other.status, other.json.code]).toEqual([405, 'method-not-allowed']);
    const coded = await client.ask(target, { method: operation.method.toUpperCase(), headers: { 'content-encoding': 'gzip' } });
    expect([coded.status, coded.json.code]).toEqual([415, 'unsupported-media-type']);
    const named = /\{(\w+)\}/.exec(operation.path)?.[1];
    if (named === undefined) return;
    const long = await client.ask(targetOf(operation, { [named]: 'x'.repeat(300) }));
    expect([400, 404, 414]).toContain(long.status);
  });

  test('an app without a store that can be read says 503 with a problem', async () => {
    const bare = freshApp();
    bare.context.store.db.prepare("DELETE FROM settings WHERE name = 'didDocument'").run();
    const unready = await overSocket(createPublic(bare.reader, { report: () => undefined }));
    for (const path of ['/health', '/openapi.json', '/docs', '/.well-known/did.json', '/.well-known/gs1resolver']) {
      expect((await unready.ask(path)).status).toBe(503);
    }
    await unready.close();
    bare.close();
  });
});

describe('examples', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into a document of every shape
  const document = openApiDocument({ baseUrl: 'http://localhost:8080', did: 'did:web:localhost%3A8080' }) as any;
  const shown = OPERATIONS.flatMap((operation) => {
    const content = document.paths[operation.path][operation.method].responses['200']?.content ?? {};
    return Object.entries<{ example?: unknown }>(content).flatMap(([type, { example }]) =>
      example === undefined ? [] : [[operation.operationId, type, operation, example] as const],
    );
  });

  test.each(shown)('%s as %s: has members that the real answer has, and its addresses', async (_, type, operation, example) => {
    const method = operation.method.toUpperCase();
    const body = method === 'POST' ? { body: await bodyOf(operation) } : {};
    const { status, json } = await client.ask(targetOf(operation), { method, headers: { accept: type }, ...body });
    expect(status).toBe(200);
    const members = Object.keys(example as object);
    expect(members.filter((name) => !Object.hasOwn(json, name))).toEqual([]);
    for (const name of members.filter((one) => /(?:Url|Code|gtin|serial)$|^(?:id|issuer|@context)$/.test(one))) {
      const value = (example as Record<string, unknown>)[name];
      if (typeof value === 'string') expect([name, json[name]]).toEqual([name, value]);
    }
  });
});

describe('what random requests found', () => {
  const item = `/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;
  test.each([
    ['brackets in a query', '?offset=]&a[0]=1', '?offset=%5D&a%5B0%5D=1'],
    ['a percent sign that begins no encoding', '?x=%&y=%zz&z=%2F', '?x=%25&y=%25zz&z=%2F'],
  ])('%s are encoded in a redirect, which has to be an address', async (_, query, passedOn) => {
    const { status, headers } = await client.ask(`${item}${query}`, { headers: { accept: 'text/html' } });
    expect([status, headers.location]).toEqual([307, `http://localhost:8080/dpp/${SAMPLE.dppCode}${passedOn}`]);
  });

  test('an expectation that nobody knows is passed over', async () => {
    const { status, json } = await client.ask('/health', { headers: { expect: 'nothing' } });
    expect([status, json]).toEqual([200, { status: 'ok' }]);
  });

  test('a request that is no HTTP is refused with a problem that nobody keeps', async () => {
    const answer = await client.ask('/health?\u00e9');
    expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store']);
  });
});

describe('the figures', () => {
  test('are for this computer: not for a proxy, not for a page of another site', async () => {
    const here = await client.ask('/metrics');
    expect([here.status, here.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(here.text).toContain('dpp_desk_store_schema_version ');
    expect(here.text).toMatch(/route="\/api\/v1\/public\/dpp\/:dpp_code",method="GET",status="2xx",worker="1"/);
    for (const headers of [{ forwarded: 'for=192.0.2.1' }, { 'x-real-ip': '192.0.2.1' }, { origin: 'https://a.example' }]) {
      expect((await client.ask('/metrics', { headers: headers as Readonly<Record<string, string>> })).json.code).toBe('local-only');
    }
  });

  test('are for everybody where the service was started so, and for nobody else off loopback', async () => {
    for (const [openMetrics, status] of [
      [false, 403],
      [true, 200],
    ] as const) {
      const app = createPublic(fresh.reader, { report: () => undefined, openMetrics });
      expect((await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(status);
      expect((await app.inject({ url: '/metrics', remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200);
      await app.close();
    }
  });
});

describe('the check itself', () => {
  const seen = { method: 'GET', target: '/health', status: 200, bytes: Buffer.from('{"status":"ok"}') };
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', etag: '"x"' };

  test('lets a declared answer pass', () => {
    expect(faultsOf({ ...seen, headers })).toEqual([]);
  });

  test.each([
    ['a status', { ...seen, headers, status: 201 }, 'the status is not declared'],
    ['a media type', { ...seen, headers: { ...headers, 'content-type': 'text/html' } }, "the media type 'text/html' is not declared"],
    ['a body', { ...seen, headers, bytes: Buffer.from('{"status":"no"}') }, 'must be equal to one of the allowed values'],
    ['a member', { ...seen, headers, bytes: Buffer.from('{"status":"ok","more":1}') }, 'must NOT have additional properties'],
    ['a missing header', { ...seen, headers: { ...headers, etag: undefined as unknown as string } }, 'header etag is missing'],
    ['a header too many', { ...seen, headers: { ...headers, 'x-powered-by': 'a' } }, 'header x-powered-by is not declared'],
    ['an address', { ...seen, headers, target: '/nowhere' }, 'nothing is declared there'],
    ['a method', { ...seen, headers, method: 'PUT' }, 'nothing is declared there'],
  ])('finds %s that is not declared', (_, answer, found) => {
    expect(faultsOf(answer).join()).toContain(found);
  });

  test('knows which path a target is of', () => {
    expect(pathOf(`/api/v1/public/dpp/${SAMPLE.dppCode}/vc?x=/y`)).toBe('/api/v1/public/dpp/{dpp_code}/vc');
    expect(pathOf('/lab/health')).toBe('/health');
    expect(pathOf(`/api/v1/public/01/${SAMPLE.gtin}/22/A/21/B`)).toBe('/api/v1/public/01/{gtin}/10/{lot}/21/{serial}');
  });
});
