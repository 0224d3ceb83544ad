// Checks whether an inspection of the queue was repeated automatically.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isChoosing } from '../../../decisions/choice.ts';
import { inspectionsAfter, readAgain } from '../../../inspection-log/calls.ts';
import { stateQuery } from '../../../workbench/workbench.ts';
import { renew, type Ways } from './renewal.ts';
import { queue } from './use-queue.ts';

const WAYS: Ways = {
  jobs: () => queue.get().jobs,
  repeatedAfter: inspectionsAfter,
  read: readAgain,
  replace: queue.replace,
  isBusy: isChoosing,
};

/** Checks when the state of the workbench names a newer repetition; after a failure or a delay, checks again at its next update. */
export function useRenewal(isOn: boolean): void {
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(stateQuery);
  const newest = data?.newestRepeated;
  const seen = useRef<number>(undefined);
  const asks = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each update of the state is a chance to repeat a check that had to wait
  useEffect(() => {
    if (!isOn || newest === undefined || asks.current) return;
    // Repetitions before this window are in the log; after a restore, the numbers start lower.
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
  }, [client, isOn, newest, dataUpdatedAt]);
}
