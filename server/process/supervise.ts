// Keeps a process running: tracks readiness, restarts with back-off, gives up after three strikes, stops it cleanly.
import { setTimeout as wait } from 'node:timers/promises';
import { defined } from '../domain/json/defined.ts';
import { log } from '../lib/log-line.ts';

/** The common interface of Electron's utility process and of Node's child process. */
export interface Child {
  post(message: unknown): void;
  /** Attaches both listeners before the first message can arrive. */
  listen(heard: { readonly message: (message: unknown) => void; readonly exit: (code: number | null) => void }): void;
  kill(): void;
}

/** Sent once by a server process when it is ready. */
export interface Ready {
  readonly ready: true;
  readonly versions: Readonly<Record<string, string>>;
  readonly url?: string;
}

export type Phase = 'starting' | 'ready' | 'waiting' | 'failed' | 'stopped';

/** The first message to a started process, with what it needs to know when it replaces one that ended unexpectedly. */
export interface Opening {
  readonly restarts: number;
  readonly lastExit?: number | null;
  /** Work to do before the process is ready (see `replace`). A process that replaces this one after a failure does not receive it again. */
  readonly order?: unknown;
}

export interface SuperviseOptions {
  /** The name of the process in log lines. */
  readonly name?: string;
  readonly start: (opening: Opening) => Child;
  /** Called with every message except `ready`. */
  readonly message?: (message: unknown) => void;
  readonly changed?: (phase: Phase) => void;
  /** Pauses in milliseconds before the first and the second consecutive restart. The next unexpected end is the third strike. */
  readonly pauses?: readonly number[];
  /** Milliseconds that a process has to run after being ready until its strikes are cleared. */
  readonly cleanSheetAfter?: number;
  readonly readyWithin?: number;
  readonly stopWithin?: number;
  readonly leaveWithin?: number;
}

export interface Supervised {
  readonly phase: () => Phase;
  /** The present process if it is ready; undefined otherwise. */
  readonly child: () => Child | undefined;
  /** Waits for `ready`, through restarts. Resolves to undefined if the process failed or was stopped. */
  readonly ready: () => Promise<Ready | undefined>;
  /** Starts again after `failed`, with three new strikes. */
  readonly retry: () => void;
  /** Stops a ready process and starts another with an order, which may take any time. Neither counts as a strike. */
  readonly replace: (order: unknown) => Promise<void>;
  /** Asks the process to stop and kills it after `stopWithin`. `gently`: lets connections finish, within `leaveWithin`. */
  readonly stop: (gently?: boolean) => Promise<void>;
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'ready' in message && message.ready === true;

/** Sent by a process that has stopped gracefully and waits until it may exit (server/process/lifecycle.ts). */
const hasLeft = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'left' in message && message.left === true;

/** The detail of `{fault: {code, detail}}`, with which a process reports why it cannot start. */
export const faultIn = (message: unknown): string | undefined => {
  if (typeof message !== 'object' || message === null || !('fault' in message)) return undefined;
  const { fault } = message;
  return typeof fault === 'object' && fault !== null && 'detail' in fault ? String(fault.detail).slice(0, 1000) : undefined;
};

/** Logs an unexpected end, because the process itself may not have had time to log it. */
function sayEnded(child: string | undefined, exitCode: number | null, isStartedAgain: boolean): void {
  if (child === undefined) return;
  const how = exitCode === null ? 'it was killed' : `exit code ${exitCode}`;
  const message = `${child} ended by itself (${how})${isStartedAgain ? ' and is started again' : ''}`;
  log({ level: 'error', code: 'process-ended', message, facts: { child, exitCode } });
}

export const supervise = (options: SuperviseOptions): Supervised => {
  const { pauses = [250, 2000], cleanSheetAfter = 60_000, readyWithin = 30_000, stopWithin = 3000, leaveWithin = 40_000 } = options;
  const cancelled = new AbortController();
  let phase: Phase = 'starting';
  let child: Child | undefined;
  let leaving: Child | undefined;
  let strikes = 0;
  let restarts = 0;
  let settled = Promise.withResolvers<Ready | undefined>();
  let ended: Promise<void> = Promise.resolve();

  const enter = (next: Phase): void => {
    phase = next;
    options.changed?.(next);
  };

  const after = (time: number, then: () => void, { signal = cancelled.signal, ref = false } = {}): void => {
    wait(time, undefined, { signal, ref }).then(then, () => undefined);
  };

  const launch = ({ lastExit, order }: Omit<Opening, 'restarts'> = {}): void => {
    const over = new AbortController();
    const gone = Promise.withResolvers<void>();
    const own = options.start({
      restarts,
      ...defined({ lastExit, order }),
    });
    child = own;
    ended = gone.promise;
    if (order === undefined) after(readyWithin, () => own.kill(), { signal: over.signal });
    own.listen({
      message: (message) => {
        if (hasLeft(message)) {
          own.post({ leave: true });
        } else if (!isReady(message)) {
          options.message?.(message);
        } else if (phase === 'starting') {
          over.abort();
          enter('ready');
          settled.resolve(message);
          after(cleanSheetAfter, () => {
            if (child === own) strikes = 0;
          });
        }
      },
      exit: (code) => {
        over.abort();
        gone.resolve();
        if (child !== own) return;
        child = undefined;
        if (phase === 'stopped') return;
        sayEnded(options.name, code, strikes < pauses.length);
        again(code);
      },
    });
  };

  const again = (code: number | null): void => {
    if (phase === 'ready') settled = Promise.withResolvers();
    const time = pauses[strikes];
    if (time === undefined) {
      enter('failed');
      settled.resolve(undefined);
      return;
    }
    strikes += 1;
    restarts += 1;
    enter('waiting');
    const relaunch = () => {
      enter('starting');
      launch({ lastExit: code });
    };
    // Between two processes, this timer alone keeps a plain Node parent alive.
    after(time, relaunch, { ref: true });
  };

  /** Stops a process, and kills it if it is still running after `within` milliseconds. */
  const gone = async (own: Child, within: number, how: { readonly gently?: boolean } = {}): Promise<void> => {
    own.post({ stop: true, ...how });
    const waited = new AbortController();
    const patience = wait(within, undefined, { signal: waited.signal }).then(() => own.kill());
    await Promise.race([ended, patience]).catch(() => undefined);
    waited.abort();
    await ended;
  };

  launch();

  return {
    phase: () => phase,
    child: () => (phase === 'ready' ? child : undefined),
    ready: () => settled.promise,
    retry: () => {
      if (phase !== 'failed') return;
      strikes = 0;
      settled = Promise.withResolvers();
      enter('starting');
      launch();
    },
    replace: async (order) => {
      const own = phase === 'ready' ? child : undefined;
      if (own === undefined) return;
      // Callers now wait for the next process. The end of this one is not a strike.
      child = undefined;
      settled = Promise.withResolvers();
      enter('starting');
      await gone(own, stopWithin);
      if (phase === 'starting') launch({ order });
    },
    stop: async (gently = false) => {
      const own = phase === 'stopped' ? leaving : child;
      if (phase !== 'stopped') enter('stopped');
      cancelled.abort();
      settled.resolve(undefined);
      // A process that was asked to stop gracefully may then be asked to stop at once.
      leaving = gently ? own : undefined;
      if (own === undefined) return ended;
      await gone(own, gently ? leaveWithin : stopWithin, gently ? { gently } : {});
    },
  };
};
