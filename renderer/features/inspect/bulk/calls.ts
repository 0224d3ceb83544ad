// Calls of the workbench about bulk inspections.
import type {
  Bulk,
  BulkClaim,
  BulkClaimed,
  BulkInputs,
  BulkList,
  BulkMissing,
  BulkReadings,
  BulkRequest,
  BulkRow,
  BulkRows,
  BulkSort,
} from '../../../../server/contract/index.ts';
import { BASE, call, fileAt, query } from '../../../lib/api.ts';
import type { Committed } from '../../../lib/commit.ts';

export type BulkStep = 'pause' | 'resume' | 'cancel' | 'retry';

export interface RowQuery {
  readonly query?: string;
  readonly show?: string;
  readonly sort?: BulkSort;
  readonly order?: 'ascending' | 'descending';
  readonly limit?: number;
  readonly offset?: number;
}

const item = (id: string, position: number): string => `/bulk/${id}/items/${position}`;

export const bulks = {
  list: (signal?: AbortSignal) => call<BulkList>('/bulk', { signal }),
  read: (id: string, signal?: AbortSignal) => call<Bulk>(`/bulk/${id}`, { signal }),
  begin: (body: BulkRequest, pass: Committed) => call<Bulk>('/bulk', { method: 'POST', body, pass }),
  step: (id: string, step: BulkStep, pass: Committed) => call<Bulk>(`/bulk/${id}/${step}`, { method: 'POST', pass }),
  add: (id: string, body: BulkInputs) => call<Bulk>(`/bulk/${id}/items`, { method: 'POST', body }),
  missing: (id: string) => call<BulkMissing>(`/bulk/${id}/missing`),
  send: (id: string, position: number, at: number, bytes: Blob) =>
    call<void>(`${item(id, position)}/content${query({ at })}`, { method: 'PUT', bytes }),
  sendParcel: (id: string, bytes: Blob) => call<void>(`/bulk/${id}/contents`, { method: 'PUT', bytes }),
  content: (id: string, position: number) => fileAt(`${BASE}${item(id, position)}/content`),
  claim: (id: string, body: BulkClaim) => call<BulkClaimed>(`/bulk/${id}/claims`, { method: 'POST', body }),
  wasRead: (id: string, position: number, body: BulkReadings) => call<void>(`${item(id, position)}/readings`, { method: 'PUT', body }),
  rows: async (id: string, wanted: RowQuery, signal?: AbortSignal): Promise<{ total: number; items: readonly BulkRow[] }> => {
    const { total, rows } = await call<BulkRows>(`/bulk/${id}/rows${query({ ...wanted })}`, { signal });
    return { total, items: rows };
  },
} as const;
