// The selection for one decision: only what takes one, only what is shown, and no more than the workbench accepts.
import { describe, expect, it } from 'vitest';
import { MOST_DECIDED, selectionOf } from '../../../../renderer/features/runs/selection.ts';
import type { InspectionSummary } from '../../../../server/contract/index.ts';

const row = (id: number, takesDecision = true): InspectionSummary => ({
  id,
  at: '2026-11-01T10:00:00.000Z',
  headline: 'valid',
  kind: 'gs1',
  channel: 'wedge',
  sample: false,
  takesDecision,
});
const rows = (count: number): readonly InspectionSummary[] => Array.from({ length: count }, (_, index) => row(index + 1));

describe('a selection', () => {
  it('holds what is shown and takes a decision', () => {
    const { selected, toggled, isAll } = selectionOf([row(1), row(2, false), row(3)], new Set([1, 2, 9]));
    expect([selected.map(({ id }) => id), [...toggled], isAll]).toEqual([[1], [1, 3], false]);
    expect(selectionOf([row(2, false)], new Set()).canSelect).toBe(false);
  });

  it('is cleared by the button that made it', () => {
    const { toggled } = selectionOf(rows(3), new Set());
    expect([...selectionOf(rows(3), toggled).toggled]).toEqual([]);
  });

  it('takes no more than the workbench decides at once, and says when single ones made it larger', () => {
    const { toggled } = selectionOf(rows(MOST_DECIDED + 2), new Set());
    expect(toggled.size).toBe(MOST_DECIDED);
    const most = selectionOf(rows(MOST_DECIDED + 2), toggled);
    expect([most.isAll, most.isTooMany, most.isPartOfAll, most.toggled.size]).toEqual([true, false, true, 0]);
    expect(selectionOf(rows(MOST_DECIDED), toggled).isPartOfAll).toBe(false);
    expect(selectionOf(rows(MOST_DECIDED + 2), new Set([...toggled, MOST_DECIDED + 1])).isTooMany).toBe(true);
  });
});
