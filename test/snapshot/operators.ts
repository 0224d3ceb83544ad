// Three operators that keep one trust list together, each with a key of its own.
import type { KeyObject } from 'node:crypto';
import type { Operator, OperatorRule, Snapshot, SnapshotEntry } from '../../server/snapshot/snapshot.ts';
import { didKeyOf, signSnapshot, signSnapshotAlso } from '../../server/snapshot/write.ts';
import { entry, newOperatorKey, snapshot } from './office.ts';

export interface Keyed {
  readonly key: KeyObject;
  readonly operator: Operator;
}

export const keyed = (id: string, more: readonly KeyObject[] = []): Keyed => {
  const key = newOperatorKey();
  return { key, operator: { id: `did:web:${id}.example`, name: `Office ${id}`, keys: [key, ...more].map(didKeyOf) } };
};

export const [A, B, C] = [keyed('a'), keyed('b'), keyed('c')] as const;

export const ruleOf = (threshold: number, ...members: readonly Keyed[]): OperatorRule => ({
  threshold,
  members: members.map(({ operator }) => operator),
});
export const TWO_OF_THREE = ruleOf(2, A, B, C);

/** In the General form, signed with the keys in this order. */
export function jointly(
  sequence: number,
  keys: readonly KeyObject[],
  operators: OperatorRule = TWO_OF_THREE,
  more: Partial<Snapshot> = {},
  entries: readonly SnapshotEntry[] = [entry()],
): string {
  const [first, ...others] = keys;
  if (first === undefined) throw new RangeError('a file has at least one signature');
  return others.reduce(signSnapshotAlso, signSnapshot(snapshot(sequence, entries, { operators, ...more }), first));
}
