// The product groups, in the order in which they are offered.
import type { Category } from '../../../server/contract/index.ts';

export const CATEGORIES: readonly Category[] = ['battery', 'electronics', 'textile', 'steel', 'construction', 'other'];
