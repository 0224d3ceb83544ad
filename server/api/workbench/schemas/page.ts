// Reads the page of a list from a query.
import { LIMITS } from '../../../lib/limits.ts';

export const pageOf = ({ limit = '50', offset = '0' }: { readonly limit?: string; readonly offset?: string }) => ({
  limit: Math.min(Number(limit), LIMITS.pageSize),
  offset: Number(offset),
});
