// Queries and changes of the public listener and of the stakeholder keys.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const SETTLED_MS = 5_000;
const STARTING_MS = 500;

export const resolverQuery = queryOptions({
  queryKey: ['resolver'],
  queryFn: ({ signal }) => api.resolver(signal),
  refetchInterval: ({ state }) => (state.data?.state === 'starting' ? STARTING_MS : SETTLED_MS),
});

export const keysQuery = queryOptions({ queryKey: ['keys'], queryFn: ({ signal }) => api.keys(signal) });

const trafficQuery = queryOptions({
  queryKey: ['resolver', 'traffic'],
  queryFn: ({ signal }) => api.traffic(signal),
  refetchInterval: SETTLED_MS,
});
export const maintenanceQuery = queryOptions({
  queryKey: ['resolver', 'maintenance'],
  queryFn: ({ signal }) => api.maintenance(signal),
  refetchInterval: SETTLED_MS,
});

export const useTraffic = () => useQuery(trafficQuery);

export const useResolver = () => useQuery(resolverQuery);
export const useKeys = () => useQuery(keysQuery);

export function useChangeResolver() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: api.changeResolver,
    onSuccess: (resolver) => client.setQueryData(resolverQuery.queryKey, resolver),
  });
}

export function useRenewal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.renewCertificate(),
    onSuccess: (resolver) => client.setQueryData(resolverQuery.queryKey, resolver),
  });
}

/** The result stays until the next check. It states its time. */
export const useCheck = () => useMutation({ mutationFn: () => api.checkResolver() });

export function useKeyChange<Given, Got>(mutationFn: (given: Given) => Promise<Got>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: keysQuery.queryKey }) });
}
