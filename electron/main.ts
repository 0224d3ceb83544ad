// Starts the desktop app: folders → lock → sandbox → scheme → policy → keyring → processes → window.
import { join } from 'node:path';
import * as electron from 'electron';
import { dataFolder } from '../server/cli/input/data-folder.ts';
import type { ReportOf } from '../server/contract/index.ts';
import { note } from '../server/lib/terminal.ts';
import { openBundle } from '../server/process/static.ts';
import { shellFacts } from './about.ts';
import { HOME } from './address.ts';
import { listenOutside, prepare, stopBeforeQuit } from './before-ready.ts';
import { answerCalls, INBOX_EVENT } from './bridge.ts';
import { askAboutLink, askAfterCrashes, askAfterStrikes, nativeCalls } from './dialogs.ts';
import { openInbox } from './inbox.ts';
import { desktopSecret } from './keyring.ts';
import { limitedQuestions } from './links.ts';
import { hardenContents, hardenSession } from './policy.ts';
import { printReport } from './report.ts';
import { serveScheme } from './scheme.ts';
import { startServices } from './services.ts';
import { startUp } from './start-up.ts';
import { mainWindow, menu, PARTITION, printWindow } from './window.ts';
import { bringToFront, reloadAfterCrash, showSoon } from './window-life.ts';
import { wordsFor } from './words/index.ts';

const {
  app,
  BrowserWindow,
  dialog,
  Menu,
  nativeTheme,
  powerMonitor,
  protocol,
  safeStorage,
  session,
  shell,
  systemPreferences,
  utilityProcess,
} = electron;
const { platform, env, versions } = process;
const given = startUp(process.argv.slice(1), app.isPackaged);
const folder = dataFolder(given.data);
const out = import.meta.dirname;
const devTools = !app.isPackaged;
const { sandbox } = prepare(app, protocol, folder);
let window: electron.BrowserWindow | undefined;

const front = (): void => bringToFront(window);

const start = async (): Promise<void> => {
  const inbox = openInbox(() => window?.webContents.send(INBOX_EVENT));
  listenOutside(app, inbox, front);
  app.on('window-all-closed', () => app.quit());
  await app.whenReady();

  const words = wordsFor(app.getLocale());
  const pages = session.fromPartition(PARTITION);
  const camera = async () => platform !== 'darwin' || (await systemPreferences.askForMediaAccess('camera'));
  for (const each of [pages, session.defaultSession]) hardenSession(each, { devTools, camera });
  const ask = limitedQuestions((link) => askAboutLink(dialog, shell, words, link));
  app.on('web-contents-created', (_event, contents) => hardenContents(contents, ask));
  Menu.setApplicationMenu(Menu.buildFromTemplate(menu(words, platform, devTools)));

  const key = await desktopSecret(safeStorage, { folder, platform, passphrase: env.DPP_DESK_PASSPHRASE });
  const services = startServices({
    fork: (path, args, options) => utilityProcess.fork(path, args, options),
    programs: { workbench: join(out, 'workbench.js'), public: join(out, 'public.js') },
    folder,
    secret: key.secret,
    env,
    kill: (pid) => process.kill(pid, 'SIGKILL'),
    changed: async (phase) => {
      if (phase !== 'failed') return;
      const wish = await askAfterStrikes(dialog, { words, fault: services.fault(), log: services.log });
      if (wish === 'retry') services.retry();
      else app.quit();
    },
  });
  stopBeforeQuit(app, { stop: services.stop, power: powerMonitor, platform });
  serveScheme(pages.protocol, { bundle: openBundle(join(out, '../dist/renderer')), call: services.call });

  const opened = new BrowserWindow(
    mainWindow({ preload: join(out, 'preload.cjs'), session: pages, devTools, dark: nativeTheme.shouldUseDarkColors }),
  );
  window = opened;
  const print = (report: ReportOf) => printReport(() => new BrowserWindow(printWindow(pages)), report);
  const about = () => shellFacts({ version: app.getVersion(), versions, sandbox, sealedBy: key.source });
  answerCalls(opened.webContents, nativeCalls({ dialog, shell, window: opened, inbox, print, platform, about }));
  showSoon(opened);
  opened.once('closed', () => {
    window = undefined;
  });
  reloadAfterCrash(opened, { ask: () => askAfterCrashes(dialog, words), quit: () => app.quit() });
  await inbox.putArguments(given.things, process.cwd());
  await opened.loadURL(HOME);
};

/** Ends the app when the start fails, so that it never runs partially. */
const fail = (fault: unknown): void => {
  // The terminal shows the stack; the dialog shows only the message.
  for (const line of (fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)).split('\n')) note(line);
  dialog.showErrorBox('DPP Desk', fault instanceof Error ? fault.message : String(fault));
  app.exit(1);
};

// Must not be awaited: Electron becomes ready only after this module has been evaluated.
if (app.requestSingleInstanceLock({ things: given.things, folder: process.cwd() })) start().catch(fail);
else app.quit();
