// A day on the clock of this computer.
import { describe, expect, it } from 'vitest';
import { dayAround, dayName } from '../../../renderer/runs/day.ts';

describe('a day', () => {
  it('runs from midnight to midnight on the clock of this computer', () => {
    const { from, until } = dayAround(new Date(2026, 10, 30, 23, 59));
    expect([new Date(from), new Date(until)]).toEqual([new Date(2026, 10, 30), new Date(2026, 11, 1)]);
  });

  it('has as many hours as the clock gives it', () => {
    for (const [month, day] of [
      [2, 28],
      [2, 29],
      [9, 25],
    ] as const) {
      const { from, until } = dayAround(new Date(2026, month, day, 12));
      expect(until).toBe(dayAround(new Date(2026, month, day + 1, 12)).from);
      expect(Date.parse(until)).toBeGreaterThan(Date.parse(from));
    }
  });

  it('is named as the fields of the log name it', () => {
    expect(dayName(new Date(2026, 0, 5))).toBe('2026-01-05');
  });
});
