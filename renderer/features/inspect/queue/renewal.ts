// The newer verdicts of what was inspected again by itself, brought into the run that is open.
import type { Inspection, RepeatedInspections } from '../../../../server/contract/index.ts';
import { isAnsweredBy, type Job } from './jobs.ts';

export interface Ways {
  readonly jobs: () => readonly Job[];
  readonly repeatedAfter: (after: number) => Promise<RepeatedInspections>;
  readonly read: (id: number) => Promise<Inspection>;
  readonly replace: (inspection: Inspection) => void;
  /** A decision is chosen on the verdict that is open: it does not change under the hand of the officer. */
  readonly isBusy: () => boolean;
}

/** Returns up to which number of the log the run is up to date. */
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
