// What was found of a credential in; whether it is genuine out: the signature holds, with a key of the issuer that it names, for whom somebody here vouches.
import type { Evidence } from '../evidence/evidence.ts';

export const isGenuine = (found: readonly Evidence[]): boolean =>
  (['integrity', 'issuer', 'key'] as const).every((check) => {
    let passed = false;
    for (const one of found) {
      if (one.check !== check) continue;
      if (one.outcome === 'failed') return false;
      passed ||= one.outcome === 'passed';
    }
    return passed;
  });
