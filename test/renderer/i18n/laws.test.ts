// What the screens show of laws: a legal basis is never in another language than the page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { formatIn } from '../../../renderer/i18n/format.ts';

const renderer = fileURLToPath(new URL('../../../renderer', import.meta.url));
const screens = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, text: readFileSync(join(renderer, path), 'utf8') }));

describe('a legal basis', () => {
  test.each([
    ['en', 'Regulation (EU) 2024/1781 Annex III (j), Article 29(3)'],
    ['de', 'Anhang III Buchst. j und Art. 29 Abs. 3 Verordnung (EU) 2024/1781'],
    ['fr', 'annexe III, point j), et art. 29, par. 3, règlement (UE) 2024/1781'],
  ] as const)('is written in %s as its official texts write it', (language, cited) => {
    expect(formatIn(language).citation('Regulation (EU) 2024/1781 Annex III (j), Article 29(3)')).toBe(cited);
    expect(formatIn(language).citation('none')).toBe('');
  });

  test('is in English, as the acts cite themselves, where the language has no form of its own', () => {
    const basis = 'Regulation (EU) 2024/1781 Annex III (j), Article 29(3)';
    expect(formatIn('fi').citation(basis)).toBe(basis);
    expect(formatIn('fi').citation('none')).toBe('');
  });

  test('reaches every screen in the language of the page', () => {
    const showing = screens.filter(({ text }) => /\b(?:legalBasis|directives)\b/.test(text));
    expect(showing.length).toBeGreaterThan(3);
    expect(showing.filter(({ text }) => !text.includes('format.citation(')).map(({ path }) => path)).toEqual([]);
    expect(showing.filter(({ text }) => /(?:>\s*\{|note: )(?:legalBasis|act)\b/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
