// The calls of inspecting again, beside those of the other screens.
import type { AgainRequest, Inspection, RepeatedInspections } from '../../server/contract/index.ts';
import { api, call, query } from '../lib/api.ts';

export const inspectAgain = (id: number, body: AgainRequest) => call<Inspection>(`/inspections/${id}/again`, { method: 'POST', body });
export const inspectionsAfter = (after: number) => call<RepeatedInspections>(`/inspections/again${query({ after })}`);
export const readAgain = (id: number) => api.inspection(id);
