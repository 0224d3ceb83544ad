// Asks the workbench for the signed slip of an inspection.
import { useQuery } from '@tanstack/react-query';
import type { MadeSlip } from '../../server/contract/index.ts';
import { call } from '../lib/call.ts';

/** Signed once per printed page, with the decision in force at that moment. */
export const useMadeSlip = (id: number | undefined) =>
  useQuery({
    queryKey: ['made-slip', id],
    queryFn: ({ signal }) => call<MadeSlip>(`/inspections/${id}/slip`, { signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
