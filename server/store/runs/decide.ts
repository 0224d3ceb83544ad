// Records one decision for several items of a run, each with a line of its own, in one transaction.
import type { RunDecided, RunDecisionRequest } from '../../contract/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { appendDecision } from '../audit-log/append.ts';
import type { Store } from '../store.ts';
import { isInRun } from './run-log.ts';

/**
 * Writes all lines or none. A line that was already written under the request is not written again. Throws as `appendDecision` does, and
 * `conflict` for an entry that is not in the run.
 */
export function decideInRun(
  store: Store,
  run: string,
  { requestId, inspections, undoes, ...said }: RunDecisionRequest,
  now: Date,
): RunDecided {
  store.db
    .transaction(() => {
      for (const id of new Set(inspections)) {
        if (!isInRun(store, run, id)) throw new StoreFault('conflict', `inspection ${id} is not in this run`);
        appendDecision(store, id, { ...said, requestId: lineOf(requestId, id), ...(undoes && { undoes: lineOf(undoes, id) }) }, now);
      }
    })
    .immediate();
  return { decision: said.decision, count: new Set(inspections).size };
}

/** The id under which the decision on one entry is written. */
const lineOf = (requestId: string, inspection: number): string => `${requestId}-${inspection}`;
