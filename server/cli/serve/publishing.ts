// Keeps running the process that copies between a store and PostgreSQL.
import { setTimeout as wait } from 'node:timers/promises';
import { forkServer } from '../../process/fork.ts';
import type { PublicationOpening } from '../../process/opening.ts';
import { type Supervised, supervise } from '../../process/supervise.ts';

/** Pause after three consecutive exits. Serving continues. */
const AGAIN = 60_000;

export type Publishing = ReturnType<typeof keepPublication>;

export function keepPublication(opening: PublicationOpening, message: (message: unknown) => void) {
  const over = new AbortController();
  const kept: Supervised = supervise({
    name: 'publication',
    start: () => forkServer('publication', opening),
    message,
    changed: (phase) => {
      if (phase === 'failed') wait(AGAIN, undefined, { signal: over.signal, ref: false }).then(kept.retry, () => undefined);
    },
  });
  return {
    post: (said: object) => kept.child()?.post(said),
    stop: async (): Promise<void> => {
      over.abort();
      await kept.stop();
    },
  };
}
