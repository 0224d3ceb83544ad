// The bounds of PDF documents, and how pages are listed.
import { expect, it } from 'vitest';
import { boundMemory, isPdf, rangesOf } from '../../../server/domain/pdf/limits.ts';

it('lists pages as ranges', () => {
  expect(rangesOf([])).toBe('');
  expect(rangesOf([3])).toBe('3');
  expect(rangesOf([1, 2, 3, 5, 8, 9])).toBe('1–3, 5, 8–9');
});

it('knows a document by its first bytes', () => {
  expect(isPdf(Buffer.from('%PDF-2.0\n'))).toBe(true);
  expect(isPdf(Buffer.from('\n %PDF-1.4'))).toBe(true);
  expect(isPdf(Buffer.from('"%PDF-1.4"'))).toBe(false);
  expect(isPdf(Buffer.from('%PD'))).toBe(false);
  expect(isPdf(new Uint8Array())).toBe(false);
});

it('bounds the arrays that code makes, and leaves all others as they are', () => {
  const scope = { Uint8Array, DecompressionStream: {} };
  boundMemory(scope);
  expect(scope.DecompressionStream).toBeUndefined();
  const made = new scope.Uint8Array(8);
  expect(made).toBeInstanceOf(Uint8Array);
  expect(made).toBeInstanceOf(scope.Uint8Array);
  expect(new scope.Uint8Array([1, 2]).subarray(1)).toEqual(Uint8Array.of(2));
  expect(new scope.Uint8Array(made.buffer, 4)).toHaveLength(4);
  expect(() => new scope.Uint8Array(256 * 1024 * 1024 + 1)).toThrow('unpacks to more than');
});
