// Retries a call while the workbench does not answer, and explains any other fault.
import { Unreachable } from '../../../lib/api.ts';

const PAUSE_MS = 1_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Use only for calls that are safe to repeat. */
export async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** Returns the message, cut to the length that the workbench accepts. */
export const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault)).slice(0, 500) || '…';
