// The public listener as the screens switch it: a browser-mode desk as a person starts it, its workbench asked over real sockets, strangers on the public side.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { Representation, Resolver } from '../../../server/contract/index.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { ownAddresses } from '../../../server/lib/own-addresses.ts';
import { freePort } from '../../fixtures/browser/world.ts';
import { type BrowserDesk, startBrowserDesk } from '../../fixtures/browser-mode-desk.ts';
import { certificate, pair, pem } from '../../fixtures/certificates.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function folderWithSample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-switch-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  const context = openApp({ folder });
  loadSample(context);
  context.close();
  return folder;
}

async function started(folder: string): Promise<BrowserDesk> {
  const desk = await startBrowserDesk(folder);
  endings.push(desk.stop);
  return desk;
}

const status = async (desk: BrowserDesk): Promise<Resolver> => (await desk.ask('GET', '/workbench/resolver')).json as Resolver;
const put = async (desk: BrowserDesk, change: object) => desk.ask('PUT', '/workbench/resolver', change);
const becomes = (desk: BrowserDesk, state: Resolver['state']) =>
  expect.poll(async () => (await status(desk)).state, { timeout: 30_000 }).toBe(state);

describe('the public listener', () => {
  test('is off at first, on when asked for, remembered over a restart, and off again', async () => {
    const folder = folderWithSample();
    const desk = await started(folder);
    expect(await status(desk)).toMatchObject({
      state: 'off',
      switchable: true,
      wanted: { enabled: false, host: '127.0.0.1', port: 8080, fallback: 'redirect' },
    });
    expect((await desk.ask('GET', '/workbench/resolver/qr.png')).status).toBe(409);

    const port = await freePort();
    const { status: code } = await put(desk, { enabled: true, port, fallback: 'none' });
    await becomes(desk, 'on');
    const on = await status(desk);
    expect([code, on.state, on.running?.url, on.running?.reach, on.running?.fallback]).toEqual([
      200,
      'on',
      `http://127.0.0.1:${port}`,
      'computer',
      'none',
    ]);
    expect(on.passports).toBeGreaterThan(0);
    const page = await fetch(on.running?.tryIt ?? '');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await page.text();
    expect((await desk.ask('GET', '/workbench/resolver/qr.png')).status).toBe(200);
    await desk.stop();

    const again = await started(folder);
    await becomes(again, 'on');
    expect((await status(again)).running?.url).toBe(`http://127.0.0.1:${port}`);

    await put(again, { enabled: false });
    await becomes(again, 'off');
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
    await again.stop();
  });

  test('that cannot have its port says so by a code, and takes another one', async () => {
    const taken: Server = createServer().listen(0, '127.0.0.1');
    endings.push(() => taken.close());
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { readonly port: number };
    const desk = await started(folderWithSample());
    await put(desk, { enabled: true, port });
    await becomes(desk, 'failed');
    const refused = await status(desk);
    expect([refused.state, refused.fault?.code, refused.running]).toEqual(['failed', 'address-in-use', undefined]);
    expect(refused.fault?.detail).toContain(String(port));
    await put(desk, { port: await freePort() });
    await becomes(desk, 'on');
  });

  test('is not switched by what is no address, port or fallback, each named by its pointer', async () => {
    const desk = await started(folderWithSample());
    const wrong: readonly [change: object, pointer: string][] = [
      [{ host: '192.0.2.7', enabled: true }, '/host'],
      [{ host: 'example.com', enabled: true }, '/host'],
      [{ port: 0 }, '/port'],
      [{ port: 65_536 }, '/port'],
      [{ port: '8080' }, '/port'],
      [{ fallback: 'anywhere' }, '/fallback'],
      [{ open: true }, '/open'],
    ];
    for (const [change, pointer] of wrong) {
      const { status: code, json } = await put(desk, change);
      expect([change, code, json]).toEqual([
        change,
        400,
        expect.objectContaining({ code: 'bad-body', errors: [expect.objectContaining({ pointer })] }),
      ]);
    }
    expect((await status(desk)).state).toBe('off');
  });
});

