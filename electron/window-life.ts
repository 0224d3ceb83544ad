// A window in; shown as soon as it can be, brought to the front, and its page loaded again a few times when its process is gone.
import type { BrowserWindow, RenderProcessGoneDetails, WebContents } from 'electron';
import { HOME } from './address.ts';

/** On some Wayland compositors, and while it is hidden, a window never says that it is ready. */
const SHOWN_WITHIN = 2000;

type Shown = Pick<BrowserWindow, 'isDestroyed' | 'isVisible' | 'show' | 'once'> & { readonly webContents: Pick<WebContents, 'once'> };

/** On the first of three: the window is drawn, the page has been loaded, or the time is over. */
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
/** A page that has lived this long has earned a clean sheet, as a server process has. */
const CLEAN_SHEET_AFTER = 60_000;

type Reloaded = Pick<BrowserWindow, 'isDestroyed' | 'loadURL'> & { readonly webContents: Pick<WebContents, 'on'> };

interface Reloading {
  /** The page has ended three times in a row: the person decides. */
  readonly ask: () => Promise<'retry' | 'quit'>;
  readonly quit: () => void;
  readonly now?: () => number;
}

/** A page whose process ended by a fault is loaded again. One that left by itself (`clean-exit`) and a window that is gone are left alone. */
export const reloadAfterCrash = (window: Reloaded, { ask, quit, now = Date.now }: Reloading): void => {
  let reloads = 0;
  let last = now();
  const load = (): void => {
    // A load that is cut off by the next crash rejects; that crash is heard here.
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
