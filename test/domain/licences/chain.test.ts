// What the licences of a number say about who signed a passport for it: the order of the chains does not matter.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Headline } from '../../../server/domain/evidence/evidence.ts';
import { type Chain, judgeSpeaker, type Link } from '../../../server/domain/licences/chain.ts';
import type { Licence } from '../../../server/domain/licences/licence.ts';
import { issuer } from '../../fixtures/issuing.ts';

const GTIN = '09521234567899';
const OFFICE = 'did:web:office.example';
const OWN = 'did:web:own.example';

function chainOf(company: string, headline: Headline = 'valid', more: Partial<Link> = {}, prefix = '9521234'): Chain {
  const link = (licence: Licence, changes: Partial<Link> = {}): Link => ({
    licence,
    types: [],
    headline: 'valid',
    ...changes,
  });
  return {
    links: [
      link({ kind: 'key', value: GTIN, key: { ai: '01', value: GTIN, qualifiers: [] }, issuerId: company }),
      link({ kind: 'company-prefix', value: prefix, issuerId: OFFICE, holder: company }, { headline, ...more }),
      link({ kind: 'prefix', value: '952', issuerId: 'did:web:id.gs1.org', holder: OFFICE }),
    ],
  };
}
const whole = (company: string) => chainOf(company);
const open = (company: string) => chainOf(company, 'valid-not-current');
const ended = (company: string) => chainOf(company, 'invalid', { ended: 'dates' });
const broken = (company: string) => chainOf(company, 'valid', {}, '9529999');
const missing = (company: string): Chain => ({ links: chainOf(company).links.slice(0, 2), missing: `not held here: ${company}` });

const OTHERS = ['did:web:other.example', 'did:web:third.example'] as const;
const [OTHER] = OTHERS;
const judge = (chains: readonly Chain[]) => judgeSpeaker(chains, OWN, undefined);
const codeOf = (...chains: readonly Chain[]) => judge(chains)?.evidence.code;

it('judges the same whatever the order of the chains', () => {
  const chains = [OWN, ...OTHERS].flatMap((company) => [whole, open, ended, broken, missing].map((make) => make(company)));
  const subsets = fc.subarray(chains).chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })));
  fc.assert(
    fc.property(subsets, ([some, shuffled]) => {
      expect(judge(shuffled)).toEqual(judge(some));
    }),
    { numRuns: 1000 },
  );
});

describe('the chain of the signer', () => {
  it('decides if it is whole, and no chain that is not whole takes that back', () => {
    expect(codeOf(whole(OWN))).toBe('DPP-LIC-01');
    for (const make of [whole, open, ended, broken, missing]) expect(codeOf(make(OTHER), whole(OWN))).toBe('DPP-LIC-01');
  });

  it('that is open excuses no more than it proves: another company with the number makes it amber', () => {
    expect(codeOf(open(OWN))).toBe('DPP-LIC-02');
    expect(codeOf(open(OWN), whole(OTHER))).toBe('DPP-LIC-12');
    expect(codeOf(open(OWN), open(OTHER))).toBe('DPP-LIC-12');
    for (const make of [ended, broken, missing]) expect(codeOf(make(OTHER), open(OWN))).toBe('DPP-LIC-02');
    expect(judge([open(OWN), whole(OTHER)])?.chain).toEqual(whole(OTHER));
  });

  it('that has ended, is broken or is missing says nothing for it', () => {
    for (const make of [ended, broken, missing]) {
      expect(codeOf(make(OWN))).toBe('DPP-LIC-02');
      expect(codeOf(make(OWN), whole(OTHER))).toBe('DPP-LIC-11');
      expect(codeOf(make(OWN), open(OTHER))).toBe('DPP-LIC-12');
    }
  });
});

it('remarks on another company where the trust data name the issuer for the number', () => {
  const named = issuer({ scope: { gs1Prefixes: ['9521234'] } });
  for (const chains of [[whole(OTHER)], [open(OTHER), open(OWN)]])
    expect(judgeSpeaker(chains, OWN, named)?.evidence.code).toBe('DPP-LIC-03');
});

it('says nothing without a genuine key credential', () => {
  expect(judge([])).toBeUndefined();
  const [first, ...rest] = whole(OTHER).links;
  if (first === undefined) throw new Error('no link');
  expect(judge([{ links: [{ ...first, headline: 'unknown-issuer' }, ...rest] }])).toBeUndefined();
  expect(codeOf({ links: [{ ...first, headline: 'invalid', ended: 'dates' }, ...rest] })).toBe('DPP-LIC-02');
});
