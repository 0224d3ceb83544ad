// Node only. Runs a program in a process that may read only the named paths, and ends it when it falls silent.
import { fork } from 'node:child_process';

/** Passes on no environment variable, which may hold a secret. Windows starts no program without SystemRoot. */
export const NO_ENVIRONMENT: NodeJS.ProcessEnv = process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot };

export interface Rights {
  readonly execArgv: string[];
  readonly env: NodeJS.ProcessEnv;
}

/** `readable`: paths. Does not allow addons, writing, other programs or more than 1 GiB of memory, unless `further` options do. */
export const rightsTo = (readable: readonly string[], further: readonly string[] = []): Rights => ({
  execArgv: [
    '--permission',
    ...readable.map((place) => `--allow-fs-read=${place}`),
    ...further,
    '--no-warnings',
    '--max-old-space-size=1024',
  ],
  env: NO_ENVIRONMENT,
});

interface Isolated<T> {
  /** The longest time without a message, in milliseconds. */
  readonly silence: number;
  /** The fault of a process that was silent for longer. */
  readonly late: string;
  /** Stops the process when it throws. */
  readonly onMessage: (message: T) => void;
}

/** How the process ended: a fault that ended it, or its exit code or signal if that is not 0. */
export interface Ended {
  readonly fault?: string;
  readonly how?: number | string;
}

/** Sends the task, and resolves when the process has ended. */
export function runIsolated<T>(program: string, rights: Rights, task: object, { silence, late, onMessage }: Isolated<T>): Promise<Ended> {
  return new Promise((resolve) => {
    let fault: string | undefined;
    const child = fork(program, [], { ...rights, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const stop = (why: string): void => {
      fault ??= why;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(stop, silence, late);
    child.on('message', (message) => {
      clearTimeout(timer);
      if (fault !== undefined) return;
      timer = setTimeout(stop, silence, late);
      try {
        onMessage(message as T);
      } catch (thrown) {
        stop(thrown instanceof Error ? thrown.message : String(thrown));
      }
    });
    child.on('error', ({ message }) => stop(message));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const how = signal ?? code ?? 0;
      resolve({ ...(fault === undefined ? {} : { fault }), ...(how === 0 ? {} : { how }) });
    });
    child.send(task, (error) => {
      if (error) stop(error.message);
    });
  });
}

/**
 * Sends the task, and yields each message once the previous one was used. The process waits for a response to each message, so that its
 * results do not accumulate here. Returns how the process ended. Stops the process if the caller stops reading.
 */
export async function* askIsolated<T>(
  program: string,
  rights: Rights,
  task: object,
  { silence, late }: Pick<Isolated<T>, 'silence' | 'late'>,
): AsyncGenerator<T, Ended> {
  const child = fork(program, [], { ...rights, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const arrived: T[] = [];
  let fault: string | undefined;
  let ended: Ended | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wake = (): void => undefined;
  const stop = (why: string): void => {
    fault ??= why;
    child.kill('SIGKILL');
  };
  const ask = (message: object): void => {
    timer = setTimeout(stop, silence, late);
    child.send(message, (error) => {
      if (error) stop(error.message);
    });
  };
  child.on('message', (message) => {
    clearTimeout(timer);
    if (arrived.push(message as T) > 1) stop('the process did not wait for an answer');
    wake();
  });
  child.on('error', ({ message }) => {
    stop(message);
    // A process that could not be started does not always emit `close`.
    if (child.pid === undefined) ended ??= { fault: message };
    wake();
  });
  child.once('close', (code, signal) => {
    clearTimeout(timer);
    const how = signal ?? code ?? 0;
    ended = { ...(fault === undefined ? {} : { fault }), ...(how === 0 ? {} : { how }) };
    wake();
  });
  try {
    ask(task);
    for (;;) {
      const message = arrived.shift();
      if (message !== undefined) {
        yield message;
        if (ended === undefined) ask(NEXT);
      } else if (ended !== undefined) return ended;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

const NEXT = { next: true };

/** In the process: sends a message, and resolves when the other side requests the next one. */
export const tell = (message: object): Promise<void> =>
  new Promise((resolve, reject) => {
    process.once('message', () => resolve());
    process.send?.(message, undefined, undefined, (fault) => {
      if (fault) reject(fault);
    });
  });
