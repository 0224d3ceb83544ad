// Computes which items of a run are selected for one decision, within the limit of one decision.
import type { InspectionSummary, MostDecided } from '../../../server/contract/index.ts';

export const MOST_DECIDED: MostDecided = 1000;

export interface Selection {
  readonly selected: readonly InspectionSummary[];
  readonly canSelect: boolean;
  /** Everything that may be selected at once is selected. */
  readonly isAll: boolean;
  readonly isTooMany: boolean;
  /** The most rows allowed are selected, and more rows are shown. */
  readonly isPartOfAll: boolean;
  /** The selection after the next press of the button that selects everything or nothing. */
  readonly toggled: ReadonlySet<number>;
}

/** Selects only among `rows`, the rows on display: a row that a filter hides is not selected. */
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
