// A moment and a reader's languages: how a passport writes a date out.
import { describe, expect, it } from 'vitest';
import { formatDate } from '../../../server/domain/passport/format.ts';

const write = (language: string) =>
  formatDate('2026-02-11T21:08:00Z', { preferences: [language], fallback: language }, { dateStyle: 'long', timeStyle: 'short' });

describe('a date', () => {
  it('is written day first and on the 24-hour clock in English', () => {
    expect(write('en')).toBe('11 February 2026 at 21:08');
  });

  it('is written as the reader asks where a region is named', () => {
    expect(write('en-US')).toMatch(/^February 11, 2026 at 9:08\sPM$/);
    expect(write('de')).toBe('11. Februar 2026 um 21:08');
    expect(write('fr')).toBe('11 février 2026 à 21:08');
  });
});
