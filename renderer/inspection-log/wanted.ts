// Turns the filters and the order of the log, or the address of an entry, into a query.
import type { DecisionFilter, Headline, InspectionOrder, InspectionQuery, InspectionSort } from '../../server/contract/index.ts';

export interface InspectionFilters {
  readonly query: string;
  readonly headline: Headline | 'as-of' | 'all';
  readonly decision: DecisionFilter | 'all';
  /** Days in the time zone of this computer, or empty. */
  readonly from: string;
  readonly until: string;
  readonly officer: string;
  readonly place: string;
}

export interface Sorting {
  readonly sort: InspectionSort;
  readonly order: InspectionOrder;
}

/** The name under which the list keeps its filters. */
export const FILTERS = 'inspections.filters';
export const NO_FILTERS: InspectionFilters = {
  query: '',
  headline: 'all',
  decision: 'all',
  from: '',
  until: '',
  officer: '',
  place: '',
};
export const NEWEST_FIRST: Sorting = { sort: 'number', order: 'descending' };

export const isFiltered = (filters: InspectionFilters): boolean =>
  (Object.keys(NO_FILTERS) as (keyof InspectionFilters)[]).some((name) => filters[name] !== NO_FILTERS[name]);

/** Whether a filter of the folded section is set. */
export const isNarrowed = ({ from, until, officer, place }: InspectionFilters): boolean =>
  [from, until, officer, place].some((one) => one !== '');

export const wantedOf = ({ query, headline, decision, from, until, officer, place }: InspectionFilters): InspectionQuery => ({
  // A scanned code is searched for as it was read.
  query: query.trim(),
  ...(headline === 'all' ? {} : { headline }),
  ...(decision === 'all' ? {} : { decision }),
  ...boundOf('from', from, 'T00:00:00.000'),
  ...boundOf('until', until, 'T23:59:59.999'),
  ...(officer.trim() === '' ? {} : { officer: officer.trim() }),
  ...(place.trim() === '' ? {} : { place: place.trim() }),
});

/** The log uses UTC; an officer thinks in local days. */
function boundOf(name: 'from' | 'until', day: string, time: string): InspectionQuery {
  const moment = new Date(`${day}${time}`);
  return Number.isNaN(moment.getTime()) || moment.getTime() < 0 ? {} : { [name]: moment.toISOString() };
}

/** Selects a column, or reverses its order. Numbers and dates start with the newest, text with the start of the alphabet. */
export const sortedBy = (sort: InspectionSort, before: Sorting): Sorting => {
  if (before.sort === sort) return { sort, order: before.order === 'ascending' ? 'descending' : 'ascending' };
  return { sort, order: sort === 'number' || sort === 'at' ? 'descending' : 'ascending' };
};

/** Undefined if the text is not the number of an entry. */
export const entryNumber = (id: string): number | undefined => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined);
