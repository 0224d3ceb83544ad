// The query for the watched folder: repeated every few seconds, but only if a folder is set.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

const LOOK_MS = 4_000;

export const watchQuery = queryOptions({
  queryKey: ['watch'],
  queryFn: ({ signal }) => api.watch(signal),
  retry: false,
  refetchInterval: ({ state: { data } }) => (data === undefined || data.folder === '' ? false : LOOK_MS),
});
