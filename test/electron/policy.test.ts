// The permission, request and navigation policy of the shell, against recorded handlers.
import type { Session, WebContents } from 'electron';
import { beforeEach, describe, expect, it } from 'vitest';
import { isHomePage, isOurs, isPreview, webLink } from '../../electron/address.ts';
import { hardenContents, hardenSession, mayRequest, PERMISSIONS } from '../../electron/policy.ts';
import { FakeContents, FakeSession } from '../fixtures/electron.ts';

const session = (camera?: () => Promise<boolean>): FakeSession => {
  const fake = new FakeSession();
  hardenSession(fake as unknown as Session, camera === undefined ? {} : { camera });
  return fake;
};

const HOME = 'app://desk/index.html#/';

const asks = (fake: FakeSession, permission: string, details: object): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const handler = fake.permissionRequest as unknown as (...all: unknown[]) => void;
  handler({}, permission, resolve, { requestingUrl: HOME, isMainFrame: true, ...details });
  return promise;
};

const checks = (fake: FakeSession, permission: string, details: object = {}, origin = 'app://desk/'): boolean => {
  const handler = fake.permissionCheck as unknown as (...all: unknown[]) => boolean;
  return handler({}, permission, origin, { requestingUrl: HOME, isMainFrame: true, ...details });
};

describe('permissions', () => {
  it('lists the camera and writing to the clipboard, each with a reason, and nothing else', () => {
    expect(Object.keys(PERMISSIONS)).toEqual(['media', 'fullscreen', 'clipboard-sanitized-write']);
    for (const { reason } of Object.values(PERMISSIONS)) expect(reason.length).toBeGreaterThan(20);
  });

  it('grants the camera to the app’s own page', async () => {
    expect(await asks(session(), 'media', { mediaTypes: ['video'] })).toBe(true);
    expect(checks(session(), 'media', { mediaType: 'video' })).toBe(true);
  });

  it('asks the operating system for the camera as well, and for nothing else', async () => {
    let asked = 0;
    const denied = session(async () => {
      asked++;
      return false;
    });
    expect(await asks(denied, 'media', { mediaTypes: ['video'] })).toBe(false);
    expect(await asks(denied, 'clipboard-sanitized-write', {})).toBe(true);
    expect(await asks(denied, 'media', { mediaTypes: ['audio'] })).toBe(false);
    expect(asked).toBe(1);
    expect(
      await asks(
        session(() => Promise.reject(new Error('no answer'))),
        'media',
        { mediaTypes: ['video'] },
      ),
    ).toBe(false);
  });

  it('answers the check that names no type with yes, since a no reads as denied for good', () => {
    expect(checks(session(), 'media')).toBe(true);
    expect(checks(session(), 'media', { mediaType: 'unknown' })).toBe(true);
  });

  it.each([
    ['the microphone', 'media', { mediaTypes: ['audio'] }],
    ['camera and microphone together', 'media', { mediaTypes: ['video', 'audio'] }],
    ['a media request that does not say what it wants', 'media', {}],
    ['the camera for a sub-frame', 'media', { mediaTypes: ['video'], isMainFrame: false }],
    ['the camera for another page', 'media', { mediaTypes: ['video'], requestingUrl: 'https://desk.example/' }],
    ['the camera for a host that only begins like ours', 'media', { mediaTypes: ['video'], requestingUrl: 'app://desk.example/' }],
    ['the screen', 'display-capture', { mediaTypes: ['video'] }],
    ['reading the clipboard', 'clipboard-read', {}],
    ['the local network', 'local-network-access', {}],
    ['notifications', 'notifications', {}],
    ['opening other programs', 'openExternal', {}],
    ['a name that every object has', 'constructor', {}],
    ['a permission that does not exist yet', 'telepathy', {}],
  ])('refuses %s', async (_what, permission, details) => {
    expect(await asks(session(), permission, details)).toBe(false);
  });

  it.each(['geolocation', 'usb', 'serial', 'hid', 'fileSystem', 'toString', 'unknown'])('says no to a check for %s', (permission) => {
    expect(checks(session(), permission)).toBe(false);
  });

  it('says no to an audio check and to a check from elsewhere', () => {
    expect(checks(session(), 'media', { mediaType: 'audio' })).toBe(false);
    expect(
      checks(session(), 'media', { mediaType: 'video', requestingUrl: undefined, securityOrigin: undefined }, 'https://a.example'),
    ).toBe(false);
  });

  it('hands out no device and no dictionary', () => {
    const fake = session();
    expect((fake.devicePermission as unknown as () => boolean)()).toBe(false);
    expect(fake.spelling).toBe(false);
  });
});

