// Runs the workbench on a loopback port and opens its one-time address in a browser, until Ctrl-C.

import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../server/cli/input/data-folder.ts';
import { passphraseIn } from '../server/cli/input/passphrase.ts';
import type { RestoreWish } from '../server/contract/index.ts';
import { LIMITS } from '../server/lib/limits.ts';
import { log } from '../server/lib/log-line.ts';
import { note } from '../server/lib/terminal.ts';
import { forkServer } from '../server/process/fork.ts';
import { whenNpmIsGone } from '../server/process/npm.ts';
import { restoreWish } from '../server/process/opening.ts';
import { portNumber } from '../server/process/port-number.ts';
import { publicSwitch } from '../server/process/publish.ts';
import { newSecrets } from '../server/process/session.ts';
import { faultIn, type Ready, supervise } from '../server/process/supervise.ts';

interface BrowserMode {
  /** The workbench's bundle, which starts in half the time of its sources. */
  readonly program: string;
  /** The bundle of the public process, which starts when the user enables it. */
  readonly publicProgram: string;
  readonly data: string | undefined;
  readonly port: string;
  readonly open: boolean;
  readonly say: (line: string) => void;
}

interface Opener {
  readonly command: string;
  readonly args: readonly string[];
}

/** Returns the program that opens an address on a system, or undefined if there is no user to see it. */
export const opener = (platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): Opener | undefined => {
  if (env.CI || env.BROWSER === 'none') return undefined;
  if (platform === 'darwin') return { command: 'open', args: [] };
  // The empty argument is the window title of `start`, which would otherwise take the address as the title.
  if (platform === 'win32') return { command: 'cmd', args: ['/c', 'start', ''] };
  return env.DISPLAY || env.WAYLAND_DISPLAY ? { command: 'xdg-open', args: [] } : undefined;
};

/**
 * Opens a file that redirects to the address. The address is not passed as an argument, because every user may read the arguments of a
 * process.
 * Ignores a browser that does not start or may not read the folder, because the address has been printed. Returns a function that removes
 * the file.
 */
const openInBrowser = (url: string, folder: string): (() => void) => {
  const found = opener(process.platform, process.env);
  if (found === undefined) return () => undefined;
  const file = join(folder, 'open-workbench.html');
  const remove = (): void => rmSync(file, { force: true });
  remove();
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${url}"><title>DPP Desk</title>\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  setTimeout(remove, LIMITS.oneTimeAddress).unref();
  const started = spawn(found.command, [...found.args, file], { stdio: 'ignore', detached: true });
  started.on('error', () => undefined);
  started.unref();
  return remove;
};

/** Returns the exit code. */
export const browserMode = async ({ program, publicProgram, data, port, open, say }: BrowserMode): Promise<number> => {
  const wanted = portNumber(port);
  if (wanted === undefined) {
    note(`--port takes a port from 0 to 65535, not '${port}'`);
    return 64;
  }
  const over = Promise.withResolvers<number>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => over.resolve(0));
  whenNpmIsGone(() => over.resolve(0));

  const session = newSecrets();
  // Keeps the port of the first start, so that an open page continues to work after a restart.
  let listening = wanted;
  const folder = dataFolder(data);
  let closeDoor = (): void => undefined;
  const listener = publicSwitch({
    start: (wish, { restarts }) => {
      if (restarts > 0) workbench.child()?.post({ notice: { code: 'public-restarted' } });
      return forkServer('public', { folder, ...wish }, publicProgram);
    },
    tell: (message) => workbench.child()?.post(message),
  });
  const workbench = supervise({
    name: 'workbench',
    start: ({ restarts, lastExit, order }) => {
      if (order !== undefined) say('A backup is being restored; the open page goes on.');
      else if (restarts > 0) say('The workbench ended by itself and is started again; the open page goes on.');
      const opening = {
        folder,
        mode: 'browser' as const,
        switchesPublic: true as const,
        ...passphraseIn(process.env),
        listen: { host: '127.0.0.1', port: listening, session },
        ...(order !== undefined ? { restore: order as RestoreWish } : restarts === 0 ? {} : { restarted: { exitCode: lastExit ?? null } }),
      };
      return forkServer('workbench', opening, program);
    },
    // The workbench has already printed why it cannot start.
    message: (message) => {
      if (faultIn(message) !== undefined) over.resolve(1);
      listener.hear(message);
      const wish = restoreWish(message);
      // The public process has the store open too, so it must stop before the restore. The new workbench requests a new one.
      if (wish !== undefined) void listener.rest().then(() => workbench.replace(wish));
    },
    changed: (phase) => {
      if (phase !== 'failed') return;
      log({ level: 'error', code: 'given-up', message: 'the workbench ended three times in a row: giving up' });
      over.resolve(1);
    },
  });

  const showAddress = (ready: (Ready & { readonly oneTimeUrl?: string }) | undefined): void => {
    if (ready?.url === undefined || ready.oneTimeUrl === undefined) return;
    listening = Number(new URL(ready.url).port);
    say(`DPP Desk is ready at ${ready.oneTimeUrl} (works once; Ctrl-C stops).`);
    if (open) closeDoor = openInBrowser(ready.oneTimeUrl, folder);
  };
  workbench.ready().then(showAddress, over.reject);

  const code = await over.promise;
  closeDoor();
  // Stops the public process first: the last process to close the store checkpoints it.
  await listener.stop();
  await workbench.stop();
  return code;
};
