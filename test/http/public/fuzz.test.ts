// Random requests to both interfaces: every answer is a declared one, and none a fault.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../server/api/openapi/document.ts';
import { createPublic, PUBLIC_TABLE } from '../../../server/api/public.ts';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import { cases } from '../../fixtures/cases.ts';
import { type Client, overSocket } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { faultsOf } from '../../fixtures/http-contract.ts';

/** The same requests at every run; another number in the environment asks others. */
const SEED = Number(process.env.DPP_DESK_FUZZ_SEED ?? 18222);
const { context, reader, close } = freshApp({ sample: true, now: () => new Date('2026-11-21T12:00:00Z') });
const faults: unknown[] = [];
const report = (fault: unknown) => void faults.push(fault);
const app = createPublic(reader, { report });
const injected = createPublic(reader, { report });
let open: Client;
let workbench: Client;
let credential: string;
let token: string;

beforeAll(async () => {
  open = await overSocket(app);
  workbench = await overSocket(createWorkbench(context, { report }));
  credential = (await open.ask(`/api/v1/public/dpp/${SAMPLE.dppCode}/vc`)).text;
  token = (await open.ask(`/api/v1/public/dpp/${SAMPLE.dppCode}/vc.sd-jwt`)).text;
});
afterAll(async () => {
  await Promise.all([open.close(), workbench.close(), injected.close()]);
  close();
});

/** A target that Node's client lets through: no spaces, no control characters, nothing beyond Latin-1. */
const target = fc.string({ unit: fc.constantFrom(...'/aZ09%2F.-_~:;,@!$&()*+=?#[]\'"<>{}|\\^`é\xff'), maxLength: 60 });
const encoded = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed()));
const known = fc.constantFrom(
  SAMPLE.dppCode,
  SAMPLE.gtin,
  SAMPLE.serial,
  'passport',
  'battery.ttl',
  'passport.json',
  'not-found',
  '$.productName',
  '$.materials[0]',
  encodeURIComponent(`https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`),
);
const hostile = fc.constantFrom(
  '%00',
  '%',
  '%zz',
  '..',
  '.',
  '',
  '%2e%2e',
  '%2F',
  '__proto__',
  'constructor',
  '%252F',
  '%C0%AF',
  'a'.repeat(300),
);
const piece = fc.oneof({ weight: 4, arbitrary: known }, hostile, encoded, target);

/** A path of the table: its literal segments mostly as they are, its parameters anything. */
const along = (path: string) =>
  fc
    .tuple(
      ...path
        .split('/')
        .map((part) =>
          part.startsWith(':') || part === '*'
            ? piece
            : fc.oneof({ weight: 40, arbitrary: fc.constant(part) }, { weight: 1, arbitrary: piece }),
        ),
    )
    .map((parts) => parts.join('/'));

/** An address of the document with the names of the sample set in it: what is there is asked for as often as what is not. */
const VALUES: Readonly<Record<string, string>> = {
  code: SAMPLE.dppCode,
  dpp_code: SAMPLE.dppCode,
  gtin: SAMPLE.gtin,
  serial: SAMPLE.serial,
  lot: 'L1',
  epc: 'eh3636450fec2c9ba0c286c593300000000000000000000000000',
  id: 'passport',
  file: 'battery.ttl',
  schema: 'passport.json',
  dppId: SAMPLE.dppCode,
  productId: encodeURIComponent(`https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`),
  elementIdPath: '$.productName',
};
const there = fc.constantFrom(...OPERATIONS.map(({ path }) => path.replace(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? '')));

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc
    .array(
      fc
        .tuple(
          fc.constantFrom(
            ...[
              'linkType',
              'context',
              'size',
              'limit',
              'offset',
              'q',
              'country',
              'lang',
              'date',
              'representation',
              'cursor',
              'x',
              '__proto__',
            ],
          ),
          fc.oneof(
            fc.constantFrom('linkset', 'gs1:dpp', 'all', '101', '1', 'DE', 'de', 'full', '2026-11-22T00:00:00Z', 'customs', ''),
            fc.nat({ max: 3000 }).map(String),
            encoded,
            target,
          ),
        )
        .map(([name, value]) => `${name}=${value}`),
      { minLength: 1, maxLength: 3 },
    )
    .map((parts) => `?${parts.join('&')}`),
  target.map((text) => `?${text}`),
);

