// Forks the Node process of a server program, alone or as one of several workers that share a port.
import { type ChildProcess, fork } from 'node:child_process';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
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

/** `advanced` keeps bytes as bytes. Standard output is reserved for the parent; standard error is inherited. */
const CHANNEL: { serialization: 'advanced'; stdio: ('ignore' | 'inherit' | 'ipc')[] } = {
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
};

/** `program` replaces the source file, for example by its bundle. */
export const forkServer = <Name extends keyof Openings>(name: Name, open: Openings[Name], program: string = PROGRAMS[name]): Forked =>
  opened(fork(program, [], { env: inherited(), ...CHANNEL }), open);

/**
 * Forks a public process that shares its port with others forked in the same way. This process accepts connections and distributes them in
 * turn; on Windows the system does.
 */
export function forkWorker(open: PublicOpening, program: string = PROGRAMS.public): Forked {
  cluster.setupPrimary({ exec: program, args: [], ...CHANNEL });
  return opened(cluster.fork(withheld()).process, open);
}

function opened(child: ChildProcess, open: Openings[keyof Openings]): Forked {
  // A child that has just ended cannot receive messages. Its exit is reported instead.
  const post = (message: unknown) => void child.send(message as object, () => undefined);
  post({ open });
  return {
    pid: child.pid,
    post,
    listen: ({ message, exit }) => {
      child.on('message', message);
      child.on('exit', exit);
      child.on('error', () => undefined);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
