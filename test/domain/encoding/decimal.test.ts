// Decimals without an exponent lose no digit: the event hash of two different numbers is never the same.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../../server/domain/encoding/decimal.ts';
import { eventHash } from '../../../server/domain/epcis/event-hash.ts';

describe('a number as a decimal', () => {
  it.each([
    [0.5, '0.5'],
    [1e-25, '0.0000000000000000000000001'],
    [-1.23456789012345e-7, '-0.000000123456789012345'],
    [1e21, '1000000000000000000000'],
  ])('%d reads %s', (value, text) => {
    expect(decimal(value)).toBe(text);
  });

  it('is the same number when it is read again, whatever number it is', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(fc.property(finite, (value) => Number(decimal(value)) === value && !decimal(value).includes('e')));
  });

  it('keeps events apart that differ in a small number only', () => {
    const event = (value: number) => ({
      type: 'ObjectEvent',
      action: 'OBSERVE',
      'ex:value': value,
      '@context': [{ ex: 'https://x.example/' }],
    });
    expect(eventHash(event(1e-25))).not.toBe(eventHash(event(2e-25)));
  });
});
