// Looks whether something of the run that is open was inspected again by itself.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isChoosing } from '../../../decisions/choice.ts';
import { inspectionsAfter, readAgain } from '../../../inspection-log/calls.ts';
import { stateQuery } from '../../../workbench/workbench.ts';
import { renew, type Ways } from './renewal.ts';
import { run } from './use-run.ts';

const WAYS: Ways = {
  jobs: () => run.get().jobs,
  repeatedAfter: inspectionsAfter,
  read: readAgain,
  replace: run.replace,
  isBusy: isChoosing,
};

/** Asks when the state of the workbench names a newer one than was seen; what fails or has to wait is asked for again at its next look. */
export function useRenewal(): void {
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(stateQuery);
  const newest = data?.newestRepeated;
  const seen = useRef<number>(undefined);
  const asks = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look at the workbench is a chance for what had to wait
  useEffect(() => {
    if (newest === undefined || asks.current) return;
    // What was there before this window is in the log; after a restore numbers begin lower.
    if (seen.current === undefined || newest < seen.current) seen.current = newest;
    if (newest === seen.current) return;
    asks.current = true;
    renew(seen.current, WAYS)
      .then((done) => {
        seen.current = done;
        const changed = ['inspections', 'inspection', 'want-list'];
        return client.invalidateQueries({
          predicate: ({ queryKey }) => changed.includes(String(queryKey[0])) || queryKey[1] === 'unknown',
        });
      })
      .catch(() => undefined)
      .finally(() => {
        asks.current = false;
      });
  }, [client, newest, dataUpdatedAt]);
}