describe('requests', () => {
  it.each(['app://desk/', 'app://desk/workbench/state', 'blob:app://desk/5b5e', 'data:image/png;base64,AA=='])('lets %s through', (url) => {
    expect(mayRequest(url)).toBe(true);
  });

  it.each([
    'https://id.gs1.org/01/09520123456788',
    'http://127.0.0.1:8080/',
    'ws://localhost/',
    'wss://a.example/',
    'file:///etc/passwd',
    'ftp://a.example/',
    'app://other/',
    'app://desk@a.example/',
    'app://desk:99/',
    'blob:https://a.example/5b5e',
    'devtools://devtools/bundled/inspector.html',
    'chrome://gpu',
    'javascript:alert(1)',
    '',
    'no scheme',
  ])('stops %s', (url) => {
    expect(mayRequest(url)).toBe(false);
  });

  it('cancels what may not pass, downloads too', () => {
    const fake = session();
    const cancelled = (url: string) => {
      let cancel: boolean | undefined;
      fake.beforeRequest?.({ url }, (response) => {
        cancel = response.cancel;
      });
      return cancel;
    };
    expect(cancelled('https://a.example/')).toBe(true);
    expect(cancelled('app://desk/main.js')).toBe(false);
    let prevented = 0;
    const event = { preventDefault: () => prevented++ };
    fake.emit('will-download', event, { getURL: () => 'blob:app://desk/5b5e' });
    expect(prevented).toBe(0);
    fake.emit('will-download', event, { getURL: () => 'https://a.example/x.exe' });
    expect(prevented).toBe(1);
  });
});

describe('navigation', () => {
  let contents: FakeContents;
  let asked: string[];
  beforeEach(() => {
    contents = new FakeContents();
    asked = [];
    hardenContents(contents as unknown as WebContents, (link) => asked.push(link.href));
  });

  it('lets WebRTC look for no address', () => {
    expect(contents.webRtc).toBe('disable_non_proxied_udp');
  });

  const prevented = (name: string, event: object): boolean => {
    let stopped = false;
    contents.emit(name, { ...event, preventDefault: () => (stopped = true) });
    return stopped;
  };

  it('lets the page load itself again and nothing else', () => {
    expect(prevented('will-frame-navigate', { url: 'app://desk/index.html#/settings', isMainFrame: true })).toBe(false);
    for (const url of [
      'https://a.example/',
      'app://desk/workbench/inspections/1',
      'app://other/',
      'file:///etc/passwd',
      'javascript:alert(1)',
    ]) {
      expect(prevented('will-frame-navigate', { url, isMainFrame: true })).toBe(true);
    }
    expect(prevented('will-frame-navigate', { url: 'app://desk/', isMainFrame: false })).toBe(true);
  });

  it('lets a frame load the preview of a passport page and nothing else, and the window not even that', () => {
    const preview = `app://desk/workbench/resolver/preview/${'k'.repeat(43)}`;
    expect(prevented('will-frame-navigate', { url: preview, isMainFrame: false })).toBe(false);
    expect(prevented('will-frame-navigate', { url: preview, isMainFrame: true })).toBe(true);
    for (const url of [
      `${preview}?lang=de`,
      `${preview}/x`,
      preview.slice(0, -1),
      preview.replace('app:', 'https:'),
      preview.replace('desk', 'other'),
      'app://desk/workbench/resolver/preview/../../inspections/1/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      'app://desk/workbench/state',
      'https://a.example/',
      'data:text/html,x',
    ]) {
      expect([url, prevented('will-frame-navigate', { url, isMainFrame: false })]).toEqual([url, true]);
    }
  });

  it('stops redirects and webviews', () => {
    expect(prevented('will-redirect', { url: 'app://desk/' })).toBe(true);
    expect(prevented('will-attach-webview', {})).toBe(true);
  });

  it('opens no window, and hands web links alone to the question', () => {
    for (const url of [
      'https://a.example/x',
      'file:///etc/passwd',
      'smb://a.example/',
      'javascript:alert(1)',
      'https://u:p@a.example/',
      `https://a.example/${'x'.repeat(3000)}`,
    ]) {
      expect(contents.windowOpen?.({ url })).toEqual({ action: 'deny' });
    }
    expect(asked).toEqual(['https://a.example/x']);
  });
});

describe('addresses', () => {
  it('knows its own pages by protocol and host', () => {
    expect(isOurs('APP://desk/x')).toBe(true);
    for (const url of ['app://desk2/', 'app:desk', 'app://user@desk/', 'https://desk/', 'desk', '']) expect(isOurs(url)).toBe(false);
    expect(isHomePage('app://desk/?a=1#/b')).toBe(true);
    expect(isHomePage('app://desk/workbench/state')).toBe(false);
    expect([isPreview(''), isPreview('app://desk/')]).toEqual([false, false]);
  });

  it('offers http and https links only, with their true host', () => {
    expect(webLink('https://xn--bcher-kva.example/')?.host).toBe('xn--bcher-kva.example');
    expect(webLink('https://good.example@evil.example/')).toBeUndefined();
    expect(webLink('ftp://a.example/')).toBeUndefined();
  });
});
