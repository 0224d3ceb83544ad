// Queries for the notified bodies and for the list as a whole.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePaged } from '../../lib/paged.ts';

export interface BodyFilters {
  readonly query: string;
  /** ISO 3166-1 alpha-2, or `all`. */
  readonly country: string;
}

export const NO_FILTERS: BodyFilters = { query: '', country: 'all' };

export const useBodies = ({ query, country }: BodyFilters) =>
  usePaged('bodies', { query: query.trim(), ...(country === 'all' ? {} : { country }) }, api.bodies, ({ id }) => id);

/** Status date and countries do not depend on the search. */
export const useBodyList = () =>
  useQuery({ queryKey: ['body-list'], queryFn: ({ signal }) => api.bodies({ limit: 1 }, signal), staleTime: 60_000 });

/** Call after another list came into force. */
export const bodiesChanged = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'bodies' || queryKey[0] === 'body-list' });
