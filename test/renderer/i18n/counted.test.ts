// A verdict or a decision after its count: one item reads as the word itself, and several agree in number.
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { HEADLINES_WORST_FIRST } from '../../../renderer/verdict/headlines.ts';
import { LANGUAGE_TABLE, type Language } from '../../../server/domain/language/languages.ts';
import { ALL } from '../../fixtures/catalogues.ts';

function counted(language: Language, word: string, count: number): string {
  const id = `counted.${word}`;
  const messages = { [language]: { [id]: compileMessage(ALL[language][id] ?? '') } };
  return setupI18n({ locale: language, messages })._(id, { count });
}

it.each(LANGUAGE_TABLE.map(({ language }) => language))('%s: one counted item has the word of its verdict or decision', (language) => {
  const words = [
    ...HEADLINES_WORST_FIRST.map((word) => [word, `headline.${word}`] as const),
    ...['released', 'held', 'referred'].map((word) => [word, `decision.${word}`] as const),
  ];
  for (const [word, id] of words) expect(counted(language, word, 1)).toBe(ALL[language][id]);
});

it.each([
  ['fr', 'invalid', [0, 2, 3], ['Non valide', 'Non valides', 'Non valides']],
  ['fr', 'unknown-issuer', [3], ['Émetteurs inconnus']],
  ['de', 'invalid', [3], ['Ungültig']],
  ['pl', 'valid', [2, 5, 22], ['Ważne', 'Ważnych', 'Ważne']],
  ['sl', 'valid', [2, 3, 5], ['Veljavna', 'Veljavni', 'Veljavnih']],
  ['lv', 'valid', [10, 21, 2], ['Derīgu', 'Derīgs', 'Derīgi']],
] as const)('%s counts "%s" as the language does', (language, word, counts, said) => {
  expect(counts.map((count) => counted(language, word, count))).toEqual(said);
});
