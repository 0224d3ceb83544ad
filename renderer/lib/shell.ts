// What the desktop shell says of itself; null in a browser, which has none.
import { queryOptions } from '@tanstack/react-query';

/** Asked anew twice a day: an app that is left open grows old too. */
const AGAIN = 12 * 60 * 60 * 1000;

export const shellQuery = queryOptions({
  queryKey: ['shell'],
  queryFn: async () => (await window.desk?.about()) ?? null,
  staleTime: AGAIN,
  refetchInterval: AGAIN,
});
