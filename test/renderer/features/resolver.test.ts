// What a person writes on the Resolver screen: ports, days and names of holders, taken or refused; the workbench agrees.
import { describe, expect, test } from 'vitest';
import { aYearFrom, LABEL_LIMIT, readDay, readLabel, readPort } from '../../../renderer/features/resolver/choices.ts';

const NOW = Date.parse('2026-11-21T23:30:00Z');

describe('the port', () => {
  test('is a number from 1 to 65535 in digits, with blanks around it at most', () => {
    expect(['1', '8080', ' 443 ', '65535', '00080'].map(readPort)).toEqual([1, 8080, 443, 65_535, 80]);
  });

  test('is nothing else', () => {
    for (const text of ['', '0', '65536', '-1', '+80', '8e3', '0x50', '80.0', '8 080', '８０', '000080'])
      expect(readPort(text), text).toBeUndefined();
  });
});

describe('the last day of a key', () => {
  test('is a year ahead unless it is chosen', () => {
    expect(aYearFrom(NOW)).toBe('2027-11-21');
    expect(readDay(aYearFrom(NOW), NOW)).toBe('2027-11-21');
  });

  test('may be today, which is not over yet, and no day before', () => {
    expect(readDay('2026-11-21', NOW)).toBe('2026-11-21');
    for (const text of ['2026-11-20', '', '21.11.2027', '2027-13-01', '2027-11']) expect(readDay(text, NOW), text).toBeUndefined();
  });
});

test('the holder of a key has a name of one to so many characters, counted as a person counts them', () => {
  expect(readLabel('  Customs Rotterdam ')).toBe('Customs Rotterdam');
  expect(readLabel('🚢'.repeat(LABEL_LIMIT))).toBe('🚢'.repeat(LABEL_LIMIT));
  expect([readLabel('   '), readLabel('x'.repeat(LABEL_LIMIT + 1))]).toEqual([undefined, undefined]);
});
