// The decision function against the decision table of the vectors: headline equal, deciding reasons first and in the table's order.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decide } from '../../server/domain/verdict/decide.ts';
import { becauseOf, type Facts, toEvidence } from '../fixtures/offline-verdict.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';

interface Row {
  readonly id: string;
  readonly facts: Facts;
  readonly expect: { readonly headline: string; readonly because: readonly string[] };
}

if (vectors === undefined) it.skip(`offline-verdict: ${skipReason}`, () => {});
else {
  const table: { readonly cases: readonly Row[] } = JSON.parse(
    readFileSync(`${vectors}credentials/open/offline-verdict/verdict-matrix.json`, 'utf8'),
  );
  it('has rows', () => expect(table.cases.length).toBeGreaterThan(200));
  it.each(table.cases)('$id', ({ facts, expect: expected }) => {
    const { headline, reasons } = decide(toEvidence(facts));
    expect(headline).toBe(expected.headline);
    // Our reasons name further codes behind the deciding ones (everything that is wrong, not only the first).
    const because = [...new Set(reasons.map(becauseOf))];
    expect(because.slice(0, expected.because.length)).toEqual(expected.because);
    if (headline.startsWith('valid')) expect(because).toEqual(expected.because);
    if (headline !== 'valid') expect(because.length).toBeGreaterThan(0);
  });
}
