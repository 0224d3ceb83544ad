// A way to start a process in, one that is kept running out: ready or not, restarted with back-off, given up after three strikes, stopped cleanly.
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../lib/log-line.ts';

/** The common shape of Electron's utility process and of Node's child process. */
export interface Child {
  post(message: unknown): void;
  /** Both listeners are attached before the first message can arrive. */
  listen(heard: { readonly message: (message: unknown) => void; readonly exit: (code: number | null) => void }): void;
  kill(): void;
}

/** What a server process says of itself, once. */
export interface Ready {
  readonly ready: true;
  readonly versions: Readonly<Record<string, string>>;
  readonly url?: string;
}

export type Phase = 'starting' | 'ready' | 'waiting' | 'failed' | 'stopped';

/** What a started process is given first, and what it is told when it replaces one that ended by itself. */
export interface Opening {
  readonly restarts: number;
  readonly lastExit?: number | null;
  /** What the process shall do before it is ready (see `replace`); one that has to take its place does not get it again. */
  readonly order?: unknown;
}

export interface SuperviseOptions {
  /** What log lines call the process. */
  readonly name?: string;
  readonly start: (opening: Opening) => Child;
  /** Called with every message but `ready`. */
  readonly message?: (message: unknown) => void;
  readonly changed?: (phase: Phase) => void;
  /** Pauses before the first and the second restart in a row; ending once more is the third strike. */
  readonly pauses?: readonly number[];
  /** A process that lives this long after being ready has earned a clean sheet. */
  readonly cleanSheetAfter?: number;
  readonly readyWithin?: number;
  readonly stopWithin?: number;
  readonly leaveWithin?: number;
}

export interface Supervised {
  readonly phase: () => Phase;
  /** The present process when it is ready; undefined otherwise. */
  readonly child: () => Child | undefined;
  /** Waits for `ready`, through restarts; undefined when it failed or was stopped. */
  readonly ready: () => Promise<Ready | undefined>;
  /** After `failed`: three new strikes. */
  readonly retry: () => void;
  /** Asks a process that is ready to go, and starts another with an order in its place, which may take as long as it takes: neither is a strike. */
  readonly replace: (order: unknown) => Promise<void>;
  /** Asks to stop, kills what is still there after `stopWithin`; gently: connections may end by themselves, within `leaveWithin`. */
  readonly stop: (gently?: boolean) => Promise<void>;
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'ready' in message && message.ready === true;

/** The sentence of `{fault: {code, detail}}`: the process cannot start, and says why. */
export const faultIn = (message: unknown): string | undefined => {
  if (typeof message !== 'object' || message === null || !('fault' in message)) return undefined;
  const { fault } = message;
  return typeof fault === 'object' && fault !== null && 'detail' in fault ? String(fault.detail).slice(0, 1000) : undefined;
};

/** Whatever ended it, it may not have had the time to say so itself. */
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
      ...(lastExit === undefined ? {} : { lastExit }),
      ...(order === undefined ? {} : { order }),
    });
    child = own;
    ended = gone.promise;
    if (order === undefined) after(readyWithin, () => own.kill(), { signal: over.signal });
    own.listen({
      message: (message) => {
        if (!isReady(message)) {
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
    // Between two processes this timer is all that keeps a plain Node parent alive.
    after(time, relaunch, { ref: true });
  };

  /** Killed when it is still there after that time. */
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
      // Whoever asks from now on waits for the next one; the end of this one is no strike.
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
      // Who was asked gently may be asked again, to go at once.
      leaving = gently ? own : undefined;
      if (own === undefined) return ended;
      await gone(own, gently ? leaveWithin : stopWithin, gently ? { gently } : {});
    },
  };
};
