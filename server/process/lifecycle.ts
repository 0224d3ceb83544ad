// Runs a server process: starts it, reports when it is ready, stops it cleanly, and exits on an uncaught fault.
import { defined } from '../domain/json/defined.ts';

import { log, logAs, logFault } from '../lib/log-line.ts';
import { toProblem } from '../lib/problem.ts';
import { fileFault, StoreFault } from '../lib/store-fault.ts';
import { isOpen } from './opening.ts';
import { type ParentPort, type Port, parentPort, processPort } from './port.ts';

export interface Running {
  /** The HTTP URL, if the process listens on one. */
  readonly url?: string;
  /** Further facts for the parent, such as the one-time URL. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Gently: connected clients may send one more request (server/process/leave.ts). A second call without it speeds up the first. */
  stop(gently?: boolean): Promise<void>;
}

/** Sent to the parent when starting cannot succeed: a restart would fail in the same way. */
export interface StartFault {
  readonly fault: { readonly code: string; readonly detail: string };
}

/** Electron's utility process has its own port. A forked Node child communicates through `process`. */
const port = (): Port | undefined => {
  const { parentPort: utility } = process as unknown as { readonly parentPort?: ParentPort };
  if (utility !== undefined) return parentPort(utility);
  return process.send === undefined ? undefined : processPort(process);
};

/** Milliseconds after which the process ends even if a clean stop is not finished. */
const STOP_WITHIN = 2_500;

export const report = logFault;

export interface Program<Opening> {
  /** The name of the process in its log lines. */
  readonly name: string;
  /** Used when a person or a service manager starts the process: reads the opening from arguments and environment. */
  readonly byHand: () => Opening;
  readonly start: (opening: Opening, parent: Port | undefined) => Promise<Running>;
}

/**
 * Receives the opening, starts, posts `{ready, versions, url}`, and stops on SIGTERM, SIGINT, `{stop: true}` or when the parent is gone.
 */
export async function runProcess<Opening>({ name, byHand, start }: Program<Opening>): Promise<void> {
  logAs(name);
  for (const end of ['unhandledRejection', 'uncaughtException'])
    process.on(end, (reason) => {
      report(reason);
      process.exit(1);
    });
  process.removeAllListeners('warning').on('warning', ({ name: code, message }) => log({ level: 'warn', code, message }));
  // Arguments mean that a person started the process, even under a service manager that forks with its own channel.
  const parent = process.argv.length > 2 ? undefined : port();
  let running: Running | undefined;
  let stopping: 'gently' | 'now' | undefined;
  const stop = async (how: 'gently' | 'now') => {
    if (stopping === 'now' || stopping === how) return;
    stopping = how;
    if (how === 'now') setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await running?.stop(how === 'gently');
    if (how === 'gently' && parent !== undefined) await handBack(parent);
    process.exit(0);
  };
  process.on('SIGTERM', () => stop('now'));
  // Ctrl-C reaches the whole process group. A child lets its parent decide the order of stopping.
  process.on('SIGINT', () => (parent === undefined ? stop('now') : undefined));
  process.on('disconnect', () => stop('now'));

  const first = Promise.withResolvers<Opening>();
  parent?.listen((message) => {
    if (isOpen(message)) first.resolve(message.open as Opening);
    if (typeof message === 'object' && message !== null && 'stop' in message && message.stop === true) {
      void stop('gently' in message && message.gently === true ? 'gently' : 'now');
    }
  });
  try {
    running = await start(parent === undefined ? byHand() : await first.promise, parent);
  } catch (error) {
    const fault = startFault(error);
    if (fault === undefined) throw error;
    const { code, detail } = fault.fault;
    log({ level: 'error', code, message: detail });
    parent?.post(fault);
    // Delayed so that the message is sent before the process exits.
    setTimeout(() => process.exit(EXIT_FAULT), 20);
    return;
  }
  if (stopping !== undefined) return void (await running.stop());
  const { node = '', v8 = '' } = process.versions;
  const { url, facts } = running;
  log({ level: 'info', code: 'ready', message: 'ready', facts: { pid: process.pid } });
  parent?.post({ ready: true, versions: { node, v8 }, ...defined({ url }), ...facts });
}

/** Milliseconds to wait for the response of the parent. If it takes longer, the parent is busy or gone. */
const ANSWER_WITHIN = 10_000;

/**
 * A parent distributes connections until it knows that this process no longer listens, and redistributes those that are returned. Messages
 * keep their order, so after the parent's response, no connection can arrive that an exit would lose.
 */
function handBack(parent: Port): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ANSWER_WITHIN);
    parent.listen((message) => {
      if (typeof message === 'object' && message !== null && 'leave' in message) resolve();
    });
    parent.post({ left: true });
  });
}

/** sysexits EX_CONFIG: the requested configuration cannot work here, and retrying does not help. */
export const EXIT_FAULT = 78;

function startFault(error: unknown): StartFault | undefined {
  const stored = error instanceof StoreFault ? error : fileFault(error);
  if (stored !== undefined) return { fault: { code: stored.code, detail: stored.message } };
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { readonly hostname?: string };
  if (syscall === 'getaddrinfo')
    return {
      fault: { code: code ?? 'host', detail: `'${hostname ?? ''}' is neither an address of this computer nor a name that leads to one` },
    };
  // For a worker, the process that listens on its behalf reports the error, with the system call `bind`.
  if (syscall === 'listen' || syscall === 'bind')
    return { fault: { code: code ?? 'listen', detail: listenDetail(error as NodeJS.ErrnoException) } };
  const { body } = toProblem(error);
  return body.status < 500 ? { fault: { code: body.code, detail: body.detail } } : undefined;
}

function listenDetail(error: NodeJS.ErrnoException & { address?: string; port?: number }): string {
  const where = `${error.address ?? ''}:${error.port ?? ''}`;
  if (error.code === 'EADDRINUSE') return `${where} is in use by another program; choose another port`;
  if (error.code === 'EACCES') return `this user may not listen on ${where}; ports below 1024 are for administrators`;
  if (error.code === 'EADDRNOTAVAIL') return `${where} is not an address of this computer`;
  return `cannot listen on ${where}: ${error.code ?? 'no reason given'}`;
}
