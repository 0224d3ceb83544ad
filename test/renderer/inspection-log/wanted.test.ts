// Checks the queries that the filters, the order and the addresses of the inspection log lead to.
import { describe, expect, test } from 'vitest';
import { entryNumber, isFiltered, NEWEST_FIRST, NO_FILTERS, sortedBy, wantedOf } from '../../../renderer/inspection-log/wanted.ts';

describe('the log', () => {
  test('asks for a verdict and a decision only when one is chosen', () => {
    expect(wantedOf({ ...NO_FILTERS, query: ' ABC ' })).toEqual({ query: 'ABC' });
    expect(wantedOf({ ...NO_FILTERS, headline: 'invalid', decision: 'none' })).toEqual({
      query: '',
      headline: 'invalid',
      decision: 'none',
    });
    expect(wantedOf({ ...NO_FILTERS, headline: 'as-of' })).toEqual({ query: '', headline: 'as-of' });
    expect([isFiltered(NO_FILTERS), isFiltered({ ...NO_FILTERS, place: 'K' })]).toEqual([false, true]);
  });

  test('asks for whole days of this computer, and for nothing by a day that is not one yet', () => {
    const { from = '', until = '' } = wantedOf({ ...NO_FILTERS, from: '2026-11-20', until: '2026-11-21', officer: ' Ana ', place: ' ' });
    expect(new Date(from).getTime()).toBe(new Date(2026, 10, 20).getTime());
    expect(new Date(until).getTime()).toBe(new Date(2026, 10, 22).getTime() - 1);
    expect(wantedOf({ ...NO_FILTERS, officer: ' Ana ', place: ' ' })).toEqual({ query: '', officer: 'Ana' });
    for (const day of ['', '2026-1', '2026-13-01']) expect(wantedOf({ ...NO_FILTERS, from: day, until: day })).toEqual({ query: '' });
  });

  test('is sorted by the column that was pressed, and by the next press the other way round', () => {
    expect(sortedBy('at', NEWEST_FIRST)).toEqual({ sort: 'at', order: 'descending' });
    const byProduct = sortedBy('product', NEWEST_FIRST);
    expect([byProduct.order, sortedBy('product', byProduct).order]).toEqual(['ascending', 'descending']);
  });

  test('has entries with whole numbers from 1; any other address names none', () => {
    expect(entryNumber('41')).toBe(41);
    for (const id of ['', '0', '-1', '1.5', '1e3', 'x', '01', '9999999999999999']) expect(entryNumber(id), id).toBeUndefined();
  });
});
