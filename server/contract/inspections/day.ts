// Defines the API types for the figures of one day.
import type { Headline } from '../../domain/evidence/evidence.ts';
import type { DecisionKind } from './decisions.ts';

/** GET /workbench/day?from=&until=: the inspections of a day. The page says when the day begins and ends on its clock. */
export interface DayFigures {
  /** Verdicts about an earlier date are left out. */
  readonly inspections: number;
  readonly headlines: Readonly<Partial<Record<Headline, number>>>;
  /** Counted by the decision in force. */
  readonly decisions: Readonly<Partial<Record<DecisionKind, number>>>;
  /** The number of inspections that can be decided and have not been. */
  readonly undecided: number;
  /** Runs of any day that are not closed. */
  readonly openRuns: number;
}
