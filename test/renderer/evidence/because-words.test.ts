// Why a slip or a bundle is not taken, in the languages that are complete: every code has its words, with the date, the number and the entries in them.
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { becauseWords } from '../../../renderer/evidence/because-words.ts';
import { formatIn } from '../../../renderer/i18n/format.ts';
import { type Because, sentenceOf } from '../../../server/domain/evidence/because.ts';
import { COMPLETE } from '../../fixtures/catalogues.ts';

const AT = '2026-03-04T10:00:00.000Z';
const ALL: Readonly<Record<Because['code'], Because>> = {
  future: { code: 'future' },
  unnamed: { code: 'unnamed' },
  'list-expired': { code: 'list-expired' },
  superseded: { code: 'superseded' },
  suspended: { code: 'suspended' },
  withdrawn: { code: 'withdrawn' },
  'vouched-since': { code: 'vouched-since', at: AT },
  'key-revoked': { code: 'key-revoked', at: AT },
  'key-from': { code: 'key-from', at: AT },
  'key-until': { code: 'key-until', at: AT },
  'cut-off': { code: 'cut-off' },
  signature: { code: 'signature' },
  content: { code: 'content' },
  'too-long': { code: 'too-long', number: 1234 },
  version: { code: 'version', number: 7 },
  'no-entry': { code: 'no-entry', number: 7 },
  'entry-changed': { code: 'entry-changed', number: 7 },
  'other-entry': { code: 'other-entry', number: 7 },
  verdicts: { code: 'verdicts', numbers: [7, 12] },
};

describe.each(['en', 'de', 'fr'] as const)('in %s', (language) => {
  it('each reason is a sentence of its own with what it is about', () => {
    const messages = Object.fromEntries(
      Object.entries(COMPLETE[language]).flatMap(([id, text]) => (id.startsWith('evidence.why.') ? [[id, compileMessage(text)]] : [])),
    );
    const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
    const format = formatIn(language);
    const said = Object.values(ALL).map((because) => ({
      because,
      words: becauseWords(because, (id, values) => i18n._(id, values), format),
    }));
    expect(new Set(said.map(({ words }) => words)).size).toBe(said.length);
    for (const { because, words } of said) {
      expect(words).toMatch(/^\p{Lu}.*\.$/u);
      if (language !== 'en') expect(words.toLowerCase()).not.toContain(sentenceOf(because).toLowerCase());
      if ('at' in because) expect(words).toContain(format.dateTime(because.at));
      if ('number' in because) expect(words).toContain(format.number(because.number));
      if ('numbers' in because) expect(words).toContain(format.list(['7', '12']));
    }
  });
});
