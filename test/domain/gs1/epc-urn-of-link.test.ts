// Digital Links as EPC URNs and back: the way there and the way back agree, and what cannot be said is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit } from '../../../server/domain/gs1/check-digit.ts';
import { parseEpcUrn } from '../../../server/domain/gs1/epc/urn.ts';
import { buildDigitalLink } from '../../fixtures/gs1/build-digital-link.ts';
import { toEpcUrn } from '../../fixtures/gs1/epc-urn-of-link.ts';

const CHARACTERS = [...'ABCXYZabcxyz0189!"%&\'()*+,-./:;<=>?_'];
const serial = fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: 20 });
const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const prefixLength = fc.integer({ min: 6, max: 12 });

describe('a Digital Link as an EPC URN', () => {
  it('comes back as the same link, whatever the serial and the length of the prefix', () => {
    const keys = fc.oneof(
      fc.tuple(digits(13), serial).map(([body, item]) => [['01', body + checkDigit(body)] as const, ['21', item] as const]),
      fc.tuple(digits(13), serial).map(([body, lot]) => [['01', body + checkDigit(body)] as const, ['10', lot] as const]),
      digits(17).map((body) => [['00', body + checkDigit(body)] as const]),
      digits(12).map((body) => [['417', body + checkDigit(body)] as const]),
      fc.tuple(digits(12), serial).map(([body, item]) => [['253', body + checkDigit(body) + item.slice(0, 17)] as const]),
    );
    fc.assert(
      fc.property(keys, prefixLength, (elements, length) => {
        const link = buildDigitalLink(elements);
        fc.pre(link.ok);
        const urn = toEpcUrn(link.value, length);
        expect(urn).toMatchObject({ ok: true });
        const back = urn.ok ? parseEpcUrn(urn.value) : urn;
        expect(back).toEqual({ ok: true, value: elements });
      }),
      { numRuns: 500 },
    );
  });

  it('of a class of products is a pattern; a lot has a form of its own', () => {
    expect(toEpcUrn('https://id.gs1.org/01/09520123456788', 7)).toEqual({ ok: true, value: 'urn:epc:idpat:sgtin:9520123.045678.*' });
    expect(toEpcUrn('https://id.gs1.org/01/09520123456788/10/L1', 7)).toEqual({ ok: true, value: 'urn:epc:class:lgtin:9520123.045678.L1' });
  });

  it.each([
    ['a prefix length that is none', 'https://id.gs1.org/01/09520123456788/21/A', 13],
    ['no prefix length', 'https://id.gs1.org/01/09520123456788/21/A', Number.NaN],
    ['a wrong check digit', 'https://id.gs1.org/01/09520123456789/21/A', 7],
    ['a key that has no EPC', 'https://id.gs1.org/8013/1987654Ad4X4bL5ttr2310c2K', 7],
    ['an asset number with letters in its prefix', 'https://id.gs1.org/8004/1234A678', 7],
    ['no Digital Link', 'https://example.com/x', 7],
  ])('refuses %s', (_, link, length) => {
    expect(toEpcUrn(link, length).ok).toBe(false);
  });
});
