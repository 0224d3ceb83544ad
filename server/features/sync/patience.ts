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
  let gate: Promise<unknown> = Promise.resolve();
  // Pauses run at the same time and do not add up: the one that ends last counts.
  let until = 0;
  const close = (ms: number): void => {
    const pause = Math.min(ms, limits.longestPause);
    const end = performance.now() + pause;
    if (end <= until) return;
    until = end;
    gate = Promise.all([gate, wait(pause, signal)]);
    // Waiting requests receive the error. This prevents an unhandled rejection if there are none.
    gate.catch(() => undefined);
  };
  return async (address, asking) => {
    for (let attempt = 1; ; attempt++) {
      // A longer pause may begin while a shorter one is waited for.
      for (let awaited: Promise<unknown> | undefined; awaited !== gate; ) {
        awaited = gate;
        await awaited;
      }
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
