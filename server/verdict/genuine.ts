// What was found of a credential in; whether it is genuine out: the signature holds, with a key of the issuer that it names, for whom somebody here vouches.
import type { Evidence } from './evidence.ts';

export const isGenuine = (found: readonly Evidence[]): boolean =>
  (['integrity', 'issuer', 'key'] as const).every((check) => {
    const lines = found.filter((one) => one.check === check);
    return lines.some(({ outcome }) => outcome === 'passed') && !lines.some(({ outcome }) => outcome === 'failed');
  });
