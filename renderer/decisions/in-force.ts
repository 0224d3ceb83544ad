// The decisions on one inspection in, the one that counts out: one that was undone does not.
import type { Decision } from '../../server/contract/index.ts';

export const inForce = (decisions: readonly Decision[]): Decision | undefined =>
  decisions.findLast(({ decision, isUndone }) => decision !== 'undone' && isUndone !== true);
