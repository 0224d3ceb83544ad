// Finds the decision in force: the last one that was not undone.
import type { Decision } from '../../server/contract/index.ts';

export const inForce = (decisions: readonly Decision[]): Decision | undefined =>
  decisions.findLast(({ decision, isUndone }) => decision !== 'undone' && isUndone !== true);
