// Detects records that cannot be opened, and allows only a restore until they can be opened again.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Refused } from '../../lib/api.ts';
import { stateQuery } from '../../workbench/workbench.ts';

/** Stays set until the workbench has opened its records: it does not answer while it restarts. */
export function useDamaged(): boolean {
  const { data, error } = useQuery(stateQuery);
  const seen = useRef(false);
  if (error instanceof Refused && error.problem.code === 'store-damaged') seen.current = true;
  const isDamaged = seen.current;
  useEffect(() => {
    // After the reload, the restore screen reports the outcome, whatever screen was requested.
    if (isDamaged) location.replace('#/settings/bring-back');
  }, [isDamaged]);
  useEffect(() => {
    // Until now, this page has received only errors: reload it.
    if (seen.current && data !== undefined) location.reload();
  }, [data]);
  return isDamaged;
}
