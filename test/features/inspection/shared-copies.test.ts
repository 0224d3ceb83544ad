// What several inputs look up together is asked anew as soon as the store changes, and is not held for ever.
import { expect, it } from 'vitest';
import { sharedCopies } from '../../../server/features/inspection/index.ts';
import { removeIssued } from '../../../server/store/issued/issued.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

it('is shared until the store changes, and for so many inputs', () => {
  const { context, close } = freshApp({ sample: true });
  const copies = sharedCopies(context.store);
  const of = (one: ReturnType<typeof copies>) => one.copiesOfCode(SAMPLE.dppCode);
  const first = copies();
  expect(of(first).length).toBeGreaterThan(0);
  expect(copies()).toBe(first);
  removeIssued(context.store, SAMPLE.dppCode);
  const next = copies();
  expect([next === first, of(next).length]).toEqual([false, 0]);
  const all = new Set(Array.from({ length: 200 }, () => copies()));
  expect(all.size).toBeGreaterThan(2);
  expect(all.size).toBeLessThan(6);
  close();
});
