// Calls of the workbench about runs.
import type {
  CurrentRun,
  DayFigures,
  PackFile,
  Run,
  RunDecided,
  RunDecisionRequest,
  RunDetail,
  RunHead,
  RunList,
  RunNoteRequest,
  RunPartAdded,
  RunPartRequest,
  RunPartUpload,
  RunPhoto,
  RunTogether,
} from '../../server/contract/index.ts';
import { BASE, call, query } from '../lib/api.ts';
import type { Committed } from '../lib/commit.ts';

export const runs = {
  day: (wanted: { readonly from: string; readonly until: string }, signal?: AbortSignal) =>
    call<DayFigures>(`/day${query(wanted)}`, { signal }),
  list: (limit: number, signal?: AbortSignal) => call<RunList>(`/runs${query({ limit })}`, { signal }),
  current: (signal?: AbortSignal) => call<CurrentRun>('/runs/current', { signal }),
  read: (id: string, signal?: AbortSignal) => call<RunDetail>(`/runs/${id}`, { signal }),
  start: (id: string, head: RunHead, pass: Committed) => call<Run>('/runs', { method: 'POST', body: { id, ...head }, pass }),
  step: (id: string, step: 'pause' | 'resume' | 'close', officer: string, pass: Committed) =>
    call<Run>(`/runs/${id}/${step}`, { method: 'POST', body: { officer }, pass }),
  decide: (id: string, body: RunDecisionRequest, pass: Committed) =>
    call<RunDecided>(`/runs/${id}/decisions`, { method: 'POST', body, pass }),
  note: (id: string, body: RunNoteRequest, pass: Committed) => call<RunDetail>(`/runs/${id}/notes`, { method: 'POST', body, pass }),
  photo: (
    id: string,
    photo: Pick<RunPhoto, 'officer' | 'inspection'> & { readonly name: string; readonly bytes: Blob },
    pass: Committed,
  ) => {
    const { officer, inspection, name, bytes } = photo;
    return call<RunDetail>(
      `/runs/${id}/photos?${new URLSearchParams({
        officer,
        // The workbench requires the parameter, even if a picture from a camera has no name.
        name: name.slice(0, 255),
        ...(inspection === undefined ? {} : { inspection: String(inspection) }),
      })}`,
      { method: 'POST', bytes, pass },
    );
  },
  photoAt: (sha256: string) => `${BASE}/runs/photos/${sha256}`,
  /** The address of an evidence bundle, of a whole run or of single entries. */
  evidenceOfRun: (id: string) => `${BASE}/runs/${id}/evidence`,
  evidenceOf: (entries: readonly number[]) => `${BASE}/evidence?inspections=${entries.join(',')}`,
  together: (id: string, page: { readonly limit: number; readonly offset: number }, signal?: AbortSignal) =>
    call<RunTogether>(`/runs/${id}/together${query(page)}`, { signal }),
  beginPart: (body: PackFile, pass: Committed) => call<RunPartUpload>('/run-parts/incoming', { method: 'POST', body, pass }),
  sendPart: (at: number, bytes: Blob) => call<RunPartUpload>(`/run-parts/incoming${query({ at })}`, { method: 'PUT', bytes }),
  addPart: (id: string, body: RunPartRequest, pass: Committed) => call<RunPartAdded>(`/runs/${id}/parts`, { method: 'POST', body, pass }),
  exportAt: (id: string) => `${BASE}/runs/${id}/export`,
} as const;
