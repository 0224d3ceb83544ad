// How old a copy may be: to the limit and not beyond it, and never if its date cannot be compared.
import { expect, test } from 'vitest';
import { judgeCopyAge, lagOf } from '../../../server/domain/dates/copy-age.ts';

const asOf = '2026-11-01T12:00:00.000Z';
const at = (seconds: number): number => Date.parse(asOf) + seconds * 1000;
const codeAt = (seconds: number, date = asOf) => judgeCopyAge({ asOf: date, maxLag: 3_600_000 }, at(seconds))?.code;

test('within its limit, and beyond it', () => {
  expect([0, 3_600, 3_600.001, 86_400].map((seconds) => codeAt(seconds))).toEqual([undefined, undefined, 'DPP-TRU-12', 'DPP-TRU-12']);
});

test('ahead of the clock: by what good clocks differ, and by more', () => {
  expect([-60, -60.001].map((seconds) => codeAt(seconds))).toEqual([undefined, 'DPP-TRU-12']);
  expect([lagOf({ asOf }, at(-30)), lagOf({ asOf }, at(-90)), lagOf({ asOf }, at(90))]).toEqual([0, undefined, 90_000]);
});

test('without a date that can be read', () => {
  expect([codeAt(0, ''), codeAt(0, 'yesterday')]).toEqual(['DPP-TRU-12', 'DPP-TRU-12']);
});
