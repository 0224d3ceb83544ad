// The HTTP app by the book over real sockets: tags, HEAD, OPTIONS, 405, limits, and problems for everything that is wrong.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portOf } from '../../../server/lib/loopback.ts';
import { rawGet, rawRequest, smallApp } from '../../fixtures/harness.ts';

const { app, faults } = smallApp({ problemBase: () => 'http://desk.test', times: { headersTime: 300, requestTime: 600, timeCheck: 50 } });
let port = 0;
let base = '';

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = portOf(app);
  base = `http://127.0.0.1:${port}`;
});
afterAll(() => app.close());

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  fetch(base + path, { method: 'POST', body, headers: { 'content-type': type } });

async function problemOf(response: Response, status: number, code: string): Promise<Record<string, unknown>> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ type: `http://desk.test/problems/${code}`, status, code });
  expect(problem.title).toBeTypeOf('string');
  expect(JSON.stringify(problem)).not.toMatch(/FST_|node_modules|\bat .*:\d+/);
  return problem;
}

describe('answers', () => {
  test('carry a strong tag, and 304 to whoever has it', async () => {
    const first = await fetch(`${base}/thing/a`);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const header of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await rawGet(port, '/thing/a', { 'if-none-match': header });
      expect(again.status).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.headers.has('content-type')).toBe(false);
      expect(again.headers.has('content-length')).toBe(false);
    }
    expect((await rawGet(port, '/thing/a', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const get = await rawGet(port, '/thing/a');
    const head = await rawGet(port, '/thing/a', {}, 'HEAD');
    expect(head.body).toBe('');
    for (const headers of [get.headers, head.headers]) headers.delete('date');
    expect([...head.headers]).toEqual([...get.headers]);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(get.body)));
    const conditional = await rawGet(port, '/thing/a', { 'if-none-match': '*' }, 'HEAD');
    expect(conditional.status).toBe(304);
  });

  test('are open to scripts of every site, without credentials', async () => {
    const { headers } = await fetch(`${base}/thing/a`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('OPTIONS names the methods, with or without a preflight', async () => {
    for (const headers of [{}, { origin: 'https://x.test', 'access-control-request-method': 'GET' }]) {
      const response = await fetch(`${base}/thing/a`, { method: 'OPTIONS', headers });
      expect(response.status).toBe(204);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(response.headers.get('access-control-allow-headers')).toContain('X-Stakeholder-Key');
    }
  });

  test('OPTIONS of the asterisk names the methods of the whole service', async () => {
    const answer = await rawGet(port, '*', {}, 'OPTIONS');
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect((await rawGet(port, '*')).status).toBe(404);
  });

  test('take the absolute form of the target', async () => {
    expect((await rawGet(port, `http://127.0.0.1:${port}/thing/a`)).status).toBe(200);
  });
});

describe('refusals', () => {
  test('an unknown path', async () => {
    expect(await problemOf(await fetch(`${base}/nothing`), 404, 'not-found')).toMatchObject({ instance: '/nothing' });
  });

  test.each(['DELETE', 'PUT', 'PATCH', 'POST', 'PROPFIND'])('a method that is not there: %s', async (method) => {
    const response = await fetch(`${base}/thing/a`, { method });
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    await problemOf(response, 405, 'method-not-allowed');
  });

  test('a wrong method comes before a wrong media type', async () => {
    await problemOf(await post('/thing/a', 'x', 'text/plain'), 405, 'method-not-allowed');
  });

  test.each(['/thing/%', '/thing/%E0%A4%A', '/thing/%ff'])('malformed percent-encoding: %s', async (path) => {
    const { status, headers, body } = await rawGet(port, path);
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(JSON.parse(body)).toMatchObject({ code: 'bad-encoding' });
  });

  test('a segment that is too long', async () => {
    await problemOf(await fetch(`${base}/thing/${'a'.repeat(300)}`), 414, 'address-too-long');
  });

  test('what the handler refuses, with its headers', async () => {
    const response = await fetch(`${base}/refused`);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await problemOf(response, 410, 'gone');
  });

  test('a fault: nothing of it goes out, all of it is reported', async () => {
    faults.length = 0;
    const problem = await problemOf(await fetch(`${base}/fault`), 500, 'internal');
    expect(JSON.stringify(problem)).not.toContain('secret');
    expect(faults).toEqual([expect.objectContaining({ message: 'secret words from inside' })]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'garbage'])('a body of type %s', async (type) => {
    await problemOf(await post('/echo', '{"token":"a"}', type), 415, 'unsupported-media-type');
  });

  test('a body in a content coding', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    await problemOf(await fetch(`${base}/echo`, { method: 'POST', headers, body: '{}' }), 415, 'unsupported-media-type');
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'application/vc+ld+json', 'application/vc', 'application/ld+json'])(
    'but not of type %s',
    async (type) => {
      expect(await (await post('/echo', '{"token":"a"}', type)).json()).toEqual({ got: { token: 'a' }, text: '{"token":"a"}' });
    },
  );

  test.each([
    ['cut off', '{"token":', 'DPP-INP-09'],
    ['a name twice', '{"token":"a","token":"b"}', 'DPP-INP-12'],
    ['too deep', `${'['.repeat(100)}${']'.repeat(100)}`, 'DPP-INP-11'],
    ['an integer that is no double', '{"token":9007199254740993}', 'DPP-INP-13'],
    ['a byte order mark', '\ufeff{}', 'DPP-INP-09'],
  ])('JSON with %s', async (_, body, code) => {
    expect(await problemOf(await post('/echo', body), 400, 'bad-json')).toMatchObject({ errors: [{ code }] });
  });

  test('JSON that is not UTF-8', async () => {
    expect(await problemOf(await post('/echo', new Uint8Array([0x22, 0xff, 0x22])), 400, 'bad-json')).toMatchObject({
      errors: [{ code: 'DPP-INP-14' }],
    });
  });

  test.each([
    ['a number for a string', '{"token":12345}', '/token'],
    ['a missing member', '{}', '/token'],
    ['one member too many', '{"token":"a","a/b":1}', '/a~1b'],
    ['__proto__', '{"token":"a","__proto__":{}}', '/__proto__'],
    ['an array', '[]', ''],
    ['no body', '', ''],
  ])('a body with %s: nothing is coerced, the place is named', async (_, body, pointer) => {
    expect(await problemOf(await post('/echo', body), 400, 'bad-body')).toMatchObject({ errors: [{ pointer }] });
  });

  test.each(['?size=3e2', '?size=', '?size=1&size=2', '?other=1'])('a query that is not allowed: %s', async (query) => {
    await problemOf(await post(`/echo${query}`, '{"token":"a"}'), 400, 'bad-parameter');
  });

  test('a body that is too large, said or not', async () => {
    await problemOf(await post('/echo', JSON.stringify({ token: 'a'.repeat(2000) })), 413, 'too-large');
    const chunk = `800\r\n${'a'.repeat(0x800)}\r\n0\r\n\r\n`;
    const answer = await rawRequest(
      port,
      `POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${chunk}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('header fields that are too large', async () => {
    const answer = await rawRequest(port, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('application/problem+json');
  });

  test.each([
    ['none', ''],
    ['two', 'Host: a\r\nHost: a\r\n'],
    ['two in different letters', 'Host: a\r\nhOST: b\r\n'],
    ['blanks', 'Host: a b\r\n'],
    ['markup', 'Host: <a>\r\n'],
    ['a path', 'Host: a/b\r\n'],
    ['a user', 'Host: me@a\r\n'],
  ])('a Host that is no host (%s), over and over', async (_, host) => {
    for (const _time of [1, 2]) {
      const got = await rawRequest(port, `GET /thing/a HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
      expect(got).toMatch(/^HTTP\/1\.1 400 /);
      expect(JSON.parse(got.slice(got.indexOf('\r\n\r\n')))).toMatchObject({ code: 'bad-request', status: 400 });
    }
  });

  test('but not an empty Host, one with a port or an address, nor HTTP/1.0 without', async () => {
    for (const host of ['', 'a', 'A.example:8080', '127.0.0.1', '[::1]:1', 'xn--a%20b'])
      expect(await rawRequest(port, `GET /thing/a HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await rawRequest(port, 'GET /thing/a HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('bytes that are not HTTP', async () => {
    expect(await rawRequest(port, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"code":"bad-request"/s);
  });

  test('bytes beyond ASCII in the address; HEAD gets no body', async () => {
    expect(await rawRequest(port, 'GET /\xff HTTP/1.1\r\nhost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"code":"bad-request"/s);
    expect(await rawRequest(port, 'HEAD /\xff HTTP/1.1\r\nhost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\n$/s);
  });

  test('a client that never finishes its header fields', async () => {
    expect(await rawRequest(port, 'GET / HTTP/1.1\r\nhost: a\r\nx-slow:')).toMatch(/^HTTP\/1\.1 408 .*"code":"request-timeout"/s);
  });

  test('a client that goes away in the middle does no harm', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
        socket.resetAndDestroy();
        resolve();
      });
    });
    expect((await fetch(`${base}/thing/a`)).status).toBe(200);
  });
});
