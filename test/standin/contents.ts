// Electron's WebContents over a page of Chromium: loading, navigation asked about, requests asked about, calls of the preload, PDF, crash.
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { app, browser } from './app.ts';
import { toApp, toCarrier } from './carrier.ts';
import type { DevtoolsEvent, Params } from './devtools.ts';
import { Frames } from './frames.ts';
import { isolatedWorld } from './page/isolated-world.ts';
import { mainWorld } from './page/main-world.ts';
import { pack, unpack } from './page/pack.ts';
import { type Session, session as sessions } from './session.ts';

export interface ContentsOptions {
  readonly preload?: string;
  readonly session?: Session;
}

type Invoke = (event: { readonly senderFrame: object | null }, ...given: unknown[]) => unknown;
type OpenHandler = (details: { readonly url: string }) => { readonly action: string };

/** A name that the page cannot guess: what lies between its world and the preload's. */
const NAME = `standin_${randomBytes(8).toString('hex')}`;
const WORLD = 'Electron Isolated Context';

class Ipc extends EventEmitter {
  readonly handlers = new Map<string, Invoke>();
  handle(channel: string, handler: Invoke): void {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, handler);
  }
}

const textOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

export class WebContents extends EventEmitter {
  readonly ipc = new Ipc();
  readonly session: Session;
  readonly attached: Promise<void>;
  readonly #frames = new Frames();
  /** Addresses that the app itself has asked for: its own loads are not asked about. */
  readonly #own = new Set<string>();
  #open: OpenHandler = () => ({ action: 'allow' });
  #target = '';
  #session = '';
  #destroyed = false;

  constructor(target: () => Promise<string>, { preload, session = sessions.defaultSession }: ContentsOptions) {
    super();
    this.session = session;
    app.emit('web-contents-created', {}, this);
    this.attached = this.#attach(target, preload);
    this.attached.catch((fault) => console.error(fault));
  }

  get mainFrame() {
    return this.#frames.main;
  }
  get target(): string {
    return this.#target;
  }
  isDestroyed(): boolean {
    return this.#destroyed;
  }
  getURL(): string {
    return this.mainFrame.url;
  }
  /** Chromium is given the same by a switch of the app. */
  setWebRTCIPHandlingPolicy(): void {}
  setWindowOpenHandler(handler: OpenHandler): void {
    this.#open = handler;
  }
  opens(url: string): void {
    this.#open({ url: toApp(url) });
  }

