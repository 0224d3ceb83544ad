// The headlines in the order in which an officer has to look at them.
import type { Headline } from '../../server/contract/index.ts';

export const HEADLINES_WORST_FIRST: readonly Headline[] = ['invalid', 'unknown-issuer', 'cannot-check', 'valid-not-current', 'valid'];
