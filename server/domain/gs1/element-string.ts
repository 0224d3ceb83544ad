// Parses and writes GS1 element strings. FNC1 is the GS character, as readers transmit it.
import { aiAt, type Element, findAi } from './ai.ts';
import { associationFault } from './associations.ts';
import { bad, good, type Outcome } from './outcome.ts';
import { valueFault } from './value.ts';

export const GS = '\u001d';

/** Longer than the content of any symbol (QR holds 7089 digits). */
export const MAX_MESSAGE = 8192;

/**
 * Checks each value, but not the rules between identifiers: see `checkedElementString`.
 * Accepts one FNC1 at the start, at the end, and after an identifier of predefined length, where it is superfluous.
 */
export function parseElementString(text: string): Outcome<readonly Element[]> {
  if (text.length > MAX_MESSAGE) return bad('too-long', `the element string is longer than ${MAX_MESSAGE} characters`);
  const elements: Element[] = [];
  let at = text.startsWith(GS) ? 1 : 0;
  if (at === text.length) return bad('empty', 'the element string is empty');
  while (at < text.length) {
    const entry = aiAt(text, at);
    if (!entry) return bad('unknown-ai', `no application identifier begins at place ${at + 1} of the element string`);
    const from = at + entry.ai.length;
    const separator = text.indexOf(GS, from);
    const end = separator < 0 ? text.length : separator;
    const to = entry.fixed ? Math.min(end, from + entry.maxLength) : end;
    const value = text.slice(from, to);
    const fault = valueFault(entry, value);
    if (fault) return { ok: false, fault };
    elements.push([entry.ai, value]);
    at = text[to] === GS ? to + 1 : to;
  }
  return good(elements);
}

/** Like `parseElementString`, and checks the rules between identifiers. */
export function checkedElementString(text: string): Outcome<readonly Element[]> {
  const parsed = parseElementString(text);
  const fault = parsed.ok ? associationFault(parsed.value) : undefined;
  return fault ? { ok: false, fault } : parsed;
}

/** Writes FNC1 only where it is required: not after predefined lengths, not at the end. */
export function toElementString(elements: readonly Element[], fnc1 = GS): string {
  let text = '';
  let open = false;
  for (const [ai, value] of elements) {
    if (open) text += fnc1;
    text += ai + value;
    open = findAi(ai)?.fixed !== true;
  }
  return text;
}
