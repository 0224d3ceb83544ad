// The order of the checks of the evidence ladder; a test keeps it in step with the verdict's own table.
import type { Check } from '../../server/contract/index.ts';

export const CHECKS: readonly Check[] = [
  'integrity',
  'issuer',
  'key',
  'product',
  'licence',
  'dates',
  'status',
  'trust',
  'clock',
  'content',
  'completeness',
];
