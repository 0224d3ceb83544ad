// On which Linux Chromium's sandbox can start, read from the kernel's settings and the helper next to the program.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { electronRuntime } from '../../electron/runtime.ts';
import { type Kernel, sandboxFault } from '../../electron/sandbox.ts';

const PROGRAM = '/app/electron';
const MEND =
  'Chromium’s sandbox cannot start here ("sudo chown root:root /app/chrome-sandbox && sudo chmod 4755 /app/chrome-sandbox" lets it)';
const on = (settings: Readonly<Record<string, string>>, more: Partial<Kernel> = {}): string | undefined =>
  sandboxFault(PROGRAM, { setting: (name) => settings[name], owned: () => ({ uid: 1000, mode: 0o755 }), profiles: () => [], ...more });

const UBUNTU = { 'kernel/apparmor_restrict_unprivileged_userns': '1' };

it.each([
  ['Ubuntu 24.04 without a profile', UBUNTU],
  ['Debian 10', { 'kernel/unprivileged_userns_clone': '0' }],
  ['a system without user namespaces', { 'user/max_user_namespaces': '0' }],
])('cannot start on %s', (_what, settings) => {
  expect(on(settings)).toBe(MEND);
});

it('starts where namespaces are free, where the helper is set up, and under a profile of its own', () => {
  expect(on({ 'kernel/unprivileged_userns_clone': '1', 'user/max_user_namespaces': '63000' })).toBeUndefined();
  expect(on(UBUNTU, { owned: (path) => (path === '/app/chrome-sandbox' ? { uid: 0, mode: 0o104755 } : undefined) })).toBeUndefined();
  expect(on(UBUNTU, { profiles: () => ['profile desk /app/electron flags=(unconfined) { userns, }'] })).toBeUndefined();
});

it('is no help when it belongs to somebody else or lacks the bit', () => {
  expect(on(UBUNTU, { owned: () => ({ uid: 1000, mode: 0o104755 }) })).toBe(MEND);
  expect(on(UBUNTU, { owned: () => ({ uid: 0, mode: 0o100755 }) })).toBe(MEND);
});

it('reads this machine without a fault', () => {
  expect(['undefined', 'string']).toContain(typeof sandboxFault('/nowhere/electron'));
});

it('leads to browser mode before the program is started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-sandbox-'));
  writeFileSync(join(folder, 'electron'), '');
  const env = { ELECTRON_OVERRIDE_DIST_PATH: folder, DISPLAY: ':0' };
  expect(electronRuntime('/nowhere', { platform: 'linux', env, uid: 1000, sandbox: () => MEND })).toEqual({ missing: MEND });
  expect(electronRuntime('/nowhere', { platform: 'linux', env, uid: 1000, sandbox: () => undefined })).toHaveProperty('executable');
  rmSync(folder, { recursive: true, force: true });
});
