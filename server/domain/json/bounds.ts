// Checks a JSON value against limits on its size and depth, and for text without a UTF-8 form.
import type { Json } from './json.ts';

const MAX_DEPTH = 16;
const MAX_VALUES = 20_000;
const MAX_CHARACTERS = 500_000;

export interface Beyond {
  readonly code: 'too-deep' | 'too-large' | 'character';
  readonly detail: string;
}

/** Returns the first limit that the value exceeds, or undefined. Iterative, so that deep input cannot overflow the stack. */
export function beyondBounds(value: Json): Beyond | undefined {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  let values = 0;
  let characters = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    values += 1;
    if (next.depth > MAX_DEPTH) return { code: 'too-deep', detail: `nested more than ${MAX_DEPTH} levels deep` };
    const texts = textsOf(next.value);
    for (const text of texts) {
      characters += text.length;
      if (!text.isWellFormed()) return { code: 'character', detail: 'a text holds half of a surrogate pair' };
    }
    if (values + open.length > MAX_VALUES || characters > MAX_CHARACTERS) {
      return { code: 'too-large', detail: `larger than ${MAX_VALUES} values or ${MAX_CHARACTERS} characters` };
    }
    if (typeof next.value === 'object' && next.value !== null) {
      const { depth } = next;
      const members = Object.values(next.value);
      if (values + open.length + members.length > MAX_VALUES) return { code: 'too-large', detail: `more than ${MAX_VALUES} values` };
      for (const member of members) open.push({ value: member, depth: depth + 1 });
    }
  }
  return undefined;
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}
