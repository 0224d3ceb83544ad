// Dates of some languages end with a full stop: a sentence that ends with one has that stop alone.
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { formatIn } from '../../../renderer/i18n/format.ts';
import { withOneFullStop } from '../../../renderer/i18n/full-stop.ts';
import { LANGUAGE_TABLE } from '../../../server/domain/language/languages.ts';
import { ALL } from '../../fixtures/catalogues.ts';

it.each(LANGUAGE_TABLE.map(({ language }) => language))('%s: every sentence with a date has one full stop', (language) => {
  const date = formatIn(language).date('2026-11-28');
  const id = 'passports.dueFrom';
  const text = ALL[language][id] ?? '';
  const i18n = setupI18n({ locale: language, messages: { [language]: { [id]: compileMessage(text) } } });
  const said = withOneFullStop(i18n._(id, { date }), { date });
  expect(said).toContain(date.replace(/\.$/, ''));
  expect(said).not.toMatch(/\.\./);
  expect(said.endsWith('.')).toBe(text.endsWith('.'));
});

it('leaves dots alone that are no end of a sentence', () => {
  expect(withOneFullStop('../a and ... and b.c', { path: '..', name: 'b', mark: '.' })).toBe('../a and ... and b.c');
  expect(withOneFullStop('Sold by Foo Ltd.. Next', { name: 'Foo Ltd.' })).toBe('Sold by Foo Ltd. Next');
});
