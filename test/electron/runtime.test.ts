// Whether a desktop app can start here is read from files and surroundings alone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { electronRuntime } from '../../electron/runtime.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-runtime-'));
  mkdirSync(join(project, 'node_modules/electron/dist'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const linux = { platform: 'linux' as const, env: { DISPLAY: ':0' }, uid: 1000 };
const module = () => join(project, 'node_modules/electron');

it('finds an installed runtime by its path file', () => {
  writeFileSync(join(module(), 'path.txt'), 'electron');
  writeFileSync(join(module(), 'dist/electron'), '');
  expect(electronRuntime(project, linux)).toEqual({ executable: join(module(), 'dist/electron') });
});

it('finds one that an override names, on every system', () => {
  const folder = join(project, 'elsewhere');
  mkdirSync(folder);
  writeFileSync(join(folder, 'electron.exe'), '');
  const env = { ELECTRON_OVERRIDE_DIST_PATH: folder };
  expect(electronRuntime(project, { platform: 'win32', env, uid: undefined })).toEqual({ executable: join(folder, 'electron.exe') });
});

it('says in one line what is missing', () => {
  const cases = [electronRuntime(project, linux), electronRuntime(project, { ...linux, env: { ELECTRON_OVERRIDE_DIST_PATH: '/nowhere' } })];
  writeFileSync(join(module(), 'dist/electron'), '');
  cases.push(electronRuntime(project, { ...linux, uid: 0 }), electronRuntime(project, { ...linux, env: {} }));
  expect(cases.map((found) => ('missing' in found ? found.missing : 'found'))).toEqual([
    'no Electron runtime in node_modules/electron (run "npx install-electron" on a machine with network access)',
    "no Electron runtime in the folder that ELECTRON_OVERRIDE_DIST_PATH names ('/nowhere')",
    'Electron refuses to run its sandbox as root',
    'there is no display for a window (DISPLAY is not set)',
  ]);
});
