// Queries for bulk inspections, and the actions on them.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Bulk, BulkSummary } from '../../../../server/contract/index.ts';
import { commit, Withheld } from '../../../lib/commit.ts';
import { usePaged } from '../../../lib/paged.ts';
import { runsChanged } from '../../../runs/queries.ts';
import { toast } from '../../../ui/index.ts';
import { type BulkStep, bulks, type RowQuery } from './calls.ts';
import { wakeReader } from './reader.ts';

const REFRESH_MS = 1_000;
const IDLE_MS = 10_000;

export const isOver = ({ state }: Pick<Bulk, 'state'>): boolean => state === 'done' || state === 'cancelled';

export const useBulks = () =>
  useQuery({
    queryKey: ['bulk', 'list'],
    queryFn: ({ signal }) => bulks.list(signal),
    refetchInterval: ({ state }) => (state.data?.items.some((one) => !isOver(one)) ? REFRESH_MS : IDLE_MS),
  });

export const useBulk = (id: string | undefined) =>
  useQuery({
    queryKey: ['bulk', 'one', id],
    queryFn: ({ signal }) => bulks.read(id ?? '', signal),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data !== undefined && isOver(state.data) ? false : REFRESH_MS),
  });

export const useRows = (id: string, wanted: Omit<RowQuery, 'limit' | 'offset'>) =>
  usePaged(
    'bulk-rows',
    { id, ...wanted },
    ({ id: of, ...rest }, signal) => bulks.rows(of, rest, signal),
    ({ position, inspection }) => `${position} ${inspection?.id ?? ''}`,
  );

/** Returns the number of inputs to inspect, and how many of them are finished. Inputs that were not drawn for a sample count in neither. */
export const progressOf = ({ items, total }: BulkSummary): { readonly value: number; readonly total: number } => ({
  value: (items.done ?? 0) + (items.failed ?? 0) + (items.cancelled ?? 0),
  total: total - (items['left-out'] ?? 0),
});

export function useBulkStep(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: BulkStep) => commit((pass) => bulks.step(id, step, pass)),
    onSuccess: wakeReader,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['bulk'] });
      void client.invalidateQueries({ queryKey: ['bulk-rows'] });
      runsChanged(client);
    },
    onError: (fault) => {
      if (!(fault instanceof Withheld)) toast('bad', fault.message);
    },
  });
}
