// What is set before Electron is ready: the switches that a packaged app takes from nobody, and a sandbox that was off from the start.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prepare } from '../../electron/before-ready.ts';
import { FORBIDDEN } from '../../electron/policy.ts';
import { app, protocol } from '../fakes/electron.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-before-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const started = (packaged: boolean, switches: Readonly<Record<string, string>>) => {
  app.isPackaged = packaged;
  app.commandLine.switches = { ...switches };
  const prepared = prepare(app as unknown as Parameters<typeof prepare>[0], protocol, folder);
  return { ...prepared, switches: app.commandLine.switches };
};

it('a packaged app opens no debugger and takes no switch that loosens its pages', () => {
  const given = Object.fromEntries(FORBIDDEN.map((name) => [name, '9222']));
  const { switches } = started(true, { ...given, lang: 'de', 'force-device-scale-factor': '2' });
  expect(Object.keys(switches).filter((name) => FORBIDDEN.some((one) => one === name))).toEqual(['host-resolver-rules']);
  expect(switches).toMatchObject({ lang: 'de', 'force-device-scale-factor': '2', 'host-resolver-rules': 'MAP * ~NOTFOUND' });
});

it('an app that is not packaged can be driven by its tests', () => {
  expect(started(false, { 'remote-debugging-port': '0' }).switches).toMatchObject({ 'remote-debugging-port': '0' });
});

it('knows that it was started without a sandbox', () => {
  expect(started(true, {}).sandbox).toBe(true);
  expect(started(true, { 'no-sandbox': '' }).sandbox).toBe(false);
});
