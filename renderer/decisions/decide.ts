// Records a decision exactly once; repeats the call while the store is locked or the workbench does not answer.
import type { DecisionRequest, Inspection, Problem } from '../../server/contract/index.ts';
import { DiskFull, Refused, SessionOver, Unreachable } from '../lib/api.ts';
import { Withheld } from '../lib/commit.ts';

/** Importing a pack of a million entries locks the store for seconds; every attempt waits for part of that time itself. */
const ATTEMPTS = 15;
/** A workbench that stopped is back within seconds; after that a person has to check. */
const ATTEMPTS_UNANSWERED = 5;
const PAUSE_MS = 1_000;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface Ways {
  readonly decide: (id: number, body: DecisionRequest) => Promise<Inspection>;
  readonly pause: (ms: number) => Promise<void>;
  readonly onWait: () => void;
}

/** Nothing was written: the workbench could not lock the store. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Unreachable && (error.cause as Problem | undefined)?.code === 'store-busy';

/** It is unknown whether the decision was written. */
export const isUnsure = (error: unknown): boolean =>
  !(error instanceof Refused || error instanceof DiskFull || error instanceof SessionOver || error instanceof Withheld || isBusy(error));

/**
 * The workbench writes a decision once per id and answers with what it wrote. A new decision of the person gets a new id: another
 * decision may have been recorded in between, and the last one counts.
 */
export async function decideWhenFree(
  { id, hash }: Pick<Inspection, 'id' | 'hash'>,
  body: DecisionRequest,
  { decide, pause, onWait }: Ways,
): Promise<Inspection> {
  const request = { requestId: crypto.randomUUID(), ...body, inspectionHash: hash };
  // Once an answer was lost, only a successful answer is conclusive.
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
