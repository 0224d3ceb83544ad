import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSET_82 } from '../../../server/domain/gs1/character-sets.ts';
import { checkDigit } from '../../../server/domain/gs1/check-digit.ts';
import { isEpcSegment, parseEpcSegment } from '../../../server/domain/gs1/epc/binary.ts';

const BITS = [40, 37, 34, 30, 27, 24, 20];
const bits = (value: bigint | number, length: number): string => value.toString(2).padStart(length, '0');

/** An encoder of our own for the tests: the layout of tables 14-2 to 14-4 of the standard. */
function encode(header: number, partition: number, digits: string, serial: string, length: number): Buffer {
  const prefixDigits = 12 - partition;
  const prefix = digits.slice(1, 1 + prefixDigits);
  const reference = digits.slice(0, 1) + digits.slice(1 + prefixDigits, 13);
  const prefixBits = BITS[partition] ?? 0;
  const all = [
    bits(header, 8),
    bits(1, 3),
    bits(partition, 3),
    bits(BigInt(prefix), prefixBits),
    bits(BigInt(reference), 44 - prefixBits),
    serial,
  ].join('');
  const padded = all.padEnd(length * 8, '0');
  return Buffer.from(padded.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

const both = (bytes: Buffer): string[] => [`eh${bytes.toString('hex')}`, `ex${bytes.toString('base64url')}`];
const body = fc.stringMatching(/^[0-9]{13}$/);
const partition = fc.integer({ min: 0, max: 6 });

describe('a binary EPC', () => {
  test('SGTIN-96 gives back GTIN and serial, in both spellings', () => {
    fc.assert(
      fc.property(body, partition, fc.bigInt({ min: 0n, max: 2n ** 38n - 1n }), (digits, at, serial) => {
        for (const segment of both(encode(0x30, at, digits, bits(serial, 38), 12))) {
          expect(parseEpcSegment(segment)).toEqual({
            ok: true,
            value: [
              ['01', digits + checkDigit(digits)],
              ['21', serial.toString()],
            ],
          });
        }
      }),
    );
  });

  test('SGTIN-198 gives back every serial of one to twenty characters, padded to bytes or to words', () => {
    const serials = fc.string({ unit: fc.constantFrom(...CSET_82), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(body, partition, serials, fc.constantFrom(25, 26), (digits, at, serial, length) => {
        const coded = [...serial].map((character) => bits(character.charCodeAt(0), 7)).join('');
        for (const segment of both(encode(0x36, at, digits, coded, length))) {
          const found = parseEpcSegment(segment);
          expect(found.ok && found.value[1]).toEqual(['21', serial]);
        }
      }),
    );
  });

  test('anything else is refused with a sentence and never thrown', () => {
    fc.assert(
      fc.property(fc.constantFrom('eh', 'ex', 'eh30', 'exM', 'eh36', 'exN'), fc.string({ maxLength: 140 }), (start, rest) => {
        const found = parseEpcSegment(start + rest);
        if (!found.ok) expect(found.fault.detail).not.toBe('');
      }),
    );
  });

  const hex = 'eh30164596f40c0e5cbe991a83';
  test.each([
    ['upper case', hex.toUpperCase().replace('EH', 'eh'), 'character'],
    ['a digit too few', hex.slice(0, -1), 'length'],
    ['a byte too few', hex.slice(0, -2), 'length'],
    ['a byte too many', `${hex}00`, 'length'],
    ['nothing', 'eh', 'character'],
    ['base64 without its last sign', 'exMBZFlvQMDly-mRq', 'length'],
    ['base64 with padding', 'exMBZFlvQMDly-mRqD=', 'character'],
    ['base64 of the wrong alphabet', 'exMBZFlvQMDly+mRqD', 'character'],
    ['unused bits that are set', 'exNjZFD-wsm5gwYMGIAAAAAAAAAAAAAAAAAB', 'content'],
    ['partition 7', 'eh301e4596f40c0e5cbe991a83', 'content'],
    [
      'a company prefix with too many digits',
      `eh${encode(0x30, 6, '0'.repeat(13), '', 12)
        .toString('hex')
        .replace(/^30..../, '303bff')}`,
      'content',
    ],
    ['an SSCC', 'eh3114257bf4499602d2000000', 'structure'],
    ['an empty serial', `eh${encode(0x36, 5, '0952012345678', '', 25).toString('hex')}`, 'length'],
    [
      'a character behind the end',
      `eh${encode(0x36, 5, '0952012345678', `${bits(65, 7)}${bits(0, 7)}${bits(65, 7)}`, 25).toString('hex')}`,
      'content',
    ],
    ['a character that no serial has', `eh${encode(0x36, 5, '0952012345678', bits(0x23, 7), 25).toString('hex')}`, 'character'],
    ['a megabyte', `eh${'30'.repeat(500_000)}`, 'character'],
  ])('%s is refused', (_, segment, code) => {
    const found = parseEpcSegment(segment);
    expect([found.ok, found.ok ? undefined : found.fault.code]).toEqual([false, code]);
  });

  test('only segments that begin with eh or ex are taken for one', () => {
    expect(['eh30', 'ex', 'EH30', 'dpp', '01'].map(isEpcSegment)).toEqual([true, true, false, false, false]);
  });
});
