// Every byte at every place, in buffers that begin anywhere: lines of ASCII without a backslash, and nothing else, are plain.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPlain } from '../../../../server/features/packs/format/plain.ts';
import { cases } from '../../../fixtures/cases.ts';

const isPlainByte = (byte: number): boolean => byte === 0x0a || (byte >= 0x20 && byte <= 0x7f && byte !== 0x5c);

it.each([0, 1, 2, 3])('knows every byte at every place of a buffer that begins %i bytes behind a word', (offset) => {
  for (let length = 1; length <= 13; length++) {
    const bytes = new Uint8Array(new ArrayBuffer(offset + length), offset).fill(0x61);
    for (let place = 0; place < length; place++) {
      for (let byte = 0; byte < 256; byte++) {
        bytes[place] = byte;
        expect(isPlain(bytes), `byte ${byte} at ${place} of ${length}`).toBe(isPlainByte(byte));
      }
      bytes[place] = 0x61;
    }
  }
});

it('says of any bytes what looking at each of them says', () => {
  const often = fc.constantFrom(0x00, 0x0a, 0x0d, 0x1f, 0x20, 0x5b, 0x5c, 0x5d, 0x7f, 0x80, 0xdc, 0xff);
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer({ min: 0x20, max: 0x7f }), often), { maxLength: 400 }), fc.nat(3), (values, offset) => {
      const bytes = Uint8Array.from([...Array.from({ length: offset }, () => 0), ...values]).subarray(offset);
      expect(isPlain(bytes)).toBe(values.every(isPlainByte));
    }),
    { numRuns: cases(2000) },
  );
});

it('finds nothing wrong with nothing', () => {
  expect(isPlain(new Uint8Array())).toBe(true);
});
