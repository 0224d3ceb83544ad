// Decoding in a real Chromium: pictures and camera clips in, the codes that the page reads out, with WebAssembly and without.
import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CameraStand, type Opened, open } from '../fixtures/browser/browser.ts';
import { drawBarcode, drawPage, toPng, writeQrClip } from '../fixtures/clips.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const text = 'https://id.example.org/01/09520123456788/21/ABC123';
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; media-src 'self' blob:";
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

const asked: string[] = [];
let policy = POLICY;
let server: Server;
let address = '';
let opened: Opened | undefined;

beforeAll(async () => {
  const outDir = join(folder, 'page');
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./decode', import.meta.url)),
    base: './',
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'chrome150', assetsInlineLimit: 0 },
  });
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    asked.push(path);
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'text/html');
    createReadStream(join(outDir, path === '/' ? 'index.html' : path))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(async () => {
  await opened?.close();
  opened = undefined;
  policy = POLICY;
});

afterAll(() => {
  server.close();
});

async function show(query: string, camera?: CameraStand): Promise<{ page: Page; complaints: string[] }> {
  opened = await open(address + query, camera === undefined ? {} : { camera });
  return opened;
}

/** Waits until the page has written the wanted value, and gives it. */
async function said(page: Page, name: string, wanted = ''): Promise<string> {
  const body = page.locator(wanted === '' ? `body[data-${name}]` : `body[data-${name}='${wanted}']`);
  await body.waitFor({ state: 'attached', timeout: 60_000 });
  return (await body.getAttribute(`data-${name}`)) ?? '';
}

const clip = (name: string, texts: readonly string[], noise = 0): { readonly clip: string } => {
  const file = join(folder, `${name}.y4m`);
  writeQrClip(file, texts, { width: 1280, height: 720, noise });
  return { clip: file };
};

describe('the camera', () => {
  it('gives each of several codes once, however long they stay in view', async () => {
    const { page, complaints } = await show('?camera', clip('several', [text, 'two', 'three'], 12));
    expect(await said(page, 'in-view', '3')).toBe('3');
    await said(page, 'seen', 'many');
    expect(JSON.parse(await said(page, 'fresh')).sort()).toEqual([text, 'three', 'two']);
    expect(await said(page, 'reader')).toBe('zxing');
    expect(await said(page, 'cameras')).toBe('1');
    expect(await said(page, 'torch')).toBe('false');
    expect(complaints).toEqual([]);
  });

  it('falls back to jsqr where the page may not compile WebAssembly', async () => {
    policy = POLICY.replace(" 'wasm-unsafe-eval'", '');
    const { page } = await show('?camera', clip('fallback', [text], 8));
    expect(await said(page, 'reader')).toBe('jsqr');
    expect(JSON.parse(await said(page, 'fresh', JSON.stringify([text])))).toEqual([text]);
  });

  it('says that it was denied', async () => expect(await said((await show('?camera', 'denied')).page, 'fault')).toBe('denied'));

  it('says that there is none', async () => expect(await said((await show('?camera', 'missing')).page, 'fault')).toBe('missing'));

  it('says that it was unplugged while scanning', async () => {
    const { page } = await show('?camera', clip('unplugged', [text]));
    await said(page, 'seen');
    await page.evaluate(() => document.dispatchEvent(new Event('unplug')));
    expect(await said(page, 'fault')).toBe('unplugged');
  });

  it('is let go when stopped, without a fault', async () => {
    const { page } = await show('?camera', clip('stopped', [text]));
    await said(page, 'seen');
    await page.evaluate(() => document.dispatchEvent(new Event('stop')));
    expect(await said(page, 'stopped')).toBe('yes');
    const live = await page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject;
      return stream instanceof MediaStream ? stream.getTracks().map((track) => track.readyState) : [];
    });
    expect(live).toEqual(['ended']);
    expect(await page.locator('body').getAttribute('data-fault')).toBeNull();
  });
});

describe('dropped pictures', () => {
  const file = (name: string, buffer: Uint8Array) => ({ name, mimeType: 'image/png', buffer: Buffer.from(buffer) });

  it('gives symbols or a refusal for each, and goes on', async () => {
    const png = toPng(drawPage([text], { noise: 20 }));
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(20_000, 20);
    const torn = Buffer.from(png);
    torn.fill(0x55, 60, 200);
    const { page, complaints } = await show('');
    await page
      .locator('input')
      .setInputFiles([
        file('good.png', png),
        file('pdf.png', Buffer.from('%PDF-1.7\n')),
        file('empty.png', new Uint8Array()),
        file('cut.png', png.subarray(0, png.length / 2)),
        file('bomb.png', bomb),
        file('torn.png', torn),
        file('gs1.png', await drawBarcode('gs1datamatrix', '(01)09520123456788(10)L1(21)S1')),
        file('blank.png', toPng({ width: 50, height: 50, data: new Uint8Array(2500).fill(255) })),
      ]);
    expect(JSON.parse(await said(page, 'stills'))).toEqual([
      [`]Q1 ${text}`],
      expect.stringMatching(/^DPP-INP-17 The file is a PDF/),
      'DPP-INP-01 The file is empty.',
      expect.stringMatching(/^DPP-INP-19 .*cut off/),
      expect.stringMatching(/^DPP-INP-19 The picture has 20000 × 20000 pixels/),
      expect.stringMatching(/^DPP-INP-19 .*damaged/),
      [']d2 010952012345678810L1\u001d21S1'],
      'DPP-INP-18 No code was found in the picture of 50 × 50 pixels.',
    ]);
    expect(complaints).toEqual([]);
  });

  it('can be given up half-way', async () => {
    const { page } = await show('');
    const hopeless = toPng(drawPage([], { width: 2400, height: 1800, noise: 60 }));
    await page.locator('input').setInputFiles([file('hopeless.png', hopeless)]);
    await page.evaluate(() => document.dispatchEvent(new Event('abort')));
    expect(JSON.parse(await said(page, 'stills'))).toEqual(['Error: no longer wanted']);
  });

  it('asks nobody but the server of the page', () => {
    expect(asked.filter((path) => path.endsWith('.wasm')).length).toBeGreaterThan(0);
    expect(asked.every((path) => path.startsWith('/'))).toBe(true);
  });
});
