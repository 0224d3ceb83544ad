// Selects the lists of an operator that count in favour: the newest with explained numbers.
import type { AdmittedList, TrustSet } from './trust-set.ts';

/** Policy: the maximum gap between a list's number and the highest number that a person compared or that intermediate lists explain. */
export const MAX_JUMP = 1000;

export interface Reach {
  readonly operator: string;
  /** All lists whose number is explained, lowest first. Their statements against something count. */
  readonly reached: readonly AdmittedList[];
  /** The newest of the reached lists that no person set aside. Several if the operator signed a number twice. */
  readonly newest: readonly AdmittedList[];
  /** True if a list's number jumps too far. It waits for a person, for intermediate lists, or for a reset by the operator. */
  readonly pending: boolean;
}

export const operatorsOf = ({ pins }: Pick<TrustSet, 'pins'>): readonly string[] => [...new Set(pins.map(({ operator }) => operator))];

/**
 * Returns the lists of one operator whose numbers are explained, and the newest of them.
 *
 * A number is explained if it is at most MAX_JUMP above one that is explained, starting from the highest number that a person compared, or
 * if an explained list confirms it in `resets`.
 */
export function reachOf(operator: string, { lists, pins }: Pick<TrustSet, 'lists' | 'pins'>): Reach {
  const own = lists.filter((list) => list.operator === operator).sort((one, other) => one.sequence - other.sequence);
  // Measured from the number that a person compared. An older list never changes it.
  let top = Math.max(...pins.filter((pin) => pin.operator === operator).map(({ sequence }) => sequence));
  const isNamed = (sha256: string) =>
    own.some(({ sequence, resets = [] }) => sequence <= top && resets.some((reset) => reset.sha256 === sha256));
  for (const { sequence, sha256 } of own) if (sequence > top && (sequence - top <= MAX_JUMP || isNamed(sha256))) top = sequence;
  const reached = own.filter(({ sequence }) => sequence <= top);
  const counting = reached.filter(({ setAside }) => setAside !== true);
  const last = counting.at(-1)?.sequence;
  return { operator, reached, newest: counting.filter(({ sequence }) => sequence === last), pending: own.length > reached.length };
}
