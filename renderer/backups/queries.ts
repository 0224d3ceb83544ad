// Queries for the backups; repeated during an upload and while the workbench restarts after a restore.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { BackupImport, BackupOverview } from '../../server/contract/index.ts';
import { api } from '../lib/api.ts';

export const BACKUPS = ['backups'] as const;
const LOOK_MS = 400;
const MOVING: ReadonlySet<BackupImport['stage']> = new Set(['receiving', 'checking', 'restoring']);

const isMoving = (data: BackupOverview | undefined): boolean => data?.incoming !== undefined && MOVING.has(data.incoming.stage);

/** Keeps the last result while the workbench does not answer. */
export const useBackups = () =>
  useQuery({
    queryKey: BACKUPS,
    queryFn: ({ signal }) => api.backups(signal),
    refetchInterval: ({ state }) => (isMoving(state.data) ? LOOK_MS : false),
    refetchIntervalInBackground: true,
    retry: false,
  });

export const backupsChanged = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: BACKUPS });
