// A verification in; the word of the standards for its status out. Where that is no good one, the passport was not said to be valid.
import { expect } from 'vitest';
import { CODES } from '../../server/verdict/codes.ts';
import type { Verification } from '../../server/verify/index.ts';
import { headlineOf } from './issuing.ts';

const WORDS: Readonly<Record<string, string>> = {
  'DPP-STA-01': 'good',
  'DPP-STA-02': 'none',
  'DPP-STA-03': 'not held',
  'DPP-STA-04': 'out of date',
  'DPP-STA-05': 'not supported',
  'DPP-STA-20': 'revoked',
  'DPP-STA-21': 'suspended',
};
export const MALFORMED = 'MALFORMED_VALUE_ERROR';
export const UNVERIFIED = 'STATUS_VERIFICATION_ERROR';

/** The status line: `revoked`, `RANGE_ERROR`, … as the standard calls it. */
export function statusWord(verification: Verification): string {
  const { code = 'DPP-STA-07', detail = '' } = verification.evidence.find(({ check }) => check === 'status') ?? {};
  if (CODES[code].outcome === 'failed') expect(headlineOf(verification)).toBe('invalid');
  else if (code !== 'DPP-STA-01' && code !== 'DPP-STA-02') expect(headlineOf(verification)).not.toBe('valid');
  return code === 'DPP-STA-06' ? (/^[A-Z_]+(?=:)/.exec(detail)?.[0] ?? detail) : (WORDS[code] ?? code);
}
