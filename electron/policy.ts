// Defines what a page may do, as tables with reasons, and denies everything else.
import type { Session, WebContents } from 'electron';
import { isHomePage, isOurs, isPreview, webLink } from './address.ts';

interface Asked {
  /** URL of the asking frame, or its origin if the check provides nothing more. */
  readonly from: string;
  readonly mainFrame: boolean;
  readonly mediaTypes: readonly string[];
}

interface PermissionRule {
  readonly reason: string;
  readonly allows: (asked: Asked) => boolean;
}

/** All permissions that are ever granted. Chromium knows about 45, and Electron grants all of them by default. */
export const PERMISSIONS: Readonly<Record<string, PermissionRule>> = {
  media: {
    reason: 'the camera reads codes; the microphone is never needed',
    allows: ({ mediaTypes }) => !mediaTypes.includes('audio'),
  },
  fullscreen: {
    reason: 'a kiosk fills the screen at the press of its button; Escape and F11 end it',
    allows: () => true,
  },
  'clipboard-sanitized-write': {
    reason: 'copy buttons put text on the clipboard; reading the clipboard stays denied',
    allows: () => true,
  },
};

const mayUse = (permission: string, asked: Asked): boolean => {
  const rule = Object.hasOwn(PERMISSIONS, permission) ? PERMISSIONS[permission] : undefined;
  return rule !== undefined && asked.mainFrame && isOurs(asked.from) && rule.allows(asked);
};

/** The schemes that a page may request, each with its reason. None of them accesses the network. */
const REQUESTS: Readonly<Record<string, { readonly reason: string; readonly allows: (url: string) => boolean }>> = {
  'app:': { reason: 'the app’s own files and the workbench', allows: isOurs },
  'blob:': { reason: 'exports and pictures that the page itself made', allows: (url) => isOurs(url.slice('blob:'.length)) },
  'data:': { reason: 'small pictures inside styles; nothing is fetched', allows: () => true },
};

export const mayRequest = (url: string): boolean => {
  const scheme = url.slice(0, url.indexOf(':') + 1).toLowerCase();
  return Object.hasOwn(REQUESTS, scheme) && REQUESTS[scheme]?.allows(url) === true;
};

type HardenedSession = Pick<
  Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setSpellCheckerEnabled'
  | 'webRequest'
  | 'on'
>;

/** Disables Chromium's background requests and its host resolver, so that even an unfiltered request reaches no host. */
export const NO_NETWORK = [
  { name: 'host-resolver-rules', value: 'MAP * ~NOTFOUND', reason: 'no host name and no address can be reached by Chromium' },
  {
    name: 'webrtc-ip-handling-policy',
    value: 'disable_non_proxied_udp',
    reason: 'WebRTC finds no address: neither by UDP nor by a proxy, of which there is none',
  },
  { name: 'disable-background-networking', value: '', reason: 'no update checks, field trials or safe-browsing lists' },
  { name: 'disable-component-update', value: '', reason: 'no components from the maker' },
  { name: 'disable-domain-reliability', value: '', reason: 'no reports' },
] as const;

/**
 * Switches that expose the app to other programs or relax the restrictions on its pages. A packaged app removes them from its command line,
 * because shortcuts and links can carry them too.
 */
export const FORBIDDEN = [
  // Access to the debugger means control of the app in the user's name.
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-socket-name',
  'remote-debugging-targets',
  'remote-allow-origins',
  'load-extension',
  'auto-open-devtools-for-tabs',
  // Programs that Chromium would start instead of its own processes.
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
  'ppapi-plugin-launcher',
  'browser-subprocess-path',
  'no-zygote',
  'single-process',
  'in-process-gpu',
  // Restrictions on pages.
  'disable-web-security',
  'disable-site-isolation-trials',
  'allow-file-access-from-files',
  'allow-running-insecure-content',
  'unsafely-treat-insecure-origin-as-secure',
  'ignore-certificate-errors',
  'use-fake-ui-for-media-stream',
  'use-fake-device-for-media-stream',
  'use-file-for-fake-video-capture',
  'js-flags',
  // Destinations of requests, and recordings of displayed content.
  'host-rules',
  'host-resolver-rules',
  'proxy-server',
  'proxy-pac-url',
  'log-net-log',
  'trace-startup',
  'enable-logging',
  'log-file',
] as const;

interface SessionOptions {
  /** Allows the developer tools to load, in a build that is not packaged. */
  readonly devTools?: boolean;
  /** Asks the operating system for permission before the page gets its answer. */
  readonly camera?: () => Promise<boolean>;
}

/** Denies everything that the tables do not list. */
export const hardenSession = (session: HardenedSession, { devTools = false, camera = async () => true }: SessionOptions = {}): void => {
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    // Electron omits mediaTypes for some requests. Policy: assume both, which is denied.
    const mediaTypes = 'mediaTypes' in details ? (details.mediaTypes ?? ['audio', 'video']) : permission === 'media' ? ['audio'] : [];
    const granted = mayUse(permission, { from: details.requestingUrl, mainFrame: details.isMainFrame, mediaTypes });
    if (granted && permission === 'media') camera().then(callback, () => callback(false));
    else callback(granted);
  });
  session.setPermissionCheckHandler((_contents, permission, origin, details) => {
    // A check made during getUserMedia states no type, and a refusal would be read as permanently denied. Only an explicit audio check is
    // refused.
    const mediaTypes = details.mediaType === undefined || details.mediaType === 'unknown' ? [] : [details.mediaType];
    return mayUse(permission, {
      from: details.requestingUrl ?? details.securityOrigin ?? origin,
      mainFrame: details.isMainFrame,
      mediaTypes,
    });
  });
  session.setDevicePermissionHandler(() => false);
  // The spelling checker would download its dictionaries.
  session.setSpellCheckerEnabled(false);
  session.webRequest.onBeforeRequest((details, callback) => {
    const own = mayRequest(details.url) || (devTools && /^(devtools|chrome-extension):/.test(details.url));
    callback({ cancel: !own });
  });
  session.on('will-download', (event, item) => {
    if (!mayRequest(item.getURL())) event.preventDefault();
  });
};

type HardenedContents = Pick<WebContents, 'on' | 'setWindowOpenHandler' | 'setWebRTCIPHandlingPolicy'>;

/** Allows navigation only to the app's own page, and of a frame to a preview; denies redirects, windows and webviews. Passes a web link to `ask` and never opens it. */
export const hardenContents = (contents: HardenedContents, ask: (link: URL) => void): void => {
  contents.on('will-frame-navigate', (event) => {
    if (!(event.isMainFrame ? isHomePage(event.url) : isPreview(event.url))) event.preventDefault();
  });
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    const link = webLink(url);
    if (link !== undefined) ask(link);
    return { action: 'deny' };
  });
};
