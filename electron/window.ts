// Defines the options of every window of the app, and its menu.
import type { BrowserWindowConstructorOptions, MenuItemConstructorOptions, Session, WebPreferences } from 'electron';
import type { Words } from './words/index.ts';

/** The only partition of the app's pages. The default session is never used. */
export const PARTITION = 'persist:desk';

/** Every value is the safe one, stated even if it is Electron's default. */
export const PAGE: WebPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  // The spelling checker would download its dictionaries.
  spellcheck: false,
  safeDialogs: true,
  enableWebSQL: false,
};

interface WindowParts {
  readonly preload: string;
  readonly session: Session;
  readonly devTools: boolean;
  readonly dark: boolean;
}

export const mainWindow = ({ preload, session, devTools, dark }: WindowParts): BrowserWindowConstructorOptions => ({
  title: 'DPP Desk',
  width: 1280,
  height: 860,
  // Enough for a verdict card with its reason and its next step.
  minWidth: 360,
  minHeight: 480,
  show: false,
  backgroundColor: dark ? '#121418' : '#ffffff',
  webPreferences: { ...PAGE, preload, session, devTools },
});

/** The hidden window for printing a report. It has no preload script and thus no bridge. */
export const printWindow = (session: Session): BrowserWindowConstructorOptions => ({
  show: false,
  width: 794,
  height: 1123,
  webPreferences: { ...PAGE, session, devTools: false },
});

/** Editing, zoom and window commands, by role. A packaged app has no reload and no developer tools. */
export const menu = (words: Words, platform: NodeJS.Platform, devTools: boolean): MenuItemConstructorOptions[] => [
  ...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
  { label: words.edit, submenu: (['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'] as const).map((role) => ({ role })) },
  {
    label: words.view,
    submenu: [
      ...(['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'] as const).map((role) => ({ role })),
      ...(devTools ? (['reload', 'toggleDevTools'] as const).map((role) => ({ role })) : []),
    ],
  },
  { label: words.window, submenu: (['minimize', 'close'] as const).map((role) => ({ role })) },
];
