// Calls of the workbench that repeat an inspection or list repeated ones.
import type { AgainRequest, Inspection, RepeatedInspections } from '../../server/contract/index.ts';
import { api, call, query } from '../lib/api.ts';

export const inspectAgain = (id: number, body: AgainRequest) => call<Inspection>(`/inspections/${id}/again`, { method: 'POST', body });
export const inspectionsAfter = (after: number) => call<RepeatedInspections>(`/inspections/again${query({ after })}`);
export const readAgain = (id: number) => api.inspection(id);
