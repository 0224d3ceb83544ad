// Shows a window as soon as possible, raises it, and reloads its page a few times after a crash.
import type { BrowserWindow, RenderProcessGoneDetails, WebContents } from 'electron';
import { HOME } from './address.ts';

/** Milliseconds. On some Wayland compositors, and while hidden, a window never reports that it is ready. */
const SHOWN_WITHIN = 2000;

type Shown = Pick<BrowserWindow, 'isDestroyed' | 'isVisible' | 'show' | 'once'> & { readonly webContents: Pick<WebContents, 'once'> };

/** Shows the window when it is drawn, when the page has loaded, or after `within` milliseconds, whichever is first. */
export const showSoon = (window: Shown, within = SHOWN_WITHIN): void => {
  let done = false;
  const show = (): void => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    if (!window.isDestroyed()) window.show();
  };
  const timer = setTimeout(show, within);
  window.once('ready-to-show', show);
  window.webContents.once('did-finish-load', show);
  window.once('closed', () => clearTimeout(timer));
};

type Raised = Pick<BrowserWindow, 'isDestroyed' | 'isMinimized' | 'restore' | 'isVisible' | 'show' | 'focus'>;

export const bringToFront = (window: Raised | undefined): void => {
  if (window === undefined || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  if (!window.isVisible()) window.show();
  window.focus();
};

const RELOADS = 3;
/** Milliseconds after which a page counts as stable and the reload counter restarts, as for a server process. */
const CLEAN_SHEET_AFTER = 60_000;

type Reloaded = Pick<BrowserWindow, 'isDestroyed' | 'loadURL'> & { readonly webContents: Pick<WebContents, 'on'> };

interface Reloading {
  /** Called when the page has ended three times in a row: the user decides. */
  readonly ask: () => Promise<'retry' | 'quit'>;
  readonly quit: () => void;
  readonly now?: () => number;
}

/** Reloads a page whose process crashed. Ignores an orderly end (`clean-exit`) and a destroyed window. */
export const reloadAfterCrash = (window: Reloaded, { ask, quit, now = Date.now }: Reloading): void => {
  let reloads = 0;
  let last = now();
  const load = (): void => {
    // A load that another crash interrupts rejects. The handler below reports that crash.
    if (!window.isDestroyed()) window.loadURL(HOME).catch(() => undefined);
  };
  window.webContents.on('render-process-gone', async (_event, { reason }: Pick<RenderProcessGoneDetails, 'reason'>) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const moment = now();
    reloads = moment - last >= CLEAN_SHEET_AFTER ? 1 : reloads + 1;
    last = moment;
    if (reloads > RELOADS) {
      if ((await ask()) === 'quit') return quit();
      reloads = 0;
    }
    load();
  });
};
