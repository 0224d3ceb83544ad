// Retries a call while the workbench does not answer or its disk is full, lets screens say so, and explains any other fault.
import { DiskFull, Unreachable } from '../../../lib/api.ts';
import { share, useShared } from '../../../lib/shared.ts';
import type { Obstacle } from '../queue/jobs.ts';

const PAUSE_MS = 1_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the calls that are under way wait for. */
export const waits = share<readonly Obstacle[]>([]);

export const useWait = (): Obstacle | undefined => useShared(waits)[0];

/** Use only for calls that are safe to repeat. */
export async function patiently<T>(call: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> {
  let mine: Obstacle | undefined;
  const waitFor = (next: Obstacle | undefined): void => {
    if (next === mine) return;
    const others = mine === undefined ? waits.get() : waits.get().toSpliced(waits.get().indexOf(mine), 1);
    mine = next;
    waits.set(next === undefined ? others : [...others, next]);
  };
  try {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        waitFor(error instanceof DiskFull ? 'disk-full' : 'no-answer');
        await pause(pauseMs);
      }
    }
  } finally {
    waitFor(undefined);
  }
}

/** Returns the message, cut to the length that the workbench accepts. */
export const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault)).slice(0, 500) || '…';
