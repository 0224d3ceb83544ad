// Defines the native calls of the page in one table, which preload and main share, and checks sender and arguments.
import type { IpcMainInvokeEvent, WebContents } from 'electron';
import type { DesktopShell, MostReported, ReportOf } from '../server/contract/index.ts';
import { isHomePage } from './address.ts';

/** The calls that the page may make to the shell: every function of `window.desk` that returns a result. */
export type Calls = { readonly [Name in Exclude<keyof DesktopShell, 'onInbox'>]: DesktopShell[Name] };

interface Call<Arguments extends readonly unknown[]> {
  readonly channel: string;
  readonly reason: string;
  /** Checks the arguments, which may come from a compromised page. Throws a TypeError if they do not fit the call. */
  readonly check: (given: readonly unknown[]) => Arguments;
}

const nothing = (given: readonly unknown[]): [] => {
  if (given.length !== 0) throw new TypeError('this call takes no arguments');
  return [];
};

const MOST_REPORTED: MostReported = 100;

const isLogNumber = (id: unknown): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id >= 1;

/** Copies only the known members of the object, after checking them. */
const reportOf = (given: readonly unknown[]): [ReportOf] => {
  const { kind, id, ids } = (given.length === 1 && typeof given[0] === 'object' && given[0] !== null ? given[0] : {}) as Readonly<
    Record<string, unknown>
  >;
  if (kind === 'inspection' && isLogNumber(id)) return [{ kind, id }];
  if (kind === 'run' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) return [{ kind, id }];
  if (kind === 'selection' && Array.isArray(ids) && ids.length >= 1 && ids.length <= MOST_REPORTED && ids.every(isLogNumber)) {
    return [{ kind, ids: [...ids] }];
  }
  throw new TypeError('this call takes the number of an inspection, several of them, or the id of a run');
};

export const CALLS = {
  about: { channel: 'desk:about', reason: 'the settings page shows what runs and what protects it', check: nothing },
  takeInbox: { channel: 'desk:take-inbox', reason: 'opened files and links are inspected in the page', check: nothing },
  savePdf: { channel: 'desk:save-pdf', reason: 'a page cannot print to a file by itself', check: reportOf },
  openCameraSettings: {
    channel: 'desk:open-camera-settings',
    reason: 'a refused camera is allowed again in the system’s settings',
    check: nothing,
  },
} as const satisfies { readonly [Name in keyof Calls]: Call<Parameters<Calls[Name]>> };

export const INBOX_EVENT = 'desk:inbox';

type Answering = Pick<WebContents, 'ipc' | 'mainFrame'>;

/** True for the main frame of this window while it shows the app's own page. A destroyed frame is null. */
const isOwnPage = (contents: Answering, event: IpcMainInvokeEvent): boolean =>
  event.senderFrame !== null && event.senderFrame === contents.mainFrame && isHomePage(event.senderFrame.url);

/** Handles the table's calls for one window. Refuses a wrong sender or argument before running the call. */
export const answerCalls = (contents: Answering, calls: Calls): void => {
  const answer = <Arguments extends readonly unknown[]>(call: Call<Arguments>, run: (...given: Arguments) => unknown): void =>
    contents.ipc.handle(call.channel, (event, ...given: unknown[]) => {
      if (!isOwnPage(contents, event)) throw new Error('only the app’s own page may call the shell');
      return run(...call.check(given));
    });
  answer(CALLS.about, calls.about);
  answer(CALLS.takeInbox, calls.takeInbox);
  answer(CALLS.savePdf, calls.savePdf);
  answer(CALLS.openCameraSettings, calls.openCameraSettings);
};
