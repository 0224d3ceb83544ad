// Starts and supervises the workbench and the public process, forwards calls to the workbench, and stops both.
import type { UtilityProcess } from 'electron';
import type { RestoreWish } from '../server/contract/index.ts';
import { inherited } from '../server/process/environment.ts';
import { type Open, type PublicOpening, restoreWish, type WorkbenchOpening } from '../server/process/opening.ts';
import { type PortCall, type PortClient, portClient } from '../server/process/port.ts';
import { publicSwitch } from '../server/process/publish.ts';
import { type Child, faultIn, type Phase, type SuperviseOptions, supervise } from '../server/process/supervise.ts';

/** Electron's `utilityProcess.fork`. */
export type Fork = (
  path: string,
  args: string[],
  options: { readonly env: Record<string, string>; readonly stdio: 'pipe'; readonly serviceName: string },
) => UtilityProcess;

/** Limit for the last messages of the processes, which a user can attach to a fault report. */
const LOG_CHARACTERS = 64 * 1024;

interface Options {
  readonly fork: Fork;
  readonly programs: { readonly workbench: string; readonly public: string };
  readonly folder: string;
  /** Opens the sealed service key. The public process never receives it. */
  readonly secret: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Ends a process that does not respond to a request to stop. */
  readonly kill: (pid: number) => void;
  readonly changed: (phase: Phase) => void;
  readonly timing?: Pick<SuperviseOptions, 'pauses' | 'stopWithin' | 'readyWithin'>;
}

export interface Services {
  /** Waits while the workbench starts or restarts. Rejects if it is given up or ends during the call. */
  readonly call: PortCall;
  /** Allows three more attempts after three failures. */
  readonly retry: () => void;
  /** Returns the workbench's own message why it could not start. */
  readonly fault: () => string | undefined;
  /** Returns the latest output of the processes. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** `changed` reports each phase of the workbench; `timing` overrides the limits of the supervision, in milliseconds. */
export const startServices = ({ fork, programs, folder, secret, env, kill, changed, timing = {} }: Options): Services => {
  let log = '';
  let fault: string | undefined;
  let client: PortClient | undefined;

  const write = (text: string): void => {
    log = (log + text).slice(-LOG_CHARACTERS);
  };

  const start = (name: keyof typeof programs, open: WorkbenchOpening | PublicOpening): Child => {
    const process = fork(programs[name], [], { env: inherited(env), stdio: 'pipe', serviceName: `DPP Desk ${name}` });
    for (const stream of [process.stdout, process.stderr]) stream?.on('data', (text: Buffer) => write(text.toString('utf8')));
    // V8 failed, usually for lack of memory. Without a listener, this event would throw in the main process. 'exit' reports the end of the
    // process.
    process.on('error', (type, location) => {
      write(`${name}: ${type} at ${location}\n`);
      process.kill();
    });
    process.postMessage({ open } satisfies Open<unknown>);
    return {
      post: (message) => process.postMessage(message),
      listen: ({ message, exit }) => {
        process.on('message', message);
        process.on('exit', exit);
      },
      // SIGTERM is only a request, and a process with a blocked event loop does not handle it.
      kill: () => (process.pid === undefined ? void process.kill() : kill(process.pid)),
    };
  };

  const listener = publicSwitch({
    timing,
    start: (wish, { restarts }) => {
      if (restarts > 0) workbench.child()?.post({ notice: { code: 'public-restarted' } });
      return start('public', { folder, ...wish });
    },
    // A restarting workbench misses the message. It repeats its wish when it has started, and then receives the current state.
    tell: (message) => workbench.child()?.post(message),
  });

  const workbench = supervise({
    ...timing,
    name: 'workbench',
    start: ({ restarts, lastExit, order }) => {
      const child = start('workbench', {
        folder,
        mode: 'desktop',
        switchesPublic: true,
        ...(secret === undefined ? {} : { secret }),
        ...(order !== undefined ? { restore: order as RestoreWish } : restarts === 0 ? {} : { restarted: { exitCode: lastExit ?? null } }),
      });
      const calls = portClient({
        post: child.post,
        listen: (heard) => child.listen({ message: heard, exit: () => calls.fail('its process ended during the call') }),
      });
      client = calls;
      fault = undefined;
      return child;
    },
    message: (message) => {
      fault = faultIn(message) ?? fault;
      listener.hear(message);
      const wish = restoreWish(message);
      // The public process has the store open too, so it must stop before the restore. The new workbench requests a new one.
      if (wish !== undefined) void listener.rest().then(() => workbench.replace(wish));
    },
    changed,
  });

  return {
    call: async (request) => {
      if ((await workbench.ready()) === undefined || client === undefined)
        throw new Error(fault ?? 'its process ended and is not started again');
      return client.call(request);
    },
    retry: workbench.retry,
    fault: () => fault,
    log: () => log,
    stop: async () => {
      // Stops the public process first: the last process to close the store checkpoints it.
      await listener.stop();
      await workbench.stop();
    },
  };
};
