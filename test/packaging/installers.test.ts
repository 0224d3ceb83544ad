// `npm run dist` on Linux, twice: the same bytes, and every installer read back. For Windows and macOS, what the builder is asked for.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASED } from '../../server/lib/version.ts';
import { RUNTIME, toolsIn, whyNot } from '../fixtures/installer-tools.ts';
import { writeStubElectron } from '../fixtures/stub-electron.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'desk-installers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (program: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
};

const missing = whyNot();
describe.skipIf(missing !== undefined)(`the installers for Linux${missing === undefined ? '' : ` (${missing})`}`, () => {
  let builder = '';
  const dist = (name: string, tools: Readonly<Record<string, string>>): string => {
    const args = ['--electron', join(folder, 'electron'), '--output', join(folder, name)];
    const env = { ...process.env, ...tools, FORCE_COLOR: '0' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'packaging/dist.ts'), ...args], { env, encoding: 'utf8' });
    builder = stdout + stderr;
    if (status !== 0) throw new Error(builder);
    return join(folder, name);
  };
  let first: string;
  let second: string;
  beforeAll(() => {
    writeStubElectron(join(folder, 'electron'));
    const tools = toolsIn(join(folder, 'tools'));
    first = dist('first', tools);
    second = dist('second', tools);
  }, 400_000);
  const installers = (output: string): readonly string[] =>
    readdirSync(output)
      .filter((name) => name.startsWith('dpp-desk-'))
      .sort();
  const file = (ending: string): string => join(first, installers(first).find((name) => name.endsWith(ending)) ?? ending);
  /** Text of a file of the Debian package. */
  const inDeb = (path: string): string => {
    const data = spawnSync('sh', ['-c', 'dpkg-deb --fsys-tarfile "$0" | tar -xO "$1"', file('.deb'), path], { encoding: 'utf8' });
    expect(data.status).toBe(0);
    return data.stdout;
  };
  const RESOURCES = './opt/DPP Desk/resources';

  it('are a Debian package, an AppImage and a ZIP archive, the same byte for byte when everything is built again', () => {
    const sums = (output: string): readonly (readonly string[])[] =>
      installers(output).map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(output, name)))
          .digest('hex'),
      ]);
    expect(installers(first).map((name) => name.replace(/^dpp-desk-\d+\.\d+\.\d+-linux-/, ''))).toEqual(
      process.arch === 'x64' ? ['amd64.deb', 'x64.zip', 'x86_64.AppImage'] : ['arm64.AppImage', 'arm64.deb', 'arm64.zip'],
    );
    expect(sums(second)).toEqual(sums(first));
  });

  it('all hold notices, bill of materials and the same archive', () => {
    const asar = createHash('sha256')
      .update(readFileSync(join(first, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`, 'resources/app.asar')))
      .digest('hex');
    const deb = join(folder, 'deb');
    const image = join(folder, 'image');
    const zip = join(folder, 'zip');
    said('dpkg-deb', '--extract', file('.deb'), deb);
    said('unsquashfs', '-quiet', '-no-progress', '-offset', String(RUNTIME.length), '-dest', image, file('.AppImage'));
    said('unzip', '-q', file('.zip'), '-d', zip);
    for (const top of [join(deb, 'opt/DPP Desk'), image, zip]) {
      const read = (name: string): Buffer => readFileSync(join(top, 'resources', name));
      expect(createHash('sha256').update(read('app.asar')).digest('hex')).toBe(asar);
      expect(read('third-party-notices.txt').toString()).toMatch(/^fastify \d/m);
      const bill = JSON.parse(read('sbom.cdx.json').toString());
      expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'dpp-desk']);
      expect(bill.components.map(({ name }: { readonly name: string }) => name)).toContain('better-sqlite3');
    }
  });

  it('warn of nothing that a package lacks', () => {
    expect(builder).not.toMatch(/homepage|default Electron icon|desktopName is not set/);
  });

  it('the Debian package has a home page, an icon, a desktop file by the name that the window carries, and the types that it offers to open', () => {
    const fields = said('dpkg-deb', '--field', file('.deb'));
    for (const line of [
      'Package: dpp-desk',
      'Priority: optional',
      'Homepage: https://dppdesk.org',
      'Description: Verify Digital Product Passports offline',
    ]) {
      expect(fields).toContain(`${line}\n`);
    }
    expect(fields).toMatch(/^Depends: .*libgtk-3-0, .*libsecret-1-0$/m);
    const listed = said('dpkg-deb', '--contents', file('.deb'));
    expect(listed).toContain('./usr/share/icons/hicolor/512x512/apps/dpp-desk.png\n');
    const desktop = inDeb('./usr/share/applications/dpp-desk.desktop');
    expect(desktop).toContain('StartupWMClass=dpp-desk\n');
    expect(desktop).toContain('x-scheme-handler/dpp;');
    for (const type of ['application/vnd.dpp-desk.passport', 'application/vc', 'application/jwt']) expect(desktop).toContain(`${type};`);
    expect(desktop).not.toMatch(/application\/json|text\/plain/);
    expect(inDeb(`${RESOURCES}/apparmor-profile`)).toContain('/opt/DPP Desk/dpp-desk');
  });

  it('the Debian package belongs to root, nobody else may write in it, and its sums and scripts are right', () => {
    const listed = said('dpkg-deb', '--contents', file('.deb')).trim().split('\n');
    const released = new RegExp(`^(?:d|-)rw[x-]r-[x-]r-[x-] root/root +\\d+ ${RELEASED.slice(0, 10)} `);
    expect(listed.filter((line) => !released.test(line))).toEqual([]);
    const control = join(folder, 'control');
    said('dpkg-deb', '--control', file('.deb'), control);
    expect(readdirSync(control).sort()).toEqual(['control', 'md5sums', 'postinst', 'postrm']);
    expect(
      spawnSync('md5sum', ['--check', '--quiet', join(control, 'md5sums')], { cwd: join(folder, 'deb'), encoding: 'utf8' }),
    ).toMatchObject({ status: 0, stderr: '' });
    for (const script of ['postinst', 'postrm']) said('bash', '-n', join(control, script));
  });
});

describe('the maker of Debian packages', () => {
  const run = (...args: readonly string[]) => spawnSync(process.execPath, [join(root, 'packaging/deb.ts'), ...args], { encoding: 'utf8' });

  it('refuses an option that it does not know, another kind of package, and a field of two lines', () => {
    expect(run('-s', 'dir', '-t', 'deb', '--before-install', 'x').stderr).toContain("Unknown option '--before-install'");
    expect(run('-s', 'dir', '-t', 'rpm').stderr).toContain('only -s dir -t deb is supported');
    const injected = run('-s', 'dir', '-t', 'deb', '--name', 'a\nEssential: yes', '--package', join(folder, 'a.deb'));
    expect([injected.status, injected.stderr]).toEqual([1, expect.stringContaining('Package has more than one line')]);
  });
});

describe('the settings of the builder', () => {
  const settings = readFileSync(join(root, 'electron-builder.yml'), 'utf8');
  /** The lines of one top-level entry. */
  const entry = (name: string): string => new RegExp(`^${name}:\\n((?:[ #-].*\\n|\\n)*)`, 'm').exec(settings)?.[1] ?? '';
  const types = (name: string): readonly string[] => [...entry(name).matchAll(/\bext: (\w+)/g)].map(([, ext = '']) => ext);

  it('take no file type from another program on Windows, where an installer makes this one the first choice', () => {
    expect([types('fileAssociations'), types('win'), types('nsis')]).toEqual([['dpp'], [], []]);
    expect([types('linux'), types('mac')]).toEqual([
      ['vc', 'jwt'],
      ['vc', 'jwt'],
    ]);
  });

  it('name no installer with a space, which GitHub would rename under the checksums', () => {
    expect(settings).toMatch(/^artifactName: \$\{name\}-\$\{version\}-\$\{os\}-\$\{arch\}\.\$\{ext\}$/m);
    expect([...settings.matchAll(/artifactName/g)]).toHaveLength(1);
  });

  it('build an AppImage that needs no FUSE 2', () => {
    expect(entry('toolsets')).toMatch(/^ {2}appimage: 1\.0\.3$/m);
  });
});
