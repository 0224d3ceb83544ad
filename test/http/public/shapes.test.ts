// The SHACL shapes over a real socket: Turtle that a reader of another make takes, and the passport served next to it conforms.
import { Parser } from 'n3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import { parseShapes, validateCredential } from '../../../server/domain/formats/shacl/validate.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const GROUPS = ['battery', 'electronics', 'textile', 'steel', 'construction'];
const addressOf = (group: string) => `/public/schemas/shacl/${group}.ttl`;

describe.each(TRANSPORTS)('shapes over %s', (_transport, connect) => {
  const fresh = freshApp({ sample: true });
  const faults: unknown[] = [];
  let client: Client;

  beforeAll(async () => {
    client = await connect(createPublic(fresh.reader, { report: (fault) => void faults.push(fault) }));
  });
  afterAll(async () => {
    await client.close();
    fresh.close();
    expect(faults).toEqual([]);
  });

  test.each(GROUPS)('%s.ttl is Turtle with absolute names that lead back to it', async (group) => {
    const { status, headers, text } = await client.ask(addressOf(group), { headers: { accept: 'text/turtle' } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/turtle; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'access-control-allow-origin': '*',
      vary: 'Accept',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    const quads = new Parser().parse(text);
    const named = quads.map(({ subject }) => subject).filter(({ termType }) => termType === 'NamedNode');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ value }) => !value.startsWith(`http://localhost:8080${addressOf(group)}#`))).toEqual([]);
  });

  test('keeps its tag, sends nothing to whoever holds it, and answers HEAD', async () => {
    const { headers, bytes } = await client.ask(addressOf('steel'));
    const again = await client.ask(addressOf('steel'), { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await client.ask(addressOf('steel'), { method: 'HEAD' });
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, String(bytes.length)]);
  });

  test('a browser may read it as text; as a picture it is refused', async () => {
    const plain = await client.ask(addressOf('textile'), { headers: { accept: 'text/html, text/plain;q=0.5' } });
    expect([plain.status, plain.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const refused = await client.ask(addressOf('textile'), { headers: { accept: 'image/png' } });
    expect([refused.status, refused.json.code]).toEqual([406, 'not-acceptable']);
  });

  test.each(['other.ttl', 'battery', 'battery.ttl.ts', 'validate.ts', '..%2Faas%2Felements.ts', 'constructor', 'BATTERY.TTL', '%00'])(
    'there is no %s',
    async (name) => {
      const { status, headers, json } = await client.ask(`/public/schemas/shacl/${name}`);
      expect([status, headers['content-type'], json.code]).toEqual([404, 'application/problem+json', 'not-found']);
    },
  );

  test('the credential that is served conforms to the shapes that are served', async () => {
    const [{ text }, { json }] = await Promise.all([
      client.ask(addressOf('battery')),
      client.ask(`/api/v1/public/dpp/${SAMPLE.dppCode}/vc`),
    ]);
    const shapes = parseShapes(text, 'https://elsewhere.example/');
    expect(await validateCredential(json, shapes)).toEqual({ conforms: true, results: [] });
    json.credentialSubject.characteristics.batteryCategory = 'car';
    const { results } = await validateCredential(json, shapes);
    expect(results).toMatchObject([{ constraint: 'In', value: 'car' }]);
  });
});
