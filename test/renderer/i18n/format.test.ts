// Numbers, dates and ages as people of each language write them.
import { describe, expect, test } from 'vitest';
import { formatIn } from '../../../renderer/i18n/format.ts';
import { matchLanguage } from '../../../renderer/i18n/i18n.ts';
import { isLanguage, LANGUAGE_TABLE } from '../../../server/domain/language/languages.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const en = formatIn('en');
const de = formatIn('de');
const fr = formatIn('fr');

describe('age of data', () => {
  test('is told in the largest unit that still says something', () => {
    expect(en.age('2026-11-18T11:00:00Z', now)).toBe('3 days');
    expect(en.age('2026-11-20T12:00:00Z', now)).toBe('1 day');
    expect(en.age('2026-11-21T10:30:00Z', now)).toBe('1 hour');
    expect(en.age('2026-11-21T11:58:30Z', now)).toBe('1 minute');
    expect(en.age('2026-08-01T12:00:00Z', now)).toBe('3 months');
    expect(en.age('2021-11-01T12:00:00Z', now)).toBe('5 years');
  });

  test('never rounds up: 47 hours are one day', () => {
    expect(de.age('2026-11-19T13:00:00Z', now)).toBe('1 Tag');
    expect(fr.age('2026-11-18T11:00:00Z', now)).toBe('3\u00a0jours');
  });

  test('is not told under a minute, for the future, or for what is no date', () => {
    expect(en.age('2026-11-21T11:59:30Z', now)).toBeUndefined();
    expect(en.age('2026-11-22T12:00:00Z', now)).toBeUndefined();
    expect(en.age('yesterday', now)).toBeUndefined();
  });
});

describe('dates and numbers', () => {
  test('follow the language', () => {
    expect(en.date('2026-11-03')).toBe('3 Nov 2026');
    expect(de.date('2026-11-03')).toBe('03.11.2026');
    expect(fr.date('2026-11-03')).toBe('3 nov. 2026');
    expect(en.number(1234.5)).toBe('1,234.5');
    expect(de.number(1234.5)).toBe('1.234,5');
    expect(de.percent(12.5)).toBe('12,5\u00a0%');
  });

  test('name the time zone in short, also in Greek', () => {
    for (const { language } of LANGUAGE_TABLE)
      expect(formatIn(language).dateTime('2026-11-03T08:00:00Z'), language).not.toMatch(/\p{L}{2,} \p{L}{2,}\)?$/u);
    expect(formatIn('el').dateTime('2026-11-03T08:00:00Z')).toMatch(/^3 Νοε 2026, \d\d:\d\d:00 [A-Z]+(?:[+-][\d:]+)?$/);
  });

  test('show what is no date as it came, never an invented one', () => {
    expect(en.date('soon')).toBe('soon');
    expect(en.dateTime('')).toBe('');
    expect(en.utc('2026-13-45')).toBe('2026-13-45');
  });

  test('name languages, and leave a malformed tag as it is', () => {
    expect(de.language('fr')).toBe('Französisch');
    expect(en.language('not a tag')).toBe('not a tag');
  });

  test('name countries, and leave what is no code as it is', () => {
    expect([en.country('DE'), de.country('DE'), fr.country('DE')]).toEqual(['Germany', 'Deutschland', 'Allemagne']);
    expect(['ZZZZ', '', 'QX'].map((code) => en.country(code))).toEqual(['ZZZZ', '', 'QX']);
  });
});

describe('the language of the system', () => {
  test('is matched on its primary subtag, in the order wished', () => {
    expect(matchLanguage(['is-IS', 'fr-CH', 'de'])).toBe('fr');
    expect(matchLanguage(['DE-at'])).toBe('de');
  });

  // The languages of the Union (Regulation No 1, Article 1), and two others.
  test.each('bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv ar tlh'.split(' '))(
    '%s is spoken if it has a catalogue, otherwise English',
    (system) => {
      const spoken = isLanguage(system) ? system : 'en';
      expect([matchLanguage([system]), matchLanguage([`${system}-XX`])]).toEqual([spoken, spoken]);
    },
  );

  test('falls back to English', () => {
    expect(matchLanguage([])).toBe('en');
  });
});
