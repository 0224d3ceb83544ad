// Which of an operator's lists speak in favour: the newest that its numbers lead to.
import type { AdmittedList, TrustSet } from './trust-set.ts';

/** Policy: how far a list's number may lie beyond the highest that a person compared, or that lists between lead to. */
export const MAX_JUMP = 1000;

export interface Reach {
  readonly operator: string;
  /** All whose number is explained, lowest first: what they say against counts. */
  readonly reached: readonly AdmittedList[];
  /** The newest of them that no person set aside; several where the operator signed one number twice. */
  readonly newest: readonly AdmittedList[];
  /** A list whose number jumps too far waits for a person, for lists between, or for the operator to name it. */
  readonly pending: boolean;
}

export const operatorsOf = ({ pins }: Pick<TrustSet, 'pins'>): readonly string[] => [...new Set(pins.map(({ operator }) => operator))];

export function reachOf(operator: string, { lists, pins }: Pick<TrustSet, 'lists' | 'pins'>): Reach {
  const own = lists.filter((list) => list.operator === operator).sort((one, other) => one.sequence - other.sequence);
  // Measured from what a person compared: an older list never moves it.
  let top = Math.max(...pins.filter((pin) => pin.operator === operator).map(({ sequence }) => sequence));
  const isNamed = (sha256: string) =>
    own.some(({ sequence, resets = [] }) => sequence <= top && resets.some((reset) => reset.sha256 === sha256));
  for (const { sequence, sha256 } of own) if (sequence > top && (sequence - top <= MAX_JUMP || isNamed(sha256))) top = sequence;
  const reached = own.filter(({ sequence }) => sequence <= top);
  const counting = reached.filter(({ setAside }) => setAside !== true);
  const last = counting.at(-1)?.sequence;
  return { operator, reached, newest: counting.filter(({ sequence }) => sequence === last), pending: own.length > reached.length };
}