describe('the public listener over TLS', () => {
  test('makes a certificate, serves with it, shows it, renews it while it serves, and is still encrypted after a restart', async () => {
    const folder = folderWithSample();
    const desk = await started(folder);
    expect((await desk.ask('GET', '/workbench/resolver/authority.pem')).status).toBe(404);
    expect((await desk.ask('POST', '/workbench/resolver/renewal')).status).toBe(409);
    const port = await freePort();
    await put(desk, { enabled: true, port, tls: 'made' });
    await becomes(desk, 'on');
    const { running } = await status(desk);
    expect(running).toMatchObject({
      url: `https://127.0.0.1:${port}`,
      certificate: { made: true, state: 'good', names: expect.arrayContaining(['localhost', '127.0.0.1']) },
    });
    const ca = Buffer.from((await desk.ask('GET', '/workbench/resolver/authority.pem')).json as ArrayBuffer);
    expect(await shownAt(port, ca)).toBe(running?.certificate?.fingerprint);
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();

    const renewed = (await desk.ask('POST', '/workbench/resolver/renewal')).json as Resolver;
    expect(renewed.running?.certificate?.fingerprint).not.toBe(running?.certificate?.fingerprint);
    await expect.poll(() => shownAt(port, ca)).toBe(renewed.running?.certificate?.fingerprint);
    await desk.stop();

    const again = await started(folder);
    await becomes(again, 'on');
    expect(await shownAt(port, ca)).toBe(renewed.running?.certificate?.fingerprint);
  });

  test('is refused with the reason for a pair that cannot serve, and fails after a start without its key: nothing is served', async () => {
    const folder = folderWithSample();
    const keys = pair();
    const files = { certificateFile: join(folder, 'own.pem'), keyFile: join(folder, 'own-key.pem') };
    writeFileSync(files.certificateFile, pem(certificate({ subject: 'own.example', keys, dns: ['own.example', 'localhost'] })));
    writeFileSync(files.keyFile, pair().privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
    const desk = await started(folder);
    const port = await freePort();
    const refused = await put(desk, { enabled: true, port, tls: 'own', ...files });
    expect([refused.status, refused.json]).toEqual([
      400,
      expect.objectContaining({
        detail: expect.stringContaining('is not that of the first certificate'),
        errors: [expect.objectContaining({ pointer: '/certificateFile', code: 'certificate-refused' })],
      }),
    ]);
    expect((await status(desk)).state).toBe('off');

    writeFileSync(files.keyFile, keys.privateKey.export({ format: 'pem', type: 'pkcs8' }));
    await put(desk, { enabled: true, port, tls: 'own', ...files });
    await becomes(desk, 'on');
    expect((await status(desk)).running?.certificate).toMatchObject({ made: false, names: ['own.example', 'localhost'] });
    await desk.stop();
    rmSync(files.keyFile);
    const again = await started(folder);
    await becomes(again, 'failed');
    expect((await status(again)).fault).toMatchObject({ code: 'certificate-refused', detail: expect.stringContaining('own-key.pem') });
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
  });
});

/** The fingerprint of what a client is shown that trusts this authority. */
const shownAt = (port: number, ca: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    }).on('error', reject);
  });

test('the addresses of this computer come first, those of IPv6 that need a zone not at all', () => {
  const address = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
    ({ address, family, internal, netmask: '', mac: '', cidr: null, ...(family === 'IPv6' ? { scopeid: 0 } : {}) }) as never;
  const found = ownAddresses({
    wlan0: [address('fe80::1', 'IPv6', false), address('2001:db8::5', 'IPv6', false), address('192.168.1.5', 'IPv4', false)],
    lo: [address('::1', 'IPv6', true), address('127.0.0.1', 'IPv4', true)],
  });
  expect(found.map(({ address: text }) => text)).toEqual(['127.0.0.1', '::1', '192.168.1.5', '2001:db8::5']);
});

describe.each(TRANSPORTS)('a workbench that was started by itself, over %s', (_, connect) => {
  test('shows that it has no say over the listener, and says so when it is asked', async () => {
    const { context, close } = freshApp({ sample: true });
    const client = await connect(createWorkbench(context, { report: () => undefined }));
    const shown = await client.ask('/workbench/resolver');
    expect(shown.json).toMatchObject({ state: 'off', switchable: false });
    const refused = await client.ask('/workbench/resolver', { method: 'PUT', body: '{"enabled":true}' });
    expect([refused.status, refused.json.code]).toEqual([409, 'conflict']);
    await client.close();
    close();
  });

  test('gives every form of a passport as others would get it, while nothing listens', async () => {
    const { context, close } = freshApp({ sample: true });
    const client = await connect(createWorkbench(context, { report: () => undefined }));
    const path = `/workbench/passports/${SAMPLE.dppCode}/representations`;
    const { items } = (await client.ask(path)).json as { items: Representation[] };
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['page', 'json', 'vc', 'jwt', 'sd-jwt', 'epcis', 'aas', 'linkset', 'qr', 'credential']),
    );
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
    for (const { name, mediaType } of items) {
      const { status: code, headers } = await client.ask(`${path}/${encodeURIComponent(name)}`);
      expect([name, code, String(headers['content-type']).replace(/;.*$/, '')]).toEqual([name, 200, mediaType]);
    }
    expect((await client.ask(`${path}/nothing`)).status).toBe(404);
    expect((await client.ask('/workbench/passports/DPP-00000000000000-NONE/representations')).status).toBe(404);
    await client.close();
    close();
  });
});
