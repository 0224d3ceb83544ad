// Queries for the packs: repeated during an import or export; an import invalidates everything it may have changed.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { PackImport, PacksOverview } from '../../../server/contract/index.ts';
import { api } from '../../lib/api.ts';

const KEY = ['packs'] as const;
const LOOK_MS = 400;

const MOVING: ReadonlySet<PackImport['stage']> = new Set(['receiving', 'checking', 'applying']);

const isMoving = (data: PacksOverview | undefined): boolean =>
  (data?.incoming !== undefined && MOVING.has(data.incoming.stage)) || data?.made?.stage === 'making';

export const usePacks = (sending: boolean) =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.packs(signal),
    refetchInterval: ({ state }) => (sending || isMoving(state.data) ? LOOK_MS : false),
  });

export const packsChanged = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: KEY });

/** A pack may change everything except the settings. */
export const packApplied = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' && queryKey[0] !== KEY[0] });
