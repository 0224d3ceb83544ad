// Parses identifiers in round brackets, and writes elements as printed below a symbol.
import { type Element, findAi } from './ai.ts';
import { associationFault } from './associations.ts';
import { MAX_MESSAGE } from './element-string.ts';
import { bad, good, type Outcome } from './outcome.ts';
import { valueFault } from './value.ts';

/** Parses `(01)…(21)…`. An opening bracket inside a value is escaped as `\(`. Checks each value, but not the rules between them. */
export function parseBracketed(text: string): Outcome<readonly Element[]> {
  if (text.length > MAX_MESSAGE) return bad('too-long', `the text is longer than ${MAX_MESSAGE} characters`);
  if (text === '') return bad('empty', 'the text is empty');
  const elements: Element[] = [];
  let at = 0;
  while (at < text.length) {
    const close = text[at] === '(' ? text.indexOf(')', at) : -1;
    if (close < 0 || close > at + 5) return bad('structure', `no identifier in brackets at place ${at + 1}`);
    const ai = text.slice(at + 1, close);
    const entry = findAi(ai);
    if (!entry) return bad('unknown-ai', `(${ai}) is no application identifier`, ai);
    let value = '';
    for (at = close + 1; at < text.length && text[at] !== '('; at++) {
      if (text[at] === '\\' && text[at + 1] === '(') at++;
      value += text[at];
    }
    const fault = valueFault(entry, value);
    if (fault) return { ok: false, fault };
    elements.push([ai, value]);
  }
  return good(elements);
}

/** Like `parseBracketed`, and checks the rules between identifiers. */
export function checkedBracketed(text: string): Outcome<readonly Element[]> {
  const parsed = parseBracketed(text);
  const fault = parsed.ok ? associationFault(parsed.value) : undefined;
  return fault ? { ok: false, fault } : parsed;
}

/** Returns the human-readable interpretation, one line per element (General Specifications 4.14). Brackets in values are not escaped. */
export const toHri = (elements: readonly Element[], { titles = false } = {}): readonly string[] =>
  elements.map(([ai, value]) => {
    const title = titles ? findAi(ai)?.title : '';
    return `${title ? `${title} ` : ''}(${ai}) ${value}`;
  });
