// Asks questions in native dialogs (links, failures, saving), given Electron's modules.
import { writeFile } from 'node:fs/promises';
import type { BrowserWindow, Dialog, Shell } from 'electron';
import type { ReportOf, ShellFacts } from '../server/contract/index.ts';
import { webLink } from './address.ts';
import type { Calls } from './bridge.ts';
import type { Inbox } from './inbox.ts';
import type { Printed } from './report.ts';
import type { Words } from './words/index.ts';

type Asking = Pick<Dialog, 'showMessageBox' | 'showSaveDialog'>;

/** The only function that passes a URL to the system's browser: http and https only, after the user has seen the actual host. */
export const askAboutLink = async (dialog: Asking, shell: Pick<Shell, 'openExternal'>, words: Words, link: URL): Promise<void> => {
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: words.openLink(link.host),
    detail: `${link.href.slice(0, 300)}\n\n${words.openLinkDetail}`,
    buttons: [words.open, words.cancel],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  if (response === 0 && webLink(link.href) !== undefined) await shell.openExternal(link.href);
};

interface Stopped {
  readonly words: Words;
  /** The error of the process that could not start. */
  readonly fault: string | undefined;
  readonly log: () => string;
}

/** Asks, after three failures, whether to retry or quit. The user may save the log before answering. */
export const askAfterStrikes = async (dialog: Asking, { words, fault, log }: Stopped): Promise<'retry' | 'quit'> => {
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message: words.stopped,
    detail: fault ?? words.stoppedDetail,
    buttons: [words.tryAgain, words.saveLog, words.quit],
    defaultId: 0,
    cancelId: 2,
    noLink: true,
  });
  if (response !== 1) return response === 0 ? 'retry' : 'quit';
  const { filePath } = await dialog.showSaveDialog({ defaultPath: 'dpp-desk-messages.txt' });
  if (filePath) await writeFile(filePath, log());
  return askAfterStrikes(dialog, { words, fault, log });
};

/** Asks the same after the page has crashed several times in a row. */
export const askAfterCrashes = async (dialog: Asking, words: Words): Promise<'retry' | 'quit'> => {
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message: words.pageStopped,
    detail: words.pageStoppedDetail,
    buttons: [words.tryAgain, words.quit],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  return response === 0 ? 'retry' : 'quit';
};

// Documented deep links to the camera settings of the two systems that have them. Linux has none.
const CAMERA_SETTINGS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'x-apple.systempreferences:com.apple.preference.security?Privacy_Camera',
  win32: 'ms-settings:privacy-webcam',
};

interface Parts {
  readonly dialog: Asking;
  readonly shell: Pick<Shell, 'openExternal'>;
  readonly window: BrowserWindow;
  readonly inbox: Pick<Inbox, 'take'>;
  readonly print: (report: ReportOf) => Promise<Printed>;
  readonly platform: NodeJS.Platform;
  readonly about: () => ShellFacts;
}

/** Implements the calls of the bridge's table. */
export const nativeCalls = ({ dialog, shell, window, inbox, print, platform, about }: Parts): Calls => {
  let isPrinting = false;
  return {
    about: async () => about(),
    takeInbox: async () => inbox.take(),
    savePdf: async (report) => {
      // Each report opens a hidden window. Without this limit, a page could open any number of them.
      if (isPrinting) throw new Error('another report is being saved');
      isPrinting = true;
      try {
        const { pdf, name } = await print(report);
        const { canceled, filePath } = await dialog.showSaveDialog(window, {
          defaultPath: name,
          filters: [{ name: 'PDF', extensions: ['pdf'] }],
        });
        if (canceled || filePath === '') return 'cancelled';
        await writeFile(filePath, pdf);
        return 'saved';
      } finally {
        isPrinting = false;
      }
    },
    openCameraSettings: async () => {
      const settings = CAMERA_SETTINGS[platform];
      if (settings !== undefined) await shell.openExternal(settings);
      return settings !== undefined;
    },
  };
};
