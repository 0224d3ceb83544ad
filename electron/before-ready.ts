// Configures Electron before it is ready, and forwards files, links and second starts to the inbox.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { App, PowerMonitor, Protocol } from 'electron';
import type { Inbox } from './inbox.ts';
import { FORBIDDEN, NO_NETWORK } from './policy.ts';
import { SCHEMES } from './scheme.ts';
import { thingsHandedOver } from './start-up.ts';

type Preparing = Pick<App, 'setPath' | 'enableSandbox' | 'commandLine' | 'isPackaged' | 'setAsDefaultProtocolClient'>;

interface Prepared {
  /** False if the program was started without Chromium's sandbox, as an AppImage is on systems that cannot support it. */
  readonly sandbox: boolean;
}

export const prepare = (app: Preparing, protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>, folder: string): Prepared => {
  // Cookies and caches of the window are stored next to the data. Two data folders are thus two apps, each with its own lock.
  const own = join(folder, 'window');
  mkdirSync(own, { recursive: true, mode: 0o700 });
  app.setPath('userData', own);
  // Read the switch first, because enableSandbox() removes it. A process started without a sandbox stays without one.
  const sandbox = !app.commandLine.hasSwitch('no-sandbox');
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged(SCHEMES);
  if (app.isPackaged) for (const name of FORBIDDEN) app.commandLine.removeSwitch(name);
  for (const { name, value } of NO_NETWORK) app.commandLine.appendSwitch(name, value);
  if (app.isPackaged) app.setAsDefaultProtocolClient('dpp');
  return { sandbox };
};

/**
 * Forwards opened files, links and second starts to the inbox; `front` raises the window. macOS sends the first ones before Electron is
 * ready.
 */
export const listenOutside = (app: Pick<App, 'on'>, inbox: Pick<Inbox, 'put' | 'putArguments'>, front: () => void): void => {
  app.on('open-file', (event, path) => {
    event.preventDefault();
    void inbox.put(path);
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    void inbox.put(link);
  });
  app.on('second-instance', (_event, _argv, _folder, handed) => {
    const { things, folder } = thingsHandedOver(handed);
    front();
    void inbox.putArguments(things, folder);
  });
};

interface Ending {
  readonly stop: () => Promise<void>;
  readonly power: Pick<PowerMonitor, 'on'>;
  readonly platform: NodeJS.Platform;
}

/**
 * Delays quitting once, until `stop` has finished. A `stop` that fails does not keep the app open.
 * When the system shuts down, stopping starts immediately. On macOS, quitting is then not delayed, because that would cancel the user's
 * logout.
 */
export const stopBeforeQuit = (app: Pick<App, 'on' | 'quit'>, { stop, power, platform }: Ending): void => {
  let stopping: Promise<void> | undefined;
  let systemEnds = false;
  let waited = false;
  const stopped = (): Promise<void> => {
    stopping ??= stop();
    return stopping;
  };
  power.on('shutdown', () => {
    systemEnds = true;
    stopped().catch(() => undefined);
  });
  app.on('before-quit', (event) => {
    if (waited || (systemEnds && platform === 'darwin')) return;
    waited = true;
    event.preventDefault();
    stopped().then(
      () => app.quit(),
      () => app.quit(),
    );
  });
};
