// The packs as the workbench tells them: asked again while something is under way, and everything that a pack may have changed asked anew after it.
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

/** A pack may change everything but the settings. */
export const packApplied = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' && queryKey[0] !== KEY[0] });
