// An opening and a start function in, a well-behaved process out: it says when it is ready, stops cleanly when asked, and ends at once on a fault nobody caught.

import { log, logAs, logFault } from '../lib/log-line.ts';
import { toProblem } from '../lib/problem.ts';
import { fileFault, StoreFault } from '../lib/store-fault.ts';
import { isOpen } from './opening.ts';
import { type ParentPort, type Port, parentPort, processPort } from './port.ts';

export interface Running {
  /** Where it can be reached over HTTP, when it can. */
  readonly url?: string;
  /** More of what the parent should know, e.g. the one-time address. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Gently: what is connected may ask once more (server/process/leave.ts); a second call without it hurries the first. */
  stop(gently?: boolean): Promise<void>;
}

/** What a parent hears when starting is of no use: a restart would fail the same way. */
export interface StartFault {
  readonly fault: { readonly code: string; readonly detail: string };
}

/** Electron's utility process has a port of its own; a forked child of Node talks through `process`. */
const port = (): Port | undefined => {
  const { parentPort: utility } = process as unknown as { readonly parentPort?: ParentPort };
  if (utility !== undefined) return parentPort(utility);
  return process.send === undefined ? undefined : processPort(process);
};

/** How long a clean stop may take before the process ends anyway. */
const STOP_WITHIN = 2_500;

export const report = logFault;

export interface Program<Opening> {
  /** What its log lines call it. */
  readonly name: string;
  /** Started by a person or a service manager: the opening is read from arguments and environment. */
  readonly byHand: () => Opening;
  readonly start: (opening: Opening, parent: Port | undefined) => Promise<Running>;
}

/** Takes the opening, starts, posts `{ready, versions, url}`, and stops on SIGTERM, SIGINT, `{stop: true}` or when the parent is gone. */
export async function runProcess<Opening>({ name, byHand, start }: Program<Opening>): Promise<void> {
  logAs(name);
  for (const end of ['unhandledRejection', 'uncaughtException'])
    process.on(end, (reason) => {
      report(reason);
      process.exit(1);
    });
  process.removeAllListeners('warning').on('warning', ({ name: code, message }) => log({ level: 'warn', code, message }));
  // Arguments mean a person, also under a service manager that forks with a channel of its own.
  const parent = process.argv.length > 2 ? undefined : port();
  let running: Running | undefined;
  let stopping: 'gently' | 'now' | undefined;
  const stop = async (how: 'gently' | 'now') => {
    if (stopping === 'now' || stopping === how) return;
    stopping = how;
    if (how === 'now') setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await running?.stop(how === 'gently');
    process.exit(0);
  };
  process.on('SIGTERM', () => stop('now'));
  // Ctrl-C reaches the whole group of processes; a child leaves the order of stopping to its parent.
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
    // The turn after next: the message has left by then.
    setTimeout(() => process.exit(EXIT_FAULT), 20);
    return;
  }
  if (stopping !== undefined) return void (await running.stop());
  const { node = '', v8 = '' } = process.versions;
  const { url, facts } = running;
  log({ level: 'info', code: 'ready', message: 'ready', facts: { pid: process.pid } });
  parent?.post({ ready: true, versions: { node, v8 }, ...(url === undefined ? {} : { url }), ...facts });
}

/** sysexits EX_CONFIG: what was asked for cannot be done here; trying again is of no use. */
export const EXIT_FAULT = 78;

function startFault(error: unknown): StartFault | undefined {
  const stored = error instanceof StoreFault ? error : fileFault(error);
  if (stored !== undefined) return { fault: { code: stored.code, detail: stored.message } };
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { readonly hostname?: string };
  if (syscall === 'getaddrinfo')
    return {
      fault: { code: code ?? 'host', detail: `'${hostname ?? ''}' is neither an address of this computer nor a name that leads to one` },
    };
  // A worker is told by the process that listens for it, which speaks of binding.
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
