// The catalogues of all languages: the ids and placeholders of English, the plurals of each language, messages that compile. Drafts may lack messages.
import { describe, expect, test } from 'vitest';
import { typeset } from '../../../renderer/i18n/compile-catalogues.ts';
import { LANGUAGE_TABLE, type Language, localeOf } from '../../../server/domain/language/languages.ts';
import { ALL, COMPLETE, DRAFTS, type Messages } from '../../fixtures/catalogues.ts';
import { placeholders, plurals } from '../../fixtures/icu.ts';

const { en, ...complete } = COMPLETE;
const { fr } = complete;
const english: Messages = en;
const others: Readonly<Record<string, Messages>> = { ...complete, ...DRAFTS };

/** The plural forms that counts take in a language, and `other`, which ICU requires. */
function formsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(localeOf(language as Language));
  return [...new Set([...Array.from({ length: 201 }, (_, count) => rules.select(count)), 'other' as const])];
}

/** Sentences that read alike in English and another language: names and forms of data, nothing to translate. */
const NAMES: ReadonlySet<string> = new Set(['passports.form.aas']);

describe('catalogues', () => {
  test('no line of French breaks before a colon, a semicolon, a question or an exclamation mark, or within quotation marks', () => {
    expect(typeset('Périmée : une « liste » ; ouvrir ?', 'fr')).toBe('Périmée\u202f: une «\u202fliste\u202f»\u202f; ouvrir\u202f?');
    expect(typeset('Sur «\u00a0{name} »', 'fr')).toBe('Sur «\u202f{name}\u202f»');
    expect(typeset('out of date : one', 'en')).toBe('out of date : one');
    const breaking = Object.values(fr).filter((text) => /[^\u202f][;?!»]|[ \u00a0]:|«[^\u202f]/.test(typeset(text, 'fr')));
    expect(breaking).toEqual([]);
  });

  test('what is left open ends in three dots as each language sets them: after a space in German, without one in English and French', () => {
    const wrong = Object.entries(ALL).flatMap(([language, catalogue]) =>
      Object.values(catalogue).filter((text) => (language === 'de' ? /\p{L}…/u : / …/).test(text) || text.includes('...')),
    );
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(complete))('%s has exactly the ids of English', (_, catalogue) => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  // Listed in the name and not failed: the screens show English for what a draft lacks.
  const lacking = Object.entries(DRAFTS).map(([language, catalogue]) => {
    const ids = Object.keys(english).filter((id) => catalogue[id] === undefined);
    const which = `${ids.length} of ${Object.keys(english).length}${ids.length > 0 ? `, such as ${ids.slice(0, 5).join(', ')}` : ''}`;
    return [language, which, catalogue] as const;
  });
  test.each(lacking)('the draft %s lacks %s, and has no id of its own', (_language, _which, catalogue) => {
    expect(Object.keys(catalogue).filter((id) => english[id] === undefined)).toEqual([]);
  });

  test.each(Object.entries(others))('%s has the placeholders of English in every message', (_, catalogue) => {
    const different = Object.entries(catalogue)
      .map(([id, text]) => ({ id, english: placeholders(english[id] ?? ''), other: placeholders(text) }))
      .filter((entry) => entry.english.join() !== entry.other.join());
    expect(different).toEqual([]);
  });

  test.each(Object.entries(ALL))('%s has the plural forms that its counts take, and no others', (language, catalogue) => {
    const forms = formsOf(language);
    // `other` alone is a wording that no count changes.
    const isRight = (has: readonly string[]) => has.join() === 'other' || forms.every((form) => has.includes(form));
    const wrong = Object.entries(catalogue).filter(([, text]) =>
      plurals(text).some((branches) => {
        const has = branches.filter((branch) => !/^\d+$/.test(branch));
        return !isRight(has) || has.some((form) => !forms.includes(form));
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(others))('%s has no empty message, and none is left in English', (_, catalogue) => {
    const empty = Object.entries(catalogue).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
    const untranslated = Object.entries(catalogue).filter(
      ([id, text]) => text === english[id] && !NAMES.has(id) && (text.replace(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 2,
    );
    expect(untranslated).toEqual([]);
  });

  test('every draft in the table has a catalogue, and a row is its only entry', () => {
    expect(Object.keys(ALL).sort()).toEqual(LANGUAGE_TABLE.map(({ language }) => language).sort());
    for (const catalogue of Object.values(DRAFTS)) expect(catalogue['common.draft']).toBeTruthy();
  });

  test('the word "compliant" is never ours, in no language', () => {
    const forbidden = /compliant|compliance|konform|conforme\b|conformité du produit/i;
    for (const [language, catalogue] of Object.entries(ALL)) {
      for (const [id, text] of Object.entries(catalogue)) expect(text, `${language} ${id}`).not.toMatch(forbidden);
    }
  });
});
