// Sorts evidence in the order of the checks.
import { CHECKS } from './codes.ts';
import type { Evidence } from './evidence.ts';

export const inOrder = (found: readonly Evidence[]): readonly Evidence[] =>
  [...found].sort((one, other) => CHECKS.indexOf(one.check) - CHECKS.indexOf(other.check));
