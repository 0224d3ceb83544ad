// Queries for the inspection log and for one of its entries.
import { useQuery } from '@tanstack/react-query';
import type { InspectionQuery } from '../../server/contract/index.ts';
import { api } from '../lib/api.ts';
import { usePaged } from '../lib/paged.ts';
import { type InspectionFilters, type Sorting, wantedOf } from './wanted.ts';

export const useInspections = (filters: InspectionFilters, sorting: Sorting) =>
  usePaged('inspections', { ...wantedOf(filters), ...sorting }, api.inspections, ({ id }) => id, { after: ({ id }) => id });

/** Newest first. */
export const useInspectionsOfRun = (run: string, filter: Pick<InspectionQuery, 'headline' | 'decision' | 'declaration'>) =>
  usePaged('inspections', { run, ...filter }, api.inspections, ({ id }) => id, { after: ({ id }) => id });

export const inspectionKey = (id: number) => ['inspection', id] as const;

export function useInspection(id: number | undefined) {
  return useQuery({
    queryKey: inspectionKey(id ?? 0),
    queryFn: ({ signal }) => api.inspection(id ?? 0, signal),
    enabled: id !== undefined,
  });
}
