// The order of the rungs of the evidence ladder (the order of the verdict's own table; a test keeps the two in step).
import type { Check } from '../../server/contract/index.ts';

export const CHECKS: readonly Check[] = [
  'integrity',
  'issuer',
  'key',
  'product',
  'dates',
  'status',
  'trust',
  'clock',
  'content',
  'completeness',
];
