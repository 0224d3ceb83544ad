// Whatever code a check reports, only those named here leave a verdict valid: a code that somebody adds and no rule knows never reads valid.
import { describe, expect, it } from 'vitest';
import { CHECKS, type Check } from '../../../server/domain/evidence/checks.ts';
import { CODES, type Code } from '../../../server/domain/evidence/codes.ts';
import { type Evidence, evidence } from '../../../server/domain/evidence/evidence.ts';
import { decide } from '../../../server/domain/verdict/decide.ts';

const names = Object.keys(CODES) as Code[];
const passing = (check: Check): Code | undefined => names.find((code) => CODES[code].check === check && CODES[code].outcome === 'passed');
const good: readonly Evidence[] = CHECKS.flatMap((check) => {
  const code = passing(check);
  return code === undefined ? [] : [evidence(code)];
});

/** In the place of the line of its check, and next to it. */
const headlinesWith = (code: Code): readonly string[] => [
  decide([...good.filter(({ check }) => check !== CODES[code].check), evidence(code)]).headline,
  decide([...good, evidence(code)]).headline,
];

/** Remarks: reported with the verdict, and no reason against it. */
const REMARKS: readonly Code[] = [
  'DPP-PRD-02',
  'DPP-STA-02',
  'DPP-STA-18',
  'DPP-SIG-16',
  'DPP-SIG-19',
  'DPP-SIG-23',
  'DPP-SIG-24',
  'DPP-SIG-28',
  'DPP-LIC-02',
  'DPP-LIC-03',
  'DPP-CON-03',
  'DPP-CON-04',
  'DPP-CON-05',
  'DPP-CON-06',
  'DPP-CON-07',
  'DPP-CON-10',
  'DPP-CPL-02',
  'DPP-CPL-03',
  'DPP-CPL-04',
];

describe('a verdict', () => {
  it('is valid when every check passed', () => {
    expect(decide(good).headline).toBe('valid');
  });

  it('is not valid with a line that failed or was not checked, but for the remarks', () => {
    const open = names.filter((code) => CODES[code].outcome !== 'passed');
    const valid = open.filter((code) => headlinesWith(code).includes('valid'));
    expect(valid.toSorted()).toEqual([...REMARKS].toSorted());
  });

  it('is not valid with a code that no rule knows, in any check that a verdict rests on', () => {
    for (const outcome of ['failed', 'not-checked'] as const)
      for (const check of ['integrity', 'issuer', 'key', 'product', 'dates', 'status', 'trust', 'clock'] as const) {
        const unknown: Evidence = { check, outcome, code: 'DPP-NEW-01' as Code };
        expect([check, outcome, decide([...good, unknown]).headline]).not.toEqual([check, outcome, 'valid']);
      }
  });
});
