// Forks the Node process of a server program, alone or as one of several workers that share a port.
import { type ChildProcess, fork } from 'node:child_process';
import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onePage } from '../domain/foreign/index.ts';
import { eachLine } from '../lib/log-file/index.ts';
import { lineTaker } from '../lib/log-line.ts';
import { inherited, withheld } from './environment.ts';
import type { PublicationOpening, PublicOpening, WorkbenchOpening } from './opening.ts';
import type { Child } from './supervise.ts';

const PROGRAMS = {
  workbench: fileURLToPath(new URL('../workbench.ts', import.meta.url)),
  public: fileURLToPath(new URL('../public.ts', import.meta.url)),
  publication: fileURLToPath(new URL('../publication.ts', import.meta.url)),
};

interface Openings {
  readonly workbench: WorkbenchOpening;
  readonly public: PublicOpening;
  readonly publication: PublicationOpening;
}

interface Forked extends Child {
  readonly pid: number | undefined;
}

/** The maximum length of a line of a child, in characters; longer than any line of this program. */
const LINE = 1_000_000;

/** Milliseconds to wait for the last lines of an ended process. A process that it started may keep its standard error open. */
const LAST_WORDS = 1000;

interface Channel {
  readonly serialization: 'advanced';
  readonly stdio: ('ignore' | 'inherit' | 'ipc' | 'pipe')[];
}

/**
 * `advanced` keeps bytes as bytes. Standard output is reserved for the parent. Standard error is inherited, or read here if this process
 * takes the lines, so that they include what the runtime itself writes when it ends.
 */
const channel = (): Channel => ({
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', lineTaker() === undefined ? 'inherit' : 'pipe', 'ipc'],
});

/** `program` replaces the source file, for example by its bundle. */
export const forkServer = <Name extends keyof Openings>(name: Name, open: Openings[Name], program: string = PROGRAMS[name]): Forked =>
  opened(fork(program, [], { env: inherited(), ...channel() }), open);

/**
 * Forks a public process that shares its port with others forked in the same way. This process accepts connections and distributes them in
 * turn; on Windows the system does.
 */
export const forkWorker = (open: PublicOpening, loading?: Loading, program?: string): Forked =>
  opened(loading?.take() ?? forkedWorker(program), open);

function forkedWorker(program: string = PROGRAMS.public): ChildProcess {
  cluster.setupPrimary({ exec: program, args: [], ...channel() });
  return cluster.fork(withheld()).process;
}

/** Public processes that load their program ahead of time and wait for their opening. */
export type Loading = ReturnType<typeof loadWorkers>;

export function loadWorkers(count: number) {
  const waiting = Array.from({ length: count }, () => forkedWorker());
  for (const child of waiting) child.on('error', () => undefined);
  return {
    /** One of them, or undefined if none is left. */
    take: (): ChildProcess | undefined => {
      for (let child = waiting.shift(); child !== undefined; child = waiting.shift()) if (child.connected) return child;
      return undefined;
    },
    /** Ends those that were not taken. */
    end: () => {
      for (const child of waiting.splice(0)) child.kill('SIGKILL');
    },
  };
}

function opened(child: ChildProcess, open: Openings[keyof Openings]): Forked {
  const take = lineTaker();
  const lines = child.stderr === null || take === undefined ? undefined : eachLine(child.stderr, (line) => take(onePage(line, LINE)));
  // A child that has just ended cannot receive messages. Its exit is reported instead.
  const post = (message: unknown) => void child.send(message as object, () => undefined);
  post({ open });
  return {
    pid: child.pid,
    post,
    listen: ({ message, exit }) => {
      child.on('message', message);
      // Delivers the last lines of a process before the report of its end.
      child.on('exit', (code) => (lines === undefined ? exit(code) : void Promise.race([lines, wait(LAST_WORDS)]).then(() => exit(code))));
      child.on('error', () => undefined);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
