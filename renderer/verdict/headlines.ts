// The headlines, those that need attention first.
import type { Headline } from '../../server/contract/index.ts';

export const HEADLINES_WORST_FIRST: readonly Headline[] = ['invalid', 'unknown-issuer', 'cannot-check', 'valid-not-current', 'valid'];
