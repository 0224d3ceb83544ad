// Accept-Language and RFC 4647 lookup.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookup, parseAcceptLanguage, textIn } from '../../../server/domain/language/language.ts';

describe('parseAcceptLanguage', () => {
  it.each<readonly [string | undefined, readonly string[]]>([
    ['de-AT, fr;q=0.5, en;q=0.9', ['de-AT', 'en', 'fr']],
    ['de;q=0, en', ['en']],
    ['en;q=2, fr;q=x, de;q=0.1', ['de']],
    ['*', ['*']],
    ['', []],
    [undefined, []],
    ['<script>, de', ['de']],
  ])('%s → %j', (header, ranges) => {
    expect(parseAcceptLanguage(header)).toEqual(ranges);
  });

  it('is bounded and never throws', () => {
    expect(parseAcceptLanguage('de,'.repeat(100_000)).length).toBeLessThanOrEqual(32);
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (header) => Array.isArray(parseAcceptLanguage(header))));
  });
});

describe('lookup', () => {
  it.each<readonly [readonly string[], readonly string[], string | undefined]>([
    [['de-AT'], ['en', 'de'], 'de'],
    [['zh-Hant-CN-x-private1'], ['zh-Hant', 'zh'], 'zh-Hant'],
    [['pt-BR'], ['pt-PT'], undefined],
    [['it', 'FR'], ['en', 'fr'], 'fr'],
    [['*'], ['en'], undefined],
    [['pt'], ['pt-BR'], undefined],
  ])('%j of %j → %s', (preferences, offered, found) => {
    expect(lookup(preferences, offered)).toBe(found);
  });
});

it('a text falls back to the default language, then to any', () => {
  expect(textIn({ en: 'a', de: 'b' }, ['fr'], 'de')).toBe('b');
  expect(textIn({ pl: 'c' }, ['fr'], 'de')).toBe('c');
  expect(textIn('plain', ['fr'], 'de')).toBe('plain');
  expect(textIn({}, ['fr'], 'de')).toBeUndefined();
});
