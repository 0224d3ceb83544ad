// Decides when `desk serve` ends: by a signal, with npm, by a fault of the configuration, or when a process has failed.
import { lineTaker, log } from '../../lib/log-line.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { note } from '../../lib/terminal.ts';
import { EXIT_FAULT } from '../../process/lifecycle.ts';
import { whenNpmIsGone } from '../../process/npm.ts';
import { faultIn } from '../../process/supervise.ts';
import type { Workers } from '../../process/workers.ts';

export type Serving = ReturnType<typeof newServing>;

/** Writes the reason why the service ends to standard error as well, for the person or the service manager that started it. */
const sayToo = (message: string): void => {
  if (lineTaker() !== undefined) note(message);
};

export function newServing() {
  const over = Promise.withResolvers<number>();
  let workers: Workers | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => over.resolve(0));
  // SIGHUP from a terminal stops what was started in it. A service manager sends it to request new workers. Windows sends it only for a
  // terminal.
  const ownTerminal = process.stdout.isTTY || process.platform === 'win32';
  process.on('SIGHUP', () => (ownTerminal ? over.resolve(0) : void workers?.replace()));
  whenNpmIsGone(() => over.resolve(0));
  return {
    /** Resolves to the exit code when the service is to end. */
    over: over.promise,
    /** Ends if the message of a process says that it cannot start as configured. */
    fault: (message: unknown) => {
      const detail = faultIn(message);
      if (detail === undefined) return;
      sayToo(detail);
      over.resolve(EXIT_FAULT);
    },
    giveUp: () => {
      const message = 'a server process ended three times in a row: giving up';
      log({ level: 'error', code: 'given-up', message });
      sayToo(message);
      over.resolve(1);
    },
    reject: over.reject,
    /** Ends with the reason of a StoreFault, because a new start would fail in the same way. Rejects for any other fault. */
    refuse: (fault: unknown) => {
      if (!(fault instanceof StoreFault)) return over.reject(fault);
      log({ level: 'error', code: fault.code, message: fault.message });
      sayToo(fault.message);
      over.resolve(EXIT_FAULT);
    },
    /** A hang-up replaces these workers. */
    replaceable: (found: Workers) => {
      workers = found;
    },
  };
}
