// A way to ask once in, one that asks with patience out: pauses that the service wants hold for all, what may pass is tried again.
import { setTimeout as later } from 'node:timers/promises';
import { type Answer, type Asking, askOnce } from './fetch.ts';
import type { SyncLimits } from './limits.ts';

export interface Patience {
  readonly limits: SyncLimits;
  readonly signal: AbortSignal;
  /** For tests: everything else waits by the clock. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

export type AskService = (address: string, asking: Asking) => Promise<Answer>;

const byTheClock = (ms: number, signal: AbortSignal): Promise<void> => later(ms, undefined, { signal });

export function patiently({ limits, signal, wait = byTheClock, random = Math.random }: Patience): AskService {
  let gate: Promise<void> = Promise.resolve();
  // One pause at a time: four answers that ask for the same pause do not make four of them.
  let closed = false;
  const close = (ms: number): void => {
    if (closed || ms === 0) return;
    closed = true;
    gate = wait(Math.min(ms, limits.longestPause), signal).finally(() => {
      closed = false;
    });
    // Whoever waits at the gate hears of it; nobody may be waiting.
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
