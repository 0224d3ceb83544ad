// The decision table of the vectors: facts as it names them in, our evidence out, and the name of a reason back.
import type { Check, Code } from '../../server/verdict/codes.ts';
import { CODES } from '../../server/verdict/codes.ts';
import { type Evidence, evidence } from '../../server/verdict/evidence.ts';

export interface Facts {
  readonly integrity: 'ok' | 'bad' | 'unsupported' | 'unreadable';
  readonly issuer: 'trusted' | 'locally-trusted' | 'unknown' | 'withdrawn' | 'suspended';
  readonly key: 'ok' | 'expired' | 'revoked' | 'not-authorised' | 'not-found';
  readonly binding: 'match' | 'not-scanned' | 'mismatch';
  readonly status: 'good' | 'revoked' | 'suspended' | 'unknown-stale' | 'unknown-unavailable' | 'unknown-unsupported' | 'error' | 'none';
  readonly validity: 'ok' | 'expired' | 'not-yet' | 'no-dates';
  readonly trust_data: 'fresh' | 'stale' | 'expired' | 'none';
  readonly clock: 'ok' | 'suspect';
  readonly schema: 'ok' | 'errors';
}

const LINES: { readonly [Name in keyof Facts]: Readonly<Record<Facts[Name], Code>> } = {
  integrity: { ok: 'DPP-SIG-01', bad: 'DPP-SIG-02', unsupported: 'DPP-SIG-10', unreadable: 'DPP-SIG-11' },
  issuer: {
    trusted: 'DPP-ISS-01',
    'locally-trusted': 'DPP-ISS-03',
    unknown: 'DPP-ISS-10',
    withdrawn: 'DPP-ISS-20',
    suspended: 'DPP-ISS-21',
  },
  key: { ok: 'DPP-KEY-01', expired: 'DPP-KEY-05', revoked: 'DPP-KEY-04', 'not-authorised': 'DPP-KEY-03', 'not-found': 'DPP-KEY-02' },
  binding: { match: 'DPP-PRD-01', 'not-scanned': 'DPP-PRD-02', mismatch: 'DPP-PRD-03' },
  status: {
    good: 'DPP-STA-01',
    revoked: 'DPP-STA-20',
    suspended: 'DPP-STA-21',
    'unknown-stale': 'DPP-STA-04',
    'unknown-unavailable': 'DPP-STA-03',
    'unknown-unsupported': 'DPP-STA-05',
    error: 'DPP-STA-06',
    none: 'DPP-STA-02',
  },
  validity: { ok: 'DPP-DAT-01', expired: 'DPP-DAT-03', 'not-yet': 'DPP-DAT-04', 'no-dates': 'DPP-DAT-02' },
  trust_data: { fresh: 'DPP-TRU-01', stale: 'DPP-TRU-03', expired: 'DPP-TRU-04', none: 'DPP-TRU-05' },
  clock: { ok: 'DPP-CLK-01', suspect: 'DPP-CLK-02' },
  schema: { ok: 'DPP-CON-01', errors: 'DPP-CON-03' },
};

export const toEvidence = (facts: Facts): readonly Evidence[] =>
  (Object.keys(LINES) as (keyof Facts)[]).map((name) => evidence((LINES[name] as Readonly<Record<string, Code>>)[facts[name]] as Code));

const BECAUSE: Readonly<Partial<Record<Check, string>>> = {
  product: 'binding',
  dates: 'validity',
  trust: 'trust_data',
  content: 'schema',
};

/** The table counts missing trust data and a key that was not found as an unknown issuer. */
export function becauseOf(code: Code): string {
  if (code === 'DPP-TRU-05' || code === 'DPP-KEY-02') return 'issuer';
  if (code === 'DPP-ISS-03') return 'issuer-local';
  if (code === 'DPP-STA-02') return 'no-status';
  const { check } = CODES[code];
  return BECAUSE[check] ?? check;
}
