// The name of a server program and its opening in, a forked Node process out, in the shape that supervision keeps.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inherited } from './environment.ts';
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

/** `program` replaces the source file, e.g. by its bundle. */
export function forkServer<Name extends keyof Openings>(
  name: Name,
  open: Openings[Name],
  program: string = PROGRAMS[name],
): Child & { readonly pid: number | undefined } {
  // `advanced`: bytes stay bytes. Standard output is the parent's own; errors go where the parent's errors go.
  const child = fork(program, [], { env: inherited(), serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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
