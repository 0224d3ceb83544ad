// The date of an issuer's status: before it, at it and after it; and never a good word for what was only announced.
import { describe, expect, it } from 'vitest';
import { CODES } from '../../../server/domain/evidence/codes.ts';
import { readTrustList } from '../../../server/domain/trust-list/read.ts';
import { codesOf, headlineOf, issuer, secure, trusting, verify } from '../../fixtures/issuing.ts';
import { ISSUED, signed, withList } from '../../fixtures/office.ts';

const SINCE = '2026-06-01T12:00:00Z';
const found = (status: 'granted' | 'suspended' | 'withdrawn', since: string, now: string, clockFloor?: string) => {
  const trust = { ...trusting(issuer({ status, since })), ...(clockFloor === undefined ? {} : { clockFloor }) };
  const verification = verify(secure(), { trust, now: new Date(now) });
  return [codesOf(verification).find((code) => CODES[code].check === 'issuer'), headlineOf(verification)];
};

describe('an issuer', () => {
  it.each([
    ['granted', '2026-06-01T11:59:59.999Z', 'DPP-ISS-15', 'unknown-issuer'],
    ['granted', SINCE, 'DPP-ISS-01', 'valid'],
    ['granted', '2026-06-01T12:00:00.001Z', 'DPP-ISS-01', 'valid'],
    ['suspended', '2026-06-01T11:59:59.999Z', 'DPP-ISS-16', 'unknown-issuer'],
    ['suspended', SINCE, 'DPP-ISS-21', 'invalid'],
    ['withdrawn', '2026-06-01T11:59:59.999Z', 'DPP-ISS-16', 'unknown-issuer'],
    ['withdrawn', SINCE, 'DPP-ISS-20', 'invalid'],
  ] as const)('%s since noon, at %s: %s, %s', (status, now, code, headline) => {
    expect(found(status, SINCE, now)).toEqual([code, headline]);
  });

  it('is withdrawn at the moment that the clock has already seen, whatever it shows', () => {
    expect(found('withdrawn', SINCE, '2026-05-01T00:00:00Z', SINCE)[0]).toBe('DPP-ISS-20');
  });

  it.each([
    ['granted', 'DPP-ISS-15'],
    ['withdrawn', 'DPP-ISS-20'],
  ] as const)('%s since a date that cannot be read is not good', (status, code) => {
    expect(found(status, 'soon', SINCE)[0]).toBe(code);
  });

  it('that will be granted may have its status lists in the same list', () => {
    const [entry] = [{ ...withList([7]), since: '2099-01-01T00:00:00Z' }];
    expect(readTrustList(signed(1, [entry], { issuedAt: ISSUED })).ok).toBe(true);
  });

  it('whose withdrawal is announced does not excuse what was altered', () => {
    const trust = trusting(issuer({ status: 'withdrawn', since: '2099-01-01T00:00:00Z' }));
    expect(headlineOf(verify({ ...secure(), name: 'Other' }, { trust }))).toBe('invalid');
  });
});
