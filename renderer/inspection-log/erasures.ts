// Calls of the workbench about erasures, and what to read again after one.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ErasablePart, EraseRequest, ErasureRuleRequest, ErasureState } from '../../server/contract/index.ts';
import { call } from '../lib/api.ts';
import type { Committed } from '../lib/commit.ts';

export const PARTS: readonly ErasablePart[] = ['officer', 'place', 'reference', 'note', 'photo'];

export const erasures = {
  read: (signal?: AbortSignal) => call<ErasureState>('/erasures', { signal }),
  setRule: (body: ErasureRuleRequest, pass: Committed) => call<ErasureState>('/erasures/rule', { method: 'PUT', body, pass }),
  erase: (id: number, body: EraseRequest, pass: Committed) =>
    call<ErasureState>(`/inspections/${id}/erase`, { method: 'POST', body, pass }),
} as const;

export const useErasures = () => useQuery({ queryKey: ['erasures'], queryFn: ({ signal }) => erasures.read(signal) });

/** Invalidates all queries, because names, places and notes appear on many screens. */
export const erased = (client: QueryClient): void => void client.invalidateQueries();
