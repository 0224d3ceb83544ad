// Calls of the workbench about declarations, suspensions and measurements, and what to read again after one.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type {
  CustomsOfEntry,
  DeclarationRequest,
  HoldRequest,
  Language,
  LineRequest,
  MeasurementRequest,
  OpenHolds,
  QuantityList,
  RegistrySnapshotState,
  RunCustoms,
  RunDeclared,
} from '../../server/contract/index.ts';
import { activeLanguage, useLanguage } from '../i18n/index.ts';
import { call } from '../lib/api.ts';
import type { Committed } from '../lib/commit.ts';

export const customs = {
  of: (id: number, signal?: AbortSignal) => call<CustomsOfEntry>(`/inspections/${id}/customs`, { signal }),
  ofRun: (run: string, signal?: AbortSignal) => call<RunCustoms>(`/runs/${run}/customs`, { signal }),
  holds: (signal?: AbortSignal) => call<OpenHolds>('/holds', { signal }),
  declare: (id: number, body: DeclarationRequest, pass: Committed) =>
    call<CustomsOfEntry>(`/inspections/${id}/declaration`, { method: 'POST', body, pass }),
  line: (id: number, body: LineRequest, pass: Committed) => call<CustomsOfEntry>(`/inspections/${id}/line`, { method: 'POST', body, pass }),
  hold: (id: number, body: HoldRequest, pass: Committed) => call<CustomsOfEntry>(`/inspections/${id}/hold`, { method: 'POST', body, pass }),
  quantities: (id: number, language: Language, signal?: AbortSignal) =>
    call<QuantityList>(`/inspections/${id}/quantities`, { signal, language }),
  measure: (id: number, body: MeasurementRequest, pass: Committed) =>
    call<CustomsOfEntry>(`/inspections/${id}/measurement`, { method: 'POST', body, pass, language: activeLanguage() }),
  declareRun: (run: string, { bytes, ...about }: { requestId: string; officer: string; name: string; bytes: Blob }, pass: Committed) =>
    call<RunDeclared>(`/runs/${run}/declaration?${new URLSearchParams(about)}`, { method: 'POST', bytes, pass }),
  snapshot: (signal?: AbortSignal) => call<RegistrySnapshotState>('/registry-snapshot', { signal }),
  putSnapshot: ({ bytes, ...about }: { name: string; date: string; officer: string; bytes: Blob }, pass: Committed) =>
    call<RegistrySnapshotState>(`/registry-snapshot?${new URLSearchParams(about)}`, { method: 'PUT', bytes, pass }),
  removeSnapshot: (pass: Committed) => call<RegistrySnapshotState>('/registry-snapshot', { method: 'DELETE', pass }),
} as const;

const KEY = 'customs';

/** Sends no request until the number of the inspection is known. */
export const useCustoms = (id: number | undefined) =>
  useQuery({ queryKey: [KEY, id], queryFn: ({ signal }) => customs.of(id ?? 0, signal), enabled: id !== undefined });

export function useQuantities(id: number) {
  const language = useLanguage();
  return useQuery({ queryKey: [KEY, id, 'quantities', language], queryFn: ({ signal }) => customs.quantities(id, language, signal) });
}

/** Another window may have recorded a decision. */
const REFRESH_MS = 60_000;

export const useHolds = () =>
  useQuery({ queryKey: [KEY, 'holds'], queryFn: ({ signal }) => customs.holds(signal), refetchInterval: REFRESH_MS });

export const useSnapshot = () => useQuery({ queryKey: [KEY, 'snapshot'], queryFn: ({ signal }) => customs.snapshot(signal) });

export function customsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [KEY] });
  void client.invalidateQueries({ queryKey: ['inspections'] });
}
