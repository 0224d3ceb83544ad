// Whether the records of this computer can be opened in; where they cannot, that only bringing a backup back is left, until they can be opened again, out.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Refused } from '../../lib/api.ts';
import { stateQuery } from '../../workbench/workbench.ts';

/** Once seen it stays so until the workbench has its records again: it does not answer while it is started anew. */
export function useDamaged(): boolean {
  const { data, error } = useQuery(stateQuery);
  const seen = useRef(false);
  if (error instanceof Refused && error.problem.code === 'store-damaged') seen.current = true;
  const isDamaged = seen.current;
  useEffect(() => {
    // Where the page loads again it says what was brought back, whatever was wanted first.
    if (isDamaged) location.replace('#/settings/bring-back');
  }, [isDamaged]);
  useEffect(() => {
    // All that this page knows is that it could not know anything.
    if (seen.current && data !== undefined) location.reload();
  }, [data]);
  return isDamaged;
}
