// The package that people install, built twice around a stand-in for Electron: its fuses, its files, and that it comes out the same.

import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractAll, extractFile, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAgain, buildWhatIsStale } from '../../electron/build.ts';
import { encodeBase58 } from '../../server/domain/encoding/base58.ts';
import { LANGUAGES } from '../../server/domain/language/languages.ts';
import { portClient, processPort } from '../../server/process/port.ts';
import { graphOptions, signedGraph } from '../fixtures/graph-proofs.ts';
import { KEY, passport } from '../fixtures/issuing.ts';
import { pack } from '../fixtures/pack.ts';
import { secondDesk } from '../fixtures/second-desk.ts';
import { paksOf } from '../fixtures/stub-electron.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'desk-package-'));
const PREBUILD = `node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`;

let app: string;
let again: string;
let packed: string[];
const asar = () => join(app, 'resources/app.asar');
/** Unpacked files are listed by the archive too; their bytes are next to it. */
const inside = (path: string): Buffer => extractFile(asar(), path);

beforeAll(async () => {
  buildWhatIsStale(root, ['dist/renderer', 'out'], () => undefined);
  app = await pack(folder, 'first');
  buildAgain(root, ['dist/renderer', 'out']);
  again = await pack(folder, 'second');
  packed = listPackage(asar(), { isPack: false }).map((path) => path.replaceAll('\\', '/').replace(/^\//, ''));
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('fuses', () => {
  it('are all set, read back from the program', async () => {
    const wire = await getCurrentFuseWire(join(app, 'dpp-desk'));
    const state = (fuse: FuseV1Options) => FuseState[wire[fuse] ?? FuseState.REMOVED];
    expect({
      RunAsNode: state(FuseV1Options.RunAsNode),
      EnableCookieEncryption: state(FuseV1Options.EnableCookieEncryption),
      EnableNodeOptionsEnvironmentVariable: state(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      EnableNodeCliInspectArguments: state(FuseV1Options.EnableNodeCliInspectArguments),
      EnableEmbeddedAsarIntegrityValidation: state(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      OnlyLoadAppFromAsar: state(FuseV1Options.OnlyLoadAppFromAsar),
      LoadBrowserProcessSpecificV8Snapshot: state(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot),
      GrantFileProtocolExtraPrivileges: state(FuseV1Options.GrantFileProtocolExtraPrivileges),
      WasmTrapHandlers: state(FuseV1Options.WasmTrapHandlers),
    }).toEqual({
      RunAsNode: 'DISABLE',
      EnableCookieEncryption: 'ENABLE',
      EnableNodeOptionsEnvironmentVariable: 'DISABLE',
      EnableNodeCliInspectArguments: 'DISABLE',
      EnableEmbeddedAsarIntegrityValidation: 'ENABLE',
      OnlyLoadAppFromAsar: 'ENABLE',
      LoadBrowserProcessSpecificV8Snapshot: 'DISABLE',
      GrantFileProtocolExtraPrivileges: 'DISABLE',
      WasmTrapHandlers: 'ENABLE',
    });
  });
});

describe('the archive', () => {
  it('holds the four programs and their threads, the page, the migrations, the shapes and the manifest', () => {
    for (const path of [
      'package.json',
      'out/main.js',
      'out/preload.cjs',
      'out/workbench.js',
      'out/public.js',
      'out/backup-thread.js',
      'out/part-thread.js',
      'out/rdf-thread.js',
      'out/shapes-thread.js',
      'out/signing-thread.js',
      'dist/renderer/index.html',
      'dist/renderer/check-evidence.html',
    ]) {
      expect(packed).toContain(path);
    }
    const migrations = readdirSync(join(root, 'server/store/migrations'));
    for (const name of migrations) expect(inside(`out/files/server/store/migrations/${name}`).length).toBeGreaterThan(0);
    expect(JSON.parse(inside('package.json').toString())).toMatchObject({ main: 'out/main.js', type: 'module' });
  });

  it('holds nothing that the app does not run', () => {
    const top = new Set(packed.map((path) => path.split('/')[0]));
    expect([...top].sort()).toEqual(['LICENSE', 'dist', 'node_modules', 'out', 'package.json']);
    const modules = new Set(packed.filter((path) => path.startsWith('node_modules/')).map((path) => path.split('/')[1]));
    expect([...modules]).toEqual(['better-sqlite3']);
    const foreign = packed.filter((path) =>
      /\.map$|\.ts$|\.tsx$|\.test\.|(?:^|\/)tests?\/|\.c$|\.gyp$|node_modules\/node-|\.env|\.pem$/.test(path),
    );
    expect(foreign).toEqual([]);
  });

  it('has exactly one native module, of this platform, next to the archive', () => {
    const beside = readdirSync(join(app, 'resources/app.asar.unpacked'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(app, 'resources/app.asar.unpacked/').length));
    expect(beside).toEqual([PREBUILD]);
    expect(packed.filter((path) => path.endsWith('.node'))).toEqual([PREBUILD]);
  });

  it('has no source map named in a program, and no path of the machine that built it', () => {
    for (const name of [
      'main.js',
      'preload.cjs',
      'workbench.js',
      'public.js',
      'backup-thread.js',
      'part-thread.js',
      'rdf-thread.js',
      'shapes-thread.js',
      'signing-thread.js',
    ]) {
      const text = inside(`out/${name}`).toString();
      expect(text).not.toContain('sourceMappingURL=');
      expect(text).not.toContain(root);
    }
  });

  it('has a preload that asks for nothing but electron', () => {
    const asked = [
      ...inside('out/preload.cjs')
        .toString()
        .matchAll(/\brequire\(\s*["']([^"']+)["']\s*\)/g),
    ].map(([, name]) => name);
    expect(asked).toEqual(['electron']);
  });

  it('comes out the same, byte for byte, when bundles and package are built again', () => {
    const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
    expect(sha256(join(again, 'resources/app.asar'))).toBe(sha256(asar()));
  });
});

describe('the server programs of the package', () => {
  let alone: string;
  const started: ChildProcess[] = [];
  beforeAll(() => {
    alone = join(folder, 'alone');
    extractAll(asar(), alone);
  });
  afterAll(() => {
    for (const process of started) process.kill('SIGKILL');
  });

  const start = async (name: string, open: unknown) => {
    const forked = fork(join(alone, 'out', `${name}.js`), [], {
      serialization: 'advanced',
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.push(forked);
    const first = once(forked, 'message');
    forked.send({ open });
    const [ready] = (await first) as [{ readonly ready?: boolean; readonly url?: string }];
    return { forked, ready };
  };
  const stop = async (forked: ChildProcess): Promise<unknown> => {
    const ended = once(forked, 'exit');
    forked.send({ stop: true });
    return (await ended)[0];
  };

  it('start from its own files alone: the workbench answers over its port, the public interface over HTTP, both stop cleanly', async () => {
    const data = join(folder, 'data');
    const workbench = await start('workbench', { folder: data, mode: 'desktop', secret: 'correct horse battery staple' });
    expect(workbench.ready).toMatchObject({ ready: true });
    const { call } = portClient(processPort(workbench.forked));
    const answer = await call({ method: 'GET', url: '/workbench/state', headers: {} });
    expect(answer.status).toBe(200);
    expect(JSON.parse(Buffer.from(answer.body).toString())).toMatchObject({ mode: 'desktop', dataFolder: data });

    // The thread for signed graphs is found from the bundle. The key is in the DID, so that the proof is verified without an issuer who is known.
    const key = `did:key:z${encodeBase58(Buffer.concat([Buffer.from([0xed, 0x01]), Buffer.from(String(KEY.jwk.x), 'base64url')]))}`;
    const options = graphOptions({ verificationMethod: `${key}#${key.slice('did:key:'.length)}` });
    const text = JSON.stringify(await signedGraph(passport({ issuer: key, credentialSubject: { id: 'urn:a:1' } }), { options }));
    const send = async (method: string, url: string, body: Buffer | object) => {
      const [type, bytes] = Buffer.isBuffer(body) ? ['octet-stream', body] : ['json', Buffer.from(JSON.stringify(body))];
      const { status, body: answered } = await call({ method, url, headers: { 'content-type': `application/${type}` }, body: bytes });
      return [status, JSON.parse(Buffer.from(answered).toString())];
    };
    expect(await send('POST', '/workbench/inspections', { channel: 'paste', text })).toMatchObject([
      201,
      { inspections: [{ headline: 'unknown-issuer', checks: expect.arrayContaining([expect.objectContaining({ code: 'DPP-SIG-01' })]) }] },
    ]);

    // So is the thread that checks the bundle of another computer's run.
    const other = secondDesk();
    other.see('THERE');
    const bundle = other.bundle();
    other.close();
    const id = randomUUID();
    const head = { name: 'Pallet 7', place: 'Gate 4', reference: 'MRN 26DE0001', officer: 'Ana' };
    expect(await send('POST', '/workbench/runs', { id, ...head })).toMatchObject([201, { id }]);
    const file = { name: 'evidence.zip', size: bundle.length, modified: 1 };
    expect(await send('POST', '/workbench/run-parts/incoming', file)).toMatchObject([200, { stage: 'receiving' }]);
    expect(await send('PUT', '/workbench/run-parts/incoming?at=0', bundle)).toMatchObject([200, { stage: 'received' }]);
    expect(await send('POST', `/workbench/runs/${id}/parts`, { officer: 'Ana' })).toMatchObject([201, { isAlready: false }]);

    const open = await start('public', { folder: data, host: '127.0.0.1', port: 0 });
    expect(open.ready.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${open.ready.url}/health`)).status).toBeLessThan(500);
    expect(await stop(open.forked)).toBe(0);
    expect(await stop(workbench.forked)).toBe(0);
  });
});

describe('the folder', () => {
  it('keeps the languages of the app alone', () => {
    expect(readdirSync(join(app, 'locales')).sort()).toEqual(LANGUAGES.flatMap(paksOf).sort());
  });

  it('carries no updater and no default app', () => {
    expect(existsSync(join(app, 'resources/app-update.yml'))).toBe(false);
    expect(existsSync(join(app, 'resources/default_app.asar'))).toBe(false);
  });
});
