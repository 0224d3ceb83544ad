// What the builder asks of the tools that write installers: a Linux package that is complete, and no file type of another program.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { buildWhatIsStale } from '../../electron/build.ts';
import { writeStubElectron } from '../fixtures/stub-electron.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'desk-installers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Stands in the place of fpm, which the builder would download: keeps the arguments and the files that they name. */
const FPM = `#!/bin/sh
here=$(dirname "$0")
for argument; do
  printf '%s\\n' "$argument" >> "$here/arguments"
  case $argument in *.desktop=*) cp "\${argument%%=*}" "$here/app.desktop" ;; esac
done
`;

describe.skipIf(process.platform !== 'linux')('the Debian package', () => {
  it('has a home page, an icon, a desktop file by the name that the window carries, and the types that it offers to open', () => {
    buildWhatIsStale(root, ['dist/renderer', 'out'], () => undefined);
    writeStubElectron(join(folder, 'electron'));
    const fpm = join(folder, 'fpm');
    writeFileSync(fpm, FPM);
    chmodSync(fpm, 0o755);
    const options = [
      '--linux',
      'deb',
      '--publish',
      'never',
      `-c.electronDist=${join(folder, 'electron')}`,
      `-c.directories.output=${folder}/out`,
    ];
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/electron-builder/cli.js'), ...options], {
      cwd: root,
      env: { ...process.env, CUSTOM_FPM_PATH: fpm, FORCE_COLOR: '0' },
      encoding: 'utf8',
    });
    const said = stdout + stderr;
    expect(said).not.toMatch(/homepage|default Electron icon|desktopName is not set/);
    const given = readFileSync(join(folder, 'arguments'), 'utf8').split('\n');
    expect(given[given.indexOf('--url') + 1]).toBe('https://dppdesk.org');
    expect(given.some((argument) => /icons\/hicolor\/512x512\/apps\/dpp-desk\.png$/.test(argument))).toBe(true);
    expect(given.some((argument) => argument.endsWith('=/usr/share/applications/dpp-desk.desktop'))).toBe(true);
    const desktop = readFileSync(join(folder, 'app.desktop'), 'utf8');
    expect(desktop).toContain('StartupWMClass=dpp-desk\n');
    expect(desktop).toContain('x-scheme-handler/dpp;');
    for (const type of ['application/vnd.dpp-desk.passport', 'application/vc', 'application/jwt']) expect(desktop).toContain(`${type};`);
    expect(desktop).not.toMatch(/application\/json|text\/plain/);
  }, 120_000);
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
