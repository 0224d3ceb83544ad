// Copies a store into PostgreSQL, or PostgreSQL into a store (process entry for Node).
// Only this process opens connections to PostgreSQL.

import { followDatabase, publish } from './features/publication/index.ts';
import { type HeldCopy, readHeld } from './features/replica/index.ts';
import { log } from './lib/log-line.ts';
import { Refusal } from './lib/problem.ts';
import { steadyClock } from './lib/steady-clock.ts';
import { type Running, runProcess } from './process/lifecycle.ts';
import { isServed, type PublicationOpening } from './process/opening.ts';
import type { Port } from './process/port.ts';
import { openStore } from './store/open.ts';

async function start({ folder, address, task, maxLag = 0 }: PublicationOpening, parent: Port | undefined): Promise<Running> {
  const stopped = new AbortController();
  const fail = (error: unknown): void => {
    log({ level: 'error', code: 'publication-failed', message: String(error) });
    process.exit(1);
  };
  if (task === 'publish') {
    const store = openStore(folder, { despiteMaintenance: true });
    const work = publish(store, address, () => new Date(), stopped.signal);
    work.catch(fail);
    return {
      stop: async () => {
        stopped.abort();
        await work;
        store.close();
      },
    };
  }
  // Throws, and serves nothing, if the copy that was served last cannot be read.
  readHeld(folder);
  // The parent replaces its workers before the previous store is removed.
  const serve = (copy: HeldCopy): Promise<void> =>
    new Promise((resolve) => {
      parent?.listen((message) => {
        if (isServed(message, copy.name)) resolve();
      });
      stopped.signal.addEventListener('abort', () => resolve(), { once: true });
      parent?.post({ serve: copy });
    });
  const work = followDatabase({ address, folder, maxLag, moment: steadyClock(Date.now), serve }, stopped.signal);
  work.catch(fail);
  return {
    stop: async () => {
      stopped.abort();
      await work;
    },
  };
}

const byHand = (): PublicationOpening => {
  throw new Refusal('bad-request', 'this program is started by `desk serve --publish-to` or `--read-from`');
};

await runProcess({ name: 'publication', byHand, start });
