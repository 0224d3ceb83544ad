// Electron's `app`: before and after ready, one instance per folder, the order of quitting.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCarrier } from './carrier.ts';
import { type Chromium, type Switch, startChromium } from './chromium.ts';
import { devtoolsProxy } from './proxy.ts';
import { endUtilities, utilityMetrics } from './utility.ts';

interface Standing {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
}

let standing: Standing = { folder: '', name: '', version: '' };
let chromium: Chromium | undefined;
let ready = false;
let quitting = false;
const whenReady = Promise.withResolvers<void>();

/** Windows that are open, for quitting; window.ts keeps it. */
export const windows = new Set<{ readonly destroy: () => void }>();
export const browser = (): Chromium => {
  if (chromium === undefined) throw new Error('Chromium has not been started');
  return chromium;
};

const split = (argument: string): Switch => {
  const [, name = '', value = ''] = /^--([^=]*)=?(.*)$/s.exec(argument) ?? [];
  return { name, value };
};

class CommandLine {
  #switches: readonly Switch[] = process.argv.filter((argument) => argument.startsWith('--')).map(split);
  readonly all = () => this.#switches;
  appendSwitch(name: string, value = ''): void {
    this.#switches = [...this.#switches, { name, value }];
  }
  removeSwitch(name: string): void {
    this.#switches = this.#switches.filter((each) => each.name !== name);
  }
  hasSwitch(name: string): boolean {
    return this.#switches.some((each) => each.name === name);
  }
  getSwitchValue(name: string): string {
    return this.#switches.findLast((each) => each.name === name)?.value ?? '';
  }
}

/** Exits with 0 when an instance listens at the socket and has been told. */
const TELL = `const s=require('net').connect(process.argv[1]);s.on('error',()=>process.exit(1));s.end(process.argv[2]);s.on('close',()=>process.exit(0))`;

class App extends EventEmitter {
  readonly commandLine = new CommandLine();
  readonly isPackaged = process.env.STANDIN_PACKAGED !== undefined;
  readonly #paths = new Map<string, string>();
  #socket: string | undefined;

  setPath(name: string, path: string): void {
    this.#paths.set(name, path);
  }
  getPath(name: string): string {
    return this.#paths.get(name) ?? join(homedir(), '.config', standing.name);
  }
  enableSandbox(): void {
    if (ready) throw new Error('app.enableSandbox() can only be called before app is ready');
    // As Electron does: afterwards nobody can tell that the switch was given.
    this.commandLine.removeSwitch('no-sandbox');
  }
  setAsDefaultProtocolClient(): boolean {
    return true;
  }
  getVersion(): string {
    return standing.version;
  }
  getLocale(): string {
    return this.commandLine.getSwitchValue('lang') || 'en-US';
  }
  isReady(): boolean {
    return ready;
  }
  whenReady(): Promise<void> {
    return whenReady.promise;
  }
  getAppMetrics() {
    return [{ pid: process.pid, type: 'Browser', name: undefined, serviceName: undefined }, ...utilityMetrics()];
  }

  requestSingleInstanceLock(additionalData: unknown): boolean {
    const digest = createHash('sha256').update(this.getPath('userData')).digest('hex').slice(0, 16);
    const socket = join(tmpdir(), `standin-${digest}.sock`);
    const message = JSON.stringify({ argv: process.argv, folder: process.cwd(), additionalData });
    if (spawnSync(process.execPath, ['-e', TELL, socket, message], { timeout: 10_000 }).status === 0) return false;
    rmSync(socket, { force: true });
    createServer((from) => {
      let heard = '';
      from.on('data', (part) => {
        heard += part;
      });
      from.on('end', () => {
        const { argv, folder, additionalData: handed } = JSON.parse(heard) as { argv: string[]; folder: string; additionalData: unknown };
        this.emit('second-instance', {}, argv, folder, handed);
      });
    })
      .listen(socket)
      .unref();
    this.#socket = socket;
    return true;
  }

  quit(): void {
    if (quitting) return;
    let prevented = false;
    this.emit('before-quit', { preventDefault: () => (prevented = true) });
    if (prevented) return;
    for (const window of windows) window.destroy();
    this.emit('will-quit', { preventDefault: () => undefined });
    this.exit(0);
  }

  exit(code = 0): void {
    if (quitting) return;
    quitting = true;
    this.emit('quit', {}, code);
    endUtilities();
    if (this.#socket !== undefined) rmSync(this.#socket, { force: true });
    const end = (): never => process.exit(code);
    if (chromium === undefined || chromium.process.exitCode !== null) end();
    const { process: child, devtools } = browser();
    child.once('exit', end);
    devtools.send('Browser.close').catch(() => child.kill());
    setTimeout(() => {
      child.kill('SIGKILL');
      end();
    }, 3000);
  }
}

export const app = new App();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => app.quit());

export const standFor = (given: Standing): void => {
  standing = given;
};

/** Chromium's own, Node's, and what only the app or the stand-in reads. */
const NOT_FOR_CHROMIUM = /^(?:inspect.*|remote-debugging-.*|no-sandbox|data|lang)$/;

/** Called once the main module has been evaluated; an app that has quit meanwhile starts no Chromium. */
export const becomeReady = async (): Promise<void> => {
  if (quitting) return;
  await startCarrier();
  const switches = app.commandLine.all().filter(({ name }) => !NOT_FOR_CHROMIUM.test(name));
  chromium = await startChromium(app.getPath('userData'), switches, app.getLocale());
  chromium.process.once('exit', () => app.exit(1));
  // A main process that dies by a fault leaves no Chromium behind.
  const { process: child } = chromium;
  process.once('exit', () => child.kill('SIGKILL'));
  const version = chromium.product.split('/')[1];
  for (const [name, value] of Object.entries({ electron: '0.0.0-stand-in', chrome: version })) {
    Object.defineProperty(process.versions, name, { value, enumerable: true, configurable: true });
  }
  if (app.commandLine.hasSwitch('remote-debugging-port')) {
    process.stderr.write(`\nDevTools listening on ${await devtoolsProxy(chromium.address)}\n`);
  }
  ready = true;
  app.emit('ready', {}, {});
  whenReady.resolve();
};
