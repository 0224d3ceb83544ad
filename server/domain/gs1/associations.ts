// Checks the rules between the elements of one item (General Specifications, sections 4.13 and 4.14).
import { type Element, findAi } from './ai.ts';
import { bad, type Fault } from './outcome.ts';

/** `n` in a pattern matches any digit. */
function matches(ai: string, pattern: string): boolean {
  if (ai.length !== pattern.length) return false;
  for (let at = 0; at < ai.length; at++) if (pattern[at] !== 'n' && pattern[at] !== ai[at]) return false;
  return true;
}

const present = (elements: readonly Element[], pattern: string): boolean => elements.some(([ai]) => matches(ai, pattern));

/** An identifier may be repeated only with the same value. */
export function repeatFault(elements: readonly Element[]): Fault | undefined {
  const seen = new Map<string, string>();
  for (const [ai, value] of elements) {
    const before = seen.get(ai);
    if (before !== undefined && before !== value) return bad('association', `(${ai}) is there twice with different values`, ai).fault;
    seen.set(ai, value);
  }
  return undefined;
}

/** Reports two identifiers that must not occur together. */
export function exclusionFault(elements: readonly Element[]): Fault | undefined {
  for (const [ai] of elements) {
    for (const pattern of findAi(ai)?.excludes ?? []) {
      const other = elements.find(([candidate]) => candidate !== ai && matches(candidate, pattern));
      if (other) return bad('association', `(${ai}) and (${other[0]}) may not stand together`, ai).fault;
    }
  }
  return undefined;
}

/** Reports an identifier whose required companions are missing. */
export function requisiteFault(elements: readonly Element[]): Fault | undefined {
  for (const [ai] of elements) {
    for (const groups of findAi(ai)?.needs ?? []) {
      if (!groups.some((group) => group.every((pattern) => present(elements, pattern)))) {
        return bad('association', `(${ai}) requires ${groups.map((group) => group.join(' with ')).join(' or ')}`, ai).fault;
      }
    }
  }
  return undefined;
}

/** Length of the part before the serial component. */
const UNSERIALISED: Readonly<Record<string, number>> = { 253: 13, 255: 13, 8003: 14 };

/** A digital signature (8030) signs a single item, so the accompanying key must include its serial component. */
export function signatureFault(elements: readonly Element[]): Fault | undefined {
  if (!present(elements, '8030')) return undefined;
  const bare = elements.find(([ai, value]) => value.length <= (UNSERIALISED[ai] ?? -1));
  return bare ? bad('association', `(8030) needs a serial component in (${bare[0]})`, '8030').fault : undefined;
}

/** Returns the first violation of any rule above, always with the code `association`. */
export const associationFault = (elements: readonly Element[]): Fault | undefined =>
  repeatFault(elements) ?? exclusionFault(elements) ?? requisiteFault(elements) ?? signatureFault(elements);
