// Lists the product groups that have shapes. No other group has a law of its own to check.
import type { Category } from '../../../contract/index.ts';

export const SHAPED = ['battery', 'electronics', 'textile', 'steel', 'construction'] as const satisfies readonly Category[];
export type Shaped = (typeof SHAPED)[number];
