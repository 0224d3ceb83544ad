// Generators of valid GS1 data for property tests.
import * as fc from 'fast-check';
import { CSET_82 } from '../../server/gs1/character-sets.ts';
import { checkDigit } from '../../server/gs1/check-digit.ts';

const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

export const text82 = (maxLength: number) => fc.string({ unit: fc.constantFrom(...CSET_82), minLength: 1, maxLength });
/** The company prefix begins at the second place and has four digits at least, whatever they are. */
export const gtin14 = digits(13).map((body) => body + checkDigit(body));
export const serial = text82(20);

export const product = fc.record({
  gtin: gtin14,
  batch: fc.option(text82(20), { nil: undefined }),
  serial: fc.option(serial, { nil: undefined }),
});

/** Text close to what readers send, and far from it. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'01()2/%?&=:.-\u001d]dQ~{}["\\ \nA'), maxLength: 80 }),
  fc
    .tuple(
      fc.constantFrom(
        'https://a/01/',
        ']d201',
        '01',
        '(01)',
        'DPP-',
        'urn:epc:id:sgtin:',
        'did:',
        'eyJhbGciOiJFZERTQSJ9.',
        '{"type":["VerifiablePresentation"],',
      ),
      fc.string({ unit: fc.constantFrom(...'0123456789/21?%2F.:()"{}[],~\u001dABC'), maxLength: 60 }),
    )
    .map((parts) => parts.join('')),
);
