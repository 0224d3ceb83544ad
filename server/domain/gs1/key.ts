// Finds the key that elements name and compares keys.
import { type Element, findAi } from './ai.ts';

export interface Gs1Key {
  readonly ai: string;
  readonly value: string;
  /** The qualifiers, in the order of the Digital Link path. */
  readonly qualifiers: readonly Element[];
}

/** Prefers a trade item, otherwise takes the first key in order. Returns undefined when no element is a key. */
export function keyOf(elements: readonly Element[]): Gs1Key | undefined {
  const values = new Map(elements);
  const ai = values.has('01') ? '01' : [...values.keys()].find((candidate) => findAi(candidate)?.qualifiers);
  if (ai === undefined) return undefined;
  const sequence = findAi(ai)?.qualifiers?.find((alternative) => alternative.some((qualifier) => values.has(qualifier))) ?? [];
  const qualifiers = sequence.flatMap((qualifier): Element[] => {
    const value = values.get(qualifier);
    return value === undefined ? [] : [[qualifier, value]];
  });
  return { ai, value: values.get(ai) ?? '', qualifiers };
}

/** Compares values character by character: case and leading zeros of a serial number are significant. */
export function sameKey(a: Gs1Key, b: Gs1Key): boolean {
  const spell = (key: Gs1Key): string => JSON.stringify([key.ai, key.value, key.qualifiers]);
  return spell(a) === spell(b);
}