  async #attach(target: () => Promise<string>, preload: string | undefined): Promise<void> {
    const { devtools } = browser();
    this.#target = await target();
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId: this.#target, flatten: true });
    this.#session = String(sessionId);
    open.set(this.#target, this);
    devtools.on('event', (event) => this.#heard(event));
    const source = preload === undefined ? '' : readFileSync(preload, 'utf8');
    const isolated = `(${isolatedWorld})(${JSON.stringify(NAME)}, { pack: ${pack}, unpack: ${unpack} }, (require, module, exports) => {${source}\n})`;
    await Promise.all([
      ...['Page.enable', 'Runtime.enable', 'Inspector.enable'].map((method) => this.#send(method)),
      this.#send('Page.setLifecycleEventsEnabled', { enabled: true }),
      this.#send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      this.#send('Runtime.addBinding', { name: NAME, executionContextName: WORLD }),
      this.#send('Page.addScriptToEvaluateOnNewDocument', { source: `(${mainWorld})(${JSON.stringify(NAME)})` }),
      this.#send('Page.addScriptToEvaluateOnNewDocument', { source: isolated, worldName: WORLD }),
    ]);
    const { frameTree } = (await this.#send('Page.getFrameTree')) as { frameTree: { frame: { id: string } } };
    this.#frames.begin(frameTree.frame.id);
    await this.session.permit(this, devtools);
  }

  #send(method: string, params: object = {}): Promise<Params> {
    return browser().devtools.send(method, params, this.#session);
  }

  async loadURL(url: string): Promise<void> {
    await this.attached;
    const carried = toCarrier(url);
    this.#own.add(carried.replace(/#.*$/s, ''));
    const loaded = new Promise<void>((resolve) => this.once('did-finish-load', resolve));
    const { errorText } = await this.#send('Page.navigate', { url: carried });
    if (errorText !== undefined) throw new Error(`${errorText} loading '${url}'`);
    await loaded;
  }

  async executeJavaScript(code: string): Promise<unknown> {
    await this.attached;
    const answer = await this.#send('Runtime.evaluate', { expression: code, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = answer as { result: { value: unknown }; exceptionDetails?: { text: string } };
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value;
  }

  async printToPDF({ pageSize, ...options }: { readonly pageSize?: string }): Promise<Buffer> {
    const size = pageSize === 'A4' ? { paperWidth: 8.27, paperHeight: 11.7 } : {};
    const { data } = await this.#send('Page.printToPDF', { ...size, ...options });
    return Buffer.from(String(data), 'base64');
  }

  send(channel: string, ...given: unknown[]): void {
    const context = this.#frames.mainContext(WORLD);
    if (context !== undefined) this.#callPage(context, 'send', channel, pack(given));
  }

  #callPage(contextId: number, name: string, ...given: readonly unknown[]): void {
    const expression = `globalThis.${NAME}_${name}(${given.map((one) => JSON.stringify(one)).join(', ')})`;
    this.#send('Runtime.evaluate', { contextId, expression }).catch(() => undefined);
  }

  close(): void {
    this.#send('Page.close').catch(() => undefined);
  }
  /** Kills the page's process, as Electron's `forcefullyCrashRenderer` does. */
  forcefullyCrashRenderer(): void {
    this.#send('Page.crash').catch(() => undefined);
  }
  gone(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    open.delete(this.#target);
    this.emit('destroyed');
  }

  async #called({ payload, executionContextId }: Params): Promise<void> {
    const context = Number(executionContextId);
    const asked = unpack(String(payload)) as { id: number; channel: string; given: unknown[]; open?: string };
    if (asked.open !== undefined) return this.opens(asked.open);
    const reply = (answer: object): void => this.#callPage(context, 'answer', asked.id, pack(answer));
    const handler = this.ipc.handlers.get(asked.channel);
    if (handler === undefined) return reply({ fault: `No handler registered for '${asked.channel}'` });
    try {
      reply({ value: await handler({ senderFrame: this.#frames.ofContext(context) ?? null }, ...asked.given) });
    } catch (fault) {
      reply({ fault: `Error invoking remote method '${asked.channel}': ${textOf(fault)}` });
    }
  }

  /** Every request stops here, and goes on when neither the navigation nor the session's rule refuses it. */
  async #paused({ requestId, request, frameId, resourceType }: Params): Promise<void> {
    const { url, urlFragment = '', method } = request as { url: string; urlFragment?: string; method: string };
    const refuse = (errorReason: string) => this.#send('Fetch.failRequest', { requestId, errorReason });
    if (resourceType === 'Document' && !this.#own.delete(url)) {
      let prevented = false;
      const preventDefault = (): void => {
        prevented = true;
      };
      this.emit('will-frame-navigate', {
        url: toApp(url + urlFragment),
        isMainFrame: this.#frames.isMain(String(frameId)),
        preventDefault,
      });
      if (prevented) return void (await refuse('Aborted'));
    }
    const { beforeRequest } = this.session;
    const { cancel } = await new Promise<{ readonly cancel?: boolean }>((resolve) =>
      beforeRequest === undefined ? resolve({}) : beforeRequest({ url: toApp(url), method }, resolve),
    );
    await (cancel === true ? refuse('BlockedByClient') : this.#send('Fetch.continueRequest', { requestId }));
  }

  #heard({ method, params, sessionId }: DevtoolsEvent): void {
    if (sessionId !== this.#session || this.#destroyed) return;
    const shown = this.mainFrame.url.startsWith('app:');
    // A page that closes meanwhile has no more use for an answer.
    if (method === 'Runtime.bindingCalled' && params.name === NAME) this.#called(params).catch(() => undefined);
    else if (method === 'Fetch.requestPaused') this.#paused(params).catch(() => undefined);
    else if (method === 'Runtime.executionContextCreated') this.#frames.worldCreated(params);
    else if (method === 'Runtime.executionContextDestroyed') this.#frames.worldDestroyed(params);
    else if (method === 'Runtime.executionContextsCleared') this.#frames.worldsCleared();
    else if (method === 'Page.frameNavigated') this.#frames.navigated(params.frame as { id: string; url: string });
    else if (method === 'Page.navigatedWithinDocument') this.#frames.within(params);
    else if (method === 'Page.frameDetached') this.#frames.detached(params);
    else if (method === 'Page.loadEventFired' && shown) this.emit('did-finish-load');
    else if (method === 'Page.lifecycleEvent' && params.name === 'firstPaint' && shown) this.emit('first-paint');
    else if (method === 'Inspector.targetCrashed') this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 139 });
  }
}

const open = new Map<string, WebContents>();

export const webContents = {
  fromDevToolsTargetId: (id: string): WebContents | undefined => open.get(id),
  getAllWebContents: (): readonly WebContents[] => [...open.values()],
};
