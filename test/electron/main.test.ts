// The whole shell, started on the fake: in which order, with what locked down, what it does with the outside, and how it ends.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  app,
  asked,
  BrowserWindow,
  dialog,
  FakeContents,
  type FakeProcess,
  Menu,
  protocol,
  safeStorage,
  session,
  utilityProcess,
} from '../fixtures/electron.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-main-'));
const data = join(folder, 'data');
const scan = join(folder, 'scan.txt');
const pages = () => session.fromPartition('persist:desk');
const workbench = (): FakeProcess | undefined => utilityProcess.forked.at(-1)?.process;
const window = (): BrowserWindow => {
  const [opened] = BrowserWindow.opened;
  if (opened === undefined) throw new Error('no window was opened');
  return opened;
};
const ownFrame = () => ({ senderFrame: window().webContents.mainFrame });

beforeAll(async () => {
  writeFileSync(scan, '09520123456788');
  vi.stubEnv('DPP_DESK_PASSPHRASE', '');
  safeStorage.backend = 'gnome_libsecret';
  process.argv = ['electron', '.', '--data', data, scan];
  await import('../../electron/main.ts');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('sets folder, sandbox and scheme before it asks for the lock, and opens nothing before Electron is ready', async () => {
  expect(asked).toEqual([`path userData ${join(data, 'window')}`, 'sandbox', 'lock']);
  expect(existsSync(join(data, 'window'))).toBe(true);
  expect(protocol.schemes).toHaveLength(1);
  expect(app.commandLine.switches['host-resolver-rules']).toBe('MAP * ~NOTFOUND');
  expect(app.handedOver).toEqual({ things: [scan], folder: process.cwd() });
  expect(utilityProcess.forked).toEqual([]);
  app.ready.resolve();
  await vi.waitFor(() => expect(window().loaded).toEqual(['app://desk/']));
});

it('locks down both sessions before the window is there', () => {
  for (const each of [pages(), session.defaultSession]) {
    expect([typeof each.permissionRequest, typeof each.permissionCheck, typeof each.devicePermission, typeof each.beforeRequest]).toEqual(
      Array(4).fill('function'),
    );
    expect(each.spelling).toBe(false);
  }
  expect([...pages().protocol.handlers.keys()]).toEqual(['app']);
  expect([...session.defaultSession.protocol.handlers.keys()]).toEqual([]);
});

it('opens one window with the safe preferences, its own session and the bundled preload, shown when drawn', () => {
  expect(BrowserWindow.opened).toHaveLength(1);
  expect(window().options).toMatchObject({
    show: false,
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  });
  const { preload, session: own } = window().options.webPreferences as { preload: string; session: unknown };
  expect(preload).toMatch(/[\\/]preload\.cjs$/);
  expect(own).toBe(pages());
  expect(window().shown).toBe(false);
  window().emit('ready-to-show');
  expect(window().shown).toBe(true);
});

it('gives the workbench the folder and a secret from the keyring', () => {
  expect(utilityProcess.forked).toHaveLength(1);
  expect(workbench()?.posted[0]).toEqual({
    open: { folder: data, mode: 'desktop', switchesPublic: true, secret: expect.stringMatching(/^[\w-]{43}$/) },
  });
});

it('has the file of the command line in its inbox, and what comes later, and tells the page', async () => {
  const take = async () =>
    ((await window().webContents.ipc.call('desk:take-inbox', ownFrame())) as { name?: string; text?: string }[]).map(
      ({ name, text }) => name ?? text,
    );
  expect(await take()).toEqual(['scan.txt']);
  let prevented = 0;
  const event = { preventDefault: () => prevented++ };
  app.emit('open-file', event, scan);
  app.emit('open-url', event, 'dpp:inspect?text=abc');
  app.emit('second-instance', {}, ['ignored'], '/ignored', { things: ['scan.txt'], folder });
  await vi.waitFor(() => expect(window().webContents.sent).toHaveLength(4));
  expect(window().webContents.sent.every(([channel]) => channel === 'desk:inbox')).toBe(true);
  expect((await take()).toSorted()).toEqual(['abc', 'scan.txt', 'scan.txt']);
  expect([prevented, window().focused]).toEqual([2, 1]);
});

it('speaks the language of the system and offers developer tools in a build that is not packaged only', () => {
  const words = JSON.stringify(Menu.applied);
  expect(words).toContain('Bearbeiten');
  expect(words).toContain('toggleDevTools');
});

it('loads the page again when its process is gone, not when it left by itself, and asks after the third time', async () => {
  const gone = (reason: string) => window().webContents.emit('render-process-gone', {}, { reason });
  gone('clean-exit');
  for (const reason of ['crashed', 'oom', 'killed']) gone(reason);
  await vi.waitFor(() => expect(window().loaded).toHaveLength(4));
  dialog.answers.push(0);
  gone('crashed');
  await vi.waitFor(() => expect(window().loaded).toHaveLength(5));
  expect(dialog.shown.at(-1)).toMatchObject({ message: 'Das Fenster stürzt immer wieder ab' });
});

it('asks about one link at a time', async () => {
  const contents = new FakeContents();
  app.emit('web-contents-created', {}, contents);
  const before = dialog.shown.length;
  for (const name of ['a', 'b', 'c']) contents.windowOpen?.({ url: `https://${name}.example/` });
  await vi.waitFor(() => expect(dialog.shown.length).toBeGreaterThan(before));
  expect(dialog.shown.slice(before).map(({ message }) => message)).toEqual(['a.example im Browser öffnen?']);
});

it('asks what to do after three strikes, with the process’s own words, and tries again when told to', async () => {
  dialog.answers.push(0);
  for (let strike = 1; strike <= 3; strike++) {
    const process = workbench();
    process?.emit('message', { fault: { code: 'key-locked', detail: 'the key file is locked' } });
    process?.emit('exit', 78);
    if (strike < 3) await vi.waitFor(() => expect(utilityProcess.forked).toHaveLength(strike + 1), { timeout: 10_000 });
  }
  await vi.waitFor(() => expect(utilityProcess.forked).toHaveLength(4));
  expect(dialog.shown.at(-1)).toMatchObject({
    type: 'error',
    message: 'Der Prüfprozess bricht immer wieder ab',
    detail: 'the key file is locked',
  });
});

it('waits for the workbench when it quits, once', async () => {
  let prevented = 0;
  const event = { preventDefault: () => prevented++ };
  workbench()?.emit('message', { ready: true, versions: {} });
  app.emit('before-quit', event);
  await vi.waitFor(() => expect(workbench()?.posted.at(-1)).toEqual({ stop: true }));
  expect(asked).not.toContain('quit');
  workbench()?.emit('exit', 0);
  await vi.waitFor(() => expect(asked.at(-1)).toBe('quit'));
  app.emit('before-quit', event);
  expect(prevented).toBe(1);
});
