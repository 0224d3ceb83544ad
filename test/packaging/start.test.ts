// `npm start` on a machine without an Electron runtime: one line says why, one gives the address; the UI is served, survives a killed workbench, stops on Ctrl-C.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildWhatIsStale } from '../../electron/build.ts';
import { enter } from '../fixtures/enter.ts';
import { named, offLinux, onWindows } from '../fixtures/skipped.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
const running: ChildProcess[] = [];

beforeAll(() => buildWhatIsStale(root, ['dist/renderer', 'out'], () => undefined), 120_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-start-'));
});
afterEach(() => {
  for (const process of running.splice(0)) process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const npmStart = (...args: string[]) => {
  const process_ = spawn(process.execPath, [join(root, 'electron/start.ts'), '--data', join(folder, 'data'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A folder without a runtime, on machines that have one too. What is read here is what a person reads at a terminal.
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: folder, CI: 'true', DPP_DESK_LOG: 'text' },
  });
  running.push(process_);
  const lines = createInterface({ input: process_.stdout })[Symbol.asyncIterator]();
  let errors = '';
  process_.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const line = async (): Promise<string> => {
    const next = await lines.next();
    if (next.done) throw new Error(`npm start ended: ${errors}`);
    return next.value;
  };
  return { process: process_, line, errors: () => errors };
};

/** Follows the one-time address as a browser does; gives back the base address and the session. */
const opened = async (line: string) => {
  const url = /http:\/\/127\.0\.0\.1:\d+\/\?k=[\w-]+/.exec(line)?.[0] ?? '';
  return { url, base: new URL('/', url).href, session: await enter(url) };
};

it('says why in one line, gives an address that works once, serves the UI and the workbench behind it', async () => {
  const { line } = npmStart();
  expect(await line()).toBe(
    `Browser mode, not the desktop app: no Electron runtime in the folder that ELECTRON_OVERRIDE_DIST_PATH names ('${folder}').`,
  );
  const ready = await line();
  expect(ready).toMatch(/^DPP Desk is ready at http:\/\/127\.0\.0\.1:\d+\/\?k=[\w-]{43} \(works once; Ctrl-C stops\)\.$/);

  const { url, base, session } = await opened(ready);
  const page = await fetch(base, { headers: { cookie: session.cookie } });
  expect([page.status, await page.text()]).toEqual([200, readFileSync(join(root, 'dist/renderer/index.html'), 'utf8')]);
  const state = await fetch(`${base}workbench/state`, { headers: session });
  expect(await state.json()).toMatchObject({ mode: 'browser', dataFolder: join(folder, 'data') });
  expect((await fetch(`${base}workbench/state`)).status).toBe(401);
  expect((await fetch(url)).status).toBe(403);
});

it.skipIf(offLinux)(named('starts a killed workbench again at the same address, and the open page is told', offLinux), async () => {
  const { process: parent, line } = npmStart();
  await line();
  const { base, session } = await opened(await line());
  const [workbench] = readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8').trim().split(' ').map(Number);
  process.kill(workbench ?? 0, 'SIGKILL');
  expect(await line()).toBe('The workbench ended by itself and is started again; the open page goes on.');
  const state = async (): Promise<{ notices: { code: string }[] }> => {
    for (;;) {
      const answer = await fetch(`${base}workbench/state`, { headers: session }).catch(() => undefined);
      if (answer !== undefined) return (await answer.json()) as { notices: { code: string }[] };
    }
  };
  expect((await state()).notices.map(({ code }) => code)).toContain('workbench-restarted');
});

it.each(['SIGINT', 'SIGTERM'] as const)('stops cleanly on %s: exit code 0, store closed, no process left', async (signal) => {
  const { process: parent, line, errors } = npmStart();
  await line();
  const { base } = await opened(await line());
  parent.kill(signal);
  expect((await once(parent, 'exit'))[0]).toBe(0);
  await expect(fetch(base)).rejects.toThrow();
  expect(readdirSync(join(folder, 'data')).filter((name) => name.endsWith('-wal'))).toEqual([]);
  expect(errors()).toBe('');
});

it.skipIf(onWindows)(named('stops cleanly when npm is ended, which does not hand the signal on', onWindows), async () => {
  const parent = spawn('npm', ['start', '--', '--data', join(folder, 'data')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: folder, CI: 'true' },
  });
  running.push(parent);
  let ready: string | undefined;
  for await (const line of createInterface({ input: parent.stdout })) {
    if (!line.startsWith('DPP Desk is ready')) continue;
    ready = line;
    break;
  }
  const { base } = await opened(ready ?? '');
  parent.kill('SIGTERM');
  await once(parent, 'exit');
  await vi.waitFor(() => expect(readdirSync(join(folder, 'data')).filter((name) => name.endsWith('-wal'))).toEqual([]), {
    timeout: 10_000,
  });
  await expect(fetch(base)).rejects.toThrow();
});

it('says in one line that a port is taken', async () => {
  const blocker: Server = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as { port: number };
  const { process: parent, errors } = npmStart('--port', String(port));
  expect((await once(parent, 'exit'))[0]).toBe(1);
  blocker.close();
  expect(errors()).toBe(`127.0.0.1:${port} is in use by another program; choose another port\n`);
});

it.each(['70000', 'http', '-1', ''])('refuses the port %j before anything is started', async (port) => {
  const { process: parent, errors } = npmStart(`--port=${port}`);
  expect((await once(parent, 'exit'))[0]).toBe(64);
  expect(errors()).toBe(`--port takes a port from 0 to 65535, not '${port}'\n`);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('explains itself, and starts nothing on an option that it does not know', async () => {
  for (const [argument, code] of [
    ['--help', 0],
    ['--bogus', 64],
  ] as const) {
    const { process: parent } = npmStart(argument);
    expect((await once(parent, 'exit'))[0]).toBe(code);
  }
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
