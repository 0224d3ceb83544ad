// What is set before Electron is ready: the switches that a packaged app takes from nobody, and a sandbox that was off from the start.

import type { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepare, stopBeforeQuit } from '../../electron/before-ready.ts';
import { FORBIDDEN } from '../../electron/policy.ts';
import { app, asked, powerMonitor, protocol } from '../fixtures/electron.ts';

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

describe('quitting', () => {
  let prevented: number;
  let stop: PromiseWithResolvers<void>;
  let stops: number;
  const quit = () => app.emit('before-quit', { preventDefault: () => prevented++ });
  const quits = () => asked.filter((one) => one === 'quit').length;
  const begin = (platform: NodeJS.Platform) =>
    stopBeforeQuit(app as unknown as Parameters<typeof stopBeforeQuit>[0], {
      stop: () => {
        stops++;
        return stop.promise;
      },
      power: powerMonitor as unknown as Parameters<typeof stopBeforeQuit>[1]['power'],
      platform,
    });
  beforeEach(() => {
    for (const emitter of [app, powerMonitor] satisfies EventEmitter[]) emitter.removeAllListeners();
    asked.length = 0;
    prevented = 0;
    stops = 0;
    stop = Promise.withResolvers();
  });

  it('waits once for the processes', async () => {
    begin('linux');
    quit();
    expect([prevented, quits()]).toEqual([1, 0]);
    stop.resolve();
    await vi.waitFor(() => expect(quits()).toBe(1));
    quit();
    expect([prevented, stops]).toEqual([1, 1]);
  });

  it('is not held back on macOS when the system ends: that would cancel the logout', () => {
    begin('darwin');
    powerMonitor.emit('shutdown');
    quit();
    expect([prevented, stops]).toEqual([0, 1]);
  });

  it('waits on macOS when a person quits, and on Linux when the system ends, for the stop that has begun', async () => {
    begin('darwin');
    quit();
    expect(prevented).toBe(1);
    app.removeAllListeners();
    begin('linux');
    powerMonitor.emit('shutdown');
    quit();
    expect(prevented).toBe(2);
    stop.reject(new Error('it does not stop'));
    await vi.waitFor(() => expect(quits()).toBe(2));
  });
});
