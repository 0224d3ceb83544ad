// The desktop app, started for a test: on a real Electron where its program is here, otherwise in the stand-in; its folder, its window, its end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { buildWhatIsStale } from '../../electron/build.ts';
import { electronRuntime } from '../../electron/runtime.ts';
import type { State } from '../../server/contract.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

// Playwright starts Electron without its sandbox on Linux, so root may run these tests; a display is needed all the same.
const found = electronRuntime(root, { platform: process.platform, env: process.env, uid: undefined });
export const missing = 'missing' in found ? found.missing : undefined;

/** True where the tests run on Electron's own program. */
export const real = missing === undefined;
/** Why nothing can be started here: the stand-in is a shell script over Debian's Chromium. */
export const whyNot = real || process.platform === 'linux' ? undefined : `${missing}, and the stand-in runs on Linux alone`;

const executable = 'executable' in found ? found.executable : fileURLToPath(new URL('../standin/electron', import.meta.url));

/** Chromium's sandbox: the driver takes it away on Linux, unless DESK_SANDBOX=on says that this system has what it needs. */
export const sandbox = process.platform !== 'linux' || process.env.DESK_SANDBOX === 'on';
const NO_SANDBOX = sandbox ? [] : ['--no-sandbox'];

export const environment = (more: Readonly<Record<string, string>>): Record<string, string> => {
  const { DPP_DESK_PASSPHRASE: _none, NODE_OPTIONS: _neither, ...inherited } = process.env;
  // A start that forgets its data folder shall not find a person's own.
  const elsewhere = join(tmpdir(), 'desk-desktop-elsewhere');
  return {
    ...(inherited as Record<string, string>),
    STANDIN_NODE: process.execPath,
    XDG_DATA_HOME: elsewhere,
    APPDATA: elsewhere,
    ...more,
  };
};

export interface StartOptions {
  /** An empty one of its own otherwise. */
  readonly data?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly language?: string;
  /** Folder of the app; the checkout otherwise. */
  readonly folder?: string;
}

export class DeskApp {
  readonly folder: string;
  readonly data: string;
  readonly app: ElectronApplication;
  readonly page: Page;
  /** What the page said of its content policy. */
  readonly complaints: string[] = [];

  private constructor(folder: string, data: string, app: ElectronApplication, page: Page) {
    this.folder = folder;
    this.data = data;
    this.app = app;
    this.page = page;
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to|Trusted/.test(message.text())) this.complaints.push(message.text());
    });
  }

  static async start({ data, args = [], env = {}, language = 'en-US', folder: appFolder = root }: StartOptions = {}): Promise<DeskApp> {
    buildWhatIsStale(root, ['dist/renderer', 'out'], () => undefined);
    const folder = mkdtempSync(join(tmpdir(), 'desk-desktop-'));
    const own = data ?? join(folder, 'data');
    const app = await _electron.launch({
      executablePath: executable,
      args: [appFolder, '--data', own, `--lang=${language}`, '--use-fake-device-for-media-stream', ...args],
      cwd: folder,
      chromiumSandbox: sandbox,
      env: environment(env),
    });
    const page = await app.firstWindow();
    return new DeskApp(folder, own, app, page);
  }

  /** The screen that the app opens with. */
  async ready(heading = 'Inspect a product'): Promise<this> {
    await this.page.getByRole('heading', { name: heading }).waitFor();
    return this;
  }

  state(): Promise<State> {
    return this.page.evaluate(async () => (await fetch('/workbench/state')).json());
  }
  goTo(hash: string): Promise<void> {
    return this.page.evaluate((to) => void location.assign(to), `#${hash}`);
  }
  headline() {
    return this.page.locator('[data-headline]').first();
  }
  async inspect(text: string): Promise<void> {
    await this.goTo('/');
    await this.page.getByLabel('Type or paste').fill(text);
    await this.page.getByRole('button', { name: 'Inspect', exact: true }).click();
    await this.headline().waitFor();
  }
  async loadSample(): Promise<void> {
    await this.goTo('/settings');
    await this.page.getByRole('button', { name: 'Load the sample set' }).click();
    for (let turn = 0; !(await this.state()).sampleLoaded; turn++) {
      if (turn > 300) throw new Error('the sample set was not loaded');
      await this.page.waitForTimeout(100);
    }
  }

  workbenchPid(): Promise<number> {
    return this.app.evaluate(({ app: electron }) => {
      const metric = electron.getAppMetrics().find(({ serviceName, name }) => [serviceName, name].includes('DPP Desk workbench'));
      return metric?.pid ?? 0;
    });
  }

  /** Ends the app; its folder goes unless it was named. */
  async close(): Promise<void> {
    await this.app.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The program and its first arguments, for a test that starts it without a driver. */
export const program = (data: string): readonly [string, ...string[]] => [executable, ...NO_SANDBOX, root, '--data', data];

/** Another start of the program for the same data folder: it hands its arguments over and ends. */
export const secondStart = (data: string, cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(program(data)[0], [...program(data).slice(1), ...args], { cwd, env: environment(env), stdio: 'ignore' });

/** Its exit code. */
export const ended = async (started: ChildProcess): Promise<number | null> =>
  started.exitCode ?? ((await once(started, 'exit')) as [number | null])[0];
