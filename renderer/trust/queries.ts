// The trust data as the workbench tells it, and what is asked for anew after a change of it.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { TrustOverview } from '../../server/contract.ts';
import { api } from '../api.ts';

export const useTrust = () => useQuery({ queryKey: ['trust'], queryFn: ({ signal }) => api.trust(signal) });

export const useUnknownIssuers = () => useQuery({ queryKey: ['trust', 'unknown'], queryFn: ({ signal }) => api.unknownIssuers(signal) });

/** The frame shows the age of the trust data on every screen. */
export async function trustChanged(client: QueryClient, overview: TrustOverview): Promise<void> {
  client.setQueryData(['trust'], overview);
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'trust' || queryKey[0] === 'state' });
}
