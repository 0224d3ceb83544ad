// A decision in, the inspection with it out: sent again by itself while another program keeps the store or no answer comes, and recorded once.
import type { DecisionRequest, Inspection, Problem } from '../../server/contract/index.ts';
import { Refused, SessionOver, Unreachable } from '../lib/api.ts';
import { Withheld } from '../lib/commit.ts';

/** A pack of a million keeps the store for seconds; each attempt waits for some of them itself. */
const ATTEMPTS = 15;
/** A workbench that ended is back in a few seconds; after that a person has to look. */
const ATTEMPTS_UNANSWERED = 5;
const PAUSE_MS = 1_000;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface Ways {
  readonly decide: (id: number, body: DecisionRequest) => Promise<Inspection>;
  readonly pause: (ms: number) => Promise<void>;
  readonly onWait: () => void;
}

/** Of this refusal alone it is known that nothing was written: the workbench did not get the store that it writes to. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Unreachable && (error.cause as Problem | undefined)?.code === 'store-busy';

/** Nobody said that it was not written. */
export const isUnsure = (error: unknown): boolean =>
  !(error instanceof Refused || error instanceof SessionOver || error instanceof Withheld || isBusy(error));

/**
 * The workbench writes a decision once for each id, and answers with what it wrote. What a person records anew is a decision of its own: another one
 * may have been taken in between, and the last one counts.
 */
export async function decideWhenFree(
  { id, hash }: Pick<Inspection, 'id' | 'hash'>,
  body: DecisionRequest,
  { decide, pause, onWait }: Ways,
): Promise<Inspection> {
  const request = { ...body, requestId: crypto.randomUUID(), inspectionHash: hash };
  // Once no answer came, only the answer that it is recorded says more.
  let unsure: unknown;
  let lost = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decide(id, request);
    } catch (error) {
      if (isUnsure(error)) {
        unsure ??= error;
        lost += 1;
      } else if (!isBusy(error)) throw unsure ?? error;
      if (attempt === ATTEMPTS || lost === ATTEMPTS_UNANSWERED) throw unsure ?? error;
      if (isBusy(error)) onWait();
      await pause(PAUSE_MS);
    }
  }
}
