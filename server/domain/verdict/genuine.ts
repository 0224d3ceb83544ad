// Decides whether a credential is genuine: the signature, the issuer and the key all passed and none failed.
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
