// Turns the filters of the list of passports into a query.
import type { Category, DppStatus } from '../../../server/contract/index.ts';
import type { PassportQuery } from '../../lib/api.ts';

export interface PassportFilters {
  readonly query: string;
  readonly category: Category | 'all';
  readonly status: DppStatus | 'all';
}

export const NO_FILTERS: PassportFilters = { query: '', category: 'all', status: 'all' };

export const wantedOf = ({ query, category, status }: PassportFilters): PassportQuery => ({
  query: query.trim(),
  ...(category === 'all' ? {} : { category }),
  ...(status === 'all' ? {} : { status }),
});
