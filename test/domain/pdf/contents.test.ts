// What is said about the parts of a PDF document that hold nothing.
import { expect, it } from 'vitest';
import { emptyPages } from '../../../server/domain/pdf/contents.ts';

it('names the pages without a code', () => {
  expect(emptyPages([], 3)).toBeUndefined();
  expect(emptyPages([1], 1)).toEqual({ code: 'DPP-INP-32', detail: 'page 1 of 1' });
  expect(emptyPages([2, 4, 5], 5)?.detail).toBe('pages 2, 4–5 of 5');
});
