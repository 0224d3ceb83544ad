// Brings the newer verdicts of automatically repeated inspections into the queue.
import type { Inspection, RepeatedInspections } from '../../../../server/contract/index.ts';
import { isAnsweredBy, type Job } from './jobs.ts';

export interface Ways {
  readonly jobs: () => readonly Job[];
  readonly repeatedAfter: (after: number) => Promise<RepeatedInspections>;
  readonly read: (id: number) => Promise<Inspection>;
  readonly replace: (inspection: Inspection) => void;
  /** A decision is chosen on the open verdict, which therefore must not change now. */
  readonly isBusy: () => boolean;
}

/** Returns the log number up to which the queue is current. */
export async function renew(after: number, { jobs, repeatedAfter, read, replace, isBusy }: Ways): Promise<number> {
  let done = after;
  for (;;) {
    const { items } = await repeatedAfter(done);
    for (const one of items) {
      if (isBusy()) return done;
      const isInRun = jobs().some(({ state }) => state.stage === 'done' && state.inspections.some((known) => isAnsweredBy(known, one)));
      if (isInRun) replace(await read(one.id));
      done = one.id;
    }
    if (items.length === 0) return done;
  }
}
