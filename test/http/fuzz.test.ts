// Random requests to both interfaces: every answer is a declared one, and none a fault.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublic, PUBLIC_TABLE } from '../../server/routes/public.ts';
import { createWorkbench } from '../../server/routes/workbench.ts';
import { type Client, overSocket } from './client.ts';
import { freshDesk, SAMPLE } from './desk.ts';

const { desk, reader, close } = freshDesk({ sample: true });
const faults: unknown[] = [];
const report = (fault: unknown) => void faults.push(fault);
let open: Client;
let workbench: Client;

beforeAll(async () => {
  open = await overSocket(createPublic(reader, { report }));
  workbench = await overSocket(createWorkbench(desk, { report }));
});
afterAll(async () => {
  await Promise.all([open.close(), workbench.close()]);
  close();
});

/** A target that Node's client lets through: no spaces, no control characters, nothing beyond Latin-1. */
const target = fc.string({ unit: fc.constantFrom(...'/aZ09%2F.-_~:;,@!$&()*+=?#[]\'"<>{}|\\^`é\xff'), maxLength: 60 });
const piece = fc.oneof(
  target,
  fc.string().map(encodeURIComponent_),
  fc.constantFrom(
    SAMPLE.dppCode,
    SAMPLE.gtin,
    SAMPLE.serial,
    '%00',
    '%',
    '%zz',
    '..',
    '.',
    '',
    '%2e%2e',
    '__proto__',
    'constructor',
    '%252F',
    'a'.repeat(300),
  ),
);
function encodeURIComponent_(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
const along = (path: string) =>
  fc
    .tuple(
      ...path
        .split('/')
        .map((part) =>
          part.startsWith(':') ? piece : fc.oneof({ weight: 9, arbitrary: fc.constant(part) }, { weight: 1, arbitrary: piece }),
        ),
    )
    .map((parts) => parts.join('/'));
const query = fc.oneof(
  fc.constant(''),
  fc
    .tuple(
      fc.constantFrom('linkType', 'size', 'limit', 'offset', 'q', 'query', 'country', 'format', 'headline', 'x', '__proto__'),
      fc.oneof(fc.nat().map(String), target),
    )
    .map(([name, value]) => `?${name}=${value}`),
  target.map((text) => `?${text}`),
);
const header = fc.constantFrom<Record<string, string>>(
  {},
  { accept: 'text/html' },
  { accept: 'application/vc' },
  { accept: 'nonsense;q=x' },
  { 'accept-language': 'de-CH, *;q=0.1' },
  { 'accept-language': '\xff;q=9,,,' },
  { 'x-stakeholder-key': 'unknown' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"a' },
  { range: 'bytes=0-1' },
  { 'content-type': 'application/json', expect: '100-continue' },
  { 'content-type': 'text/plain' },
  { 'content-encoding': 'gzip' },
  { origin: 'null' },
);
const body = fc.oneof(
  fc.constant(undefined),
  fc.json(),
  fc.string(),
  fc.uint8Array({ maxLength: 50 }),
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
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');

const DECLARED = new Set([200, 201, 204, 300, 304, 307, 400, 401, 404, 405, 406, 409, 410, 413, 414, 415, 417, 422]);

async function holds(
  client: Client,
  request: { path: string; query: string; method: string; headers: Record<string, string>; body: string | Uint8Array | undefined },
) {
  const carries = request.body !== undefined && !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  const path = `/${request.path.replace(/^\/+/, '')}${request.query}`.replace(/[^\x21-\xff]/g, '');
  const answer = await client.ask(path, {
    method: request.method,
    headers: request.headers,
    ...(carries && request.body !== undefined ? { body: request.body } : {}),
  });
  expect(DECLARED).toContain(answer.status);
  if (answer.status >= 400 && answer.status !== 417 && request.method !== 'HEAD') {
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json.status).toBe(answer.status);
  }
}

const requests = (paths: readonly string[]) =>
  fc.record({ path: fc.oneof(...paths.map(along), target), query, method, headers: header, body });

describe('random requests', () => {
  test('to the public interface are answered as declared', async () => {
    const paths = PUBLIC_TABLE.map(({ path }) => path.replace(/^\//, ''));
    await fc.assert(
      fc.asyncProperty(requests(paths), (request) => holds(open, request)),
      { numRuns: 2_000 },
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
    ];
    await fc.assert(
      fc.asyncProperty(requests(paths.map((path) => `workbench/${path}`)), (request) => holds(workbench, request)),
      { numRuns: 1_000 },
    );
    expect(faults).toEqual([]);
  });
});
