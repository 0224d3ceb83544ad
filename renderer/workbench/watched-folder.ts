// The folder that is kept an eye on, as the workbench tells it: asked for every few seconds only while there is one.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

const LOOK_MS = 4_000;

export const watchQuery = queryOptions({
  queryKey: ['watch'],
  queryFn: ({ signal }) => api.watch(signal),
  retry: false,
  refetchInterval: ({ state: { data } }) => (data === undefined || data.folder === '' ? false : LOOK_MS),
});
