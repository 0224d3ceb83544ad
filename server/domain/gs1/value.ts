// Checks the value of an application identifier component by component: length, characters, content.
import type { ApplicationIdentifier, Component, Element } from './ai.ts';
import { firstOutside, SET_NAMES, show } from './character-sets.ts';
import { bad, type Fault } from './outcome.ts';
import { RULES } from './rules.ts';

/** RFC 4648, section 5: padding with `=` must reach a multiple of four characters and leave no unused bits set. */
function paddingFault(value: string): string | undefined {
  const body = value.replace(/={1,2}$/, '');
  if (body === value && !value.includes('=')) return undefined;
  if (body.includes('=') || value.length % 4 !== 0) return 'the base64 padding is wrong';
  const canonical = Buffer.from(body, 'base64url').toString('base64url');
  return canonical === body ? undefined : 'the base64 padding is wrong';
}

function partFault(ai: string, part: string, { set, rules }: Component): Fault | undefined {
  const outside = firstOutside(part, set);
  if (outside !== undefined)
    return bad('character', `(${ai}) has the character ${show(outside)}, which is not ${SET_NAMES[set]}`, ai).fault;
  const padding = set === 'Z' ? paddingFault(part) : undefined;
  if (padding !== undefined) return bad('content', `(${ai}): ${padding}`, ai).fault;
  for (const name of rules) {
    const mistake = RULES[name]?.(part);
    if (mistake !== undefined) return bad(name === 'checkDigit' ? 'check-digit' : 'content', `(${ai}) ${part}: ${mistake}`, ai).fault;
  }
  return undefined;
}

/** Components consume the value from the left. Optional ones may be absent only at the end of the value (General Specifications 3.2). */
export function valueFault({ ai, components, maxLength }: ApplicationIdentifier, value: string): Fault | undefined {
  if (value === '') return bad('length', `(${ai}) has no value`, ai).fault;
  if (value.length > maxLength) return bad('length', `(${ai}) has ${value.length} characters, at most ${maxLength} are allowed`, ai).fault;
  let at = 0;
  for (const component of components) {
    const part = value.slice(at, at + component.max);
    if (part === '' && component.optional) break;
    if (part.length < component.min) return bad('length', `(${ai}) ${value} is too short`, ai).fault;
    const fault = partFault(ai, part, component);
    if (fault !== undefined) return fault;
    at += part.length;
  }
  if (at < value.length) return bad('length', `(${ai}) is longer than its components`, ai).fault;
  return undefined;
}

/**
 * Policy for numeric identifiers newer than the table, where the caller accepts them: any text of set 82 up to the longest known length.
 */
export function unknownValueFault([ai, value]: Element): Fault | undefined {
  if (!/^[0-9]{2,4}$/.test(ai)) return bad('unknown-ai', `(${ai.slice(0, 20)}) is no application identifier`, ai).fault;
  if (value === '' || value.length > 90) return bad('length', `(${ai}) has ${value.length} characters`, ai).fault;
  const outside = firstOutside(value, 'X');
  return outside === undefined ? undefined : bad('character', `(${ai}) has the character ${show(outside)}`, ai).fault;
}