/** Header values that Node's client lets through. */
const latin = fc.string({ unit: fc.constantFrom(...'aZ09/*+;=,.-_ "\'()<>@:?\xe9\xff'), maxLength: 40 });
const MEDIA = [
  ...new Set(
    OPERATIONS.flatMap(({ replies }) =>
      Object.values(replies).flatMap((one) => (typeof one === 'string' ? [] : Object.keys(one.content ?? {}))),
    ),
  ),
];
const accept = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...MEDIA, '*/*', 'text/*', 'application/*', 'image/webp;q=0.3'), { minLength: 1, maxLength: 3 }),
  },
  fc.constant(['text/html', '*/*;q=0.8']),
  latin.map((text) => [text]),
);
/** Mostly absent, so that most requests get beyond it. */
const oneIn = <T>(rarity: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: rarity - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const headers = fc
  .record({
    accept: oneIn(
      2,
      accept.map((types) => types.join(', ')),
    ),
    'accept-language': oneIn(4, fc.oneof(fc.constantFrom('de-CH, *;q=0.1', 'fr', 'xx', 'zh-Hant-TW;q=2'), latin)),
    'if-none-match': oneIn(6, fc.oneof(fc.constantFrom('*', '"a', 'W/"a", "b"'), latin)),
    'x-stakeholder-key': oneIn(8, fc.oneof(fc.constantFrom('unknown', ''), latin)),
    'content-type': oneIn(8, fc.oneof(fc.constantFrom('application/vc+ld+json', 'text/plain', 'application/json; charset=latin1'), latin)),
    'content-encoding': oneIn(30, fc.constantFrom('gzip', 'identity')),
    origin: oneIn(10, fc.constantFrom('null', 'https://a.example')),
    range: oneIn(10, fc.constant('bytes=0-1')),
    'x-forwarded-for': oneIn(10, fc.constant('192.0.2.1')),
    host: oneIn(8, fc.constantFrom('localhost:8080', 'a.example', '127.0.0.1', '[::1]:8080', 'a:b:c', '@')),
  })
  .map((all) => Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))));

/** One character of a good text made another one. */
const spoilt = (text: () => string) =>
  fc.tuple(fc.nat(), fc.constantFrom('"', '{', 'x', '0', '~', '.', '\\', '\u00e9')).map(([at, other]) => {
    const whole = text();
    const place = at % whole.length;
    return `${whole.slice(0, place)}${other}${whole.slice(place + 1)}`;
  });
const body = fc.oneof(
  fc.constant(undefined),
  fc.json(),
  fc.string(),
  fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(null).map(() => credential),
  spoilt(() => credential),
  fc.constant(null).map(() => JSON.stringify({ token })),
  spoilt(() => token).map((text) => JSON.stringify({ token: text })),
  fc
    .array(fc.oneof(fc.constant(`https://id.gs1.org/01/${SAMPLE.gtin}`), fc.webUrl(), fc.string()), { maxLength: 4 })
    .map((productIds) => JSON.stringify({ productIds })),
  fc.constantFrom(
    '{"proof":[]}',
    '{"@context":["https://www.w3.org/ns/credentials/v2"],"type":["VerifiableCredential"],"issuer":"did:web:a","proof":{"type":"DataIntegrityProof","cryptosuite":"eddsa-jcs-2022","proofValue":"z"}}',
    '{"type":"EnvelopedVerifiableCredential","id":"data:application/vc+jwt,a.b.c"}',
    '{"__proto__":{"a":1}}',
    '{"channel":"paste","text":"]d201095201234567882110"}',
    '{"channel":"file","base64":"AAAA"}',
    '[[[[]]]]',
  ),
);
const method = fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');

