// Electron's BrowserWindow over a page of headless Chromium: nothing is on a screen, and `isVisible` is what the app has asked for.
import { EventEmitter } from 'node:events';
import { app, browser, windows } from './app.ts';
import { type ContentsOptions, WebContents, webContents } from './contents.ts';
import type { DevtoolsEvent } from './devtools.ts';

interface WindowOptions {
  readonly show?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly webPreferences?: ContentsOptions;
}

let followed = false;

/** Pages that end by themselves, and pages that a page opens, which the app has not: those are asked about and closed. */
const follow = (): void => {
  if (followed) return;
  followed = true;
  const { devtools } = browser();
  devtools.on('event', ({ method, params }: DevtoolsEvent) => {
    if (method === 'Target.targetDestroyed') BrowserWindow.byTarget(String(params.targetId))?.closed();
    if (method !== 'Target.targetCreated') return;
    const { type, targetId, openerId, url } = params.targetInfo as { type: string; targetId: string; openerId?: string; url: string };
    const opener = openerId === undefined ? undefined : webContents.fromDevToolsTargetId(openerId);
    if (type !== 'page' || opener === undefined) return;
    opener.opens(url);
    devtools.send('Target.closeTarget', { targetId }).catch(() => undefined);
  });
};

let firstTaken = false;
const pageFor = async ({ width = 800, height = 600 }: WindowOptions): Promise<string> => {
  const { devtools, firstPage } = browser();
  if (!firstTaken) {
    firstTaken = true;
    return firstPage;
  }
  return String(
    (await devtools.send('Target.createTarget', { url: 'about:blank', newWindow: true, background: true, width, height })).targetId,
  );
};

export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents;
  #visible: boolean;

  static getAllWindows(): readonly BrowserWindow[] {
    return [...windows].filter((each) => each instanceof BrowserWindow);
  }
  static fromWebContents(contents: WebContents | undefined): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find((each) => each.webContents === contents) ?? null;
  }
  static byTarget(target: string): BrowserWindow | undefined {
    return BrowserWindow.getAllWindows().find(({ webContents: { target: own } }) => own === target);
  }

  constructor(options: WindowOptions = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    follow();
    this.#visible = options.show !== false;
    this.webContents = new WebContents(() => pageFor(options), options.webPreferences ?? {});
    windows.add(this);
    // Some window managers never let a hidden window draw, and this event then never comes.
    if (process.env.STANDIN_NEVER_DRAWN === undefined) this.webContents.once('first-paint', () => this.emit('ready-to-show'));
  }

  loadURL(url: string): Promise<void> {
    if (this.isDestroyed()) throw new TypeError('Object has been destroyed');
    return this.webContents.loadURL(url);
  }
  isDestroyed(): boolean {
    return this.webContents.isDestroyed();
  }
  isVisible(): boolean {
    return this.#visible;
  }
  isMinimized(): boolean {
    return false;
  }
  show(): void {
    if (this.isDestroyed()) throw new TypeError('Object has been destroyed');
    this.#visible = true;
    this.emit('show');
  }
  focus(): void {
    browser()
      .devtools.send('Target.activateTarget', { targetId: this.webContents.target })
      .catch(() => undefined);
  }
  restore(): void {}
  close(): void {
    this.webContents.close();
  }
  destroy(): void {
    const { target } = this.webContents;
    browser()
      .devtools.send('Target.closeTarget', { targetId: target })
      .catch(() => undefined);
    this.closed();
  }
  closed(): void {
    if (!windows.delete(this)) return;
    this.webContents.gone();
    this.emit('closed');
    if (windows.size > 0) return;
    if (app.listenerCount('window-all-closed') === 0) app.quit();
    else app.emit('window-all-closed');
  }
}
