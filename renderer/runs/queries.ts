// Queries for runs, and what to read again after a run has changed.
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { RunDetail } from '../../server/contract/index.ts';
import { Refused } from '../lib/api.ts';
import { runs } from './calls.ts';
import { dayAround } from './day.ts';

/** Another window may have paused the run or added to it. */
const REFRESH_MS = 5_000;

export const useCurrentRun = () =>
  useQuery({ queryKey: ['runs', 'current'], queryFn: ({ signal }) => runs.current(signal), refetchInterval: REFRESH_MS });

/** Other windows may add inspections, and the day may end. */
const DAY_MS = 60_000;

/** The figures of the present day on this computer. */
export const useDay = () =>
  useQuery({
    queryKey: ['runs', 'day'],
    queryFn: ({ signal }) => runs.day(dayAround(new Date()), signal),
    refetchInterval: DAY_MS,
  });

export const useRuns = (limit: number) =>
  useQuery({ queryKey: ['runs', 'list', limit], queryFn: ({ signal }) => runs.list(limit, signal) });

export const useRunDetail = (id: string | undefined) =>
  useQuery({ queryKey: ['runs', 'one', id], queryFn: ({ signal }) => runs.read(id ?? '', signal), enabled: id !== undefined });

/** The first rows of a run of several computers, and its parts. */
export const useTogether = (id: string, limit: number) =>
  useQuery({
    queryKey: ['runs', 'together', id, limit],
    queryFn: ({ signal }) => runs.together(id, { limit, offset: 0 }, signal),
    placeholderData: keepPreviousData,
  });

/** The counts of a run change with every inspection and every decision. */
export const runsChanged = (client: QueryClient): void => void client.invalidateQueries({ queryKey: ['runs'] });

/** What is wrong with the signature of a closed run: it does not match, or there is none to check. */
export const sealFault = ({ state, seal }: Pick<RunDetail, 'state' | 'seal'>): 'runs.sealBad' | 'runs.sealNone' | undefined => {
  if (seal === undefined) return state === 'closed' ? 'runs.sealNone' : undefined;
  return seal.isGood ? undefined : 'runs.sealBad';
};

/** Whether no run has this id. Any other fault may be temporary. */
export const isNoRun = (id: string | undefined, error: unknown): boolean =>
  id === undefined || (error instanceof Refused && error.problem.status === 404);

/** The id of a run, as its address names it. */
export const runId = (id: string): string | undefined => (/^[0-9a-f-]{36}$/.test(id) ? id : undefined);
