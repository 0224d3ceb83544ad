// The filters of the log, or the address of one entry, in; what to ask the workbench for out.
import type { DecisionKind, Headline } from '../../server/contract.ts';
import type { InspectionQuery } from '../api.ts';

export interface InspectionFilters {
  readonly query: string;
  readonly headline: Headline | 'as-of' | 'all';
  readonly decision: DecisionKind | 'none' | 'all';
}

export const NO_FILTERS: InspectionFilters = { query: '', headline: 'all', decision: 'all' };

export const wantedOf = ({ query, headline, decision }: InspectionFilters): InspectionQuery => ({
  query: query.trim(),
  ...(headline === 'all' ? {} : { headline }),
  ...(decision === 'all' ? {} : { decision }),
});

/** Undefined for what is no number of an entry. */
export const entryNumber = (id: string): number | undefined => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined);
