// Entries of several desks as one run: the order, the count, and the items that two desks have inspected.
import { describe, expect, it } from 'vitest';
import { isSameJob } from '../../../server/domain/runs/part.ts';
import { type DeskRow, together } from '../../../server/domain/runs/together.ts';

const row = (number: number, minute: number, more: Partial<DeskRow> = {}): DeskRow => ({
  number,
  at: `2027-06-01T12:${String(minute).padStart(2, '0')}:00.000Z`,
  headline: 'valid',
  again: null,
  item: `item ${number}`,
  input: `input ${number}`,
  open: 1,
  ...more,
});

describe('two desks', () => {
  it('are listed by time, each in the order of its own log, also if a clock was set back', () => {
    const { rows } = together([
      { part: 0, rows: [row(1, 10), row(2, 5), row(3, 20)] },
      { part: 7, rows: [row(1, 7), row(2, 15)] },
    ]);
    expect(rows.map(({ part, number }) => `${part}/${number}`)).toEqual(['7/1', '0/1', '0/2', '7/2', '0/3']);
  });

  it('count an item of both once for each verdict, and as decided if one of them decided', () => {
    const same = { item: 'A', input: 'the code' };
    const { counts } = together([
      { part: 0, rows: [row(1, 1, same), row(2, 2)] },
      { part: 7, rows: [row(1, 3, { ...same, open: 0, decision: 'held' })] },
    ]);
    expect(counts).toEqual({ items: 2, undecided: 1, headlines: { valid: 2 }, decisions: { held: 1 } });
    const other = together([
      { part: 0, rows: [row(1, 1, { item: 'A', input: 'code' })] },
      { part: 7, rows: [row(1, 3, { item: 'A', input: 'another code', headline: 'invalid' })] },
    ]);
    expect(other.counts).toEqual({ items: 2, undecided: 2, headlines: { valid: 1, invalid: 1 }, decisions: {} });
  });

  it('do not take an entry for the repetition of an entry of the other one with the same number', () => {
    const { counts } = together([
      { part: 0, rows: [row(1, 1, { item: null, input: 'a' }), row(2, 2, { item: null, input: 'a', again: 1 })] },
      { part: 7, rows: [row(1, 1, { item: null, input: 'a' }), row(2, 3, { item: null, input: 'a' })] },
    ]);
    expect(counts.items).toBe(3);
  });

  it('name the items of both, different decisions first', () => {
    const { duplicates } = together([
      {
        part: 0,
        rows: [
          row(1, 1, { item: 'same' }),
          row(2, 2, { item: 'verdicts' }),
          row(3, 3, { item: 'decisions', decision: 'released', open: 0 }),
          row(4, 4, { item: 'decisions' }),
          row(5, 5, { item: 'here only' }),
          row(6, 5, { item: null }),
        ],
      },
      {
        part: 7,
        rows: [
          row(1, 1, { item: 'same', decision: 'held', open: 0 }),
          row(2, 2, { item: 'verdicts', headline: 'invalid' }),
          row(3, 3, { item: 'decisions', decision: 'held', open: 0 }),
          row(4, 3, { item: null }),
        ],
      },
    ]);
    expect(duplicates.map(({ item, differs }) => [item, differs])).toEqual([
      ['decisions', ['decision']],
      ['verdicts', ['headline']],
      ['same', []],
    ]);
    // The newest entry of each desk, with the decision that is in force on the item there.
    expect(duplicates[0]?.rows).toMatchObject([
      { part: 0, number: 4, decision: 'released' },
      { part: 7, number: 3, decision: 'held' },
    ]);
  });

  it('an entry without an item is named by the hash of what came in', () => {
    const sha256 = 'ab'.repeat(32);
    const { rows } = together([
      { part: 0, rows: [row(1, 1, { item: null, input: `${sha256} 0` }), row(2, 2, { item: 'A', input: `${sha256} 1` })] },
    ]);
    expect(rows.map((one) => [one.item, one.sha256])).toEqual([
      [undefined, sha256],
      ['A', undefined],
    ]);
  });

  it('of 10,000 entries each are put together whole', () => {
    const many = (item: string) => Array.from({ length: 10_000 }, (_, index) => row(index + 1, index % 60, { item: `${item} ${index}` }));
    const { counts, duplicates, rows } = together([
      { part: 0, rows: many('A') },
      { part: 7, rows: many('A').map((one) => ({ ...one, decision: 'held', open: 0 as const })) },
    ]);
    expect([counts.items, counts.undecided, duplicates.length, rows.length]).toEqual([10_000, 0, 10_000, 20_000]);
  });
});

describe('the same job', () => {
  it.each([
    ['MRN 1', 'A', 'mrn  1 ', 'B', true],
    ['MRN 1', 'A', 'MRN 2', 'A', false],
    ['', 'Pallet 7', 'MRN 2', 'pallet 7', true],
    ['', 'Pallet 7', '', 'Pallet 8', false],
  ])('%j %j and %j %j: %j', (reference, name, otherReference, otherName, is) => {
    expect(isSameJob({ reference, name }, { reference: otherReference, name: otherName })).toBe(is);
  });
});
