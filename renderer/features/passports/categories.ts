// The product groups, in display order.
import type { Category } from '../../../server/contract/index.ts';

export const CATEGORIES: readonly Category[] = ['battery', 'electronics', 'textile', 'steel', 'construction', 'other'];
