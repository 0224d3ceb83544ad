// The name of a server program and its opening in, a forked Node process out, in the shape that supervision keeps; alone, or one of several on one port.
import { type ChildProcess, fork } from 'node:child_process';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { inherited, withheld } from './environment.ts';
import type { PublicOpening, WorkbenchOpening } from './opening.ts';
import type { Child } from './supervise.ts';

const PROGRAMS = {
  workbench: fileURLToPath(new URL('../workbench.ts', import.meta.url)),
  public: fileURLToPath(new URL('../public.ts', import.meta.url)),
};

interface Openings {
  readonly workbench: WorkbenchOpening;
  readonly public: PublicOpening;
}

interface Forked extends Child {
  readonly pid: number | undefined;
}

/** `advanced`: bytes stay bytes. Standard output is the parent's own; errors go where the parent's errors go. */
const CHANNEL: { serialization: 'advanced'; stdio: ('ignore' | 'inherit' | 'ipc')[] } = {
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
};

/** `program` replaces the source file, e.g. by its bundle. */
export const forkServer = <Name extends keyof Openings>(name: Name, open: Openings[Name], program: string = PROGRAMS[name]): Forked =>
  opened(fork(program, [], { env: inherited(), ...CHANNEL }), open);

/** A public process that shares its port with others forked like this: this process accepts connections and deals them out in turn (on Windows the system does). */
export function forkWorker(open: PublicOpening, program: string = PROGRAMS.public): Forked {
  cluster.setupPrimary({ exec: program, args: [], ...CHANNEL });
  return opened(cluster.fork(withheld()).process, open);
}

function opened(child: ChildProcess, open: WorkbenchOpening | PublicOpening): Forked {
  // A child that has just ended cannot be told anything; its exit is heard instead.
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
