// What goes wrong around the desktop app, and what it makes of it: a window that is never drawn, pages and processes that end, a damaged store, an end in between.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeskApp, ended, environment, program, real, whyNot } from '../fixtures/browser/desk-app.ts';
import { named, onWindows } from '../fixtures/skipped.ts';

const standInOnly = real ? 'with the stand-in only' : undefined;
describe.skipIf(whyNot)(named('the desktop app', whyNot), () => {
  let data: string;
  beforeEach(() => {
    data = join(mkdtempSync(join(tmpdir(), 'desk-faults-')), 'data');
  });
  afterEach(() => rmSync(join(data, '..'), { recursive: true, force: true }));

  const started = async (env: Readonly<Record<string, string>>, run: (desk: DeskApp) => Promise<void>): Promise<void> => {
    const desk = await DeskApp.start({ data, env });
    try {
      await run(await desk.ready());
    } finally {
      await desk.close();
    }
  };
  /** In the first window, also after its page has crashed: the driver gives such a page up. */
  const inPage = (desk: DeskApp, code: string): Promise<unknown> =>
    desk.app
      .evaluate(({ BrowserWindow }, text) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(text), code)
      .catch(() => undefined);
  const heading = (desk: DeskApp) => inPage(desk, `document.querySelector('h1')?.textContent`);

  it('shows a window that never says that it is drawn', async () => {
    await started({ STANDIN_NEVER_DRAWN: '1' }, async (desk) => {
      await expect.poll(() => desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())).toBe(true);
    });
  });

  it('loads a page that crashed again, and the workbench has heard nothing of it', async () => {
    await started({}, async (desk) => {
      const pid = await desk.workbenchPid();
      await inPage(desk, 'void (window.beforeTheCrash = true)');
      await desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
      await expect.poll(() => inPage(desk, `document.querySelector('h1') !== null && window.beforeTheCrash !== true`)).toBe(true);
      await expect.poll(() => heading(desk)).toBe('Inspect a product');
      expect(await desk.workbenchPid()).toBe(pid);
    });
  });

  it.skipIf(onWindows)(named('goes on when V8 ends the workbench, which is started again', onWindows), async () => {
    await started({}, async (desk) => {
      process.kill(await desk.workbenchPid(), 'SIGABRT');
      await expect.poll(async () => (await desk.state()).notices.map(({ code }) => code)).toContain('workbench-restarted');
      expect(await heading(desk)).toBe('Inspect a product');
    });
  });

  it('closes the store when it quits, and leaves no process', async () => {
    let pid = 0;
    await started({}, async (desk) => {
      pid = await desk.workbenchPid();
    });
    expect(readdirSync(data).filter((name) => name.endsWith('-wal'))).toEqual([]);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('offers nothing but bringing a backup back where the store is damaged', async () => {
    await started({}, async () => undefined);
    const store = openSync(join(data, 'dpp-desk.sqlite'), 'r+');
    writeSync(store, Buffer.alloc(4096, 0xa5), 0, 4096, 0);
    closeSync(store);
    const desk = await DeskApp.start({ data });
    try {
      await desk.ready('Restore a backup');
      await desk.page.getByRole('alert').getByText('The records on this computer cannot be opened').waitFor();
    } finally {
      await desk.close();
    }
  });

  it.skipIf(standInOnly)(named('opens no debugger in a packaged app, whatever its command line says', standInOnly), async () => {
    const [command, ...args] = program(data);
    const app = spawn(command, [...args, '--remote-debugging-port=0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: environment({ STANDIN_PACKAGED: '1' }),
    });
    let said = '';
    app.stderr.on('data', (part: Buffer) => {
      said += part.toString();
    });
    // The store is there once the workbench runs, and that is started after Electron is ready.
    await expect.poll(() => existsSync(join(data, 'dpp-desk.sqlite'))).toBe(true);
    await wait(500);
    app.kill('SIGTERM');
    expect(await ended(app)).toBe(0);
    expect(said).not.toContain('DevTools listening');
  });
});
