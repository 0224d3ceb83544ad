// The one-time address, its cookie, and every request that has no business with the workbench.
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { APP_CSP } from '../../server/api/http/csp.ts';
import { isLoopback, listenLoopback, loopbackAddress } from '../../server/lib/loopback.ts';
import { PREVIEW_ROUTE, previewPath } from '../../server/lib/preview-path.ts';
import { oneTimeKeys, oneTimeUrl } from '../../server/process/one-time.ts';
import { cookieName, guard, newSecrets, SESSION_FIELD } from '../../server/process/session.ts';
import { openBundle, serveBundle } from '../../server/process/static.ts';
import { rawGet, smallApp } from '../fixtures/harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-bundle-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Desk</title>');
writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder, 'assets', 'app-1.js'), 'export {};');
writeFileSync(join(folder, 'assets', 'reader.wasm'), '\0asm');
writeFileSync(join(folder, 'secret.key'), 'not for the browser');
symlinkSync('/etc/hostname', join(folder, 'outside.txt'));

let app: FastifyInstance;
let port: number;
let secrets: ReturnType<typeof newSecrets>;
let cookie: string;
/** What the page sends. */
let session: Readonly<Record<string, string>>;

beforeEach(async () => {
  ({ app } = smallApp({ cors: false, headers: () => ({}) }));
  secrets = newSecrets();
  guard(app, secrets, oneTimeKeys(folder, secrets.key), () => port);
  serveBundle(app, openBundle(folder));
  app.get(PREVIEW_ROUTE, async () => 'page');
  port = await listenLoopback(app, '127.0.0.1', 0);
  cookie = `${cookieName(port)}=${secrets.token}`;
  session = { cookie, [SESSION_FIELD]: secrets.page };
});
afterEach(() => app.close());

const html = { accept: 'text/html,*/*;q=0.8' };

