// The decision function: total, conservative, and independent of the order in which checks reported.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS, type Check } from '../../../server/domain/evidence/checks.ts';
import { CODES, type Code } from '../../../server/domain/evidence/codes.ts';
import { type Evidence, evidence, HEADLINES } from '../../../server/domain/evidence/evidence.ts';
import { decide } from '../../../server/domain/verdict/decide.ts';
import { cases } from '../../fixtures/cases.ts';

const GOOD: readonly Code[] = [
  ...(['DPP-SIG-01', 'DPP-ISS-01', 'DPP-KEY-01', 'DPP-PRD-01', 'DPP-DAT-01', 'DPP-STA-01', 'DPP-TRU-01', 'DPP-CLK-01'] as const),
  ...(['DPP-CON-01', 'DPP-CPL-01'] as const),
];
const DECIDING: ReadonlySet<Check> = new Set(['issuer', 'key', 'dates', 'status', 'trust', 'clock']);
const ladder = (...changes: readonly Code[]): readonly Evidence[] => {
  const replaced = new Set(changes.map((code) => CODES[code].check));
  return [...GOOD.filter((code) => !replaced.has(CODES[code].check)), ...changes].map((code) => evidence(code));
};

describe('decide', () => {
  it('is valid without remarks when everything passed', () => {
    expect(decide(ladder())).toEqual({ headline: 'valid', reasons: [] });
  });

  it.each<[string, readonly Code[], string, readonly Code[]]>([
    ['an altered document', ['DPP-SIG-02'], 'invalid', ['DPP-SIG-02']],
    ['an altered document that nobody vouches for', ['DPP-SIG-02', 'DPP-ISS-10'], 'unknown-issuer', ['DPP-ISS-10', 'DPP-SIG-02']],
    ['a key that is not held', ['DPP-SIG-12', 'DPP-ISS-10', 'DPP-KEY-10'], 'unknown-issuer', ['DPP-ISS-10']],
    ['a key that the known issuer does not have', ['DPP-SIG-12', 'DPP-KEY-02'], 'unknown-issuer', ['DPP-KEY-02']],
    ['an unsupported signature, whatever else is wrong', ['DPP-SIG-10', 'DPP-DAT-03', 'DPP-ISS-20'], 'cannot-check', ['DPP-SIG-10']],
    ['only a link', ['DPP-SIG-13', 'DPP-ISS-13'], 'cannot-check', ['DPP-SIG-13']],
    ['no signature', ['DPP-SIG-14'], 'cannot-check', ['DPP-SIG-14']],
    ['an unsupported second proof', ['DPP-SIG-01', 'DPP-SIG-16'], 'valid', ['DPP-SIG-16']],
    ['another product', ['DPP-PRD-03'], 'invalid', ['DPP-PRD-03']],
    ['another item, and expired', ['DPP-PRD-04', 'DPP-DAT-03'], 'invalid', ['DPP-PRD-04', 'DPP-DAT-03']],
    ['a product that the credential does not name', ['DPP-PRD-05'], 'cannot-check', ['DPP-PRD-05']],
    ['a hidden serial', ['DPP-PRD-10'], 'cannot-check', ['DPP-PRD-10']],
    ['a hidden serial, of what was revoked', ['DPP-PRD-10', 'DPP-STA-20'], 'invalid', ['DPP-STA-20']],
    ['a hidden serial, under a key of nobody', ['DPP-PRD-10', 'DPP-ISS-10'], 'unknown-issuer', ['DPP-ISS-10']],
    ['a hidden serial, out of date', ['DPP-PRD-10', 'DPP-TRU-04'], 'cannot-check', ['DPP-PRD-10']],
    ['a serial that was not scanned', ['DPP-PRD-08'], 'valid-not-current', ['DPP-PRD-08']],
    ['a status that could be hidden', ['DPP-STA-17'], 'valid-not-current', ['DPP-STA-17']],
    ['a type that is not vouched for', ['DPP-ISS-14'], 'unknown-issuer', ['DPP-ISS-14']],
    ['a type that is not vouched for, revoked', ['DPP-ISS-14', 'DPP-STA-20'], 'invalid', ['DPP-STA-20']],
    ['expired', ['DPP-DAT-03'], 'invalid', ['DPP-DAT-03']],
    ['expired by a clock that is behind', ['DPP-DAT-03', 'DPP-CLK-02'], 'valid-not-current', ['DPP-CLK-02', 'DPP-DAT-03']],
    ['dates that nobody can read, on a clock that is behind', ['DPP-DAT-05', 'DPP-CLK-02'], 'invalid', ['DPP-DAT-05']],
    ['malformed content', ['DPP-CON-02'], 'invalid', ['DPP-CON-02']],
    ['content that breaks the UNTP schema', ['DPP-CON-03'], 'valid', ['DPP-CON-03']],
    ['missing data', ['DPP-CPL-02'], 'valid', ['DPP-CPL-02']],
    ['an own issue under no trust data', ['DPP-ISS-02', 'DPP-TRU-02'], 'valid', ['DPP-ISS-02']],
    ['an added issuer', ['DPP-ISS-03', 'DPP-TRU-06'], 'valid', ['DPP-ISS-03']],
    ['stale trust data', ['DPP-TRU-03'], 'valid-not-current', ['DPP-TRU-03']],
    ['revoked, by however old a list', ['DPP-STA-20', 'DPP-TRU-04'], 'invalid', ['DPP-STA-20']],
    ['a passport set to invalid', ['DPP-STA-22'], 'invalid', ['DPP-STA-22']],
    ['a status list that is not held', ['DPP-STA-03'], 'valid-not-current', ['DPP-STA-03']],
    ['a key that is none', ['DPP-SIG-12', 'DPP-KEY-06'], 'invalid', ['DPP-KEY-06']],
  ])('%s', (_name, changes, headline, reasons) => {
    expect(decide(ladder(...changes))).toEqual({ headline, reasons });
  });

  it('says cannot-check for nothing at all', () => {
    expect(decide([])).toEqual({ headline: 'cannot-check', reasons: ['DPP-SIG-11'] });
  });

  const anyCode = fc.constantFrom(...(Object.keys(CODES) as Code[]));
  const anyEvidence = fc.array(
    anyCode.map((code) => evidence(code)),
    { maxLength: 14 },
  );

  it('is green only when every deciding check passed', () => {
    const nearlyGood = fc.array(anyCode, { maxLength: 2 }).map((codes) => ladder(...codes));
    const goodAndMore = fc
      .array(anyCode, { minLength: 1, maxLength: 2 })
      .map((codes) => [...ladder(), ...codes.map((code) => evidence(code))]);
    fc.assert(
      fc.property(fc.oneof(anyEvidence, nearlyGood, goodAndMore), (found) => {
        const { headline, reasons } = decide(found);
        expect(HEADLINES).toContain(headline);
        if (headline !== 'valid') {
          expect(reasons.length).toBeGreaterThan(0);
          return;
        }
        const outcomes = (check: Check) => found.filter((one) => one.check === check).map(({ outcome }) => outcome);
        for (const check of ['integrity', 'issuer', 'key', 'trust', 'clock', 'dates'] as const)
          expect(outcomes(check), check).toContain('passed');
        for (const check of CHECKS.filter((one) => one !== 'content' && one !== 'completeness'))
          expect(outcomes(check), check).not.toContain('failed');
        // That no status is offered, and no revoked certificate is looked up, leaves nothing open.
        const remarks = ['DPP-STA-02', 'DPP-STA-18'];
        const open = found.filter(
          ({ check, outcome, code }) => DECIDING.has(check) && outcome === 'not-checked' && !remarks.includes(code),
        );
        expect(open).toEqual([]);
      }),
      { numRuns: cases(4000) },
    );
  });

  it('does not depend on the order of the evidence', () => {
    fc.assert(
      fc.property(
        anyEvidence.chain((found) => fc.tuple(fc.constant(found), fc.shuffledSubarray(found, { minLength: found.length }))),
        ([one, other]) => {
          expect(decide(other).headline).toBe(decide(one).headline);
          expect(new Set(decide(other).reasons)).toEqual(new Set(decide(one).reasons));
        },
      ),
      { numRuns: cases(1500) },
    );
  });

  it('never turns better when a failure is added', () => {
    fc.assert(
      fc.property(
        anyEvidence,
        anyCode.filter((code) => CODES[code].outcome === 'failed'),
        (found, failure) => {
          const rank = (list: readonly Evidence[]) => ['valid', 'valid-not-current'].includes(decide(list).headline);
          if (!rank(found)) expect(rank([...found, evidence(failure)])).toBe(false);
        },
      ),
      { numRuns: cases(3000) },
    );
  });
});
