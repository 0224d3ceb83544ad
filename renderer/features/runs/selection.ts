// Which items of a run are selected for one decision, and how many it may concern.
import type { InspectionSummary, MostDecided } from '../../../server/contract/index.ts';

export const MOST_DECIDED: MostDecided = 1000;

export interface Selection {
  readonly selected: readonly InspectionSummary[];
  readonly canSelect: boolean;
  /** Everything that may be selected at once is. */
  readonly isAll: boolean;
  readonly isTooMany: boolean;
  /** As much as may be selected at once is, and more is shown. */
  readonly isPartOfAll: boolean;
  /** What the button that selects everything, or nothing, leaves selected. */
  readonly toggled: ReadonlySet<number>;
}

/** Of the rows on display: what a filter hides is not selected. */
export function selectionOf(rows: readonly InspectionSummary[], chosen: ReadonlySet<number>): Selection {
  const open = rows.filter(({ takesDecision }) => takesDecision);
  const selected = open.filter(({ id }) => chosen.has(id));
  const most = open.slice(0, MOST_DECIDED);
  const isAll = selected.length > 0 && selected.length >= most.length;
  return {
    selected,
    canSelect: open.length > 0,
    isAll,
    isTooMany: selected.length > MOST_DECIDED,
    isPartOfAll: selected.length === MOST_DECIDED && open.length > MOST_DECIDED,
    toggled: new Set(isAll ? [] : most.map(({ id }) => id)),
  };
}
