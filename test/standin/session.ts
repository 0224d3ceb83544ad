// Electron's sessions: the handlers that the app sets, and the permissions that Chromium is given from their answers beforehand.
import { EventEmitter } from 'node:events';
import { carriedOrigin, type Handler, handleApp } from './carrier.ts';
import type { Devtools } from './devtools.ts';

interface Asked {
  readonly requestingUrl: string;
  readonly securityOrigin: string;
  readonly isMainFrame: boolean;
  readonly mediaType?: string;
  readonly mediaTypes?: readonly string[];
}

type RequestHandler = (contents: object, permission: string, answer: (granted: boolean) => void, details: Asked) => void;
type CheckHandler = (contents: object, permission: string, origin: string, details: Asked) => boolean;
type BeforeRequest = (
  details: { readonly url: string; readonly method: string },
  answer: (response: { readonly cancel?: boolean }) => void,
) => void;

/** Chromium's name, Electron's name, kind of medium. */
const PERMISSIONS = [
  [{ name: 'camera' }, 'media', 'video'],
  [{ name: 'microphone' }, 'media', 'audio'],
  [{ name: 'geolocation' }, 'geolocation'],
  [{ name: 'notifications' }, 'notifications'],
  [{ name: 'clipboard-read' }, 'clipboard-read'],
  [{ name: 'clipboard-write', allowWithoutSanitization: false }, 'clipboard-sanitized-write'],
] as const;

export class Session extends EventEmitter {
  beforeRequest: BeforeRequest | undefined;
  #request: RequestHandler | undefined;
  #check: CheckHandler | undefined;
  readonly protocol = { handle: (_scheme: string, handler: Handler): void => handleApp(handler) };
  readonly webRequest = {
    onBeforeRequest: (listener: BeforeRequest): void => {
      this.beforeRequest = listener;
    },
  };
  setPermissionRequestHandler(handler: RequestHandler): void {
    this.#request = handler;
  }
  setPermissionCheckHandler(handler: CheckHandler): void {
    this.#check = handler;
  }
  setDevicePermissionHandler(): void {}
  setSpellCheckerEnabled(): void {}

  async #allows(contents: object, permission: string, mediaType: string | undefined): Promise<boolean> {
    const details = { requestingUrl: 'app://desk/', securityOrigin: 'app://desk/', isMainFrame: true };
    const typed = mediaType === undefined ? details : { ...details, mediaType };
    if (this.#check?.(contents, permission, 'app://desk', typed) === false) return false;
    const asked = Promise.withResolvers<boolean>();
    if (this.#request === undefined) return true;
    this.#request(contents, permission, asked.resolve, mediaType === undefined ? details : { ...details, mediaTypes: [mediaType] });
    return asked.promise;
  }

  /** Chromium asks nobody here: the answers are given to it before the page loads. */
  async permit(contents: object, devtools: Devtools): Promise<void> {
    for (const [permission, name, mediaType] of PERMISSIONS) {
      const setting = (await this.#allows(contents, name, mediaType)) ? 'granted' : 'denied';
      await devtools.send('Browser.setPermission', { permission, setting, origin: carriedOrigin() });
    }
  }
}

const sessions = new Map<string, Session>();
const fromPartition = (partition: string): Session => {
  const found = sessions.get(partition) ?? new Session();
  sessions.set(partition, found);
  return found;
};
export const session = { fromPartition, defaultSession: fromPartition('') };
