// The package of the service: the same bytes when it is built again, and it runs from an empty folder without a checkout and without another Node.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differing } from '../../packaging/headless-modules.ts';
import { noContainer, runContainer } from '../fixtures/container.ts';
import { pdf } from '../fixtures/pdf.ts';
import { named, offLinux } from '../fixtures/skipped.ts';
import { zip } from '../fixtures/zip.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'desk-headless-'));
const NAME = `dpp-desk-server-0.1.0-linux-${process.arch}`;
const SECRET = 'correct horse battery staple';
const started: ChildProcess[] = [];
afterAll(() => {
  for (const one of started) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const said = (program: string, args: readonly string[], options: object = {}): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
};
const build = (to: string): string => {
  said(process.execPath, [join(root, 'packaging/headless.ts'), '--keep-page', '--output', to]);
  return join(to, `${NAME}.tar.gz`);
};
const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

const [stale] = differing(root);
const missing = offLinux ?? (stale === undefined ? undefined : `npm ci is needed: ${stale}`);
describe.skipIf(missing !== undefined)(named('the package of the service', missing), () => {
  let first: string;
  let home: string;
  /** All that a computer has besides the package: no Node, no npm. */
  const PATH = join(folder, 'path');
  const env = { PATH, DPP_DESK_PASSPHRASE: SECRET, DPP_DESK_BACKUP_PASSPHRASE: SECRET };
  const data = join(folder, 'data');
  const desk = (...args: readonly string[]) => spawnSync(join(home, 'bin/desk'), args, { cwd: folder, env, encoding: 'utf8' });

  beforeAll(() => {
    first = build(join(folder, 'first'));
    said('tar', ['-xzf', first, '-C', folder]);
    // Where the place of the build no longer exists, nothing can be found there.
    home = join(folder, 'a place of its own');
    renameSync(join(folder, NAME), home);
    rmSync(join(folder, 'first', NAME), { recursive: true });
    mkdirSync(PATH);
    symlinkSync(said('which', ['readlink']).trim(), join(PATH, 'readlink'));
  }, 300_000);

  it('comes out the same, byte for byte, when it is built again', () => {
    const second = build(join(folder, 'second'));
    expect(sha256(second)).toBe(sha256(first));
    rmSync(join(folder, 'second'), { recursive: true });
  });

  it('holds programs, migrations, page, Node, licences and bill of materials, and no source or other platform', () => {
    const all = readdirSync(home, { recursive: true, encoding: 'utf8' });
    expect(readdirSync(home).sort()).toEqual(
      [
        'Containerfile',
        'INSTALL.md',
        'LICENSE',
        'bin',
        'dist',
        'dpp-desk.service',
        'node_modules',
        'package.json',
        'runtime',
        'sbom.cdx.json',
      ]
        .concat(['server', 'third-party-notices.txt'])
        .sort(),
    );
    expect(all.filter((name) => /\.(?:ts|tsx|map)$|(?:^|\/)node_modules\/(?:electron|react|vite|typescript)\//.test(name))).toEqual([]);
    expect(
      all
        .filter((name) => name.endsWith('.node'))
        .map((name) => name.split('/')[1])
        .sort(),
    ).toEqual(['@napi-rs', 'better-sqlite3', 'sodium-native']);
    expect(readdirSync(join(home, 'server/store/migrations'))).toEqual(readdirSync(join(root, 'server/store/migrations')));
    const verifier = desk('evidence', 'verifier');
    expect([verifier.status, verifier.stdout === readFileSync(join(root, 'dist/renderer/check-evidence.html'), 'utf8')]).toEqual([0, true]);
    for (const page of ['dist/renderer/index.html', 'dist/renderer/check-evidence.html'])
      expect(readFileSync(join(home, page)).equals(readFileSync(join(root, page))), page).toBe(true);
    for (const name of all.filter((one) => /^server\/.*\.js$/.test(one))) {
      const text = readFileSync(join(home, name), 'utf8');
      expect(text, name).not.toMatch(/['"]\.{1,2}\/[^'"\n]*\.ts['"]/);
      expect(text, name).not.toContain(root);
    }
    const notices = readFileSync(join(home, 'third-party-notices.txt'), 'utf8');
    for (const name of ['fastify', 'better-sqlite3', 'sodium-native', '@napi-rs/canvas'])
      expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(readFileSync(join(home, 'runtime/LICENSE'), 'utf8')).toMatch(/^Node\.js is licensed for use as follows:/);
    const bill = JSON.parse(readFileSync(join(home, 'sbom.cdx.json'), 'utf8'));
    const listed = new Set<string>(bill.components.map((one: { name: string; version: string }) => `${one.name}@${one.version}`));
    expect(listed).toContain(`node@${said(join(home, 'runtime/node'), ['--version']).trim().slice(1)}`);
    // Each package of which a file is here, with the version of its own manifest.
    const manifests = all.filter((name) => /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(name));
    expect(manifests.length).toBeGreaterThan(100);
    const here = manifests.map((name) => JSON.parse(readFileSync(join(home, name), 'utf8')) as { name: string; version: string });
    expect(here.map(({ name, version }) => `${name}@${version}`).filter((one) => !listed.has(one))).toEqual([]);
  });

  it('imports, publishes, serves, and ends cleanly with its processes when a service manager ends it', async () => {
    const template = desk('schema', '--template', '--category', 'battery');
    expect(template.status, template.stderr).toBe(0);
    writeFileSync(join(folder, 'passport.json'), template.stdout);
    const imported = desk('import', join(folder, 'passport.json'), '--data', data);
    expect(imported.status, imported.stderr).toBe(0);
    const published = desk('publish', '--drafts', '--data', data);
    expect([published.status, published.stdout], published.stderr).toEqual([0, expect.stringContaining(': published')]);
    const [code = ''] = published.stdout.split(':');

    const service = spawn(join(home, 'bin/desk'), ['serve', '--port', '0', '--workbench-port', '0', '--log', 'json', '--data', data], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(service);
    let output = '';
    let errors = '';
    service.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    const url = await new Promise<string>((resolve, reject) => {
      service.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, found] = /serves passports at (http:\/\/[^\s"]+)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
      service.once('exit', (status) => reject(new Error(`ended with ${status}: ${errors}`)));
    });
    const base = `http://127.0.0.1:${new URL(url).port}`;
    const passport = await fetch(`${base}/api/v1/public/dpp/${code}`);
    expect([passport.status, await passport.json()]).toEqual([200, expect.objectContaining({ dppCode: code })]);
    const page = await fetch(`${base}/passport/${code}`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    const credential = await (await fetch(`${base}/api/v1/public/dpp/${code}/vc`)).text();
    const issuer = await (await fetch(`${base}/.well-known/did.json`)).text();
    const list = await (await fetch(`${base}/api/v1/public/status/1`)).text();
    for (const [name, text] of Object.entries({ 'passport-vc.json': credential, 'did.json': issuer, 'list.json': list })) {
      writeFileSync(join(folder, name), text);
    }
    const trust = ['--trust', join(folder, 'did.json'), '--trust', join(folder, 'list.json')];
    const inspected = desk('inspect', ...trust, join(folder, 'passport-vc.json'));
    expect([inspected.status, inspected.stdout], inspected.stderr).toEqual([0, expect.stringMatching(/valid/i)]);

    const ended = once(service, 'exit');
    const before = Date.now();
    service.kill('SIGTERM');
    expect(await ended, errors).toEqual([0, null]);
    // A third of what the unit gives it.
    expect(Date.now() - before).toBeLessThan(10_000);
    expect(readdirSync(data).filter((name) => name.endsWith('-wal'))).toEqual([]);
    await expect(fetch(base)).rejects.toThrow();
  });

  it('finds nothing wrong with the folder, after a backup', () => {
    const backup = desk('backup', join(folder, 'one.backup'), '--data', data);
    expect(backup.status, backup.stderr).toBe(0);
    const doctor = desk('doctor', '--json', '--data', data);
    const found = doctor.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { check: string; outcome: string });
    expect(found.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
    // There is no trust list, and no pack.
    expect(found.filter(({ outcome }) => outcome === 'not-checked').map(({ check }) => check)).toEqual(['trust', 'packs']);
    expect(doctor.status).toBe(2);
  });

  it('reads documents, archives and tables in processes that may read the package and the file alone', () => {
    writeFileSync(join(folder, 'delivery.pdf'), pdf({ codes: ['https://id.gs1.org/01/09520123456788/21/A1'] }));
    writeFileSync(join(folder, 'delivery.zip'), zip([{ name: 'inner.pdf', bytes: pdf({ codes: ['(01)09520123456788(21)A2'] }) }]));
    const { stdout, stderr } = desk('inspect', '--json', join(folder, 'delivery.pdf'), join(folder, 'delivery.zip'));
    expect(stderr).toBe('');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(JSON.stringify(lines)).toContain('09520123456788/21/A1');
    expect(JSON.stringify(lines)).not.toMatch(/DPP-INP-(?:17|28|31)/);
    expect(lines.map(({ input }) => input)).toEqual(expect.arrayContaining([expect.stringContaining('delivery.zip!inner.pdf')]));
    const test = desk('self-test', '--data', data);
    expect(test.status, test.stdout + test.stderr).toBe(0);
    expect(test.stdout).toContain('known answers of Ed25519 (libsodium)');
  });

  const scratch = join(folder, 'container');
  const engine = noContainer(scratch);
  it.skipIf(engine)(named('runs as its container file says, and keeps its data in the volume', engine), async () => {
    const volume = join(folder, 'volume');
    const container = await runContainer(home, scratch, volume);
    started.push(container.child);
    const asked = (path: string): unknown => {
      const script = `fetch('http://127.0.0.1:8080${path}').then(async (a) => console.log(JSON.stringify([a.status, await a.json()])))`;
      return JSON.parse(container.run('/opt/dpp-desk/runtime/node', '--eval', script));
    };
    expect(asked('/health')).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    expect(asked('/.well-known/did.json')).toEqual([200, expect.objectContaining({ id: expect.stringMatching(/^did:/) })]);
    // As a person does with `podman exec`, by the link in the path.
    const DATA = '--data /var/lib/dpp-desk';
    const filled = `desk schema --template --category battery > /tmp/one.json && desk import /tmp/one.json ${DATA} && desk publish --drafts ${DATA}`;
    const [, code = ''] = /^(\S+): published/m.exec(container.run('/bin/sh', '-c', filled)) ?? [];
    expect(asked(`/api/v1/public/dpp/${code}`)).toEqual([200, expect.objectContaining({ dppCode: code })]);
    expect(container.run('/bin/sh', '-c', 'id -u; touch /opt/x 2>&1 || true').split('\n')).toEqual([
      '10001',
      expect.stringContaining('Read-only file system'),
      '',
    ]);
    expect(await container.stop(), container.errors()).toBe(0);
    const { uid, mode } = statSync(volume);
    expect([uid, mode & 0o777]).toEqual([10001, 0o700]);
    const kept = readdirSync(volume);
    expect(kept).toContain('dpp-desk.sqlite');
    expect(kept.filter((name) => name.endsWith('-wal'))).toEqual([]);
  });

  it('is installed from one file by npm, without a registry', () => {
    const npm = { cwd: home, env: { ...process.env, npm_config_offline: 'true' } };
    const [{ filename }] = JSON.parse(said('npm', ['pack', '--json', '--pack-destination', folder], npm)) as [{ filename: string }];
    const prefix = join(folder, 'global');
    said('npm', ['install', '--global', '--prefix', prefix, '--no-audit', '--no-fund', join(folder, filename)], { ...npm, cwd: folder });
    const { status, stdout, stderr } = spawnSync(join(prefix, 'bin/desk'), ['doctor', '--data', data], { env, encoding: 'utf8' });
    expect([status, stdout], stderr).toEqual([2, expect.stringMatching(/^ok +node: 24\./m)]);
    expect(said(join(prefix, 'bin/desk'), ['self-test'], { env })).toContain('libsodium');
  });
});

const analyze = spawnSync('systemd-analyze', ['--version']).status === 0 ? undefined : 'systemd-analyze is not installed';
describe.skipIf(analyze !== undefined)(named('the unit of systemd', analyze), () => {
  const unit = join(root, 'packaging/headless/dpp-desk.service');

  it('has no fault that systemd finds', () => {
    const own = join(folder, 'dpp-desk.service');
    writeFileSync(own, readFileSync(unit, 'utf8').replace('/opt/dpp-desk/bin/desk', '/bin/sh'));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', own], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('exposes less than most services, all but the machine code that V8 writes', () => {
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], { encoding: 'utf8' });
    expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
    const open = [...stdout.matchAll(/^✗ (\S+)/gm)].map(([, name]) => name);
    expect(open.sort()).toEqual(
      [
        'DeviceAllow=',
        'IPAddressDeny=',
        'MemoryDenyWriteExecute=',
        'PrivateNetwork=',
        'RestrictAddressFamilies=~AF_(INET|INET6)',
        'RestrictAddressFamilies=~AF_UNIX',
        'RootDirectory=/RootImage=',
      ].sort(),
    );
  });
});