interface Asking {
  readonly path: string;
  readonly query: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

const requests = (...paths: readonly fc.Arbitrary<string>[]): fc.Arbitrary<Asking> =>
  fc.record({ path: fc.oneof(...paths), query, method, headers, body });

const targetOf = ({ path, query: asked }: Asking): string => `/${path.replace(/^\/+/, '')}${asked}`.replace(/[^\x21-\xff]/g, '');
const carried = ({ method: name, body: given }: Asking): { readonly body?: string | Buffer } =>
  given === undefined || ['GET', 'HEAD', 'OPTIONS'].includes(name) ? {} : { body: given };

const table = fc.oneof(...PUBLIC_TABLE.map(({ path }) => along(path.slice(1))));
const publicRequests = requests(
  table,
  table,
  there.map((path) => path.slice(1)),
  target,
);
/** `inject` reads the address as a URL before it is a request: what is none, or is then another one, is for the socket. */
const asUrl = (asking: Asking): URL | null => URL.parse(targetOf(asking), 'http://localhost');
const injectable = publicRequests.filter((asking) => asUrl(asking)?.host === 'localhost');

describe(`random requests (seed ${SEED})`, () => {
  test(`${cases(20_000)} to the public interface are answered as its OpenAPI document declares, and none with a fault`, {
    timeout: 300_000,
  }, async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(injectable, async (asking) => {
        const { pathname, search } = asUrl(asking) ?? new URL('http://localhost');
        const asked = `${pathname}${search}`;
        const answer = await injected.inject({
          method: asking.method as 'GET',
          url: asked,
          headers: { 'content-type': 'application/json', ...asking.headers },
          ...(carried(asking).body === undefined ? {} : { payload: carried(asking).body ?? '' }),
        });
        const status = answer.statusCode;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const flat = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]));
        expect(status).toBeLessThan(500);
        expect(faultsOf({ method: asking.method, target: asked, status, headers: flat, bytes: answer.rawPayload })).toEqual([]);
      }),
      { numRuns: cases(20_000), seed: SEED },
    );
    expect(faults).toEqual([]);
    // The run reaches what it is about: good answers, redirects and every kind of refusal.
    for (const status of [200, 204, 304, 307, 400, 401, 404, 405, 406, 414, 415])
      expect([status, statuses.has(status)]).toEqual([status, true]);
  });

  test('to the public interface over a socket are answered in the same way', async () => {
    await fc.assert(
      fc.asyncProperty(publicRequests, async (asking) => {
        const { status } = await open.ask(targetOf(asking), { method: asking.method, headers: asking.headers, ...carried(asking) });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: cases(800), seed: SEED + 1 },
    );
    expect(faults).toEqual([]);
  });

  test('to the workbench are answered as declared', async () => {
    const paths = [
      'state',
      'settings',
      'sample',
      'passports',
      'inspections',
      'inspections/export',
      'inspections/:id',
      'inspections/:id/decisions',
      'bodies',
      'passports/:code',
      'passports/:code/qr.png',
      'passports/:code/publish',
      'publish-again',
    ];
    const declared = [200, 201, 204, 300, 304, 307, 400, 401, 404, 405, 406, 409, 410, 413, 414, 415, 422];
    await fc.assert(
      fc.asyncProperty(requests(...paths.map((path) => along(`workbench/${path}`)), target), async (asking) => {
        const answer = await workbench.ask(targetOf(asking), { method: asking.method, headers: asking.headers, ...carried(asking) });
        expect(declared).toContain(answer.status);
        if (answer.status >= 400 && asking.method !== 'HEAD') {
          expect(answer.headers['content-type']).toBe('application/problem+json');
          expect(answer.json.status).toBe(answer.status);
        }
      }),
      { numRuns: cases(1_000), seed: SEED + 2 },
    );
    expect(faults).toEqual([]);
  });
});
