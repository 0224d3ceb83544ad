// Identifiers in round brackets, as printed under a symbol, in; elements out, and the other way round.
import { type Element, findAi } from './ai.ts';
import { associationFault } from './associations.ts';
import { MAX_MESSAGE } from './element-string.ts';
import { bad, good, type Outcome } from './outcome.ts';
import { valueFault } from './value.ts';

/** `(01)…(21)…`. A bracket that belongs to a value is written `\(`. Each value by itself is checked, not the rules between them. */
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

/** As `parseBracketed`, with the rules between identifiers. */
export function checkedBracketed(text: string): Outcome<readonly Element[]> {
  const parsed = parseBracketed(text);
  const fault = parsed.ok ? associationFault(parsed.value) : undefined;
  return fault ? { ok: false, fault } : parsed;
}

export const toBracketed = (elements: readonly Element[]): string =>
  elements.map(([ai, value]) => `(${ai})${value.replaceAll('(', '\\(')}`).join('');

/** Human readable interpretation, one line per element (General Specifications 4.14); brackets in values are not marked. */
export const toHri = (elements: readonly Element[], { titles = false } = {}): readonly string[] =>
  elements.map(([ai, value]) => {
    const title = titles ? findAi(ai)?.title : '';
    return `${title ? `${title} ` : ''}(${ai}) ${value}`;
  });