describe('the one-time address', () => {
  test('gives a strict cookie once, and opens the screens', async () => {
    const url = new URL(oneTimeUrl(`http://127.0.0.1:${port}`, secrets.key));
    const first = await rawGet(port, url.pathname + url.search);
    expect(first.status).toBe(200);
    expect(first.headers.get('set-cookie')).toBe(`${cookie}; Path=/; HttpOnly; SameSite=Strict`);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(first.body).toContain(`<script src="/begin.js" data-session="${secrets.page}">`);
    const begin = await rawGet(port, '/begin.js', { cookie });
    expect([begin.status, begin.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await rawGet(port, '/begin.js')).status).toBe(401);
    expect((await rawGet(port, '/', { cookie, ...html })).body).toContain('<title>Desk</title>');

    const second = await rawGet(port, url.pathname + url.search);
    expect(second.status).toBe(403);
    expect(second.headers.has('set-cookie')).toBe(false);
    expect(second.body).toContain('already been used');
  });

  test('is followed by the icon that a browser asks for on its own', async () => {
    const icon = await rawGet(port, '/favicon.ico', { cookie });
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  test('opens when it was clicked on a page of another site: the key is the proof', async () => {
    const answer = await rawGet(port, `/?k=${secrets.key}`, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
    expect(answer.headers.has('set-cookie')).toBe(true);
  });

  test.each([['wrong'], [''], ['a'.repeat(43)]])('with the key "%s" gives nothing, and does not use up the right one', async (key) => {
    expect((await rawGet(port, `/?k=${key}`)).headers.has('set-cookie')).toBe(false);
    expect((await rawGet(port, `/?k=${secrets.key}`)).headers.has('set-cookie')).toBe(true);
  });

  test('is not taken under another host name', async () => {
    expect((await rawGet(port, `/?k=${secrets.key}`, { host: `evil.test:${port}` })).status).toBe(421);
    expect((await rawGet(port, `/?k=${secrets.key}`)).headers.has('set-cookie')).toBe(true);
  });
});

describe('every request', () => {
  test('needs the cookie and the secret of the page', async () => {
    for (const wrong of [
      {},
      // What a page of another port of this computer is sent, and may replay.
      { cookie },
      { cookie, [SESSION_FIELD]: '' },
      { cookie, [SESSION_FIELD]: 'wrong' },
      { cookie, [SESSION_FIELD]: secrets.token },
      { [SESSION_FIELD]: secrets.page },
      { cookie: `${cookieName(port)}=wrong` },
      { cookie: `${cookieName(port)}=` },
      { cookie: `other=${secrets.token}` },
    ]) {
      const answer = await rawGet(port, '/thing/a', wrong);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([401, expect.objectContaining({ code: 'no-session' })]);
    }
    for (const wrong of [{}, { cookie: `${cookieName(port)}=wrong` }, { [SESSION_FIELD]: secrets.page }]) {
      expect((await rawGet(port, '/assets/app-1.js', wrong)).status).toBe(401);
    }
    expect((await rawGet(port, '/thing/a', { ...session, cookie: `a=b; ${cookie}; c=d` })).status).toBe(200);
  });

  test('of a frame for the preview of a passport page needs the cookie and its own origin; the field it cannot send', async () => {
    const path = previewPath('k'.repeat(43));
    const asked = async (headers: Readonly<Record<string, string>>, at = path) => (await rawGet(port, at, headers)).status;
    expect(await asked({ cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' })).toBe(200);
    expect(await asked({})).toBe(401);
    expect(await asked({ cookie: `${cookieName(port)}=wrong` })).toBe(401);
    for (const site of ['cross-site', 'same-site']) expect(await asked({ cookie, 'sec-fetch-site': site })).toBe(403);
    expect(await asked({ cookie, host: `evil.test:${port}` })).toBe(421);
    for (const other of ['/workbench/resolver/preview', `${path}/x`, '/thing/a']) expect(await asked({ cookie }, other)).not.toBe(200);
  });

  test('for a page says in words where to find the address', async () => {
    const answer = await rawGet(port, '/', html);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.body).toContain('one-time address');
  });

  test.each(['evil.test', 'evil.test:PORT', '127.0.0.1', '127.0.0.1:1', 'localhost.evil.test:PORT', '0.0.0.0:PORT', ''])(
    'with the Host "%s" is refused',
    async (host) => {
      const answer = await rawGet(port, '/thing/a', { ...session, host: host.replace('PORT', String(port)) });
      expect([answer.status, JSON.parse(answer.body)]).toEqual([421, expect.objectContaining({ code: 'wrong-host' })]);
    },
  );

  test.each(['127.0.0.1:PORT', 'localhost:PORT', 'LOCALHOST:PORT', '[::1]:PORT'])('with the Host "%s" is taken', async (host) => {
    expect((await rawGet(port, '/thing/a', { ...session, host: host.replace('PORT', String(port)) })).status).toBe(200);
  });

  test.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { origin: 'http://localhost:PORT' },
    { origin: 'https://127.0.0.1:PORT' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://127.0.0.1:PORT', 'sec-fetch-site': 'cross-site' },
  ])('from another origin is refused: %j', async (headers) => {
    const sent = JSON.parse(JSON.stringify(headers).replaceAll('PORT', String(port))) as Record<string, string>;
    const answer = await rawGet(port, '/thing/a', { ...session, ...sent });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([403, expect.objectContaining({ code: 'bad-origin' })]);
  });

  test('from the own origin is taken, and no other origin may read it', async () => {
    const answer = await rawGet(port, '/thing/a', { ...session, origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(200);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('in the absolute form is judged by its Host all the same', async () => {
    expect((await rawGet(port, `http://evil.test/thing/a`, { ...session, host: 'evil.test' })).status).toBe(421);
  });
});

describe('the bundle', () => {
  test('comes with the policy, and hashed names stay', async () => {
    const index = await rawGet(port, '/', { cookie });
    expect(index.headers.get('content-security-policy')).toBe(APP_CSP);
    expect(index.headers.get('permissions-policy')).toContain('camera=(self)');
    expect(index.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(index.headers.get('cache-control')).toBe('no-cache');
    const asset = await rawGet(port, '/assets/app-1.js', { cookie });
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await rawGet(port, '/assets/reader.wasm', { cookie })).headers.get('content-type')).toBe('application/wasm');
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/../index.html',
    '/assets%2fapp-1.js/..',
    '//etc/passwd',
    '/secret.key',
    '/outside.txt',
    '/assets',
    '/assets/',
    '/index.html%00.js',
    '/workbench/unknown',
  ])('does not hold %s', async (path) => {
    expect((await rawGet(port, path, { cookie })).status).toBe(404);
  });

  test('says so when it was not built', async () => {
    const { app: bare } = smallApp();
    serveBundle(bare, openBundle(join(folder, 'missing')));
    const answer = await bare.inject('/');
    expect([answer.statusCode, answer.json().detail]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});

describe('binding', () => {
  test.each(['0.0.0.0', '::', '192.168.1.5', '10.0.0.1', 'example.org', '', '127.0.0.1.evil.test', '::ffff:10.0.0.1', '2130706433'])(
    'to "%s" is refused',
    async (host) => {
      expect(isLoopback(host)).toBe(false);
      const { app: other } = smallApp();
      await expect(listenLoopback(other, host, 0)).rejects.toThrow(expect.objectContaining({ code: 'bad-parameter' }));
      expect(other.server.listening).toBe(false);
    },
  );

  test('takes this computer alone', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '[::1]', 'localhost'].map(loopbackAddress)).toEqual([
      '127.0.0.1',
      '127.9.9.9',
      '::1',
      '::1',
      '127.0.0.1',
    ]);
  });
});
