// Queries for the trust data, and what to read again after a change.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { DidDocumentLook, TrustOverview } from '../../server/contract/index.ts';
import { api, call } from '../lib/api.ts';

export const useTrust = () => useQuery({ queryKey: ['trust'], queryFn: ({ signal }) => api.trust(signal) });

export const useUnknownIssuers = () => useQuery({ queryKey: ['trust', 'unknown'], queryFn: ({ signal }) => api.unknownIssuers(signal) });

export const useRecalls = () => useQuery({ queryKey: ['trust', 'recalls'], queryFn: ({ signal }) => api.recalls(signal) });

export const lookAtDocument = (text: string, signal: AbortSignal) =>
  call<DidDocumentLook>('/trust/issuers/look', { method: 'POST', body: { text }, signal });

/** The frame shows the age of the trust data on every screen, and whether a list in the watched folder is new. */
export async function trustChanged(client: QueryClient, overview: TrustOverview): Promise<void> {
  client.setQueryData(['trust'], overview);
  await client.invalidateQueries({ predicate: ({ queryKey }) => ['trust', 'state', 'watch'].includes(String(queryKey[0])) });
}
