// Reads version and state of the desktop shell; null in a browser.
import { queryOptions } from '@tanstack/react-query';

/** Refreshed twice a day: an app that stays open becomes outdated too. */
const AGAIN = 12 * 60 * 60 * 1000;

export const shellQuery = queryOptions({
  queryKey: ['shell'],
  queryFn: async () => (await window.desk?.about()) ?? null,
  staleTime: AGAIN,
  refetchInterval: AGAIN,
});
