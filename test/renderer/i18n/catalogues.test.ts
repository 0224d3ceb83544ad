// The catalogues of the three languages: the same ids, the same placeholders, messages that compile.
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { typeset } from '../../../renderer/i18n/compile-catalogues.ts';
import { messages as de } from '../../../renderer/i18n/messages/de/index.ts';
import { messages as en } from '../../../renderer/i18n/messages/en/index.ts';
import { messages as fr } from '../../../renderer/i18n/messages/fr/index.ts';
import type { Language } from '../../../server/contract/index.ts';

const english: Record<string, string> = en;
const others: Record<Exclude<Language, 'en'>, Record<string, string>> = { de, fr };

type Token = string | readonly [name: string, type?: string, format?: Record<string, unknown> | string];

/** Every placeholder of an ICU message with its type, those inside plural and select branches included. */
function placeholders(message: string): string[] {
  const found = new Set<string>();
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as Token[]) {
      if (typeof token === 'string') continue;
      const [name, type, format] = token;
      found.add(`${name}:${type ?? 'text'}`);
      if (typeof format === 'object') for (const branch of Object.values(format)) walk(branch);
    }
  };
  walk(compileMessageOrThrow(message));
  return [...found].sort();
}

describe('catalogues', () => {
  test('no line of French breaks before a colon, a semicolon, a question or an exclamation mark, or within quotation marks', () => {
    expect(typeset('Périmée : une « liste » ; ouvrir ?', 'fr')).toBe('Périmée\u00a0: une «\u00a0liste\u00a0»\u00a0; ouvrir\u00a0?');
    expect(typeset('out of date : one', 'en')).toBe('out of date : one');
    const breaking = Object.values<string>(fr).filter((text) => / [:;?!»]|« /.test(typeset(text, 'fr')));
    expect(breaking).toEqual([]);
  });

  test('what is left open ends in three dots as each language sets them: after a space in German, without one in English and French', () => {
    const wrong = Object.entries({ en, ...others }).flatMap(([language, catalogue]) =>
      Object.values(catalogue).filter((text) => (language === 'de' ? /\p{L}…/u : / …/).test(text) || text.includes('...')),
    );
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(others))('%s has exactly the ids of English', (_, catalogue) => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  test.each(Object.entries(others))('%s has the placeholders of English in every message', (_, catalogue) => {
    const different = Object.entries(english)
      .map(([id, text]) => ({ id, english: placeholders(text), other: placeholders(catalogue[id] ?? '') }))
      .filter((entry) => entry.english.join() !== entry.other.join());
    expect(different).toEqual([]);
  });

  test('no message is empty, and none is left in English by mistake', () => {
    // Words that two languages write alike.
    const alike = /^(common\.(appName|errorCode)|.*\.title|kind\.|channel\.|check\.)/;
    for (const [language, catalogue] of Object.entries(others)) {
      for (const [id, text] of Object.entries(catalogue)) {
        expect(text.trim(), `${language} ${id}`).not.toBe('');
        if (text.length > 20 && !alike.test(id)) expect(text, `${language} ${id}`).not.toBe(english[id]);
      }
    }
  });

  test('the word "compliant" is never ours, in no language', () => {
    const forbidden = /compliant|compliance|konform|conforme\b|conformité du produit/i;
    for (const [language, catalogue] of Object.entries({ en: english, ...others })) {
      for (const [id, text] of Object.entries(catalogue)) expect(text, `${language} ${id}`).not.toMatch(forbidden);
    }
  });
});
