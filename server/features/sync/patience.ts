// Repeats requests that fail temporarily, and applies every pause that the service asks for to all requests.
import { setTimeout as later } from 'node:timers/promises';
import { type Answer, type Asking, askOnce } from './fetch.ts';
import type { SyncLimits } from './limits.ts';

export interface Patience {
  readonly limits: SyncLimits;
  readonly signal: AbortSignal;
  /** For tests. Everything else waits in real time. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

export type AskService = (address: string, asking: Asking) => Promise<Answer>;

const byTheClock = (ms: number, signal: AbortSignal): Promise<void> => later(ms, undefined, { signal });

/** Makes up to `limits.attempts` attempts for a request that fails temporarily, with exponential backoff. Times are in milliseconds. */
export function patiently({ limits, signal, wait = byTheClock, random = Math.random }: Patience): AskService {
  let gate: Promise<void> = Promise.resolve();
  // Runs one pause at a time: four responses that ask for the same pause do not add up.
  let closed = false;
  const close = (ms: number): void => {
    if (closed || ms === 0) return;
    closed = true;
    gate = wait(Math.min(ms, limits.longestPause), signal).finally(() => {
      closed = false;
    });
    // Waiting requests receive the error. This prevents an unhandled rejection if there are none.
    gate.catch(() => undefined);
  };
  return async (address, asking) => {
    for (let attempt = 1; ; attempt++) {
      await gate;
      signal.throwIfAborted();
      const answer = await askOnce(address, asking, limits, signal);
      const { pause } = answer;
      if (pause !== undefined) close(pause);
      if (answer.kind !== 'failed' || !answer.retry || attempt === limits.attempts) return answer;
      if (pause !== undefined && pause > limits.longestPause) return answer;
      if (pause === undefined) await wait(limits.pause * 2 ** (attempt - 1) * (0.5 + random()), signal);
    }
  };
}
