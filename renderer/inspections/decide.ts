// A decision in, the inspection with it out: sent again by itself while another program keeps the store, and then only.
import type { DecisionRequest, Inspection, Problem } from '../../server/contract.ts';
import { Refused, SessionOver, Unreachable } from '../api.ts';

/** A pack of a million keeps the store for seconds; each attempt waits for some of them itself. */
const ATTEMPTS = 15;
const PAUSE_MS = 1_000;

export interface Ways {
  readonly decide: (id: number, body: DecisionRequest) => Promise<Inspection>;
  readonly pause: (ms: number) => Promise<void>;
  readonly onWait: () => void;
}

/**
 * Of this refusal alone it is known that nothing was written: the workbench did not get the store that it writes to. Decisions have no number
 * of their own, so one whose answer was lost, and may be in the log, is never sent a second time.
 */
export const isBusy = (error: unknown): boolean =>
  error instanceof Unreachable && (error.cause as Problem | undefined)?.code === 'store-busy';

/** Nobody said that it was not written. */
export const isUnsure = (error: unknown): boolean => !(error instanceof Refused || error instanceof SessionOver || isBusy(error));

export async function decideWhenFree(id: number, body: DecisionRequest, { decide, pause, onWait }: Ways): Promise<Inspection> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decide(id, body);
    } catch (error) {
      if (attempt === ATTEMPTS || !isBusy(error)) throw error;
      onWait();
      await pause(PAUSE_MS);
    }
  }
}
