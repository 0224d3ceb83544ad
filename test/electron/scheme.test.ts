// app://desk: files of a bundle folder, calls to a real workbench-like app over a real message port, and what is refused.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, SCHEMES, serveScheme } from '../../electron/scheme.ts';
import { APP_CSP, PREVIEW_HEADERS } from '../../server/api/http/csp.ts';
import { LIMITS } from '../../server/lib/limits.ts';
import { PREVIEW_ROUTE, previewPath } from '../../server/lib/preview-path.ts';
import { type PortCall, portClient, servePort } from '../../server/process/port.ts';
import { type Bundle, openBundle } from '../../server/process/static.ts';
import { FakeProtocol } from '../fixtures/electron.ts';
import { messagePort } from '../fixtures/message-port.ts';

let folder: string;
let bundle: Bundle;
let call: PortCall;
const channel = new MessageChannel();
const app = Fastify();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-scheme-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>DPP Desk</title>');
  writeFileSync(join(folder, 'dist/assets/main-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'dist/assets/reader.wasm'), Buffer.from([0, 97, 115, 109]));
  writeFileSync(join(folder, 'dist/assets/notes.exe'), 'MZ');
  writeFileSync(join(folder, 'secret.json'), '{"d":"private"}');
  bundle = openBundle(join(folder, 'dist'));
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/workbench/echo', async (request, reply) =>
    reply.header('x-language', request.headers['accept-language'] ?? '').send(request.body),
  );
  app.delete('/workbench/empty', async (_request, reply) => reply.code(204).send());
  app.get(PREVIEW_ROUTE, async (_request, reply) => reply.headers(PREVIEW_HEADERS).type('text/html; charset=utf-8').send('<p>page</p>'));
  app.get('/workbench/state', async (request) => ({ query: request.query }));
  await app.ready();
  servePort(app, messagePort(channel.port1), { body: LIMITS.workbenchBody });
  call = portClient(messagePort(channel.port2)).call;
});
afterAll(async () => {
  channel.port1.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (url: string, init?: RequestInit) => answer({ bundle, call }, new Request(url, init));

describe('registration', () => {
  it('asks for a secure standard scheme that other origins cannot fetch from', () => {
    expect(SCHEMES).toEqual([{ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }]);
  });

  it('answers through the session’s protocol', async () => {
    const protocol = new FakeProtocol();
    serveScheme(protocol as never, { bundle, call });
    const handler = protocol.handlers.get('app') as unknown as (request: Request) => Promise<Response>;
    expect((await handler(new Request('app://desk/'))).status).toBe(200);
  });
});

describe('files', () => {
  it.each([
    ['app://desk/', 'text/html; charset=utf-8'],
    ['app://desk/index.html?x=1', 'text/html; charset=utf-8'],
    ['app://desk/assets/main-1a2b.js', 'text/javascript; charset=utf-8'],
    ['app://desk/assets/reader.wasm', 'application/wasm'],
  ])('serves %s with its type and the policy of the app', async (url, type) => {
    const response = await ask(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-security-policy')).toBe(APP_CSP);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('permissions-policy')).toContain('camera=(self)');
  });

  it.each([
    'app://desk/../secret.json',
    'app://desk/assets/../../secret.json',
    'app://desk/%2e%2e/secret.json',
    'app://desk/..%2fsecret.json',
    'app://desk/..%5csecret.json',
    'app://desk/assets/%00.js',
    'app://desk//etc/passwd',
    'app://desk/assets',
    'app://desk/assets/',
    'app://desk/assets/notes.exe',
    'app://desk/nothing.js',
    'app://desk/%',
    `app://desk/${'x'.repeat(100_000)}`,
  ])('has no file for %.60s', async (url) => {
    const response = await ask(url);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.text()).not.toContain('private');
  });

  it('reads only', async () => {
    expect((await ask('app://desk/', { method: 'POST', body: 'x' })).status).toBe(405);
    const head = await ask('app://desk/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each(['app://other/', 'https://desk/', 'app://desk:8080/', 'app://desk@other/'])('serves nothing for %s', async (url) => {
    const request = new Request('https://placeholder.example/');
    Object.defineProperty(request, 'url', { value: url });
    expect((await answer({ bundle, call }, request)).status).toBe(421);
  });

  it('passes the preview of a passport page on with its own policy, not with that of the app', async () => {
    const response = await ask(`app://desk${previewPath('k'.repeat(43))}`);
    expect([response.status, await response.text()]).toEqual([200, '<p>page</p>']);
    for (const [name, value] of Object.entries(PREVIEW_HEADERS)) expect([name, response.headers.get(name)]).toEqual([name, value]);
  });

  it('answers no page of another origin', async () => {
    const response = await ask('app://desk/workbench/state', { headers: { origin: 'https://a.example' } });
    expect(response.status).toBe(403);
    expect((await ask('app://desk/workbench/state', { headers: { origin: 'app://desk' } })).status).toBe(200);
  });
});

describe('calls', () => {
  it('passes path, query, headers and bytes, and brings the answer back', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const response = await ask('app://desk/workbench/echo', {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': 'application/octet-stream', 'accept-language': 'de' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-language')).toBe('de');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(await (await ask('app://desk/workbench/state?query=a%20b')).json()).toEqual({ query: { query: 'a b' } });
  });

  it('takes four mebibytes without streaming', async () => {
    const response = await ask('app://desk/workbench/echo', {
      method: 'POST',
      body: new Uint8Array(4 * 1024 * 1024).fill(7),
      headers: { 'content-type': 'application/octet-stream' },
    });
    // The echo app has Fastify's own limit of 1 MiB: what matters is that the body arrived whole and was judged there.
    expect(response.status).toBe(413);
  });

  it('refuses a body above the limit before it is passed on', async () => {
    const passed: unknown[] = [];
    const counting: PortCall = async (request) => {
      passed.push(request);
      return call(request);
    };
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    const request = new Request('app://desk/workbench/echo', { method: 'POST', body: endless, duplex: 'half' } as RequestInit);
    const response = await answer({ bundle, call: counting }, request);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too-large', detail: `the body is larger than ${LIMITS.workbenchBody} bytes` });
    expect(passed).toEqual([]);
  });

  it('gives an answer without a body as such', async () => {
    const response = await ask('app://desk/workbench/empty', { method: 'DELETE' });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('says 503 with the reason when the workbench is not there', async () => {
    const gone: PortCall = () => Promise.reject(new Error('its process ended during the call'));
    const response = await answer({ bundle, call: gone }, new Request('app://desk/workbench/state'));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 'unavailable',
      detail: 'the workbench does not answer: its process ended during the call',
    });
  });
});
